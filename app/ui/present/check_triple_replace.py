"""3-Card Triple Replace at the check desk: hands compared, and what new cards cost."""

from typing import NamedTuple

from app.ui.present.check import LEGAL, House, Question, Ruling, opened, ruled, waits
from app.ui.present.money import money_text
from app.ui.present.saying import Saying
from rules.core.verdict import Objection, Verdict
from rules.decks.standard import Card
from rules.triple_replace import GAME
from rules.triple_replace import actions as a
from rules.triple_replace import state as s
from rules.triple_replace.rulebook import HIGH
from rules.triple_replace.showdown import Result, described, results, strength
from rules.triple_replace.stages import HAND_SIZE, REPLACEMENT, Stage, stages

LEAST_HANDS, MOST_HANDS = 2, 6
MOST_AMOUNT = 1000  # as the house rules allow
MOST_ROUNDS = 4


class Hands(NamedTuple):
    """The cards of all hands, one hand after the other."""

    cards: tuple[Card, ...] = ()


class Price(NamedTuple):
    """Cards to be replaced: how many sit there, the low increment, the replacement round, and how many cards."""

    players: int = 4
    low: int = 1
    number: int = 0
    count: int = 0


class HandView(NamedTuple):
    """A hand with what it makes, once it is complete, and what it wins."""

    seat: int
    cards: tuple[str, ...]
    makes: tuple[Saying, ...]
    wins: Saying | None
    is_next: bool


# --- hands compared


def with_card(draft: Hands, card: Card) -> Hands | Saying:
    """One card more; or why not."""
    if card in draft.cards:
        return Saying("triple_replace.card_twice", {"card": card})
    if len(draft.cards) == HAND_SIZE * MOST_HANDS:
        return Saying("check.triple_replace.enough", {"most": MOST_HANDS})
    return Hands((*draft.cards, card))


def without_last(draft: Hands) -> Hands:
    """The last card taken back."""
    return Hands(draft.cards[:-1])


def hands_of(draft: Hands) -> tuple[tuple[Card, ...], ...]:
    """The cards by hand, the last one perhaps incomplete."""
    cards = draft.cards
    return tuple(cards[start : start + HAND_SIZE] for start in range(0, len(cards), HAND_SIZE))


def judged_hands(draft: Hands, house: House) -> Ruling:
    """Who wins, and why; before that, whose cards are to be touched."""
    hands = hands_of(draft)
    begun = len(draft.cards) % HAND_SIZE
    if begun or len(hands) < LEAST_HANDS:
        seat = len(draft.cards) // HAND_SIZE
        return waits("check.triple_replace.cards", hand_seat=seat, left=HAND_SIZE - begun)
    state = _shown(hands, house)
    decided = results(state)
    lines = [_won(result, len(decided) > 1) for result in decided]
    details = [saying for result in decided for saying in (*_makes(state, result), _why(state, result))]
    if len(decided) > 1 and decided[0].winners == decided[1].winners:
        lines = [Saying("check.triple_replace.both", _winners(decided[0]))]
    return Ruling(LEGAL, lines[0], (*lines[1:], *details), None, _clause(state, hands, decided[0]))


def _shown(hands: tuple[tuple[Card, ...], ...], house: House) -> s.State:
    """A showdown with all these hands open; nobody has been paid yet."""
    state: s.State = _showdown(len(hands), house)
    for seat, cards in enumerate(hands):
        state = s.with_seen(state, seat, cards, s.HOLE)
    return state


def _showdown(seats: int, house: House) -> s.State:
    dealt: s.State = GAME.apply(opened(GAME, house, seats), a.Dealt(0))[0]
    return dealt._replace(phase=s.SHOW, waiting=dealt.dealt_in, stage=_last(dealt), keeps_cards=True)


def _last(state: s.State) -> int:
    return len(stages(state.house.replacement_rounds)) - 1


def _winners(result: Result) -> dict[str, object]:
    return {"winners": tuple(sorted(result.winners)), "count": len(result.winners)}


def _won(result: Result, is_split: bool) -> Saying:
    return Saying(f"check.triple_replace.{result.way}" if is_split else "check.triple_replace.wins", _winners(result))


def _makes(state: s.State, result: Result) -> tuple[Saying, ...]:
    """What the winning hand is."""
    return tuple(Saying(each.code, each.facts) for each in _notes(state, result.winners[0], result.way))


def _notes(state: s.State, seat: int, *ways: str) -> tuple[Objection, ...]:
    """What the referee says to a hand when it is shown, for these ways."""
    cards = s.cards_of(state, seat, s.HOLE)
    before = state._replace(seen=tuple(seen for seen in state.seen if seen.seat != seat))
    notes = GAME.objections(before, a.Shown(seat, cards))
    return tuple(note for way, note in zip(state.house.ways, notes, strict=True) if way in ways)


def _why(state: s.State, result: Result) -> Saying:
    """What decides between the winner and the best of the others."""
    way, winner = result.way, result.winners[0]
    others = [seat for seat in state.contestants if seat not in result.winners]
    if not others:
        return Saying("check.triple_replace.equal")
    best = max(others, key=lambda seat: strength(state, seat, way))
    mine, theirs = described(state, winner, way), described(state, best, way)
    end = "" if way == HIGH else "_low"
    if mine.code != theirs.code:
        return Saying(f"check.triple_replace.by_kind{end}")
    places = [place for place, rank in enumerate(mine.ranks) if rank != theirs.ranks[place]]
    if not places:
        return Saying("check.triple_replace.by_naturals")
    facts = {"better": mine.ranks[places[0]], "worse": theirs.ranks[places[0]]}
    is_kicker = places[0] and mine.code.endswith("pair")
    return Saying(f"check.triple_replace.by_{'kicker' if is_kicker else 'rank'}{end}", facts)


def _clause(state: s.State, hands: tuple[tuple[Card, ...], ...], result: Result) -> str:
    """The rule that decides."""
    if len(result.winners) > 1:
        return "equal_hands"
    wild = state.house.wild
    if any(card.rank.code == wild for card in hands[result.winners[0]]):
        return "wild"
    return _notes(state, result.winners[0], result.way)[0].clause


def hands_shown(draft: Hands, house: House) -> tuple[HandView, ...]:
    """Every hand, and a place for the one that comes next."""
    hands = hands_of(draft)
    full = tuple(hand for hand in hands if len(hand) == HAND_SIZE)
    is_open = len(draft.cards) % HAND_SIZE > 0
    decided = results(_shown(full, house)) if len(full) >= LEAST_HANDS and not is_open else ()
    state = _shown(full, house) if len(full) >= LEAST_HANDS else None
    views = [
        HandView(seat, tuple(card.code for card in hand), _told(state, seat, full), _tag(decided, seat), False)
        for seat, hand in enumerate(hands)
    ]
    views += [HandView(seat, (), (), None, False) for seat in range(len(hands), LEAST_HANDS)]
    number = len(draft.cards) // HAND_SIZE
    return tuple(view._replace(is_next=view.seat == number) for view in views)


def _told(state: s.State | None, seat: int, full: tuple[tuple[Card, ...], ...]) -> tuple[Saying, ...]:
    if state is None or seat >= len(full):
        return ()
    return tuple(Saying(each.code, each.facts) for each in _notes(state, seat, *state.house.ways))


def _tag(decided: tuple[Result, ...], seat: int) -> Saying | None:
    """What a hand wins: all, or one way."""
    ways = [result.way for result in decided if seat in result.winners]
    if not ways:
        return None
    return Saying("check.triple_replace.tag" if len(ways) == len(decided) else f"check.triple_replace.tag.{ways[0]}")


def hands_lie(draft: Hands) -> tuple[Saying, ...]:
    """What has been entered, for whoever was not there."""
    full = (hand for hand in hands_of(draft) if len(hand) == HAND_SIZE)
    return tuple(
        Saying("check.triple_replace.hand", {"hand_seat": seat, "cards": hand}) for seat, hand in enumerate(full)
    )


# --- the price of new cards


def with_low(draft: Price, amount: int) -> Price:
    """Another low increment."""
    return draft._replace(low=max(1, min(MOST_AMOUNT, amount)))


def rounds_of(house: House) -> tuple[int, ...]:
    """The replacement rounds that are played."""
    count: int = opened(GAME, house).house.replacement_rounds
    return tuple(range(1, count + 1))


def judged_price(draft: Price, house: House) -> Ruling:
    """What so many cards cost in that round, and whether so many may be replaced."""
    if draft.number not in rounds_of(house):
        return waits("check.triple_replace.which_round")
    if not draft.count:
        return waits("check.triple_replace.how_many")
    state = _replacing(draft, house, draft.number)
    ruling = ruled(Verdict(GAME.objections(state, a.Replaced(state.turn or 0, draft.count))))
    prices = tuple(money_text(state.house.price_in(number), state.house.unit) for number in rounds_of(house))
    return ruling._replace(details=(*ruling.details, Saying("check.triple_replace.prices", {"prices": prices})))


def _replacing(draft: Price, house: House, number: int) -> s.State:
    """A replacement round in which whoever is on turn can pay for everything."""
    state: s.State = opened(GAME, {**house, "low_increment": draft.low}, draft.players)
    for seat in range(draft.players):
        state = state._replace(ledger=state.ledger.buying(seat, 100 * draft.low))
    state = GAME.apply(state, a.Dealt(0))[0]
    stage = stages(state.house.replacement_rounds).index(Stage(REPLACEMENT, number))
    return state._replace(phase=s.REPLACE, stage=stage, waiting=state.dealt_in, keeps_cards=False)


def price_lies(draft: Price) -> tuple[Saying, ...]:
    """What has been entered, for whoever was not there."""
    facts = {"players": draft.players, "low": draft.low, "number": draft.number, "count": draft.count}
    return (Saying("check.triple_replace.asked", facts),) if draft.number and draft.count else ()


HAND_RULES = ("straights", "natural_beats_wild")
PRICE_RULES = ("last_limit", "price", "replacement_rounds")
QUESTIONS = (
    Question(
        "check.triple_replace.compare",
        Hands(),
        judged_hands,
        HAND_RULES,
        ("plays_for", "wild"),
        hands_lie,
        "check.hand",
    ),
    Question("check.triple_replace.price", Price(), judged_price, PRICE_RULES, ("price", "last_limit"), price_lies),
)
