"""English for ThreeBeTween."""

from rules.sentences import Plural, Sentence

SENTENCES: dict[str, Sentence] = {
    "threebetween.name": "ThreeBeTween",
    "threebetween.tagline": "letter cards",
    # --- what may be entered
    "threebetween.ask.dealt": "{seat} gets two limit cards",
    "threebetween.ask.replaced": "{seat} swaps a limit card: which goes, which comes?",
    "threebetween.ask.limits_set": "{seat} keeps the limits and sets them",
    "threebetween.ask.drew": "{seat} draws",
    "threebetween.ask.placed": "{seat} places cards",
    "threebetween.ask.banked": "{seat} banks",
    "threebetween.ask.passed": "{seat} passes",
    "threebetween.ask.busted": "{seat} busts",
    "threebetween.ask.banked_points": "{seat} banks these points",
    "threebetween.ask.passed_points": "{seat} passes with these points",
    "threebetween.ask.not_entered": "{seat} plays on without cards entered",
    "threebetween.ask.reshuffled": "The discards are reshuffled",
    "threebetween.ask.learned": "Which number is printed on this card?",
    "threebetween.ask.turned_learned": "Which number is printed on this card, lying so?",
    "threebetween.ask.deck": "What the deck holds",
    "threebetween.ask.left": "{seat} leaves",
    "threebetween.ask.joined": "{seat} joins",
    "threebetween.ask.seat_added": "Somebody new joins",
    "threebetween.ask.level": "Change how the match is kept",
    "threebetween.ask.ended": "End the match",
    # --- what was done, as history tells it
    "threebetween.did.dealt": "{seat} got {cards}",
    "threebetween.did.replaced": "{seat} swapped {discarded} for {drawn}",
    "threebetween.did.limits_set": "{seat} set {cards}",
    "threebetween.did.drew": "{seat} drew {cards}",
    "threebetween.did.placed": "{seat} placed {cards}",
    "threebetween.did.banked": "{seat} banked",
    "threebetween.did.passed": "{seat} passed",
    "threebetween.did.busted": "{seat} busted",
    "threebetween.did.banked_points": "{seat} banked {points}",
    "threebetween.did.passed_points": "{seat} passed with {points}",
    "threebetween.did.not_entered": "{seat} played on, cards not entered",
    "threebetween.did.reshuffled": "The discards were reshuffled",
    "threebetween.did.learned": "{card} counts {points}",
    "threebetween.did.turned_learned": "{card} counts {points} this way up",
    "threebetween.did.deck": "The deck was described",
    "threebetween.did.left": "{seat} left",
    "threebetween.did.joined": "{seat} joined",
    "threebetween.did.seat_added": "{name} joins the table, in seat {number}",
    "threebetween.did.level": "From here on: {level}",
    "threebetween.did.ended": "The match ended",
    # --- what followed
    "threebetween.event.reshuffled": Plural(
        "amount",
        "The deck ran out: the one discarded card is the new deck.",
        "The deck ran out: {amount} discarded cards are the new deck.",
    ),
    "threebetween.event.pair": "Both limits are {card}.",
    "threebetween.event.nothing_fits": Plural("amount", "{cards} does not fit.", "None of {cards} fits."),
    "threebetween.event.full": "ThreeBeTween: {cards}. Next turn {seat} banks or passes.",
    "threebetween.event.banked": "{points} written down, {banked} at risk; two new limits for {seat}.",
    "threebetween.event.banked_unread": "{seat} banks; still to be read off: {cards}.",
    "threebetween.event.passed": "{seat} is done with {points} for the round.",
    "threebetween.event.passed_unread": "{seat} is done; still to be read off: {cards}.",
    "threebetween.event.bust": Plural(
        "points",
        "{seat} busts: nothing for this round, 1 banked point struck out.",
        "{seat} busts: nothing for this round, {points} banked points struck out.",
    ),
    "threebetween.event.bust_plain": "{seat} busts: nothing for this round.",
    "threebetween.event.tally_waits": "Everybody is done. Before the tally, read off {cards}.",
    "threebetween.event.tally": "Round {round_number} is tallied.",
    "threebetween.event.boxed": "{seat} boxes {points}.",
    "threebetween.event.won": "{winners} wins with {points}.",
    "threebetween.event.shared": "{winners} share the win with {points} each.",
    "threebetween.event.tie_goes_on": "{winners} are level, so another round is played.",
    "threebetween.standing.target": "The target was reached.",
    "threebetween.standing.stopped": "The table stopped here.",
    # --- chances
    "threebetween.odds.counts_unknown": "Chances need the number of copies of every card; the summary card has them.",
    "threebetween.odds.points_unknown": "Expected points need every printed number; some are not known yet.",
    "threebetween.odds.no_cards_known": "No chances: the cards in front of this player were not entered.",
    "threebetween.odds.not_counted": "No chances this round: some of its cards were not entered.",
    "threebetween.odds.too_few_cards": "Too few cards are left to draw.",
    # --- verdicts: why it is right
    "threebetween.pair_pending": "Two of {card}: {seat} busts unless a replacement helps",
    "threebetween.pair_busts": "Two of {card} after a bank: {seat} busts and loses all of this round",
    "threebetween.two_wilds": "Two wilds are the best limits: every letter fits",
    "threebetween.keeps_pair": "Two of {card} kept: a bust",
    "threebetween.only_a_wild": "No letter lies between {left} and {right}; only a wild fits",
    "threebetween.letters_between": Plural("amount", "One letter fits between", "{amount} letters fit between"),
    "threebetween.lies_between": Plural(
        "amount", "{cards} lies between {left} and {right}", "{cards} lie between {left} and {right}"
    ),
    "threebetween.wild_fits": "A wild fits between any limits",
    "threebetween.points_only": "From here on {seat} names points, not cards",
    "threebetween.number_changes": "{card} counts {points} from now on; what is written stays",
    "threebetween.sample_deck": "The sample deck: made up to try things out, not what is printed on any deck",
    "threebetween.leaves_round": "{seat}’s score stays; this round brings nothing",
    "threebetween.joins_now": "{seat} plays from this round on, with {points}",
    "threebetween.joins_next_round": "{seat} plays from the next round on, with {points}",
    "threebetween.cards_forgotten": "The cards on the table are no longer followed; this round ends with points",
    "threebetween.round_dropped": "Round {round_number} stays unfinished and counts for nobody",
    # --- verdicts: only the table can know
    "threebetween.numbers_unknown": "The printed number is still missing for {cards}. It can be read off later.",
    "threebetween.sum_differs": "The cards that lie there add up to {cards_points}, not {points}. Count again?",
    "threebetween.could_place": "{cards} would fit. {seat} may decline, but placing none is a bust.",
    "threebetween.bust_not_entered": "The cards behind {seat}’s bust were not entered. Did all see it?",
    "threebetween.high_number": "The printed numbers end at {most}. Is it really {points}?",
    "threebetween.not_74": "These copies make {amount} cards; the deck is sold with {most}.",
    "threebetween.no_more_consonants": "That would be more than the {most} consonants of the deck. Look again?",
    "threebetween.no_more_vowels": "That would be more than the {most} vowel cards of the deck. Look again?",
    # --- verdicts: what is wrong, and what would have been right
    "threebetween.match_over": "The match is over. Undo its end to go on.",
    "threebetween.new_now": "{name} plays from this round on, with 0",
    "threebetween.new_next_round": "{name} plays from the next round on, with 0",
    "threebetween.no_such_seat": "There is no seat {seat_number}; {seats} sit here.",
    "threebetween.scorepad_only": "Only points are kept now. Change to cards to enter them.",
    "threebetween.is_passed": "{seat} has passed and waits for the next round.",
    "threebetween.is_passed.instead": "The players still in the round go on.",
    "threebetween.is_busted": "{seat} has bust and waits for the next round.",
    "threebetween.is_busted.instead": "The players still in the round go on.",
    "threebetween.is_away": "{seat} is not at the table.",
    "threebetween.is_here": "{seat} is at the table already.",
    "threebetween.last_one": "{seat} is the last one here. End the match instead.",
    "threebetween.out_of_turn": "It is {turn_seat}’s turn, not {seat}’s.",
    "threebetween.out_of_turn.instead": "{turn_seat} goes first.",
    "threebetween.set_up_first": "Turns begin when all limits are set; {waiting_seat} still to go.",
    "threebetween.set_up_first.instead": "Set the limits of {waiting_seat} first.",
    "threebetween.has_limits": "{seat} has limit cards already.",
    "threebetween.two_limits": Plural(
        "amount", "Limits are two cards, not one.", "Limits are two cards, not {amount}."
    ),
    "threebetween.no_limits": "{seat} has no limits with known cards.",
    "threebetween.no_limits_to_change": "{seat} has no limit card that could be replaced.",
    "threebetween.not_a_limit": "{card} is not a limit of {seat}, who has {cards}.",
    "threebetween.not_the_limits": "{seat} was dealt {cards}; these are the limits to set.",
    "threebetween.deal_first": "All limit cards are dealt before anybody keeps or swaps one.",
    "threebetween.deal_first.instead": "Deal two cards to everybody first.",
    "threebetween.replaced_already": "{seat} has used the one replacement.",
    "threebetween.replaced_already.instead": "{seat} sets the limits as they are.",
    "threebetween.no_replacement_now": "After a bank the new limits are kept as they come.",
    "threebetween.no_replacement_now.instead": "{seat} sets the two cards.",
    "threebetween.kept_already": "{seat} has kept the limits; the go-round comes by once.",
    "threebetween.kept_already.instead": "{seat} plays with the limits as set.",
    "threebetween.limits_fixed": "{seat}’s limits are fixed: turned or moved they may not be any more.",
    "threebetween.limits_fixed.instead": "They stay as they lie until a bank or the end of the round.",
    "threebetween.exact_pair": "Two of {card} are the very same card: that is a bust.",
    "threebetween.exact_pair.instead": "{seat} swaps one if that is still open, or busts.",
    "threebetween.same_letter": "Both limits show {letter}; two different vowel cards can always show two letters.",
    "threebetween.same_letter.instead": "{seat} turns one of them.",
    "threebetween.wrong_way_round": "{left} comes after {right} in the alphabet.",
    "threebetween.wrong_way_round.instead": "{right} lies on the left, {left} on the right.",
    "threebetween.no_pair": "{cards} are not the same card, so {seat} does not bust.",
    "threebetween.no_pair.instead": "{seat} sets the limits, or swaps one if that is still open.",
    "threebetween.place_first": "{seat} has drawn {cards}; these are placed or discarded first.",
    "threebetween.no_space": "{seat} has three between; there is no space to draw for.",
    "threebetween.no_space.instead": "{seat} banks or passes.",
    "threebetween.nothing_drawn": "A draw brings at least one card.",
    "threebetween.wrong_number": Plural(
        "spaces",
        "One space is empty, so one card is drawn, not {amount}.",
        "{spaces} spaces are empty, so {spaces} cards are drawn, not {amount}.",
    ),
    "threebetween.wrong_number.instead": Plural(
        "spaces", "{seat} draws one card.", "{seat} draws {spaces} cards, all of them."
    ),
    "threebetween.no_draw": "{seat} has drawn nothing to place.",
    "threebetween.not_drawn": "Only drawn cards can be placed: {cards}.",
    "threebetween.placed_none": "Placing nothing is a bust; enter it as one.",
    "threebetween.no_room": Plural(
        "spaces", "There is room for one card only.", "There is room for {spaces} cards only."
    ),
    "threebetween.is_a_limit": "{card} is a limit itself; only letters strictly between {left} and {right} fit.",
    "threebetween.is_a_limit.instead": "It is discarded, or turned where it shows a vowel that fits.",
    "threebetween.not_between": "{card} is not between {left} and {right}.",
    "threebetween.not_between.instead": "It is discarded, or turned where it shows a vowel that fits.",
    "threebetween.shown_already": "{letter} is shown between the limits already.",
    "threebetween.shown_already.instead": "It is discarded, or turned where it shows a vowel that fits.",
    "threebetween.place_or_bust": "{seat} has drawn {cards} and must place one of them or bust.",
    "threebetween.place_or_bust.instead": "{seat} places what fits, or busts.",
    "threebetween.not_three": "Only a ThreeBeTween can be banked; {seat} has {amount} of {three}.",
    "threebetween.not_three.instead": "{seat} draws or passes.",
    "threebetween.limits_first": "{seat} takes and places two limit cards first; with that the turn ends.",
    "threebetween.limits_first.instead": "Deal and set them; {seat} goes on with the next turn.",
    "threebetween.draw_first": "At this table everybody draws at least once before passing.",
    "threebetween.draw_first.instead": "{seat} draws.",
    "threebetween.full_cannot_bust": "{seat} has three between and draws nothing, so there is no bust.",
    "threebetween.full_cannot_bust.instead": "{seat} banks or passes.",
    "threebetween.no_cards_known": "The cards of {seat} are not known; write the points down instead.",
    "threebetween.not_counted": "Not every card of this round was entered, so a reshuffle changes nothing here.",
    "threebetween.nothing_to_shuffle": "No discarded card is there to shuffle.",
    "threebetween.deck_not_empty": Plural(
        "amount", "One card is still in the deck.", "{amount} cards are still in the deck."
    ),
    "threebetween.deck_not_empty.instead": "Deal what is left, then shuffle the discards.",
    "threebetween.not_so_many": "Deck and discards together hold fewer than {amount} cards.",
    "threebetween.no_more_of": Plural(
        "most",
        "There is one {card} in the deck, and it has been seen.",
        "There are {most} of {card} in the deck, and all have been seen.",
    ),
    "threebetween.no_such_number": "A printed number is 0 or more with two digits at most, not {points}.",
    "threebetween.nothing_known": "Name at least one card.",
    "threebetween.face_twice": "One card is described twice.",
    "threebetween.too_many_copies": "The deck cannot hold {amount} of {card}; {most} at most.",
    "threebetween.too_few_copies": "{seen} of {card} have been seen this round, so there are more than {amount}.",
    "threebetween.too_many_in_group": "That makes {amount} cards of a kind of which there are {most}.",
    "threebetween.more_seen": "More than {amount} cards have been seen this round.",
    "threebetween.no_change": "The match is kept that way already.",
    # --- the rulebook
    "threebetween.section.1": "Getting ready",
    "threebetween.section.2": "Limit cards",
    "threebetween.section.3": "Drawing",
    "threebetween.section.4": "Bank, pass, bust",
    "threebetween.section.5": "Scores and winning",
    "threebetween.clause.seats": "Two to six players",
    "threebetween.clause.seats.text": "Two to six people can play.",
    "threebetween.clause.deck": "All 74 cards, every round",
    "threebetween.clause.deck.text": (
        "Alpha cards are 42 consonants, 30 vowel cards with two vowels each and 2 wilds. Take out the summary card. "
        "For each round all cards are gathered and shuffled. How many copies there are of a letter is known only for "
        "a few: three T, one J, one Z. The rest is on the summary card, and the app asks rather than guesses."
    ),
    "threebetween.clause.points": "The number in the upper left corner",
    "threebetween.clause.points.text": (
        "A card counts the number printed on it. The app learns it the first time a card is entered and fills it in "
        "after that. A vowel card counts the same both ways up, unless the table reads off two numbers. A score that "
        "lacks a number waits for it until the tally."
    ),
    "threebetween.clause.dealer": "Who deals",
    "threebetween.clause.dealer.text": (
        "The table picks the first dealer; after each round the deal goes to the left. The dealer plays too, as the "
        "last in every go-round."
    ),
    "threebetween.clause.come_and_go": "Leaving and joining",
    "threebetween.clause.come_and_go.text": (
        "Who leaves keeps the boxed score, scores nothing in the round under way and is skipped at once. Who comes "
        "plays from the next deal on, a newcomer with 0. Whoever is new takes the seat after the last one."
    ),
    "threebetween.clause.limits": "Two limits, the earlier letter left",
    "threebetween.clause.limits.text": (
        "Two cards are dealt face up to everybody. The letter nearer to A lies left, the one nearer to Z right. A "
        "vowel card shows whichever of its vowels suits; the app proposes the widest span. How the limits lie is fixed "
        "when turns begin, and after a bank as soon as they are placed."
    ),
    "threebetween.clause.exact_pair": "The same card twice is a bust",
    "threebetween.clause.exact_pair.text": (
        "Two limits with the same face bust: L and L, or A/E and A/E, whichever way up. A/E and A/I are different "
        "cards. Two wilds are no bust but the best limits there are."
    ),
    "threebetween.clause.two_letters": "Limits show two letters",
    "threebetween.clause.two_letters.text": (
        "Two different vowel cards may not show the same vowel as limits; one of them can always be turned."
    ),
    "threebetween.clause.wild_limit": "A wild as a limit",
    "threebetween.clause.wild_limit.text": (
        "On the left a wild comes before A, on the right after Z; the player chooses the side, together with the "
        "vowel of the other card. It is fixed like any limit."
    ),
    "threebetween.clause.replacement": "One replacement in the set-up",
    "threebetween.clause.replacement.text": (
        "When all have two cards, the dealer goes round once more from the left. Everybody may discard one limit, "
        "face up, and only then gets another; once. Two equal cards are a bust only when the go-round has come by: a "
        "replacement may save them, or make a pair and bust."
    ),
    "threebetween.clause.narrow_limits": "Nothing in between is no bust",
    "threebetween.clause.narrow_limits.text": (
        "With neighbours such as L and M only a wild fits. The player may still swap, pass, or draw and hope."
    ),
    "threebetween.clause.turns": "Turns go left from the dealer",
    "threebetween.clause.turns.text": (
        "Each turn is one thing: draw, bank or pass. Who has passed or bust is out until the next round; the others "
        "go on, even one alone."
    ),
    "threebetween.clause.draw": "As many cards as empty spaces",
    "threebetween.clause.draw.text": (
        "A draw fills all empty spaces at once, neither more nor fewer cards, face up. Then the player decides."
    ),
    "threebetween.clause.between": "Strictly between the limits",
    "threebetween.clause.between.text": (
        "A card may be placed when its letter comes after the left and before the right limit; the limits’ own letters "
        "do not fit. In what order the cards lie does not matter, nor does a star on a vowel card. A vowel placed "
        "stays as it is."
    ),
    "threebetween.clause.shown_once": "Each letter once",
    "threebetween.clause.shown_once.text": (
        "A letter that shows between the limits cannot be placed again, not from the same draw either. What counts is "
        "the letter, not the card: with A/E lying as A, another A/E may come in as E, but A/I not as A."
    ),
    "threebetween.clause.wild_between": "A wild always fits",
    "threebetween.clause.wild_between.text": (
        "Between the limits a wild takes a space and is no letter. It fits anywhere, both wilds together too, and "
        "nobody has to place it."
    ),
    "threebetween.clause.use_one": "Place at least one",
    "threebetween.clause.use_one.text": (
        "Cards that do not fit, or that the player does not want, are discarded. But who places none of the cards "
        "drawn busts, even if one would have fit."
    ),
    "threebetween.clause.deck_runs_out": "When the deck runs out",
    "threebetween.clause.deck_runs_out.text": (
        "What is left is dealt, then the discards are shuffled and the rest comes from them. Cards of players who "
        "passed stay where they lie until the round ends."
    ),
    "threebetween.clause.full": "ThreeBeTween: bank or pass",
    "threebetween.clause.full.text": (
        "With all three spaces filled there is nothing to draw; on the next turn the player banks or passes."
    ),
    "threebetween.clause.bank": "Bank",
    "threebetween.clause.bank.text": (
        "The points of all five cards are written under the score, still at risk. The five are discarded and two new "
        "limits come, without a replacement; two equal ones bust and everything banked in the round is lost. Setting "
        "them ends the turn. A player may bank as often as it works. By house rule one of the new limits may be "
        "swapped."
    ),
    "threebetween.clause.pass": "Pass",
    "threebetween.clause.pass.text": (
        "A pass counts every card in front of the player, limits too, and ends the round for that player. It is open "
        "on any turn, even with limits only. By house rule one has to draw once in the round first."
    ),
    "threebetween.clause.bust": "Bust",
    "threebetween.clause.bust.text": (
        "A bust brings nothing for the round: banked points are struck out, and limits and all cards between them are "
        "discarded."
    ),
    "threebetween.clause.at_risk": "Safe and at risk",
    "threebetween.clause.at_risk.text": (
        "Three numbers belong to each player: the boxed score, which is safe, and the points banked and lying on the "
        "table, which a bust can still take. Passing keeps them; they are added in the tally."
    ),
    "threebetween.clause.tally": "Tally",
    "threebetween.clause.tally.text": (
        "When nobody is left in the round, those who passed add what they banked and what lies there, and box the new "
        "score. Those who bust add nothing, even if that is everybody."
    ),
    "threebetween.clause.game_over": "The game ends after a tally",
    "threebetween.clause.game_over.text": (
        "When somebody has 100 boxed, or what the table agreed on, the game ends and the most points win. A pass in "
        "mid-round does not end it."
    ),
    "threebetween.clause.tie": "Level at the top",
    "threebetween.clause.tie.text": (
        "Players with the same most points share the win. By house rule rounds go on until one leads alone."
    ),
    "threebetween.clause.mistakes": "Mistakes are taken back",
    "threebetween.clause.mistakes.text": (
        "A wrong entry, or a card placed where it does not fit, is undone back to that point, without a penalty."
    ),
    "threebetween.clause.scorepad": "Points without cards",
    "threebetween.clause.scorepad.text": (
        "A table may write down points only, as sums if it likes, for the whole match or for one player in one round. "
        "Changing to points in mid-round leaves the cards behind."
    ),
    "threebetween.clause.odds": "Chances",
    "threebetween.clause.odds.text": (
        "A table that wants to may see the exact chances of a draw and what drawing, banking and passing bring on "
        "average, with the player passing next. They are worked out from the cards not seen this round, so every card "
        "has to be entered and all copies known."
    ),
    # --- house rules
    "threebetween.switch.target": "Points to win",
    "threebetween.switch.target.help": "The game ends after the tally in which somebody has as many",
    "threebetween.switch.tie": "Level at the end",
    "threebetween.switch.tie.help": "What happens when several have the most points",
    "threebetween.switch.tie.shared": "Shared win",
    "threebetween.switch.tie.play_on": "Play on until one leads",
    "threebetween.switch.draw_before_pass": "Draw before passing",
    "threebetween.switch.draw_before_pass.help": "Everybody draws at least once in a round before passing",
    "threebetween.switch.replacement_after_bank": "Replacement after a bank",
    "threebetween.switch.replacement_after_bank.help": "One of the new limits may be swapped, also to escape a pair",
    "threebetween.switch.odds": "Show chances",
    "threebetween.switch.odds.help": "Exact chances for the player on turn, when all copies are known",
}
