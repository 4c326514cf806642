"""A match in a few lines to send to friends, and who pays whom."""

from app.session.sharing.shared import SharedMatch, figure_said
from rules.chips import Ledger, settlement
from rules.sentences import Catalogue, say


def as_summary(match: SharedMatch, catalogue: Catalogue) -> str:
    """Game, day, the scores from the best to the last, and in a match for money who pays whom."""
    standing = match.standing
    lines = [heading(match, catalogue)]
    for place, seat in enumerate(ranking(match), 1):
        facts = {"place": place, "seat": seat, "points": figure_said(standing.points[seat], match, catalogue)}
        lines.append(say(catalogue, "share.score", facts, match.players))
    count = {"count": len(match.timeline.steps)}
    lines.append(say(catalogue, "share.over" if standing.is_over else "share.running", count))
    settled = as_settlement(match, catalogue)
    return "\n".join(lines) + "\n" + (f"\n{settled}" if settled else "")


def heading(match: SharedMatch, catalogue: Catalogue) -> str:
    """The game and the day."""
    title = str(catalogue[f"{match.timeline.game.key}.name"])
    year, month, day = match.date.split("-")
    date = {"day": str(int(day)), "month": str(int(month)), "year": year}
    return say(catalogue, "share.head", {"title": title, "day": say(catalogue, "date.day_year", date)})


def ranking(match: SharedMatch) -> list[int]:
    """The seats from the best to the last."""
    standing = match.standing
    return sorted(range(len(match.players)), key=lambda seat: (seat not in standing.leaders, -standing.points[seat]))


def as_settlement(match: SharedMatch, catalogue: Catalogue) -> str:
    """The fewest payments that settle a match for money; empty for any other match."""
    ledger = getattr(match.timeline.state, "ledger", None)
    if not isinstance(ledger, Ledger):
        return ""
    if sum(ledger.nets):
        return say(catalogue, "share.pot_left", {}) + "\n"
    payments = [
        {"payer_seat": each.payer, "payee_seat": each.payee, "sum": figure_said(each.amount, match, catalogue)}
        for each in settlement(ledger.nets)
    ]
    lines = [say(catalogue, "share.pays", facts, match.players) for facts in payments]
    return "\n".join(lines or [say(catalogue, "share.nobody_pays", {})]) + "\n"
