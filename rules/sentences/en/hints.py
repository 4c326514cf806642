"""What to do first, for people who see a game's table for the first time."""

from rules.sentences import Catalogue

SENTENCES: Catalogue = {
    "hint.betski.center": "Turn the center card over, and tap it here.",
    "hint.betski.played": "Tap each card as it is played. The bright ones are legal.",
    "hint.betski.done": "Done passes the turn on. Undo takes anything back.",
    "hint.in_between.ante": "One tap takes the ante from everybody.",
    "hint.in_between.posts": "Tap the rank of each post as it is turned.",
    "hint.in_between.bet": "Choose the bet, then tap the third card. Or pass.",
    "hint.threebetween.limits": "Tap the limit cards as they are dealt.",
    "hint.threebetween.drawn": "Tap each letter that is drawn. The bright ones fit.",
    "hint.threebetween.end": "Draw on, bank three, or pass with what lies there.",
    "hint.triple_replace.ups": "Tap rank and suit of each card that lies face up.",
    "hint.triple_replace.bets": "One tap for each bet. The button says what it costs.",
    "hint.triple_replace.swap": "Tap the cards to be replaced. The price stands on the button.",
    "hint.pair_three.words": "Type both words, then tap who placed them.",
}
