"""A match as one page for any browser: chart, scores and history, with nothing from outside and no script."""

from collections.abc import Sequence
from html import escape

from app.session.sharing.shared import SharedMatch, figure_said, moment_text
from app.session.sharing.summary import as_settlement, heading, ranking
from app.session.telling import told
from rules.sentences import Catalogue, say

WIDTH, HEIGHT, EDGE, MARGIN = 420, 210, 12, 56  # the margin is for the figures beside the chart
MOST_POINTS = 800  # more than a screen has room to tell apart
COLOURS = ("#8a5e00", "#175e96", "#a0402a", "#486e22", "#6c3f93", "#1c6f61")
DASHES = ("none", "9 5", "3 5", "14 4 3 4")
_POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'"
_STYLE = (
    "body{font:16px/1.5 sans-serif;max-width:44rem;margin:1.5rem auto;padding:0 1rem;color:#1b2420;"
    "background:#f3eddf;overflow-wrap:anywhere}h1,h2{font-family:serif;line-height:1.2}"
    "svg{width:100%;height:auto;background:#fffdf6;border-radius:12px}svg text{font:14px sans-serif;fill:#4e5a53}"
    "table{border-collapse:collapse;width:100%;background:#fffdf6;border-radius:12px}"
    "td{padding:.4rem .7rem;text-align:left;vertical-align:top;border-bottom:1px solid #e3d9c2}"
    "tr:last-child td{border:0}td:first-child{width:2.2rem;color:#4e5a53}"
    ".score{font-weight:bold;font-size:1.3rem;text-align:right}.when{color:#4e5a53;white-space:nowrap;text-align:right}"
    ".mark{color:#553fa6}.line{width:44px;height:10px;vertical-align:middle;border-radius:0}pre{font:inherit}"
)


def as_page(match: SharedMatch, catalogue: Catalogue) -> str:
    """The whole page; every name and remark is escaped."""
    head = escape(heading(match, catalogue))
    settled = escape(as_settlement(match, catalogue))
    return (
        '<!DOCTYPE html>\n<html><head><meta charset="utf-8">'
        f'<meta http-equiv="Content-Security-Policy" content="{_POLICY}">'
        f'<meta name="viewport" content="width=device-width, initial-scale=1"><title>{head}</title>'
        f"<style>{_STYLE}</style></head><body>\n<h1>{head}</h1>\n{_scores(match, catalogue)}\n"
        f"{f'<pre>{settled}</pre>' if settled else ''}\n"
        f"<h2>{escape(str(catalogue['share.chart']))}</h2>\n{_chart(match, catalogue)}\n"
        f"<h2>{escape(str(catalogue['share.history']))}</h2>\n{_history(match, catalogue)}\n</body></html>\n"
    )


def _look(seat: int) -> str:
    """How a player's line is drawn: by colour and by dash."""
    dash = DASHES[seat % len(DASHES)]
    return f'fill="none" stroke="{COLOURS[seat % len(COLOURS)]}" stroke-width="3" stroke-dasharray="{dash}"'


def _scores(match: SharedMatch, catalogue: Catalogue) -> str:
    points = match.standing.points
    rows = (
        f"<tr><td>{place}</td><td>{escape(match.players[seat])}</td>"
        f'<td><svg class="line" viewBox="0 0 44 10"><path d="M0 5H44" {_look(seat)}/></svg></td>'
        f'<td class="score">{figure_said(points[seat], match, catalogue)}</td></tr>'
        for place, seat in enumerate(ranking(match), 1)
    )
    return f'<table class="scores">{"".join(rows)}</table>'


def _chart(match: SharedMatch, catalogue: Catalogue) -> str:
    """A line a player, over the entries, and the lowest and the highest figure beside them."""
    game = match.timeline.game
    states = [match.timeline.opening, *(step.state for step in match.timeline.steps)]
    stride = -(-len(states) // MOST_POINTS)
    scores = [game.standing(state).points for state in states[::-1][::stride][::-1]]
    low, high = min(map(min, scores)), max(map(max, scores))
    lines = (
        f'<polyline {_look(seat)} points="{_points(scores, seat, low, high)}">'
        f"<title>{escape(name)}</title></polyline>"
        for seat, name in enumerate(match.players)
    )
    shown = [value for value in sorted({low, 0, high}) if low <= value <= high]
    levels = "".join(_level(_height(value, low, high), figure_said(value, match, catalogue)) for value in shown)
    return f'<svg class="chart" viewBox="0 0 {WIDTH} {HEIGHT}" role="img">{levels}{"".join(lines)}</svg>'


def _level(y: float, figure: str) -> str:
    return (
        f'<path d="M{MARGIN} {y}H{WIDTH - EDGE}" stroke="#e3d9c2"/>'
        f'<text x="{MARGIN - 8}" y="{y + 5:.1f}" text-anchor="end">{figure}</text>'
    )


def _height(value: int, low: int, high: int) -> float:
    return round(HEIGHT - EDGE - (value - low) * (HEIGHT - 2 * EDGE) / max(1, high - low), 1)


def _points(scores: Sequence[Sequence[int]], seat: int, low: int, high: int) -> str:
    """The line of a seat, from where it was taken."""
    across = (WIDTH - EDGE - MARGIN) / max(1, len(scores) - 1)
    return " ".join(
        f"{MARGIN + place * across:.1f},{_height(each[seat], low, high)}"
        for place, each in enumerate(scores)
        if seat < len(each)
    )


def _history(match: SharedMatch, catalogue: Catalogue) -> str:
    rows = []
    for number, step in enumerate(match.timeline.steps, 1):
        entry = step.entry
        did = escape(say(catalogue, *told(match.timeline.game, entry.action, step.state), match.everyone))
        marks = [] if entry.overruled is None else [_overruled(entry.overruled, catalogue)]
        marks += [entry.comment] if entry.comment else []
        below = "".join(f'<br><span class="mark">{escape(mark)}</span>' for mark in marks)
        when = moment_text(entry.time).replace("T", " ").replace("Z", "")
        rows.append(f'<tr><td>{number}</td><td>{did}{below}</td><td class="when">{when}</td></tr>')
    return f'<table class="history">{"".join(rows)}</table>'


def _overruled(reason: str, catalogue: Catalogue) -> str:
    if not reason:
        return str(catalogue["share.overruled.plain"])
    return say(catalogue, "share.overruled", {"reason": reason})
