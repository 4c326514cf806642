"""Random rounds dealt from a real pile: no card is lost or doubled, and boxed scores never fall."""

from collections import Counter
from random import Random

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from rules.core.game import Action, Setup
from rules.core.timeline import Entry, Timeline
from rules.decks.alpha import SAMPLE_DECK, Face
from rules.threebetween import GAME
from rules.threebetween import actions as a
from rules.threebetween import state as s
from rules.threebetween.fitting import arrangements, is_exact_pair, plays
from rules.threebetween.sheet import figures
from tests.rules.threebetween.conserved import lost_pieces

chances = st.randoms(use_true_random=False)


class Rounds(RuleBasedStateMachine):
    """Players who do anything legal, with cards that really come from a pile."""

    @initialize(seats=st.integers(2, 6), chance=chances, after_bank=st.booleans(), draw_first=st.booleans())
    def sit_down(self, seats: int, chance: Random, after_bank: bool, draw_first: bool) -> None:
        """With few players one of each card is enough, and the deck runs out often."""
        rules = {"target": 1000, "replacement_after_bank": after_bank, "draw_before_pass": draw_first, "odds": True}
        deck = tuple(card._replace(copies=1) for card in SAMPLE_DECK) if seats < 4 else SAMPLE_DECK
        self.timeline = Timeline(GAME, Setup(seats, chance.randrange(seats), house_rules=rules))
        self.scores: tuple[int, ...] = (0,) * seats
        self.cards = Counter({card.face: card.copies or 0 for card in deck})
        self.gather(chance)
        self.play(a.DeckKnown(deck), chance)

    @property
    def state(self) -> s.State:
        found: s.State = self.timeline.state
        return found

    @property
    def spot(self) -> s.Spot:
        return self.state.spots[self.state.turn]

    def gather(self, chance: Random) -> None:
        """All cards are collected and shuffled."""
        self.pile = list(self.cards.elements())
        self.thrown: list[Face] = []
        chance.shuffle(self.pile)

    def deal(self, amount: int, chance: Random) -> tuple[Face, ...]:
        """Cards off the pile; when it runs out, the rest from the discards."""
        dealt = []
        for _ in range(amount):
            if not self.pile:
                self.pile, self.thrown = self.thrown, []
                chance.shuffle(self.pile)
            dealt.append(self.pile.pop())
        return tuple(dealt)

    def play(self, action: Action, chance: Random) -> None:
        """Record a legal action; when the round ends with it, the cards are gathered."""
        number = self.state.round_number
        self.timeline.record(Entry(action))
        if self.state.round_number != number:
            self.gather(chance)
        self.thrown = list(self.state.discards)

    @precondition(lambda self: self.spot.stage == s.WAITING)
    @rule(chance=chances)
    def limits_are_dealt(self, chance: Random) -> None:
        self.play(a.Dealt(self.state.turn, self.deal(2, chance)), chance)

    @precondition(lambda self: self.spot.stage == s.DEALT and self.state.phase != s.DEAL)
    @rule(chance=chances, swaps=st.booleans())
    def limits_are_kept_or_swapped(self, chance: Random, swaps: bool) -> None:
        seat = self.state.turn
        first, second = self.spot.dealt
        if swaps and s.may_replace(self.state, seat):
            self.thrown.append(first)
            self.play(a.Replaced(seat, first, *self.deal(1, chance)), chance)
        elif is_exact_pair(first, second):
            self.play(a.Busted(seat), chance)
        else:
            self.play(a.LimitsSet(seat, chance.choice(arrangements(first, second))), chance)

    @precondition(lambda self: self.is_open and self.spot.spaces)
    @rule(chance=chances)
    def cards_are_drawn(self, chance: Random) -> None:
        self.play(a.Drew(self.state.turn, self.deal(self.spot.spaces, chance)), chance)

    @precondition(lambda self: bool(self.spot.drawn))
    @rule(chance=chances)
    def cards_are_placed(self, chance: Random) -> None:
        ways = plays(self.spot.drawn, self.spot.letters, self.spot.spaces)
        self.play(a.Placed(self.state.turn, ways[0] if chance.random() < 0.7 else chance.choice(ways)), chance)

    @precondition(lambda self: self.is_open and not self.spot.spaces)
    @rule(chance=chances)
    def five_cards_are_banked(self, chance: Random) -> None:
        points, at_risk = figures(self.state, self.state.turn).on_table, self.spot.banked_points
        seat = self.state.turn
        self.play(a.Banked(seat), chance)
        assert self.state.spots[seat].banked_points == at_risk + points

    @precondition(lambda self: self.is_open and (self.spot.draws or not self.state.house.draw_before_pass))
    @rule(chance=chances)
    def somebody_passes(self, chance: Random) -> None:
        seat = self.state.turn
        expected = figures(self.state, seat).if_passed
        number = self.state.round_number
        self.play(a.Passed(seat), chance)
        boxed = self.state.round_number != number
        assert expected == (self.state.scores[seat] if boxed else figures(self.state, seat).if_passed)

    @property
    def is_open(self) -> bool:
        """Whether somebody chooses between drawing, banking and passing."""
        return self.state.phase == s.TURNS and self.spot.stage == s.SET and not self.spot.drawn

    @invariant()
    def no_card_is_lost_or_doubled(self) -> None:
        on_table = Counter(s.table_faces(self.state))
        assert on_table + Counter(self.pile) + Counter(self.state.discards) == self.cards
        assert self.state.cards_left == len(self.pile)
        assert lost_pieces(self.state) == []

    @invariant()
    def boxed_scores_never_fall(self) -> None:
        assert all(now >= before for now, before in zip(self.state.scores, self.scores, strict=True))
        self.scores = self.state.scores
        for seat, score in enumerate(self.scores):
            boxes = [boxed[seat].boxed for boxed in self.state.sheet]
            assert boxes == sorted(boxes)
            assert score == (boxes[-1] if boxes else 0)

    @invariant()
    def odds_can_be_told_whenever_there_is_a_choice(self) -> None:
        odds = GAME.odds(self.state) if GAME.odds else None
        assert (odds is not None) == self.is_open
        if odds is not None:
            assert odds.unknown == ()
            assert odds.bust is not None
            assert sum(odds.chances) == (1 if odds.spaces else 0)


Rounds.TestCase.settings = settings(max_examples=40, stateful_step_count=60, deadline=None)
TestRounds = Rounds.TestCase
