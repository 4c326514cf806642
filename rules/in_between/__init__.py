"""In Between the Sheets, the game of betting that a card falls between two others."""

from rules.core.game import Deck, Game
from rules.core.seats import PHRASE, SEAT_ADDED, SeatAdded
from rules.decks.standard import DECK, RANK_CARDS
from rules.in_between import actions as a
from rules.in_between.judging import objections
from rules.in_between.odds import odds
from rules.in_between.playing import apply, begin, standing
from rules.in_between.prompting import CARDS_DECK, RANKS_DECK, prompts
from rules.in_between.rulebook import CLAUSES, MOST_SEATS, SWITCHES

GAME = Game(
    key="in_between",
    version=1,
    min_seats=2,
    max_seats=MOST_SEATS,
    decks=(Deck(RANKS_DECK, RANK_CARDS, columns=7), Deck(CARDS_DECK, DECK, columns=13)),
    switches=SWITCHES,
    clauses=CLAUSES,
    actions={
        "anted": a.Anted,
        "first": a.FirstCard,
        "called": a.AceCalled,
        "second": a.SecondCard,
        "bet": a.Bet,
        "moon": a.Moon,
        "guessed": a.Guessed,
        "passed": a.Passed,
        "redealt": a.Redealt,
        "shuffled": a.Shuffled,
        "scored_bet": a.ScoredBet,
        "scored_turn": a.ScoredTurn,
        "bought": a.BoughtIn,
        "gave": a.Gave,
        "sat_out": a.SatOut,
        "sat_in": a.SatIn,
        "left": a.Left,
        "joined": a.Joined,
        SEAT_ADDED: SeatAdded,
        "level": a.LevelChanged,
        "ended": a.MatchEnded,
    },
    phrases={
        "anted": "ante",
        "first": "first post {card}",
        "called": "calls the ace {side}",
        "second": "second post {card}",
        "bet": "bets {amount}, third card {card}",
        "moon": "shoots the moon, third card {card}",
        "guessed": "says {guess} for {amount}, third card {card}",
        "passed": "passes",
        "redealt": "gets new posts, seen {cards}",
        "shuffled": "shuffled",
        "scored_bet": "bets {amount}: {outcome}",
        "scored_turn": "has a turn: {outcome}",
        "bought": "buys {amount}",
        "gave": "gives {to_seat} {amount}",
        "sat_out": "sits out",
        "sat_in": "plays again",
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
    odds=odds,
)
