"""ThreeBeTween at the check desk: two limits, what lies between them, and whether a drawn card fits."""

from collections.abc import Collection, Mapping
from typing import NamedTuple

from app.ui.present.check import LEGAL, House, Question, Ruling, opened, ruled, waits
from app.ui.present.saying import Saying
from app.ui.present.threebetween import CARD, CHOSEN, DECLINED, NEXT, OPEN, PLAIN, SpotView
from app.ui.present.threebetween_pad import CardView, KeyView
from rules.core.verdict import Verdict
from rules.decks.alpha import FACES, Face, Shown, ways_up
from rules.threebetween import GAME
from rules.threebetween import actions as a
from rules.threebetween import state as s
from rules.threebetween.fitting import ALPHABET, SPACES, Limits, arrangements, fits

LEFT, RIGHT = 0, SPACES + 1  # the places of the limits, counted from the left


class Between(NamedTuple):
    """Two limit cards and how they lie, the cards between them, and the card that was drawn, one way up."""

    faces: tuple[Face, ...] = ()
    way: int = 0
    between: tuple[Shown, ...] = ()
    drawn: Shown | None = None


# --- entering


def touched(draft: Between, face: Face) -> Between:
    """The first two cards are the limits; after them a card is drawn, and turned when touched again."""
    if limits_of(draft) is None:
        faces = (*draft.faces, face) if len(draft.faces) < 2 else (face,)
        return Between(faces)
    if draft.drawn is not None and draft.drawn.face == face:
        return turned(draft)
    return draft._replace(drawn=_best_way(draft, face))


def _best_way(draft: Between, face: Face) -> Shown:
    """The way up that fits, if one does."""
    state = _table(draft, None)
    letters = state.spots[state.turn].letters
    return next((card for card in ways_up(face) if fits(card, letters)), ways_up(face)[0])


def turned(draft: Between) -> Between:
    """The drawn card the other way up; a card that has only one way up is put away."""
    if draft.drawn is None:
        return draft
    ways = ways_up(draft.drawn.face)
    other = ways[(ways.index(draft.drawn) + 1) % len(ways)]
    return draft._replace(drawn=None if other == draft.drawn else other)


def placed(draft: Between, house: House) -> Between | Saying:
    """The drawn card goes between the limits; or why it does not."""
    if draft.drawn is None:
        return Saying("check.threebetween.nothing_to_place")
    if judged_between(draft, house).kind != LEGAL:
        return Saying("check.threebetween.does_not_go")
    return draft._replace(between=(*draft.between, draft.drawn), drawn=None)


def at_place(draft: Between, place: int) -> Between | Saying:
    """A place was touched: limits are set another way, a card between is taken away, a drawn card is turned."""
    if place in (LEFT, RIGHT):
        return _limits_turned(draft)
    number = place - 1
    if number < len(draft.between):
        return draft._replace(between=(*draft.between[:number], *draft.between[number + 1 :]))
    return turned(draft)


def _limits_turned(draft: Between) -> Between | Saying:
    ways = _ways(draft)
    if len(ways) < 2:
        return Saying("check.threebetween.one_way")
    return draft._replace(way=(draft.way + 1) % len(ways), between=(), drawn=None)


# --- the table


def _ways(draft: Between) -> tuple[Limits, ...]:
    return arrangements(*draft.faces) if len(draft.faces) == 2 else ()


def limits_of(draft: Between) -> Limits | None:
    """The limits as they lie; none before there are two, or when they cannot lie at all."""
    ways = _ways(draft)
    return ways[draft.way] if ways else None


def _table(draft: Between, house: House | None) -> s.State:
    """A player with these cards, on turn."""
    state: s.State = opened(GAME, house or {})
    limits = limits_of(draft)
    if limits is None:
        spot = s.Spot(s.DEALT, dealt=draft.faces) if draft.faces else s.Spot(s.WAITING)
        return s.with_spot(state, state.turn, spot)._replace(phase=s.GO_ROUND)
    drawn = () if draft.drawn is None else (draft.drawn.face,)
    spot = s.Spot(s.SET, limits=limits, between=draft.between, drawn=drawn)
    return s.with_spot(state, state.turn, spot)._replace(phase=s.TURNS)


# --- the answer


def judged_between(draft: Between, house: House) -> Ruling:
    """Whether the drawn card fits; with none drawn, which letters do."""
    if len(draft.faces) < 2:
        return waits("check.threebetween.second" if draft.faces else "check.threebetween.first")
    limits = limits_of(draft)
    if limits is None or (draft.drawn is None and not draft.between):
        return _judged_limits(draft, house, limits)
    if draft.drawn is not None:
        return _judged_drawn(draft, house, draft.drawn)
    return Ruling(LEGAL, Saying("check.threebetween.lie_right"), (_open(draft),), None, "between")


def _judged_limits(draft: Between, house: House, limits: Limits | None) -> Ruling:
    """The limits by themselves."""
    dealt = _table(Between(draft.faces), house)
    spot = s.Spot(s.DEALT, dealt=draft.faces)
    state = s.with_spot(dealt, dealt.turn, spot)._replace(phase=s.GO_ROUND)
    cards = limits or tuple(Shown(face, face.letters[0]) for face in draft.faces)
    ruling = ruled(Verdict(GAME.objections(state, a.LimitsSet(state.turn, cards))))
    if limits is None:
        return ruling
    others = (Saying("check.threebetween.turn_limits"),) if len(_ways(draft)) > 1 else ()
    return ruling._replace(details=(*ruling.details, _open(draft), *others))


def _judged_drawn(draft: Between, house: House, drawn: Shown) -> Ruling:
    """The drawn card as it lies; one that fits neither way up is answered for both."""
    state = _table(draft, house)
    seat = state.turn
    if not state.spots[seat].spaces:
        full = s.with_spot(state, seat, state.spots[seat]._replace(drawn=()))
        return ruled(Verdict(GAME.objections(full, a.Drew(seat, (drawn.face,)))))
    verdicts = {way: Verdict(GAME.objections(state, a.Placed(seat, (way,)))) for way in ways_up(drawn.face)}
    others = [verdicts[way] for way in verdicts if way != drawn]
    if verdicts[drawn].is_legal:
        return ruled(verdicts[drawn])
    if others and others[0].is_legal:
        other = next(way for way in verdicts if way != drawn)
        told = Saying("check.threebetween.turn_it", {"letter": other.letter})
        return ruled(verdicts[drawn])._replace(instead=told)
    both = (each for verdict in (verdicts[drawn], *others) for each in verdict.objections)
    return ruled(Verdict(tuple(both)))._replace(instead=_open(draft))


def _open(draft: Between) -> Saying:
    """Which letters fit now."""
    state = _table(draft, None)
    spot = state.spots[state.turn]
    if not spot.spaces:
        return Saying("check.threebetween.full")
    if not spot.letters:
        return Saying("check.threebetween.only_wild")
    return Saying("check.threebetween.open", {"letters": _in_runs(spot.letters)})


def _in_runs(letters: Collection[str]) -> tuple[str, ...]:
    """Letters in the order of the alphabet, three and more in a row as the first and the last of them."""
    runs: list[str] = []
    for letter in ALPHABET:
        if letter not in letters:
            continue
        if runs and ord(letter) == ord(runs[-1][-1]) + 1:
            runs[-1] += letter
        else:
            runs.append(letter)
    return tuple(part for run in runs for part in ([f"{run[0]}–{run[-1]}"] if len(run) > 2 else run))


def what_lies(draft: Between) -> tuple[Saying, ...]:
    """What has been entered, for whoever was not there."""
    limits = limits_of(draft)
    if limits is None:
        return (Saying("check.threebetween.dealt", {"cards": draft.faces}),) if draft.faces else ()
    facts = {"low": limits[0], "high": limits[1], "cards": draft.between, "drawn": draft.drawn}
    lines = [Saying("check.threebetween.limits", facts)]
    lines += [Saying("check.threebetween.lie_between", facts)] if draft.between else []
    lines += [Saying("check.threebetween.drawn", facts)] if draft.drawn is not None else []
    return tuple(lines)


# --- what is shown


def spots_shown(draft: Between, house: House) -> tuple[SpotView, ...]:
    """Both limits and the three spaces; the drawn card lies in the first space that is free."""
    left, right = _limit_spots(draft)
    spaces = [SpotView(CARD, Saying("table.threebetween.placed"), _card(card), PLAIN, 1 + number)
              for number, card in enumerate(draft.between)]  # fmt: skip
    if draft.drawn is not None and len(spaces) < SPACES:
        fits_so = judged_between(draft, house).kind == LEGAL
        caption = Saying("table.threebetween.drawn" if fits_so else "table.threebetween.no_fit")
        look = CHOSEN if fits_so else DECLINED
        spaces.append(SpotView(CARD, caption, _card(draft.drawn), look, 1 + len(spaces)))
    is_next = limits_of(draft) is not None and draft.drawn is None
    while len(spaces) < SPACES:
        kind = NEXT if is_next and len(spaces) == len(draft.between) else OPEN
        spaces.append(SpotView(kind, Saying("table.threebetween.open")))
    return (left, *spaces, right)


def _limit_spots(draft: Between) -> tuple[SpotView, SpotView]:
    cards: list[Shown | None] = list(limits_of(draft) or (Shown(face, face.letters[0]) for face in draft.faces))
    cards += [None] * (2 - len(cards))
    next_place = next((place for place, card in enumerate(cards) if card is None), None)
    caption = Saying("table.threebetween.limit")
    views = [
        SpotView(NEXT if place == next_place else OPEN, caption)
        if card is None
        else SpotView(CARD, caption, _card(card), PLAIN, (LEFT, RIGHT)[place])
        for place, card in enumerate(cards)
    ]
    return views[0], views[1]


def _card(card: Shown) -> CardView:
    other = next((letter for letter in card.face.letters if letter != card.letter), "")
    return CardView(card.letter, other, "")


def keys_shown(draft: Between) -> Mapping[Face, KeyView]:
    """The pad: bright is what fits; struck through is what cannot come any more."""
    state = _table(draft._replace(drawn=None), None)
    possible = frozenset(s.possible_faces(state, 1)) | ({draft.drawn.face} if draft.drawn else frozenset())
    letters = state.spots[state.turn].letters
    has_limits = limits_of(draft) is not None
    return {face: _key(face, letters, has_limits, face in possible) for face in FACES}


def _key(face: Face, letters: frozenset[str], has_limits: bool, is_possible: bool) -> KeyView:
    if not is_possible:
        return KeyView("seen")
    if not has_limits:
        return KeyView("key", face.letters)
    bright = "".join(card.letter for card in ways_up(face) if fits(card, letters))
    return KeyView("key", bright) if bright else KeyView("greyed")


def pick_refusal(draft: Between, face: Face) -> Saying | None:
    """Why a card cannot have been drawn: all of its kind lie there."""
    if draft.drawn is not None and draft.drawn.face == face:
        return None
    state = _table(draft._replace(drawn=None), None)
    if face in s.possible_faces(state, 1):
        return None
    return Saying("threebetween.no_more_of", {"card": face, "most": s.most_of(state, face)})


QUESTIONS = (Question("check.threebetween.between", Between(), judged_between, lies=what_lies),)
