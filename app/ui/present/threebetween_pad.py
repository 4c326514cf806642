"""ThreeBeTween's pad: what is entered next, how each key looks, and what a touch makes of it."""

from collections.abc import Mapping
from typing import NamedTuple

from app.ui.present.saying import Saying
from rules.core.verdict import Event, Severity, Verdict
from rules.decks.alpha import FACES, DeckKnowledge, Face, Shown, points_of, ways_up
from rules.threebetween import GAME
from rules.threebetween import actions as a
from rules.threebetween import state as s
from rules.threebetween.fitting import Limits, arrangements, can_fit, fits, letters_between, plays

# What is entered next.
NUMBER = "number"  # everybody is done, but a printed number is missing
DEAL = "deal"  # two limit cards
LIMITS = "limits"  # keep, swap, set
DRAW = "draw"
PLACE = "place"
FULL = "full"  # bank or pass
POINTS = "points"  # no cards are kept for this player

LIMIT_CARDS = 2
MOST_DIGITS, MOST_PARTS = 3, 30
PLUS, BACK = "+", "⌫"

# For each card drawn the way it is to be placed, or nothing where it is declined.
Choice = tuple[Shown | None, ...]


class KeyView(NamedTuple):
    """How a key looks, which of its letters fit, and a number written under it."""

    look: str
    bright: str = ""
    mark: str = ""


class CardView(NamedTuple):
    """A card as it is drawn: the letter that shows, the other one of a vowel card, the number if it is known."""

    letter: str
    other: str
    points: str


class Asked(NamedTuple):
    """A card of which the printed number is wanted: as it lies, when it counts differently each way up."""

    face: Face
    side: Shown | None
    question: Saying


def mode_of(state: s.State) -> str:
    """What is entered next."""
    if state.phase == s.TALLY:
        return NUMBER
    spot = state.spots[state.turn]
    if not state.is_by_cards or not spot.is_in:
        return POINTS
    if spot.stage in (s.WAITING, s.DEALT, s.UNSEEN):
        return {s.WAITING: DEAL, s.DEALT: LIMITS, s.UNSEEN: POINTS}[spot.stage]
    if spot.drawn:
        return PLACE
    return DRAW if spot.spaces else FULL


def wanted(state: s.State) -> int:
    """How many cards are picked on the pad before they are entered."""
    mode = mode_of(state)
    if mode == DEAL:
        return LIMIT_CARDS
    return state.spots[state.turn].spaces if mode == DRAW else 0


# --- printed numbers


def points_text(deck: DeckKnowledge, face: Face, letter: str | None = None) -> str:
    """The number on a face, or on one way up of it; nothing where none is known, two where they differ."""
    cards = ways_up(face) if letter is None else (Shown(face, letter),)
    known = ["" if points is None else str(points) for points in (points_of(deck, card) for card in cards)]
    if len(set(known)) == 1:
        return known[0]
    return "/".join(each or "–" for each in known)


def card_view(state: s.State, card: Shown) -> CardView:
    """A card as it lies, with its number where that has been read off."""
    other = next((letter for letter in card.face.letters if letter != card.letter), "")
    return CardView(card.letter, other, points_text(state.deck, card.face, card.letter))


def asked_number(state: s.State, later: frozenset[Face]) -> Asked | None:
    """The printed number to be read off next; those put off are asked for only when nothing else goes on."""
    if not state.is_by_cards and state.phase != s.TALLY:
        return None
    faces = [Asked(face, None, Saying("table.threebetween.number", {"card": face})) for face in s.missing_faces(state)]
    unread = {each.face for each in faces}
    sides = [
        Asked(card.face, card, Saying("table.threebetween.number_turned", {"card": card.face, "letter": card.letter}))
        for card in s.missing_sides(state)
        if card.face not in unread
    ]
    every = [*faces, *sides]
    due = [each for each in every if each.face not in later]
    if state.phase == s.TALLY:
        due = [*due, *every]
    return due[0] if due else None


def number_action(asked: Asked, number: int) -> a.Action:
    """The number as it was read off."""
    if asked.side is not None:
        return a.TurnedPointsLearned(asked.side, number)
    return a.PointsLearned(asked.face, number)


# --- keys


def key_views(state: s.State, picks: tuple[Face, ...], goes: Face | None) -> Mapping[Face, KeyView]:
    """How each key looks now."""
    mode = mode_of(state)
    possible = possible_picks(state, picks, goes)
    letters = state.spots[state.turn].letters
    views = {}
    for face in FACES:
        if face not in possible:
            views[face] = KeyView("seen" if mode in (DEAL, DRAW) or goes is not None else "greyed")
        elif mode == DRAW:
            views[face] = _draw_key(face, letters)
        else:
            views[face] = KeyView("key", face.letters)
    return views


def _draw_key(face: Face, letters: frozenset[str]) -> KeyView:
    bright = "".join(card.letter for card in ways_up(face) if fits(card, letters))
    return KeyView("key", bright) if bright else KeyView("greyed")


def number_keys(state: s.State) -> Mapping[Face, KeyView]:
    """Every face with the number that is known of it."""
    return {face: KeyView("key", face.letters, points_text(state.deck, face) or "–") for face in FACES}


def possible_picks(state: s.State, picks: tuple[Face, ...], goes: Face | None) -> frozenset[Face]:
    """The faces that may be picked now."""
    mode = mode_of(state)
    if mode == LIMITS and goes is not None:
        return frozenset(s.possible_faces(s.without_limit(state, state.turn, goes), 1))
    if mode not in (DEAL, DRAW):
        return frozenset()
    found = list(s.possible_faces(state, wanted(state)))
    for face in picks:
        if face in found:
            found.remove(face)
    return frozenset(found)


def why_no_fit(state: s.State, face: Face) -> Saying | None:
    """Why a card cannot be placed; nothing when it can."""
    spot = state.spots[state.turn]
    if spot.limits is None or can_fit(face, spot.letters):
        return None
    left, right = spot.limits
    facts = {"card": face, "left": left.letter, "right": right.letter}
    if face.is_vowel:
        return Saying("table.threebetween.neither", {"first": face.letters[0], "second": face.letters[1]})
    if face.letters in (left.letter, right.letter):
        return Saying("table.threebetween.is_limit", facts)
    if face.letters in {card.letter for card in spot.between}:
        return Saying("table.threebetween.is_there", facts)
    before = not left.face.is_wild and face.letters < left.letter
    return Saying("table.threebetween.before" if before else "table.threebetween.after", facts)


def why_no_pick(state: s.State, face: Face, goes: Face | None) -> Saying:
    """Why a key cannot be touched now."""
    mode = mode_of(state)
    if mode in (DEAL, DRAW) or goes is not None:
        return Saying("threebetween.no_more_of", {"card": face, "most": s.most_of(state, face)})
    if mode == LIMITS:
        return Saying("table.threebetween.no_swap")
    facts = {"seat": state.turn}
    if mode == FULL:
        return Saying("threebetween.no_space", facts)
    return Saying("table.threebetween.place_first" if mode == PLACE else "table.threebetween.no_cards", facts)


def picks_action(state: s.State, picks: tuple[Face, ...]) -> a.Action:
    """What the cards picked on the pad mean."""
    return a.Dealt(state.turn, picks) if mode_of(state) == DEAL else a.Drew(state.turn, picks)


def pad_caption(state: s.State, picks: tuple[Face, ...], goes: Face | None) -> Saying | None:
    """What the pad asks for; drawing needs no words."""
    mode, facts = mode_of(state), {"seat": state.turn}
    if mode == DEAL:
        return Saying("table.threebetween.second_limit" if picks else "table.threebetween.first_limit", facts)
    if mode == PLACE:
        return Saying("table.threebetween.touch_drawn")
    return Saying("table.threebetween.comes", {"card": goes}) if goes is not None else None


# --- limits


def limit_ways(state: s.State) -> tuple[Limits, ...]:
    """How the two limit cards may lie, the widest first; nothing for two equal ones."""
    if mode_of(state) != LIMITS:
        return ()
    return arrangements(*state.spots[state.turn].dealt)


def limit_question(state: s.State) -> Saying:
    """What is to be decided about the limits."""
    ways, facts = limit_ways(state), {"seat": state.turn}
    if not ways:
        return Saying("table.threebetween.pair", {**facts, "card": state.spots[state.turn].dealt[0]})
    return Saying("table.threebetween.set_how" if len(ways) > 1 else "table.threebetween.set_one", facts)


class WayView(NamedTuple):
    """A way to set the limits: its letters, and how many fit between."""

    way: Limits
    text: Saying
    detail: Saying


def way_views(state: s.State) -> tuple[WayView, ...]:
    """Every way to set the limits, the widest first."""
    return tuple(_way_view(way) for way in limit_ways(state))


def _way_view(way: Limits) -> WayView:
    left, right = way
    amount = len(letters_between(way))
    detail = Saying("threebetween.letters_between", {"amount": amount})
    if not amount:
        detail = Saying("table.threebetween.only_wild")
    return WayView(way, Saying("table.threebetween.way", {"left": left.letter, "right": right.letter}), detail)


def dealt_cards(state: s.State, way: Limits | None) -> tuple[Shown, ...]:
    """The two limit cards as they are shown before they are set."""
    return way or tuple(Shown(face, face.letters[0]) for face in state.spots[state.turn].dealt)


# --- which of the drawn cards are placed


def best_choice(state: s.State) -> Choice:
    """The play that is proposed: the most cards, among these the most points."""
    spot = state.spots[state.turn]
    ways = plays(spot.drawn, spot.letters, spot.spaces)
    if not ways:
        return (None,) * len(spot.drawn)
    best = max(ways, key=lambda cards: (len(cards), s.line_of(state, cards).total))
    left = list(best)
    choice: list[Shown | None] = []
    for face in spot.drawn:
        card = next((each for each in left if each.face == face), None)
        if card is not None:
            left.remove(card)
        choice.append(card)
    return tuple(choice)


def turned_choice(state: s.State, choice: Choice, number: int) -> Choice | Saying:
    """The choice after a touch on a drawn card: placed, turned where both vowels fit, declined; or why not."""
    spot = state.spots[state.turn]
    face = spot.drawn[number]
    others = [card for place, card in enumerate(choice) if card is not None and place != number]
    taken = {card.letter for card in others if not card.face.is_wild}
    open_ways = [card for card in ways_up(face) if fits(card, spot.letters) and card.letter not in taken]
    if len(others) >= spot.spaces:
        open_ways = []
    if not open_ways and choice[number] is None:
        refusal = why_no_fit(state, face)
        return refusal or Saying("table.threebetween.taken", {"card": face})
    cycle: list[Shown | None] = [*open_ways, None]
    place = cycle.index(choice[number]) if choice[number] in cycle else -1
    after = cycle[(place + 1) % len(cycle)]
    return (*choice[:number], after, *choice[number + 1 :])


def choice_action(state: s.State, choice: Choice) -> a.Action:
    """The cards that are placed; placing none is a bust."""
    cards = tuple(card for card in choice if card is not None)
    return a.Placed(state.turn, cards) if cards else a.Busted(state.turn)


# --- what an action would do


def refusal(state: s.State, action: a.Action) -> Saying | None:
    """Why an action is not in order now; nothing when it is."""
    gravest = Verdict(GAME.objections(state, action)).gravest
    if gravest is None or gravest.severity < Severity.ILLEGAL:
        return None
    return Saying(gravest.code, gravest.facts)


class BustView(NamedTuple):
    """What a bust is about: why it comes, what it costs, and the cards that bring it."""

    seat: int
    reasons: tuple[Saying, ...]
    cards: tuple[CardView, ...]


def bust_view(state: s.State, action: a.Action) -> BustView | None:
    """The bust that an action brings about, to be confirmed first; nothing when it brings none."""
    verdict = Verdict(GAME.objections(state, action))
    seat = getattr(action, "seat", None)
    if seat is None or not verdict.is_legal or isinstance(action, a.COMING_AND_GOING):
        return None
    _, events = GAME.apply(state, action)
    if not any(_is_bust(event) for event in events):
        return None
    asked = tuple(Saying(each.code, each.facts) for each in verdict.objections if each.severity is Severity.ASK_TABLE)
    until = next(place for place, event in enumerate(events) if _is_bust(event))
    told = tuple(Saying(event.code, event.facts) for event in events[: until + 1])
    faces = getattr(action, "cards", ()) or state.spots[seat].drawn
    cards = tuple(card_view(state, Shown(face, face.letters[0])) for face in faces)
    return BustView(seat, (*asked, *told), cards)


def _is_bust(event: Event) -> bool:
    return event.code in ("threebetween.event.bust", "threebetween.event.bust_plain")


# --- points typed


def typed_more(text: str, sign: str) -> str:
    """The sum being typed after one more key."""
    if sign == BACK:
        return text[:-1]
    parts = text.split(PLUS)
    if sign == PLUS:
        return text + PLUS if parts[-1] and len(parts) < MOST_PARTS else text
    last = parts[-1].lstrip("0") + sign if parts[-1] else sign
    return PLUS.join([*parts[:-1], last]) if len(last) <= MOST_DIGITS else text


def typed_sum(text: str) -> a.Sum | None:
    """The sum as far as it has been typed."""
    digits = text.rstrip(PLUS)
    return a.Sum.from_code(digits) if digits else None


def playing_seats(state: s.State) -> tuple[int, ...]:
    """Who may name points next: everybody still in the round where only totals are kept."""
    if state.is_by_cards:
        return (state.turn,)
    return s.seats_at(state, s.UNSEEN)
