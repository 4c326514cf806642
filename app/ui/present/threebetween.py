"""ThreeBeTween's table: the seats, the five places for cards, safe and risky points, and the chances."""

from collections.abc import Iterable, Sequence
from fractions import Fraction
from typing import NamedTuple

from app.ui.present.figures import decimals, percent_text
from app.ui.present.places import SeatView
from app.ui.present.saying import Saying, did
from app.ui.present.threebetween_pad import (
    DEAL,
    DRAW,
    FULL,
    LIMITS,
    NUMBER,
    PLACE,
    POINTS,
    CardView,
    Choice,
    card_view,
    dealt_cards,
    mode_of,
    why_no_fit,
)
from app.ui.present.verdict import Banner
from rules.core.timeline import Step
from rules.decks.alpha import Face, Shown, is_sample
from rules.threebetween import GAME
from rules.threebetween import actions as a
from rules.threebetween import state as s
from rules.threebetween.fitting import SPACES, Limits, can_fit, letters_between, shown_letters
from rules.threebetween.odds import Odds, odds
from rules.threebetween.sheet import figures

CLAUSES = {
    NUMBER: "points", DEAL: "limits", LIMITS: "replacement", DRAW: "draw", PLACE: "use_one", FULL: "full",
    POINTS: "scorepad",
}  # fmt: skip
TURN_WORDS = {
    DEAL: "to_deal", LIMITS: "to_set", DRAW: "to_draw", PLACE: "to_place", FULL: "to_bank", POINTS: "to_play",
}  # fmt: skip
# How a place for a card looks.
CARD, OPEN, NEXT = "card", "open", "next"
# How a card lies there.
PLAIN, CHOSEN, DECLINED = "plain", "chosen", "declined"
UNKNOWN = "?"


class SpotView(NamedTuple):
    """One of the five places; *touch* is the number of the pick, drawn card or limit that a touch means."""

    kind: str
    caption: Saying
    card: CardView | None = None
    look: str = PLAIN
    touch: int | None = None

    @property
    def is_marked(self) -> bool:
        """Whether the word below stands out: a limit, or a card chosen to be placed."""
        return self.look == CHOSEN or self.caption.code == "table.threebetween.limit"


class FiguresView(NamedTuple):
    """What a player has safe, banked and on the table, and the score with a pass."""

    safe: str
    banked: str
    on_table: str
    if_passed: str
    if_text: Saying


class OddsView(NamedTuple):
    """Shares of a bar, the bust first, and the same in words."""

    shares: tuple[float, ...]
    words: tuple[Saying, ...]


class Pending(NamedTuple):
    """What has been touched and not been entered yet."""

    picks: tuple[Face, ...] = ()
    choice: Choice | None = None
    way: Limits | None = None
    goes: int | None = None
    points: a.Sum | None = None


# --- the frame


def threebetween_where(state: s.State) -> Saying:
    """Which round it is, and how far the match goes."""
    facts = {"round_number": state.round_number, "target": state.house.target}
    return Saying("table.threebetween.where", facts)


def threebetween_clause(state: s.State) -> str:
    """Where the rulebook opens now."""
    return "game_over" if state.phase == s.ENDED else CLAUSES[mode_of(state)]


def threebetween_seats(state: s.State) -> tuple[SeatView, ...]:
    """The boxed scores, and what each player does or risks in this round."""
    return tuple(_seat(state, seat) for seat in range(state.seats))


def _seat(state: s.State, seat: int) -> SeatView:
    stage = state.spots[seat].stage
    active = state.phase not in (s.TALLY, s.ENDED) and seat == state.turn
    out = state.phase != s.ENDED and stage in (s.BUSTED, s.AWAY)
    is_bust = out and stage == s.BUSTED
    return SeatView(str(state.scores[seat]), _status(state, seat, active), active, out, seat == state.dealer, is_bust)


def _status(state: s.State, seat: int, active: bool) -> Saying | None:
    if state.phase == s.ENDED:
        return None
    if active:
        return Saying(f"table.threebetween.{TURN_WORDS[mode_of(state)]}")
    stage = state.spots[seat].stage
    found = figures(state, seat)
    if stage == s.PASSED:
        code = "passed" if found.is_complete else "passed_unread"
        return Saying(f"table.threebetween.{code}", {"points": found.if_passed - found.safe})
    if stage in (s.BUSTED, s.AWAY):
        return Saying(f"table.threebetween.{stage}")
    at_risk = found.banked + found.on_table
    return Saying("table.threebetween.at_risk", {"points": at_risk}) if at_risk else None


# --- the five places


def spot_views(state: s.State, pending: Pending) -> tuple[SpotView, ...]:
    """The left limit, three spaces, the right limit of the player on turn; nothing where no cards are kept."""
    mode = mode_of(state)
    if mode in (POINTS, NUMBER):
        return ()
    left, right = _limit_views(state, pending, mode)
    return (left, *_space_views(state, pending, mode), right)


def _limit_views(state: s.State, pending: Pending, mode: str) -> tuple[SpotView, SpotView]:
    caption = Saying("table.threebetween.limit")
    if mode == DEAL:
        picked = [_picked_view(state, face, number, caption) for number, face in enumerate(pending.picks)]
        picked += [SpotView(NEXT, caption), SpotView(OPEN, caption)]
        return picked[0], picked[1]
    spot = state.spots[state.turn]
    if mode == LIMITS:
        cards = dealt_cards(state, pending.way)
        views = [_dealt_view(state, card, number, pending.goes) for number, card in enumerate(cards)]
        return views[0], views[1]
    if spot.limits is None:
        return SpotView(OPEN, caption), SpotView(OPEN, caption)
    left, right = (SpotView(CARD, caption, card_view(state, card)) for card in spot.limits)
    return left, right


def _dealt_view(state: s.State, card: Shown, number: int, goes: int | None) -> SpotView:
    is_going = number == goes
    caption = Saying("table.threebetween.goes" if is_going else "table.threebetween.limit")
    return SpotView(CARD, caption, card_view(state, card), DECLINED if is_going else PLAIN, number)


def _picked_view(state: s.State, face: Face, number: int, caption: Saying) -> SpotView:
    return SpotView(CARD, caption, card_view(state, Shown(face, face.letters[0])), CHOSEN, number)


def _space_views(state: s.State, pending: Pending, mode: str) -> tuple[SpotView, ...]:
    spot = state.spots[state.turn]
    views = [
        SpotView(CARD, Saying("table.threebetween.space", {"number": number + 1}), card_view(state, card))
        for number, card in enumerate(spot.between)
    ]
    if mode == DRAW:
        drawn = Saying("table.threebetween.drawn")
        views += [_drawn_pick(state, face, number, drawn) for number, face in enumerate(pending.picks)]
    if mode == PLACE and pending.choice is not None:
        views += [_choice_view(state, pending.choice, number) for number in range(len(spot.drawn))]
    is_next = mode == DRAW
    while len(views) < SPACES:
        views.append(SpotView(NEXT if is_next else OPEN, Saying("table.threebetween.open")))
        is_next = False
    return tuple(views)


def _drawn_pick(state: s.State, face: Face, number: int, caption: Saying) -> SpotView:
    """A card touched on the pad: which of two vowels fits is turned up at once."""
    letters = state.spots[state.turn].letters
    letter = next((each for each in face.letters if each in letters), face.letters[0])
    look = PLAIN if can_fit(face, letters) else DECLINED
    return SpotView(CARD, caption, card_view(state, Shown(face, letter)), look, number)


def _choice_view(state: s.State, choice: Choice, number: int) -> SpotView:
    face, chosen = state.spots[state.turn].drawn[number], choice[number]
    if chosen is not None:
        return SpotView(CARD, Saying("table.threebetween.placed"), card_view(state, chosen), CHOSEN, number)
    refusal = why_no_fit(state, face)
    caption = Saying("table.threebetween.declined" if refusal is None else "table.threebetween.no_fit")
    return SpotView(CARD, caption, card_view(state, Shown(face, face.letters[0])), DECLINED, number)


# --- points


def figures_view(
    state: s.State, seat: int, typed: a.Sum | None = None, chosen: Iterable[Shown] = ()
) -> FiguresView:
    """Three figures that belong to a player, and a fourth; points being typed and cards chosen count as lying there."""
    found, coming = figures(state, seat), s.line_of(state, chosen)
    on_table = found.on_table + coming.total if typed is None else typed.total
    if_passed = found.safe + found.banked + on_table
    is_complete = found.is_complete and coming.is_complete
    more = "" if is_complete or typed is not None else f"+{UNKNOWN}"
    return FiguresView(
        str(found.safe),
        str(found.banked),
        f"{on_table}{more}",
        f"{if_passed}{more}",
        Saying("table.threebetween.if_passed", {"seat": seat}),
    )


def chosen_cards(state: s.State, pending: Pending) -> tuple[Shown, ...]:
    """The cards about to lie there, as things are chosen now: the two limits, or those of the drawn cards."""
    if mode_of(state) == LIMITS:
        return pending.way or ()
    return tuple(card for card in pending.choice or () if card is not None)


def odds_view(state: s.State) -> OddsView | None:
    """The chances of the player on turn, where the table wants to see them."""
    found = odds(state)
    if found is None:
        return None
    words = [*_chance_words(found), *_expected_words(found), *(Saying(code) for code in found.unknown)]
    shares = tuple(float(share) for share in found.chances)
    if not shares and found.bust is not None:
        shares = (float(found.bust), 1 - float(found.bust))
    return OddsView(shares, tuple(words))


def _chance_words(found: Odds) -> list[Saying]:
    if found.chances:
        names = ("none", "one", "two", "three")
        facts = {name: percent(share) for name, share in zip(names, found.chances, strict=False)}
        return [Saying(f"table.threebetween.chances_{len(found.chances) - 1}", facts)]
    if found.bust is not None:
        return [Saying("table.threebetween.bank_bust", {"bust": percent(found.bust)})]
    return []


def _expected_words(found: Odds) -> list[Saying]:
    if found.if_drawn is not None:
        facts = {"passed": found.if_passed, "drawn": decimals(f"{float(found.if_drawn):.1f}")}
        return [Saying("table.threebetween.if_drawn", facts)]
    if found.if_banked is not None:
        facts = {"passed": found.if_passed, "banked": decimals(f"{float(found.if_banked):.1f}")}
        return [Saying("table.threebetween.if_banked", facts)]
    return []


def percent(share: Fraction) -> str:
    """A chance as a person reads it; what is possible is never 0 %, what is not sure never 100 %."""
    if 0 < share < Fraction(1, 100):
        return percent_text(1, "<")
    if Fraction(99, 100) < share < 1:
        return percent_text(99, ">")
    return percent_text(round(100 * share))


def uses_sample(steps: Sequence[Step]) -> bool:
    """Whether the numbers of this match come from the made-up deck, which must be labelled."""
    actions = (step.entry.action for step in steps)
    return any(isinstance(action, a.DeckKnown) and is_sample(action.cards) for action in actions)


# --- the bar


def step_note(state: s.State, step: Step) -> Banner | None:
    """What the bar says after an entry without further consequences: why it was right, and what comes next."""
    action = step.entry.action
    if step.events or not step.verdict.is_legal:
        return None
    if isinstance(action, a.Placed):
        line = _placed_line(step)
    elif isinstance(action, a.LimitsSet | a.Dealt | a.NotEntered | a.Replaced):
        line = did(GAME, action, step.state)
    else:
        return None
    then = needs(state)
    return Banner("legal", line, () if then is None else (then,))


def _placed_line(step: Step) -> Saying:
    action = step.entry.action
    note = next((each for each in step.verdict.objections if each.code == "threebetween.lies_between"), None)
    if note is None:
        return did(GAME, action, step.state)
    return Saying("table.threebetween.fits", note.facts)


def needs(state: s.State) -> Saying | None:
    """What the player on turn has to draw; nothing while limits are dealt and set."""
    spot = state.spots[state.turn]
    mode = mode_of(state)
    if mode == FULL:
        return Saying("table.threebetween.is_full", {"seat": state.turn})
    if mode != DRAW or spot.limits is None:
        return None
    span, taken = letters_between(spot.limits), shown_letters(spot.between)
    if not set(span) - taken:
        return Saying("table.threebetween.needs_wild", {"seat": state.turn})
    left = [letter for letter in span if letter not in taken]
    inside = tuple(letter for letter in span if letter in taken and left[0] < letter < left[-1])
    if len(left) == 1:
        return Saying("table.threebetween.needs_one", {"seat": state.turn, "letter": left[0]})
    facts = {"seat": state.turn, "first": left[0], "last": left[-1], "letters": inside}
    return Saying("table.threebetween.needs_but" if inside else "table.threebetween.needs", facts)
