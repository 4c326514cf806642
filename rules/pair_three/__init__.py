"""PAIR THREE, the games in which three-letter words have to match."""

from rules.core.game import Deck, Game
from rules.core.seats import PHRASE, SEAT_ADDED, SeatAdded
from rules.decks.tiles import EXAMPLES
from rules.pair_three import pieces
from rules.pair_three import state as s
from rules.pair_three.judging import objections
from rules.pair_three.playing import apply, begin, standing
from rules.pair_three.prompting import prompts
from rules.pair_three.rulebook import CLAUSES, MOST_SEATS, SWITCHES

GAME = Game(
    key="pair_three",
    version=1,
    min_seats=1,
    max_seats=MOST_SEATS,
    has_first=False,
    # Nobody has published what the tiles say, so the pads hold examples; tiles and words are typed in.
    decks=(
        Deck("unsaid", (pieces.UNSAID,), columns=1),
        Deck("plays", pieces.EXAMPLE_PLAYS, columns=2),
        Deck("tiles", EXAMPLES, columns=2),
        Deck("pairs", pieces.EXAMPLE_PAIRS, columns=3),
        Deck("layings", pieces.EXAMPLE_LAYINGS, columns=2),
        Deck("house_words", pieces.EXAMPLE_HOUSE_WORDS, columns=3),
    ),
    switches=SWITCHES,
    clauses=CLAUSES,
    actions={
        "placed": s.Placed,
        "laid": s.Laid,
        "started": s.Started,
        "put_on": s.PutOn,
        "added": s.Added,
        "formed": s.Formed,
        "top_shown": s.TopShown,
        "shown": s.Shown,
        "took_back": s.TookBack,
        "dealt": s.Dealt,
        "all_drew": s.AllDrew,
        "split": s.Split,
        "stuck": s.Stuck,
        "connected": s.Connected,
        "gave_up": s.GaveUp,
        "voted": s.Voted,
        "house_words": s.HouseWords,
        "new_round": s.NewRound,
        "won": s.Won,
        SEAT_ADDED: SeatAdded,
        "level": s.LevelChanged,
        "ended": s.MatchEnded,
    },
    phrases={
        "placed": "places {play}",
        "laid": "lays {laying}",
        "started": "start tile {tile}",
        "put_on": "puts {play} on stack {stack}",
        "added": "adds to the stack of {stack_seat}, a tile of {from_seat}: {play}",
        "formed": "forms a stack with {play}",
        "top_shown": "stack {stack} shows {tile}",
        "shown": "holds {tiles}",
        "took_back": "takes the last tile back",
        "dealt": "new tiles for everybody",
        "all_drew": "everybody draws",
        "split": "stack {stack} is split",
        "stuck": "nobody can play",
        "connected": "has connected all",
        "gave_up": "gives up with {amount} connected",
        "voted": "claims {pair} as {rule}, for it {yes_seats}",
        "house_words": "house words {words}",
        "new_round": "new round",
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
