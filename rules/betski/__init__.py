"""Betski, the game in which everybody tries to get rid of their cards."""

from rules.betski import state as s
from rules.betski.judging import objections
from rules.betski.playing import apply, begin, standing
from rules.betski.prompting import prompts
from rules.betski.rulebook import CLAUSES, MOST_SEATS, SWITCHES
from rules.core.game import Deck, Game
from rules.core.seats import PHRASE, SEAT_ADDED, SeatAdded
from rules.decks.betski import DECK

GAME = Game(
    key="betski",
    version=1,
    min_seats=2,
    max_seats=MOST_SEATS,
    decks=(Deck("betski", DECK, columns=7),),
    switches=SWITCHES,
    clauses=CLAUSES,
    actions={
        "center": s.CenterTurned,
        "played": s.Played,
        "drew": s.Drew,
        "drew_card": s.DrewCard,
        "turn_ended": s.TurnEnded,
        "hand_shown": s.HandShown,
        "taken_back": s.TakenBack,
        "reshuffled": s.Reshuffled,
        "dealt": s.Dealt,
        "won": s.Won,
        SEAT_ADDED: SeatAdded,
        "level": s.LevelChanged,
        "ended": s.MatchEnded,
    },
    phrases={
        "center": "center {card}",
        "played": "plays {card}",
        "drew": "draws {amount}",
        "drew_card": "draws the {card}",
        "turn_ended": "is done",
        "hand_shown": "holds {cards}",
        "taken_back": "takes back {amount}",
        "reshuffled": "reshuffled",
        "dealt": "new game, {starter} starts",
        "won": "won by {winners}",
        SEAT_ADDED: PHRASE,
        "level": "from here on {level}",
        "ended": "match ends",
    },
    begin=begin,
    prompts=prompts,
    objections=objections,
    apply=apply,
    standing=standing,
)
