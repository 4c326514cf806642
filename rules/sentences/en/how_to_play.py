"""How each game is played, on one page, in English; the clauses tell the rest."""

from rules.sentences import Sentence

SENTENCES: dict[str, Sentence] = {
    "how.title": "How to play",
    "how.threebetween.1": "Everybody gets two limit cards, face up: the letter nearer to A left, the other right.",
    "how.threebetween.2": "Go round once: each player may swap one limit card for a new one.",
    "how.threebetween.3": "On your turn, draw a card for each of your three empty spaces. Keep at least one whose "
    "letter lies between your limits and does not show there yet, or you bust.",
    "how.threebetween.4": "Instead of drawing you may pass: your cards count now, and you are out until the next "
    "round.",
    "how.threebetween.5": "With all three spaces filled you pass or bank. A bank writes your points down and gives you "
    "new limits, but a bust strikes everything banked in this round.",
    "how.threebetween.6": "When all have passed or bust, the round is tallied. The first to 100 wins.",
    "how.in_between.1": "Everybody pays the ante into the pot. The turn goes to the left.",
    "how.in_between.2": "Two cards are turned as your posts. Call a first ace high or low; a second one is high.",
    "how.in_between.3": "Two posts alike cost the ante, and neighbours end the turn for nothing.",
    "how.in_between.4": "Otherwise pass, or bet from the smallest bet up to the whole pot that the third card falls "
    "between your posts.",
    "how.in_between.5": "Between: take your bet from the pot. Outside: pay it. On a post: pay it twice.",
    "how.in_between.6": "An empty pot is filled by a new ante. Stop when all agree; what lies in the pot is shared.",
    "how.triple_replace.1": "Everybody pays the ante and gets three cards, one of them face down.",
    "how.triple_replace.2": "There are four rounds of betting. The high hand showing speaks first each time.",
    "how.triple_replace.3": "Between them come three rounds in which you may replace up to two cards, in the last only "
    "one. Each new card is paid to the pot before it is dealt.",
    "how.triple_replace.4": "A card that lay face down comes back face down, an open one open.",
    "how.triple_replace.5": "Who does not call folds. The last one left wins without showing.",
    "how.triple_replace.6": "Else all show: three of a kind beats a pair, a pair beats high cards.",
    "how.betski.1": "Everybody gets three cards, and one is turned up as the center card.",
    "how.betski.2": "A card goes on the stack when its Gold equals the Silver that shows, or is one higher. After "
    "Silver 9, Gold 3 goes too.",
    "how.betski.3": "Play as many cards in a row as go. If none goes at first, draw until one does.",
    "how.betski.4": "Who has no card left wins the game.",
    "how.betski.5": "Who goes out before the next player has had a turn must wait: the next player may tie by going "
    "out as well.",
    "how.pair_three.1": "Every tile has four words of three letters. Agree first on what makes two words match.",
    "how.pair_three.2": "Words match by shared letters, as one word of six letters, or as a phrase that people say.",
    "how.pair_three.3": "Crossword: lay your tiles edge to edge, every facing pair must match. Nobody waits for a "
    "turn.",
    "how.pair_three.4": "Stacks: put your tiles on any of the stacks in the middle. A stack of ten is split.",
    "how.pair_three.5": "Steal & Stack: build your own stack, also with tiles that lie loose before the others.",
    "how.pair_three.6": "Solitaire: connect ten tiles alone, or race the others at it.",
    "how.pair_three.7": "Type a pair of words whenever somebody doubts it; what the app cannot know is put to a vote.",
}
