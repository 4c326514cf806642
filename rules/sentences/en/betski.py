"""English for Betski."""

from rules.sentences import Either, Plural, Sentence

_GOLDS_THAT_GO = Either(
    "may_draw",
    "Any Gold {low} or Gold {high}. If {seat} has none, {seat} draws until one goes.",
    "Any Gold {low} or Gold {high}. If {seat} has none, the turn is over.",
)

SENTENCES: dict[str, Sentence] = {
    "betski.name": "Betski",
    "betski.tagline": "gold and silver",
    # --- what may be entered
    "betski.ask.center": "Turn the center card",
    "betski.ask.played": "{seat} plays on",
    "betski.ask.drew": "{seat} draws",
    "betski.ask.drew_card": "{seat} draws this card",
    "betski.ask.turn_ended": "{seat} is done",
    "betski.ask.hand_shown": "{seat} shows the whole hand",
    "betski.ask.taken_back": "{seat} takes cards back",
    "betski.ask.reshuffled": "The stack is reshuffled",
    "betski.ask.dealt": "Deal the next game: who starts?",
    "betski.ask.won": "Who won this game?",
    "betski.ask.seat_added": "Somebody new joins",
    "betski.ask.level": "Change how the match is kept",
    "betski.ask.ended": "End the match",
    # --- what was done, as history tells it
    "betski.did.center": "Center card {card}",
    "betski.did.played": "{seat} played {card}",
    "betski.did.drew": Plural("amount", "{seat} drew a card", "{seat} drew {amount} cards"),
    "betski.did.drew_card": "{seat} drew {card}",
    "betski.did.turn_ended": "{seat} was done",
    "betski.did.hand_shown": "{seat} showed {cards}",
    "betski.did.taken_back": Plural("amount", "{seat} took a card back", "{seat} took {amount} cards back"),
    "betski.did.reshuffled": "The stack was reshuffled",
    "betski.did.dealt": "New game, {starter} starts",
    "betski.did.won": "Game to {winners}",
    "betski.did.seat_added": "{name} joins the table, in seat {number}",
    "betski.did.level": "From here on: {level}",
    "betski.did.ended": "The match ended",
    # --- what followed
    "betski.event.reshuffled": Plural(
        "count",
        "Reshuffled: the one card from under the center card can be drawn again.",
        "Reshuffled: the {count} cards from under the center card can be drawn again.",
    ),
    "betski.event.rebuttal": "{out_seat} is out on the first turn. {seat} has a rebuttal.",
    "betski.event.rebutted": "The rebuttal held: {winners} tie game {game_number}.",
    "betski.event.not_rebutted": "No rebuttal held: {winners} wins game {game_number}.",
    "betski.event.won": "Game {game_number} goes to {winners}.",
    "betski.event.tied": "{winners} tie game {game_number}.",
    "betski.event.blocked": "Nobody can play or draw. The fewest cards win: {winners}, with {count}.",
    "betski.event.penalty": "{seat} draws a card for the illegal play.",
    "betski.standing.target": "The agreed number of games is won.",
    "betski.standing.stopped": "The table stopped here.",
    # --- verdicts: why it is right
    "betski.equal": "Gold {gold} on Silver {silver}, the same number",
    "betski.one_higher": "Gold {gold} on Silver {silver}, one number higher",
    "betski.wraps": "Gold 3 on Silver 9, the step over the end",
    "betski.trusted": "Only {seat} knows the hand; the others may ask to see it",
    "betski.cannot_go_on": "No card of the open hand fits any more",
    "betski.stopped_early": "{seat} could go on; this table lets a player stop",
    "betski.nothing_to_draw": "No card is left to draw, so {seat} passes",
    "betski.hidden_again": "{seat}’s hand is hidden from here on",
    "betski.taken_back": Plural(
        "count", "The card goes back, without a penalty", "The cards go back, without a penalty"
    ),
    "betski.taken_back_with_penalty": Plural(
        "count",
        "The card goes back, and {seat} draws one as a penalty",
        "The cards go back, and {seat} draws one as a penalty",
    ),
    "betski.game_dropped": "Game {game_number} stays unfinished and counts for nobody",
    # --- verdicts: what is wrong, and what would have been right
    "betski.match_over": "The match is over. Undo its end to go on.",
    "betski.joins_next_game": "Game {game_number} is under way; {name} is dealt in with the next one.",
    "betski.joins_next_game.instead": (
        "Add {name} when it is over. If the table wants it now, {name} gets three cards from the "
        "deck."
    ),
    "betski.none_to_deal": "{name} needs three cards, and there are only {stock} to draw.",
    "betski.no_such_seat": "There is no seat {seat_number}; {seats} sit here.",
    "betski.no_game": "No game is under way: it begins when the center card is turned.",
    "betski.center_lies": "A center card lies there already: {center}.",
    "betski.out_of_turn": "It is {turn_seat}’s turn, not {seat}’s.",
    "betski.out_of_turn.instead": "{turn_seat} plays, draws or is done first.",
    "betski.no_cards": "{seat} holds no card any more.",
    "betski.is_center": "{card} is the center card, entry {entry}.",
    "betski.was_first_center": "{card} lies in the stack: it was the first center card, entry {entry}.",
    "betski.in_stack": "{card} lies in the stack: {layer_seat} played it, entry {entry}.",
    "betski.in_open_hand": "{card} is in {holder_seat}’s hand, shown in entry {entry}.",
    "betski.in_hidden_hand": "{card} was not under the center card, so somebody holds it.",
    "betski.not_in_open_hand": "{card} is not in the hand that {seat} showed.",
    "betski.gold_nine": (
        "9 is not equal to 3 and not one higher. The step over the end runs one way only: "
        "a Gold 3 may go on Silver 9, a Gold 9 never goes on Silver 3."
    ),
    "betski.gold_nine.instead": _GOLDS_THAT_GO,
    "betski.no_fit": "Gold {gold} is not equal to Silver {silver} and not one higher.",
    "betski.no_fit.instead": _GOLDS_THAT_GO,
    "betski.cannot_draw": Plural(
        "stock",
        "{count} cannot be drawn: one card is left, the stack included.",
        "{count} cannot be drawn: {stock} cards are left, the stack included.",
    ),
    "betski.drew_after_play": "After a card is played there is no drawing in the same turn.",
    "betski.drew_after_play.instead": "{seat} plays on, or is done.",
    "betski.drew_though_able": "{seat} can play, so drawing is not allowed.",
    "betski.drew_though_able.instead": "{cards} can be played.",
    "betski.no_draw_in_rebuttal": "This table plays rebuttals without drawing.",
    "betski.no_draw_in_rebuttal.instead": "{seat} plays the hand as it is, or is done.",
    "betski.over_draw_limit": "This table draws at most {limit} in a turn.",
    "betski.over_draw_limit.instead": "{seat} plays, or is done.",
    "betski.must_play_on": "{seat} can play and must go on.",
    "betski.must_play_on.instead": "{cards} can be played.",
    "betski.must_draw": "{seat} has not played and must draw until a card goes.",
    "betski.must_draw.instead": Plural(
        "stock", "One card can be drawn.", "{stock} cards can be drawn, the stack included."
    ),
    "betski.card_twice": "Each card exists once; this hand has one of them twice.",
    "betski.wrong_hand_size": "{seat} cannot show {count}: the count of that hand is {held}.",
    "betski.hand_count": "{seat} shows {count}, but the count of that hand is {held}.",
    "betski.hand_count.instead": ("Show the whole hand of {held}, or let the table decide that the count was wrong."),
    "betski.cannot_take_back": Plural(
        "laid",
        "{seat} cannot take back {count}: one card of {seat}’s lies on top.",
        "{seat} cannot take back {count}: {laid} cards of {seat}’s lie on top.",
    ),
    "betski.nothing_to_shuffle": "There is no stack under the center card to shuffle.",
    "betski.deck_not_empty": Plural(
        "deck",
        "One card is still in the deck; it is drawn first.",
        "{deck} cards are still in the deck; they are drawn first.",
    ),
    "betski.deck_not_empty.instead": "Reshuffle when a card is needed and none is left.",
    "betski.scorepad_only": "Only totals are kept now. Change to cards to deal a game.",
    "betski.game_under_way": "Game {game_number} is not finished.",
    "betski.game_under_way.instead": "Finish it, or let the table drop it.",
    "betski.who_won": "Name one winner, or several who tie, from the {seats} at the table.",
    "betski.cards_are_kept": (
        "Cards are kept now; the game finds its winner by itself. Change to totals to write one down."
    ),
    "betski.no_change": "The match is kept that way already.",
    # --- the rulebook
    "betski.section.1": "Getting ready",
    "betski.section.2": "Gold-to-Silver Rule",
    "betski.section.3": "A turn",
    "betski.section.4": "When the deck runs out",
    "betski.section.5": "Winning",
    "betski.clause.seats": "Two to six players",
    "betski.clause.seats.text": (
        "Two to six people can play. Whoever is new takes the seat after the last one and is dealt in with the next "
        "game."
    ),
    "betski.clause.deal": "Three cards and a center card",
    "betski.clause.deal.text": (
        "One card is laid face down in the middle, then everybody gets three. The table agrees on who begins; "
        "only then is the center card turned. The rest is the deck."
    ),
    "betski.clause.one_of_each": "Each card exists once",
    "betski.clause.one_of_each.text": (
        "The deck has 49 cards: every Gold 3 to 9 with every Silver 3 to 9, once. A card that lies in the stack "
        "cannot turn up again until the stack has been reshuffled."
    ),
    "betski.clause.turn_order": "Turns go clockwise",
    "betski.clause.turn_order.text": "After the player who begins, turns go to the left around the table.",
    "betski.clause.gold_and_silver": "Gold from the hand, Silver on the table",
    "betski.clause.gold_and_silver.text": (
        "Of a card in the hand only the Gold number counts, of the center card only the Silver number. "
        "There is one pile, and only its top card matters. A card reads the same both ways up: Gold left, Silver right."
    ),
    "betski.clause.equal_or_higher": "Equal or one higher",
    "betski.clause.equal_or_higher.text": (
        "A card goes on the center card when its Gold is the center card’s Silver, or the next number up."
    ),
    "betski.clause.gold_three": "Gold 3 also goes on Silver 9",
    "betski.clause.gold_three.text": "After 9 comes 3: on Silver 9 go Gold 9 and Gold 3.",
    "betski.clause.gold_nine": "Gold 9 never goes on Silver 3",
    "betski.clause.gold_nine.text": "The step from 9 to 3 runs one way. On Silver 3 go Gold 3 and Gold 4 only.",
    "betski.clause.play_on": "Play on while you can",
    "betski.clause.play_on.text": (
        "A player who can play goes on, card after card, until none fits. Which fitting card to play is free, "
        "so a shorter way may be chosen. By house rule a player may stop after one."
    ),
    "betski.clause.draw_when_unable": "Draw only when you cannot play",
    "betski.clause.draw_when_unable.text": (
        "Drawing is for those who have no fitting card; nobody who can play may draw or pass. "
        "Hands are hidden, so the player’s word counts; the others may ask to see the hand."
    ),
    "betski.clause.draw_until_playable": "Draw until a card goes, then play",
    "betski.clause.draw_until_playable.text": (
        "Cards are drawn one at a time. The first one that fits ends the drawing and must be played, and play goes on "
        "from there. By house rule drawing stops after an agreed number and the turn passes."
    ),
    "betski.clause.no_draw_after_play": "No drawing after a play",
    "betski.clause.no_draw_after_play.text": ("Once a card has been played in a turn, being stuck just ends the turn."),
    "betski.clause.take_back": "A wrong card goes back",
    "betski.clause.take_back.text": (
        "When an illegal play is noticed, it and every card laid on it in that turn go back, and the turn goes on from "
        "there. There is no penalty, unless the table agreed on drawing a card for it."
    ),
    "betski.clause.open_hands": "Playing with open hands",
    "betski.clause.open_hands.text": (
        "A table may lay hands open. Then it is known whether a player can play, and drawing or stopping while able "
        "is against the rules. A hand must show as many cards as are counted."
    ),
    "betski.clause.reshuffle": "Reshuffle when a card is needed",
    "betski.clause.reshuffle.text": (
        "When a card must be drawn and the deck is empty, the center card stays and everything under it is shuffled "
        "into a new deck. A player in the middle of drawing goes on from it."
    ),
    "betski.clause.blocked": "Nothing left to draw",
    "betski.clause.blocked.text": (
        "When the deck is empty and only the center card lies there, a player who cannot play passes. When everybody "
        "has passed in a row the game ends: the fewest cards win, and the same number is a tie."
    ),
    "betski.clause.going_out": "An empty hand wins",
    "betski.clause.going_out.text": ("Who has played every card wins the game, cards drawn in that turn included."),
    "betski.clause.rebuttal": "The rebuttal",
    "betski.clause.rebuttal.text": (
        "If the player who began is out within the first turn, the next player gets one turn to do the same, on the "
        "card that lies there. House rules say whether it counts after drawing, who may trigger it, and whether "
        "everybody who has had no turn may answer."
    ),
    "betski.clause.rebuttal_turn": "Drawing in a rebuttal",
    "betski.clause.rebuttal_turn.text": (
        "A rebuttal is a whole turn: who is stuck at its start draws, and must then play everything. "
        "By house rule the hand is played as it is."
    ),
    "betski.clause.rebuttal_result": "How a rebuttal ends",
    "betski.clause.rebuttal_result.text": (
        "If the answering player goes out too, the game is a tie; if not, the first player out wins."
    ),
    "betski.clause.games_won": "Games make the match",
    "betski.clause.games_won.text": (
        "Each game won counts one. A tie is counted apart, or as a half by house rule. "
        "The match goes on until the table stops, or to an agreed number of games."
    ),
    "betski.clause.scorepad": "Only the winners",
    "betski.clause.scorepad.text": (
        "A table may keep only who won each game, and change to cards and back at any time. "
        "Changing in the middle of a game leaves that game’s cards behind."
    ),
    # --- house rules
    "betski.switch.stop_early": "Stopping early",
    "betski.switch.stop_early.help": "May a player stop who could still play?",
    "betski.switch.stop_early.must_play_on": "Play on while able",
    "betski.switch.stop_early.may_stop": "May stop after one",
    "betski.switch.draw_limit": "Draw limit",
    "betski.switch.draw_limit.help": "Most cards to draw in a turn; 0 for no limit",
    "betski.switch.rebuttal_from": "Rebuttal when",
    "betski.switch.rebuttal_from.help": "Whose quick exit calls for a rebuttal?",
    "betski.switch.rebuttal_from.starter": "The first player is out",
    "betski.switch.rebuttal_from.anyone": "Anyone is out on turn one",
    "betski.switch.rebuttal_to": "Rebuttal goes to",
    "betski.switch.rebuttal_to.help": "Who may answer?",
    "betski.switch.rebuttal_to.next_seat": "The next player",
    "betski.switch.rebuttal_to.all_waiting": "All without a turn",
    "betski.switch.rebuttal_after_draw": "Rebuttal after drawing",
    "betski.switch.rebuttal_after_draw.help": "Off: only when exactly the three dealt cards went",
    "betski.switch.rebuttal_draw": "Drawing in a rebuttal",
    "betski.switch.rebuttal_draw.help": "Off: the hand is played as it is",
    "betski.switch.penalty_draw": "Penalty for a wrong card",
    "betski.switch.penalty_draw.help": "Taking back an illegal play costs one drawn card",
    "betski.switch.first_to": "First to win",
    "betski.switch.first_to.help": "Games that end the match; 0 to play on",
    "betski.switch.tie_is_half": "A tie is half a win",
    "betski.switch.tie_is_half.help": "Off: ties are counted apart",
    "betski.switch.open_hands": "Open hands",
    "betski.switch.open_hands.help": "Enter hands to check who can play",
}
