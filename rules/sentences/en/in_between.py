"""English for In Between the Sheets."""

from rules.sentences import Plural

SENTENCES: dict[str, str | Plural] = {
    "in_between.name": "In Between the Sheets",
    "in_between.tagline": "pot and posts",
    # --- what may be entered
    "in_between.ask.anted": "Everybody pays the ante",
    "in_between.ask.first": "{seat}: the first post",
    "in_between.ask.called": "{seat} calls the ace",
    "in_between.ask.second": "{seat}: the second post",
    "in_between.ask.bet": "{seat} bets",
    "in_between.ask.moon": "{seat} shoots the moon",
    "in_between.ask.guessed": "{seat} says higher or lower",
    "in_between.ask.passed": "{seat} passes",
    "in_between.ask.redealt": "A card was seen too early: new posts",
    "in_between.ask.shuffled": "The cards are shuffled",
    "in_between.ask.scored_bet": "{seat} bet, and this came of it",
    "in_between.ask.scored_turn": "{seat} had a turn without a bet",
    "in_between.ask.bought": "{seat} buys chips",
    "in_between.ask.gave": "{seat} gives chips",
    "in_between.ask.sat_out": "{seat} sits out",
    "in_between.ask.sat_in": "{seat} plays again",
    "in_between.ask.left": "{seat} leaves the table",
    "in_between.ask.joined": "{seat} joins the table",
    "in_between.ask.seat_added": "Somebody new joins",
    "in_between.ask.level": "Change how the match is kept",
    "in_between.ask.ended": "End the match",
    # --- the choices in them
    "in_between.choice.side.high": "High",
    "in_between.choice.side.low": "Low",
    "in_between.choice.guess.higher": "Higher",
    "in_between.choice.guess.lower": "Lower",
    "in_between.choice.outcome.won": "Between",
    "in_between.choice.outcome.lost": "Outside",
    "in_between.choice.outcome.post": "Post",
    "in_between.choice.outcome.ace_post": "Post, an ace",
    "in_between.choice.outcome.triple": "Three times",
    "in_between.choice.outcome.passed": "Passed",
    "in_between.choice.outcome.pair": "Pair",
    "in_between.choice.outcome.neighbours": "A rank apart",
    "in_between.choice.outcome.moon_won": "Moon hit",
    "in_between.choice.outcome.moon_lost": "Moon missed",
    "in_between.choice.outcome.moon_post": "Moon, on the post",
    "in_between.choice.outcome.moon_ace_post": "Moon, on an ace post",
    # --- what was done, as history tells it
    "in_between.did.anted": "Everybody paid the ante",
    "in_between.did.first": "{seat}: first post {card}",
    "in_between.did.called": "{seat} called the ace: {side}",
    "in_between.did.second": "{seat}: second post {card}",
    "in_between.did.bet": "{seat} bet {amount}, third card {card}",
    "in_between.did.moon": "{seat} shot the moon, third card {card}",
    "in_between.did.guessed": "{seat} said for {amount}: {guess}, third card {card}",
    "in_between.did.passed": "{seat} passed",
    "in_between.did.redealt": "{seat} got new posts",
    "in_between.did.shuffled": "The cards were shuffled",
    "in_between.did.scored_bet": "{seat} bet {amount}: {outcome}",
    "in_between.did.scored_turn": "{seat} had a turn: {outcome}",
    "in_between.did.bought": "{seat} bought {amount}",
    "in_between.did.gave": "{seat} gave {to_seat} {amount}",
    "in_between.did.sat_out": "{seat} sits out",
    "in_between.did.sat_in": "{seat} plays again",
    "in_between.did.left": "{seat} left the table",
    "in_between.did.joined": "{seat} joined the table",
    "in_between.did.seat_added": "{name} joins the table, in seat {number}",
    "in_between.did.level": "From here on: {level}",
    "in_between.did.ended": "The match ended",
    # --- what followed
    "in_between.event.anted": "Everybody has put in {amount}; the pot is {pot}.",
    "in_between.event.late_ante": "{seat} puts in the ante, {amount}.",
    "in_between.event.pair_pays": "A pair: {seat} pays {amount} into the pot and loses the turn.",
    "in_between.event.pair_free": "A pair: {seat} loses the turn.",
    "in_between.event.pair_wins": "A pair: {seat} takes {amount} from the pot.",
    "in_between.event.neighbours_free": "Nothing fits between: {seat} loses the turn.",
    "in_between.event.neighbours_pay": "Nothing fits between: {seat} pays {amount} into the pot and loses the turn.",
    "in_between.event.neighbours_redeal": "Nothing fits between: {seat} gets two new posts.",
    "in_between.event.pass_pays": "Passing costs {seat} {amount}.",
    "in_between.event.won": "{seat} takes {amount} from the pot.",
    "in_between.event.lost": "{seat} pays {amount} into the pot.",
    "in_between.event.post": "On the post: {seat} pays {amount} into the pot.",
    "in_between.event.ace_post": "On an ace as post: {seat} pays {amount} into the pot.",
    "in_between.event.triple": "A third of the same: {seat} pays {amount} into the pot, three times the bet.",
    "in_between.event.moon_won": "The moon is hit: {seat} takes the whole pot, {amount}.",
    "in_between.event.moon_lost": "The moon is missed: {seat} pays {amount} into the pot.",
    "in_between.event.moon_post": "The moon is missed on the post: {seat} pays {amount} into the pot.",
    "in_between.event.moon_ace_post": "The moon is missed on an ace as post: {seat} pays {amount} into the pot.",
    "in_between.event.owes": "{seat} cannot pay it all and owes the pot {amount}.",
    "in_between.event.forgiven": "{seat} pays all the chips; the rest, {amount}, is forgiven.",
    "in_between.event.takes_debts": "The chips do not reach: {amount} of it is owed to {seat} from now on.",
    "in_between.event.debts_paid": "{seat} owes {amount} less.",
    "in_between.event.pot_emptied": "The pot is empty. {dealer_seat} deals, and everybody pays the ante of {amount}.",
    "in_between.event.pot_too_small": "The pot of {pot} is below the minimum: everybody pays the ante of {amount}.",
    "in_between.event.shuffled": Plural(
        "left",
        "One card is left, too few for a turn: shuffle all the cards.",
        "{left} cards are left, too few for a turn: shuffle all the cards.",
    ),
    "in_between.event.deck_anew": "Shuffle all the cards: from here on each one is counted.",
    "in_between.event.joined": "{seat} buys in for {amount}.",
    "in_between.event.comes_later": "{seat} comes later and buys in then.",
    "in_between.event.left": "{seat} takes {amount} home.",
    "in_between.event.left_owing": "{seat} leaves and still owes {amount}.",
    "in_between.event.share": "{seat} gets {amount} of the pot.",
    "in_between.event.pays": "{payer_seat} pays {payee_seat} {amount}.",
    "in_between.standing.stopped": "The table stopped and shared the pot.",
    # --- verdicts: why it is right
    "in_between.is_won": "{card} falls between {first} and {second}",
    "in_between.is_lost": "{card} falls outside {first} and {second}",
    "in_between.is_post": "{card} has the rank of a post, which costs {amount}",
    "in_between.is_ace_post": "An ace has the rank of the ace post, high or low; that costs {amount}",
    "in_between.is_triple": "A third of the same rank costs three times the bet, {amount}",
    "in_between.guessed_right": "{card} lies on the side of {second} that was said",
    "in_between.guessed_wrong": "{card} lies on the other side of {second}",
    "in_between.third_of_pair": "{card} has the rank of the pair, which costs three times the bet",
    "in_between.is_pair": "{first} and {second} are a pair",
    "in_between.ace_pair": "A second ace is high, and so is the first: a pair",
    "in_between.are_neighbours": "{first} and {second} are a rank apart",
    "in_between.both_aces": "Low ace and high ace: 2 to king wins, and a third ace costs three times the bet",
    "in_between.one_between": "Only {card} wins between {first} and {second}",
    "in_between.spread": "{low} to {high} wins",
    "in_between.may_owe": "{seat} holds {stack}; at worst it costs {amount}, and the rest is owed",
    "in_between.pass_is_free": "Passing costs nothing",
    "in_between.pass_costs": "Passing costs {amount} at this table",
    "in_between.cannot_bet": "No bet is possible, so the turn is passed",
    "in_between.redealt": "{seat} gets new posts; what was seen is out until the next shuffle",
    "in_between.shuffled_early": Plural(
        "left",
        "One card was left; all but the posts on the table are in again",
        "{left} cards were left; all but the posts on the table are in again",
    ),
    "in_between.ante_on_credit": "Not enough chips for {amount}: {short_seat}; it is owed to the pot",
    "in_between.pays_debts_first": "{seat} owes {amount}, which is paid first",
    "in_between.pays_late_ante": "{seat} pays an ante of {amount} into the pot that lies there",
    "in_between.leaves_share": "{seat} gives up any share of the pot of {pot}",
    "in_between.turn_dropped": "The turn of {turn_seat} stays unfinished and costs nothing",
    "in_between.fewer_turns": "One turn fewer than the others: {waiting_seat}",
    "in_between.pot_is_shared": "The pot of {pot} is shared by those at the table",
    # --- verdicts: what is wrong, and what would have been right
    "in_between.match_over": "The match is over. Undo its end to go on.",
    "in_between.new_pays_ante": "{name} pays an ante of {amount} into the pot that lies there",
    "in_between.no_such_seat": "There is no seat {seat_number}; {seats} sit here.",
    "in_between.scorepad_only": "Only bets and outcomes are kept now. Change to cards to write down cards.",
    "in_between.cards_are_kept": "Cards are kept now; they tell what a bet came to. Change to totals to write it down.",
    "in_between.no_change": "The match is kept that way already.",
    "in_between.is_away": "{seat} is not at the table.",
    "in_between.is_here": "{seat} is at the table already.",
    "in_between.sits_out": "{seat} sits out. Let {seat} play again first.",
    "in_between.does_not_play": "{seat} does not play now.",
    "in_between.does_not_sit_out": "{seat} does not sit out.",
    "in_between.out_of_turn": "It is {turn_seat}’s turn, not {seat}’s.",
    "in_between.out_of_turn.instead": "{turn_seat} goes first.",
    "in_between.ante_first": "The pot is {pot}, and the ante is due.",
    "in_between.ante_first.instead": "Everybody pays {amount} first.",
    "in_between.ante_not_due": "A pot of {pot} lies there; no ante is due.",
    "in_between.ante_not_due.instead": "Play for it until it is empty.",
    "in_between.too_few": "One alone cannot play for a pot.",
    "in_between.too_few.instead": "Somebody joins or plays again, or the match ends.",
    "in_between.broke": "{seat} has no chips left.",
    "in_between.broke.instead": "{seat} buys chips, or sits out.",
    "in_between.cannot_ante": "Not enough chips for the ante of {amount}: {short_seat}.",
    "in_between.cannot_ante.instead": "Buy chips, or sit out.",
    "in_between.card_seen": "{card} was turned in entry {entry} and is not back in the deck.",
    "in_between.fifth": (
        "There are four cards of each rank. All of this rank, {card}, have been turned since the last shuffle: "
        "entries {entries}."
    ),
    "in_between.posts_lie": "Posts lie there for {turn_seat} already.",
    "in_between.no_first_post": "There is no first post yet.",
    "in_between.posts_stand": "Both posts stand already: {first} and {second}.",
    "in_between.ace_uncalled": "The first post is an ace: {seat} says high or low before the second card.",
    "in_between.nothing_to_call": "No first ace waits to be called.",
    "in_between.high_or_low": "An ace is called high or low.",
    "in_between.no_posts": "There are no posts to choose on.",
    "in_between.pair_wants_guess": "Nothing lies between a pair. At this table one says higher or lower, or passes.",
    "in_between.guess_needs_pair": "{first} and {second} are no pair; the bet is on a card between them.",
    "in_between.higher_or_lower": "The card after a pair is said to be higher or lower.",
    "in_between.no_amount": "{amount} is no amount; the least is one chip of {chip}.",
    "in_between.too_much": "No more than {high} can be written down at once.",
    "in_between.broken_chip": "{amount} is not made of whole chips of {chip}.",
    "in_between.pot_is_empty": "The pot is empty; there is nothing to bet for.",
    "in_between.pot_is_empty.instead": "Pass. Everybody pays the ante of {minimum} after that.",
    "in_between.cannot_cover": "{seat} holds {stack}, too little to cover any bet at this table.",
    "in_between.cannot_cover.instead": "Pass, or buy chips.",
    "in_between.only_the_pot": "The pot of {pot} is below the minimum of {minimum}, so it is the only bet.",
    "in_between.only_the_pot.instead": "Bet {low}, or pass.",
    "in_between.over_pot": "{amount} is more than the pot of {pot}.",
    "in_between.over_pot.instead": "Any bet from {low} to {high}.",
    "in_between.over_first_round": "{amount} is too much before everybody has had a turn.",
    "in_between.over_first_round.instead": "Any bet from {low} to {high}.",
    "in_between.over_cover": "{seat} holds {stack} and could not cover a bet of {amount}.",
    "in_between.over_cover.instead": "Any bet from {low} to {high}.",
    "in_between.too_low": "{amount} is below the minimum of {minimum}.",
    "in_between.too_low.instead": "Any bet from {low} to {high}, or a pass.",
    "in_between.off_step": "Bets go up in steps of {step} at this table.",
    "in_between.off_step.instead": "{low} and whole steps more, or the whole pot of {pot}.",
    "in_between.moon_off": "This table does not shoot the moon.",
    "in_between.moon_off.instead": "Bet any amount, or pass.",
    "in_between.moon_needs_gap": "More or less than one rank fits between {first} and {second}.",
    "in_between.moon_needs_gap.instead": "The moon is for posts two ranks apart. Bet, or pass.",
    "in_between.moon_small_pot": "The pot of {pot} is not above the minimum of {amount}; the moon wins nothing extra.",
    "in_between.moon_small_pot.instead": "Bet, or pass.",
    "in_between.moon_uncovered": "{seat} has too few chips to cover {amount} on the moon at this table.",
    "in_between.moon_uncovered.instead": "Pass, or buy chips.",
    "in_between.must_bet": "This table does not pass when a bet is possible.",
    "in_between.must_bet.instead": "Any bet from {low} to {high}.",
    "in_between.no_such_outcome": "That is nothing a turn can come to at this table.",
    "in_between.to_oneself": "{seat} cannot give chips to {seat}.",
    "in_between.too_few_chips": "{seat} holds {stack} and cannot give {amount}.",
    "in_between.finish_turn": "Posts lie there for {seat}.",
    "in_between.finish_turn.instead": "{seat} finishes the turn first.",
    "in_between.last_one": "{seat} is the last at the table. End the match instead.",
    "in_between.round_unfinished": "This table finishes the go-round before it stops. Still to come: {waiting_seat}.",
    "in_between.round_unfinished.instead": "Play until everybody has had the same number of turns.",
    # --- the rulebook
    "in_between.section.1": "Getting ready",
    "in_between.section.2": "The posts",
    "in_between.section.3": "Passing and betting",
    "in_between.section.4": "The third card",
    "in_between.section.5": "The pot and the players",
    "in_between.section.6": "Stopping",
    "in_between.clause.seats": "Two to twelve players",
    "in_between.clause.seats.text": "Two to twelve people can play; it takes two who play to go on.",
    "in_between.clause.chips": "Whole chips",
    "in_between.clause.chips.text": (
        "Everybody buys in for the same, and may buy more at any time. All amounts are whole numbers of the smallest "
        "chip; a minimum or buy-in between two chips is rounded up. House rules say how amounts are shown. Players may "
        "give each other chips. What was put in is always in the stacks, in the pot or taken home."
    ),
    "in_between.clause.ante": "The ante",
    "in_between.clause.ante.text": (
        "Before the first turn everybody pays the ante into the pot. One number is the ante, the lowest bet, what a "
        "pair costs, and the price of the moon."
    ),
    "in_between.clause.dealer": "The dealer plays too",
    "in_between.clause.dealer.text": (
        "The dealer is a player like the others and has the last turn of the first go-round. When a pot has been won "
        "whole, the next player to the left deals."
    ),
    "in_between.clause.turn_order": "Turns go to the left",
    "in_between.clause.turn_order.text": (
        "The player left of the dealer begins, and turns go on to the left. After a pot is emptied, the player to the "
        "left of its winner is next."
    ),
    "in_between.clause.deck": "The deck is counted",
    "in_between.clause.deck.text": (
        "One deck of 52 cards. A turn takes two cards, with a bet three; no turn begins with fewer than three cards: "
        "then all are shuffled. By house rule they are shuffled before every turn. A card that has been turned "
        "cannot come again before a shuffle, whether cards are told by rank alone or by rank and suit."
    ),
    "in_between.clause.posts": "Two posts",
    "in_between.clause.posts.text": (
        "Two cards are turned for the player, with room for a third between them. Which of them is the higher makes "
        "no difference; only for an ace does it matter which came first."
    ),
    "in_between.clause.first_ace": "A first ace is called",
    "in_between.clause.first_ace.text": (
        "When the first post is an ace, its player says high, above the king, or low, below the 2, before the second "
        "card is turned. By house rule aces are always high."
    ),
    "in_between.clause.second_ace": "A second ace is high",
    "in_between.clause.second_ace.text": (
        "An ace as second post is always high. After a high first ace it makes a pair, with all that a pair means; "
        "after a low first ace everything from 2 to king lies between."
    ),
    "in_between.clause.pair": "A pair",
    "in_between.clause.pair.text": (
        "Two posts of the same rank cost the minimum and the turn. By house rule a pair costs only the turn, or wins "
        "two chips from the pot, or lets the player bet that the next card is higher or lower; then the same rank once "
        "more costs three times the bet, and an ace is high."
    ),
    "in_between.clause.neighbours": "A rank apart",
    "in_between.clause.neighbours.text": (
        "When nothing fits between the posts the turn is lost, and nothing is paid. Low ace and 2 are a rank apart, "
        "and so are king and high ace. By house rule it costs the minimum, or the player gets two new posts."
    ),
    "in_between.clause.wrong_card": "A card seen too early",
    "in_between.clause.wrong_card.text": (
        "When a card is seen before the bet, it and the posts are put away and the same player gets new posts. "
        "A wrong entry is just undone."
    ),
    "in_between.clause.passing": "Passing",
    "in_between.clause.passing.text": (
        "A player may pass, free of charge. By house rule passing costs the minimum, or is only for those who cannot "
        "bet."
    ),
    "in_between.clause.bet_limits": "From the minimum to the pot",
    "in_between.clause.bet_limits.text": (
        "A bet is at least the minimum and at most what is in the pot before it. By house rule there is a limit until "
        "everybody has had a turn since the ante: half the pot, less than the whole pot, or a fixed amount; it never "
        "falls below the minimum."
    ),
    "in_between.clause.small_pot": "A pot below the minimum",
    "in_between.clause.small_pot.text": (
        "When the pot is smaller than the minimum, the whole pot is the only bet. By house rule everybody pays the "
        "ante again instead. Where bets go up in steps of the minimum, such a pot does not come about; the whole pot "
        "may always be bet."
    ),
    "in_between.clause.covering": "Betting more than one has",
    "in_between.clause.covering.text": (
        "A player may bet up to the pot, whatever the stack; what cannot be paid is owed to the pot. By house rule a "
        "bet must be small enough that its player can pay the worst of it, or the bet itself must be held and "
        "what a loss costs beyond the stack is forgiven."
    ),
    "in_between.clause.between": "Between or outside",
    "in_between.clause.between.text": (
        "If the third card falls strictly between the posts, the player takes the amount of the bet from the pot. "
        "If it falls outside, the player pays the bet into it."
    ),
    "in_between.clause.post": "On the post",
    "in_between.clause.post.text": (
        "A third card of the same rank as a post costs twice the bet in all. Only the rank counts: an ace is on the "
        "post of an ace that was called low. By house rule it costs the bet once, or four times on an ace post."
    ),
    "in_between.clause.triple": "A third ace",
    "in_between.clause.triple.text": "Between a low and a high ace, a third ace costs three times the bet in all.",
    "in_between.clause.moon": "Shooting the moon",
    "in_between.clause.moon.text": (
        "When just one rank fits between the posts, aces included, the player may stake the minimum on it: that rank "
        "wins the whole pot. A miss costs the minimum, a post what a post costs. An ordinary bet is possible "
        "instead. The moon is not offered while the pot is no more than the minimum, or where house rules leave it out."
    ),
    "in_between.clause.debts": "Debts",
    "in_between.clause.debts.text": (
        "A debt lies in the pot and counts as part of it. It is paid first from the debtor’s next win or buy-in. Who "
        "wins more than the chips in the pot takes over debts for the rest, the oldest first: the debtor owes the "
        "winner then."
    ),
    "in_between.clause.pot_emptied": "An empty pot",
    "in_between.clause.pot_emptied.text": "When the pot is empty, everybody who plays pays the ante again at once.",
    "in_between.clause.broke": "Out of chips",
    "in_between.clause.broke.text": (
        "Who has no chips for a turn or too few for the ante buys more, or sits out until then. By house rule one "
        "plays on and owes."
    ),
    "in_between.clause.joining": "Joining late",
    "in_between.clause.joining.text": (
        "Who joins buys in like the others, pays one ante into the pot that lies there, and plays when the turn comes "
        "around. Who leaves before the first ante only comes later, and has bought nothing yet. The same ante is due "
        "from a player who sat out when the others paid it. Whoever is new takes the seat after the last one."
    ),
    "in_between.clause.leaving": "Leaving",
    "in_between.clause.leaving.text": (
        "A player may leave between turns with the chips in hand, but without a share of the pot. Debts stay, for and "
        "against. When the dealer leaves, the next player to the left deals."
    ),
    "in_between.clause.stopping": "When to stop",
    "in_between.clause.stopping.text": (
        "The table may stop whenever all agree; it is told who has had fewer turns. By house rule the go-round is "
        "finished first."
    ),
    "in_between.clause.final_split": "Sharing the last pot",
    "in_between.clause.final_split.text": (
        "What is left in the pot is divided evenly between those at the table, also those who sit out. Chips that do "
        "not divide go one each to the left of the dealer and on. A debt to the pot comes off the debtor’s share first."
    ),
    "in_between.clause.winning": "Up and down",
    "in_between.clause.winning.text": (
        "There is no target. What counts is chips and what is owed, less what was bought, the last share included. "
        "At the end the fewest payments that settle everything are named."
    ),
    "in_between.clause.scorepad": "Only bets and outcomes",
    "in_between.clause.scorepad.text": (
        "A table may keep only what was bet and what came of it, and change to cards and back at any time. The cards "
        "are shuffled when they are counted again; a turn that has begun is dropped."
    ),
    "in_between.clause.odds": "Chances",
    "in_between.clause.odds.text": (
        "If the table wants it, the chances are shown before a bet: how many of the unseen cards win, lose or hit a "
        "post, and what a bet brings on average."
    ),
    # --- house rules
    "in_between.switch.minimum": "Ante and minimum",
    "in_between.switch.minimum.help": "Ante, lowest bet, price of a pair and of the moon",
    "in_between.switch.buy_in": "Buy-in",
    "in_between.switch.buy_in.help": "What everybody starts with",
    "in_between.switch.smallest_chip": "Smallest chip",
    "in_between.switch.smallest_chip.help": "All amounts are whole numbers of it",
    "in_between.switch.unit": "Amounts shown as",
    "in_between.switch.unit.help": "Chips count as they are; cents are shown with two decimals",
    "in_between.switch.unit.chips": "Chips",
    "in_between.switch.unit.cents": "Money",
    "in_between.switch.bet_step": "Bets go up by",
    "in_between.switch.bet_step.help": "In steps of the minimum no small rest stays in the pot",
    "in_between.switch.bet_step.chip": "The smallest chip",
    "in_between.switch.bet_step.minimum": "The minimum",
    "in_between.switch.post": "On the post",
    "in_between.switch.post.help": "What a third card of a post’s rank costs",
    "in_between.switch.post.double": "Twice the bet",
    "in_between.switch.post.single": "The bet once",
    "in_between.switch.post.ace_fourfold": "Twice; four times on an ace",
    "in_between.switch.aces": "A first ace",
    "in_between.switch.aces.help": "Does its player choose?",
    "in_between.switch.aces.chosen": "High or low, as called",
    "in_between.switch.aces.always_high": "Always high",
    "in_between.switch.pair": "A pair",
    "in_between.switch.pair.help": "When both posts have the same rank",
    "in_between.switch.pair.pays_minimum": "Pays the minimum",
    "in_between.switch.pair.free": "Just loses the turn",
    "in_between.switch.pair.guess": "Higher or lower",
    "in_between.switch.pair.wins_two": "Wins two chips",
    "in_between.switch.neighbours": "A rank apart",
    "in_between.switch.neighbours.help": "When nothing fits between the posts",
    "in_between.switch.neighbours.free": "Just loses the turn",
    "in_between.switch.neighbours.pays_minimum": "Pays the minimum",
    "in_between.switch.neighbours.redeal": "Two new posts",
    "in_between.switch.first_round": "First go-round",
    "in_between.switch.first_round.help": "Highest bet until everybody has had a turn since the ante",
    "in_between.switch.first_round.none": "The pot, as always",
    "in_between.switch.first_round.half_pot": "Half the pot",
    "in_between.switch.first_round.no_pot_bet": "Less than the pot",
    "in_between.switch.first_round.fixed": "A fixed amount",
    "in_between.switch.first_round_limit": "That fixed amount",
    "in_between.switch.first_round_limit.help": "Counts only if the first go-round has a fixed limit",
    "in_between.switch.small_pot": "Pot below the minimum",
    "in_between.switch.small_pot.help": "What is played for then",
    "in_between.switch.small_pot.whole_pot": "The pot is the only bet",
    "in_between.switch.small_pot.ante_again": "Everybody antes again",
    "in_between.switch.covering": "Who cannot pay a loss",
    "in_between.switch.covering.help": "May a bet risk more than the stack?",
    "in_between.switch.covering.debt": "Owes the rest",
    "in_between.switch.covering.capped": "Bets only what is covered",
    "in_between.switch.covering.forgiven": "Pays the stack, no more",
    "in_between.switch.moon": "Shooting the moon",
    "in_between.switch.moon.help": "The minimum for the whole pot when one rank fits",
    "in_between.switch.broke": "Out of chips",
    "in_between.switch.broke.help": "What a player without chips does",
    "in_between.switch.broke.rebuy": "Buys more or sits out",
    "in_between.switch.broke.credit": "Plays on and owes",
    "in_between.switch.shuffle": "Shuffle",
    "in_between.switch.shuffle.help": "When all cards go back into the deck",
    "in_between.switch.shuffle.below_three": "Below three cards",
    "in_between.switch.shuffle.every_turn": "Before every turn",
    "in_between.switch.passing": "Passing",
    "in_between.switch.passing.help": "What it costs not to bet",
    "in_between.switch.passing.free": "Free",
    "in_between.switch.passing.costs_minimum": "Costs the minimum",
    "in_between.switch.passing.no_passing": "Only if no bet is possible",
    "in_between.switch.stopping": "Stopping",
    "in_between.switch.stopping.help": "When the match may end",
    "in_between.switch.stopping.any_time": "Any time",
    "in_between.switch.stopping.finish_round": "After a full go-round",
    "in_between.switch.cards_by": "Cards are told by",
    "in_between.switch.cards_by.help": "The suit never matters, but a card told by suit is checked more sharply",
    "in_between.switch.cards_by.rank": "Rank",
    "in_between.switch.cards_by.suit": "Rank and suit",
    "in_between.switch.odds": "Show chances",
    "in_between.switch.odds.help": "Wins, posts, losses and the average of a bet, from the unseen cards",
}
