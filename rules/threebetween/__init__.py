"""ThreeBeTween, the game of getting three letters between two."""

from rules.core.game import Deck, Game
from rules.core.seats import PHRASE, SEAT_ADDED, SeatAdded
from rules.decks.alpha import FACES, SAMPLE_DECK, SHOWN
from rules.threebetween import actions as a
from rules.threebetween.judging import objections
from rules.threebetween.odds import odds as odds_now
from rules.threebetween.playing import apply, begin, standing
from rules.threebetween.prompting import prompts
from rules.threebetween.rulebook import CLAUSES, MOST_SEATS, SWITCHES

GAME = Game(
    key="threebetween",
    version=1,
    min_seats=2,
    max_seats=MOST_SEATS,
    decks=(
        Deck("alpha", FACES, columns=8),
        Deck("alpha_shown", SHOWN, columns=8),
        Deck("points", a.NUMBERS, columns=10),
        Deck("sample", SAMPLE_DECK, columns=8),
    ),
    switches=SWITCHES,
    clauses=CLAUSES,
    actions={
        "dealt": a.Dealt,
        "replaced": a.Replaced,
        "limits_set": a.LimitsSet,
        "drew": a.Drew,
        "placed": a.Placed,
        "banked": a.Banked,
        "passed": a.Passed,
        "busted": a.Busted,
        "banked_points": a.BankedPoints,
        "passed_points": a.PassedPoints,
        "not_entered": a.NotEntered,
        "reshuffled": a.Reshuffled,
        "learned": a.PointsLearned,
        "turned_learned": a.TurnedPointsLearned,
        "deck": a.DeckKnown,
        "left": a.Left,
        "joined": a.Joined,
        SEAT_ADDED: SeatAdded,
        "level": a.LevelChanged,
        "ended": a.MatchEnded,
    },
    phrases={
        "dealt": "gets {cards}",
        "replaced": "swaps {discarded} for {drawn}",
        "limits_set": "sets {cards}",
        "drew": "draws {cards}",
        "placed": "places {cards}",
        "banked": "banks",
        "passed": "passes",
        "busted": "busts",
        "banked_points": "banks {points}",
        "passed_points": "passes with {points}",
        "not_entered": "plays unseen",
        "reshuffled": "reshuffled",
        "learned": "{card} counts {points}",
        "turned_learned": "{card} this way up counts {points}",
        "deck": "the deck has {cards}",
        "left": "leaves",
        "joined": "joins",
        SEAT_ADDED: PHRASE,
        "level": "from here on {level}",
        "ended": "match ends",
    },
    begin=begin,
    prompts=prompts,
    objections=objections,
    apply=apply,
    standing=standing,
    odds=odds_now,
)
