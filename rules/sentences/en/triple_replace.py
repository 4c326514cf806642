"""English for 3-Card Triple Replace."""

from rules.sentences import Plural
from rules.sentences.en.triple_replace_rulebook import RULEBOOK

_TABLE: dict[str, str | Plural] = {
    "triple_replace.name": "3-Card Triple Replace",
    "triple_replace.tagline": "3-card poker",
    # --- what may be entered
    "triple_replace.ask.dealt": "Deal a hand: who deals?",
    "triple_replace.ask.ups": "{seat}’s up cards",
    "triple_replace.ask.left_out": "Go on without cards in this hand",
    "triple_replace.ask.led": "{seat} shows the best cards and leads",
    "triple_replace.ask.checked": "{seat} checks",
    "triple_replace.ask.bet": "{seat} bets",
    "triple_replace.ask.called": "{seat} calls",
    "triple_replace.ask.raised": "{seat} raises by",
    "triple_replace.ask.all_in": "{seat} goes all in",
    "triple_replace.ask.folded": "{seat} folds",
    "triple_replace.ask.stood_pat": "{seat} stands pat",
    "triple_replace.ask.replaced": "{seat} replaces unseen cards",
    "triple_replace.ask.replaced_up": "{seat} replaces up cards",
    "triple_replace.ask.replaced_both": "{seat} replaces an up card and a down card",
    "triple_replace.ask.received": "{seat}’s new up cards",
    "triple_replace.ask.exposed": "The dealer exposed {seat}’s down card",
    "triple_replace.ask.declared": "{seat} declares",
    "triple_replace.ask.shown": "{seat} shows",
    "triple_replace.ask.won": "Who wins this pot?",
    "triple_replace.ask.put_in": "{seat} puts in",
    "triple_replace.ask.bought": "{seat} buys chips",
    "triple_replace.ask.gave": "{seat} gives chips",
    "triple_replace.ask.sat_out": "{seat} sits out",
    "triple_replace.ask.sat_in": "{seat} plays again",
    "triple_replace.ask.seat_added": "Somebody new joins",
    "triple_replace.ask.level": "Change how the match is kept",
    "triple_replace.ask.ended": "End the match",
    # --- the choices in them
    "triple_replace.choice.way.high": "High",
    "triple_replace.choice.way.low": "Low",
    "triple_replace.choice.way.both": "Both",
    # --- what was done, as history tells it
    "triple_replace.did.dealt": "{dealer_seat} dealt a hand",
    "triple_replace.did.ups": "{seat} was dealt {cards}",
    "triple_replace.did.left_out": "The rest of the hand without cards",
    "triple_replace.did.led": "{seat} leads",
    "triple_replace.did.checked": "{seat} checked",
    "triple_replace.did.bet": "{seat} bet {amount}",
    "triple_replace.did.called": "{seat} called",
    "triple_replace.did.raised": "{seat} raised by {amount}",
    "triple_replace.did.all_in": "{seat} went all in",
    "triple_replace.did.folded": "{seat} folded",
    "triple_replace.did.stood_pat": "{seat} stood pat",
    "triple_replace.did.replaced": Plural(
        "amount", "{seat} replaced an unseen card", "{seat} replaced {amount} unseen cards"
    ),
    "triple_replace.did.replaced_up": "{seat} replaced {cards}",
    "triple_replace.did.replaced_both": Plural(
        "amount", "{seat} replaced {cards} and a down card", "{seat} replaced {cards} and {amount} down cards"
    ),
    "triple_replace.did.received": "{seat} got {cards}",
    "triple_replace.did.exposed": "{seat}’s {card} was exposed",
    "triple_replace.did.declared": "{seat} declared: {way}",
    "triple_replace.did.shown": "{seat} showed {cards}",
    "triple_replace.did.won": "Won by {winners}",
    "triple_replace.did.put_in": "{seat} put in {amount}",
    "triple_replace.did.bought": "{seat} bought {amount}",
    "triple_replace.did.gave": "{seat} gave {to_seat} {amount}",
    "triple_replace.did.sat_out": "{seat} sits out",
    "triple_replace.did.sat_in": "{seat} plays again",
    "triple_replace.did.seat_added": "{name} joins the table, in seat {number}",
    "triple_replace.did.level": "From here on: {level}",
    "triple_replace.did.ended": "The match ended",
    # --- what followed
    "triple_replace.event.joined": "{name} buys in for {amount}.",
    "triple_replace.event.antes": "The antes of {count} players: {amount} in all.",
    "triple_replace.event.leads_showing": "Betting round {number}: {seat} shows the best cards and leads.",
    "triple_replace.event.leads_tied": (
        "Betting round {number}: several show the same; {seat} is first from the dealer’s left and leads."
    ),
    "triple_replace.event.leads_first": (
        "Betting round {number}: no cards show, so {seat} leads from the dealer’s left."
    ),
    "triple_replace.event.no_betting": "Betting round {number} is passed over: at most one player has chips to bet.",
    "triple_replace.event.replacing": Plural(
        "limit",
        "Replacement round {number}: one card at most, for {price}.",
        "Replacement round {number}: up to {limit} cards, {price} for each.",
    ),
    "triple_replace.event.cannot_replace": "Without chips for a new card: {seat}.",
    "triple_replace.event.reshuffled": Plural(
        "count",
        "The deck ran out. The one card thrown away before is the new deck.",
        "The deck ran out. The {count} cards thrown away before are shuffled into a new deck.",
    ),
    "triple_replace.event.won_unshown": "Everybody else is out: {seat} takes {amount} and shows nothing.",
    "triple_replace.event.uncontested": "{amount} that nobody else can win goes to {seat}.",
    "triple_replace.event.won_both": "{winners} went for both and wins both: {amount}.",
    "triple_replace.event.won_trips": Plural(
        "count", "Three of a kind, {rank}: {amount} to {winners}.", "Three of a kind, {rank}: {winners} share {amount}."
    ),
    "triple_replace.event.won_straight_flush": Plural(
        "count",
        "A straight flush up to {rank}: {amount} to {winners}.",
        "A straight flush up to {rank}: {winners} share {amount}.",
    ),
    "triple_replace.event.won_flush": Plural(
        "count",
        "A flush, {rank}-{second}-{third}: {amount} to {winners}.",
        "A flush, {rank}-{second}-{third}: {winners} share {amount}.",
    ),
    "triple_replace.event.won_straight": Plural(
        "count", "A straight up to {rank}: {amount} to {winners}.", "A straight up to {rank}: {winners} share {amount}."
    ),
    "triple_replace.event.won_pair": Plural(
        "count",
        "A pair, {rank}, with {second}: {amount} to {winners}.",
        "A pair, {rank}, with {second}: {winners} share {amount}.",
    ),
    "triple_replace.event.won_high_card": Plural(
        "count",
        "High card, {rank}-{second}-{third}: {amount} to {winners}.",
        "High card, {rank}-{second}-{third}: {winners} share {amount}.",
    ),
    "triple_replace.event.won_low": Plural(
        "count",
        "The lowest hand, {rank}-{second}-{third}: {amount} to {winners}.",
        "The lowest hand, {rank}-{second}-{third}: {winners} share {amount}.",
    ),
    "triple_replace.event.won_low_pair": Plural(
        "count",
        "The lowest hand, a pair, {rank}, with {second}: {amount} to {winners}.",
        "The lowest hand, a pair, {rank}, with {second}: {winners} share {amount}.",
    ),
    "triple_replace.event.won_low_trips": Plural(
        "count",
        "The lowest hand, three of a kind, {rank}: {amount} to {winners}.",
        "The lowest hand, three of a kind, {rank}: {winners} share {amount}.",
    ),
    "triple_replace.event.told_high": Plural(
        "count",
        "The best hand: {amount} to {winners}.",
        "The best hand: {winners} share {amount}.",
    ),
    "triple_replace.event.told_low": Plural(
        "count",
        "The lowest hand: {amount} to {winners}.",
        "The lowest hand: {winners} share {amount}.",
    ),
    "triple_replace.event.pot_shared": "The pot of {amount} is shared by {seat}.",
    "triple_replace.standing.stopped": "The table stopped here.",
    # --- verdicts: why it is right
    "triple_replace.deck_may_run_out": (
        "With {count} players as many as {needed} of the 52 cards may be needed. If the deck runs out, the discards "
        "are shuffled in."
    ),
    "triple_replace.calls": "{seat} pays {amount}",
    "triple_replace.calls_short": "{seat} has only {amount} of the {owed} and is in for that much of the pot",
    "triple_replace.all_in": "{seat} has put in everything",
    "triple_replace.pays": Plural("count", "{seat} pays {cost} for a card", "{seat} pays {cost} for {count} cards"),
    "triple_replace.exposed": "The {card} goes to the discards, and {seat} gets another card for nothing",
    "triple_replace.gives_up_unshown": "{seat} gives up and does not show",
    "triple_replace.from_next_hand": "{seat} plays this hand to its end and sits out after it",
    "triple_replace.pot_stays": "The pot of {amount} stays for the winner",
    "triple_replace.pot_is_shared": "The pot of {amount} is shared by those still in for it",
    "triple_replace.shows_trips": "Three of a kind, {rank}",
    "triple_replace.shows_straight_flush": "A straight flush up to {rank}",
    "triple_replace.shows_flush": "A flush, {rank}-{second}-{third}",
    "triple_replace.shows_straight": "A straight up to {rank}",
    "triple_replace.shows_pair": "A pair, {rank}, with {second}",
    "triple_replace.shows_high_card": "High card, {rank}-{second}-{third}",
    "triple_replace.shows_low": "For low: {rank}-{second}-{third}",
    "triple_replace.shows_low_pair": "For low: a pair, {rank}, with {second}",
    "triple_replace.shows_low_trips": "For low: three of a kind, {rank}",
    # --- verdicts: only the table can know
    "triple_replace.declared_otherwise": (
        "{seat} declared another way. That is right only if nobody was left in this one; the table has seen the hands."
    ),
    # --- verdicts: what is wrong, and what would have been right
    "triple_replace.match_over": "The match is over. Undo its end to go on.",
    "triple_replace.new_next_hand": "{name} is dealt in from the next hand on",
    "triple_replace.no_such_seat": "There is no seat {seat_number}; {seats} sit here.",
    "triple_replace.scorepad_only": "Only money and winners are kept now. Change to cards to deal a hand.",
    "triple_replace.cards_are_kept": (
        "A hand is kept bet by bet now. Change to totals to write down only what was put in."
    ),
    "triple_replace.no_change": "The match is kept that way already.",
    "triple_replace.not_now_between": "No hand is dealt.",
    "triple_replace.not_now_ups": "The up cards of the deal are told first, or the hand goes on without cards.",
    "triple_replace.not_now_lead": "First the table says who shows the best cards and leads.",
    "triple_replace.not_now_bet": "A betting round is on.",
    "triple_replace.not_now_replace": "A replacement round is on.",
    "triple_replace.not_now_declare": "It is time to declare: high, low or both.",
    "triple_replace.not_now_show": "It is the showdown: hands are shown, or the winner is named.",
    "triple_replace.not_now_award": "The table is naming the winners, pot by pot.",
    "triple_replace.not_dealt_in": "{seat} has no cards in this hand.",
    "triple_replace.has_folded": "{seat} has folded and is out of this hand.",
    "triple_replace.too_few": "A hand needs two players with chips, not {count}.",
    "triple_replace.hand_under_way": "Hand {hand_number} is not finished.",
    "triple_replace.hand_under_way.instead": (
        "Play it to its end. If the table drops it, its pot goes to the winner of the next."
    ),
    "triple_replace.not_dealer": "The deal moves to the left: it is {dealer_seat}’s, not {seat}’s.",
    "triple_replace.not_dealer.instead": "{dealer_seat} deals.",
    "triple_replace.ups_known": "{seat}’s up cards are told already.",
    "triple_replace.up_count": Plural(
        "wanted", "{seat} has one up card, not {count}.", "{seat} has {wanted} up cards, not {count}."
    ),
    "triple_replace.not_kept": "This hand is played without its cards.",
    "triple_replace.suit_needed": "Which {card}? At this table cards are told with their suit.",
    "triple_replace.is_up": "The {card} lies face up before {holder_seat}, entry {entry}.",
    "triple_replace.is_discarded": (
        "The {card} was thrown away by {holder_seat}, entry {entry}, and is not back in the deck."
    ),
    "triple_replace.is_shown": "The {card} was shown by {holder_seat}, entry {entry}.",
    "triple_replace.card_twice": "The {card} is named twice; it exists once.",
    "triple_replace.no_such_card_left": (
        "There are four cards of each rank. Of this rank, {rank}, there are not so many left."
    ),
    "triple_replace.betting_begun": "Somebody has acted in this round, so its leader stands.",
    "triple_replace.not_leading": "{leader_seat} leads this round, not {seat}.",
    "triple_replace.not_leading.instead": (
        "The best cards showing lead; of equals, and with none showing, the first from the dealer’s left."
    ),
    "triple_replace.is_all_in": "{seat} is all in and has nothing left to act with.",
    "triple_replace.out_of_turn": "It is {turn_seat}’s turn, not {seat}’s.",
    "triple_replace.out_of_turn.instead": "{turn_seat} acts first.",
    "triple_replace.must_call": "There is {amount} to call, so {seat} cannot check.",
    "triple_replace.must_call.instead": "Call {amount}, raise, or fold.",
    "triple_replace.must_open": "At this table the leader of the first round has to bet.",
    "triple_replace.must_open.instead": "{seat} bets, or folds.",
    "triple_replace.nothing_to_call": "Nothing is bet that {seat} has not paid.",
    "triple_replace.nothing_to_call.instead": "Check, bet, or fold.",
    "triple_replace.is_raise": "There is a bet already; to put in more is a raise.",
    "triple_replace.is_raise.instead": "Call what is bet, raise, or fold.",
    "triple_replace.nothing_to_raise": "There is no bet to raise.",
    "triple_replace.nothing_to_raise.instead": "Bet, check, or fold.",
    "triple_replace.may_owe": "At this table nobody goes all in: what {seat} lacks is owed to the pot.",
    "triple_replace.no_amount": "{amount} is no amount; it takes at least one chip.",
    "triple_replace.too_much": "No more than {most} can be written down at once.",
    "triple_replace.to_oneself": "{seat} cannot give chips to {seat}.",
    "triple_replace.cannot_give": "{seat} has {stack} and cannot give {amount}.",
    "triple_replace.no_gifts": "In the middle of a hand {seat} keeps what is on the table.",
    "triple_replace.no_gifts.instead": "Give chips when this hand is over.",
    "triple_replace.not_in_chips": "{amount} is not made of whole chips of {chip}.",
    "triple_replace.not_enough": "{seat} has {stack} and cannot put in {amount}.",
    "triple_replace.size_low_or_high": "{amount} is neither {low} nor {high}.",
    "triple_replace.size_low_or_high.instead": "{low} or {high}; whoever has less than {high} may put in the rest.",
    "triple_replace.size_low_only": "In this round bets and raises are {low}.",
    "triple_replace.size_low_only.instead": "{low}; whoever has less may put in the rest.",
    "triple_replace.size_high_only": "In this round bets and raises are {high}.",
    "triple_replace.size_high_only.instead": "{high}; whoever has less may put in the rest.",
    "triple_replace.size_spread": "{amount} is not between {low} and {high}.",
    "triple_replace.size_spread.instead": "Anything from {low} to {high}; whoever has less may put in the rest.",
    "triple_replace.size_pot_limit": "{amount} is not between {low} and the pot.",
    "triple_replace.size_pot_limit.instead": "Anything from {low} to {most}; whoever has less may put in the rest.",
    "triple_replace.size_free": "{amount} is below the least bet of {low}, or above all bounds.",
    "triple_replace.size_free.instead": "{low} or more; whoever has less may put in the rest.",
    "triple_replace.raise_cap": "All {cap} raises of this round are used up.",
    "triple_replace.raise_cap.instead": "Call {owed}, or fold.",
    "triple_replace.check_raise": "{seat} has checked in this round, and this table does not raise after a check.",
    "triple_replace.check_raise.instead": "Call {owed}, or fold.",
    "triple_replace.nobody_to_call": "Nobody else has chips to call with.",
    "triple_replace.nobody_to_call.instead": "{seat} calls what is bet, or checks.",
    "triple_replace.shown_already": "{seat} has shown the hand already.",
    "triple_replace.shown_already.instead": "Let the shown hand count.",
    "triple_replace.folds_when_betting": "Hands are given up in a betting round or at the showdown, not now.",
    "triple_replace.folds_when_betting.instead": "{seat} stays in, and folds in the next betting round.",
    "triple_replace.table_stakes": "In the middle of a hand {seat} plays with what is on the table.",
    "triple_replace.table_stakes.instead": "Buy chips when this hand is over.",
    "triple_replace.card_due": Plural(
        "count", "{seat} has a new up card to come first.", "{seat} has {count} new up cards to come first."
    ),
    "triple_replace.no_card_due": "{seat} has no new up card to come.",
    "triple_replace.new_count": Plural(
        "wanted", "{seat} gets one new up card, not {count}.", "{seat} gets {wanted} new up cards, not {count}."
    ),
    "triple_replace.replaces_nothing": "Nothing is named to be replaced; whoever keeps all three cards stands pat.",
    "triple_replace.not_so_many_down": Plural(
        "down", "{seat} has one card down, not {count}.", "{seat} has {down} cards down, not {count}."
    ),
    "triple_replace.not_own_card": "The {card} does not lie face up before {seat}.",
    "triple_replace.over_limit": "{count} cards are too many: in one round at most {limit}.",
    "triple_replace.over_limit.instead": "Replace one or two, or stand pat.",
    "triple_replace.over_last_limit": "{count} cards are too many: in replacement round {number} it is one at most.",
    "triple_replace.over_last_limit.instead": "Replace one, or stand pat.",
    "triple_replace.cannot_pay": "{seat} has {stack}; that would cost {cost}, at {price} a card.",
    "triple_replace.no_down_card_dealt": "{seat} was not dealt a down card just now.",
    "triple_replace.no_down_card_dealt.instead": "The card stays, whoever has seen it.",
    "triple_replace.no_such_way": "One declares high, low or both.",
    "triple_replace.declared_already": "{seat} has declared already.",
    "triple_replace.declared_already.instead": "What was declared first counts.",
    "triple_replace.shown_count": Plural(
        "wanted", "{seat} has one card to show, not {count}.", "{seat} has {wanted} cards to show, not {count}."
    ),
    "triple_replace.who_won": "Name one winner, or several who share, from the {seats} at the table.",
    "triple_replace.pot_is_empty": "The pot is empty. Write down first what everybody put in.",
    "triple_replace.won_early": "The hand has not come to its showdown.",
    "triple_replace.won_early.instead": "Play on, until all but one have folded or the hands are shown.",
    "triple_replace.not_in_pot": "{seat} cannot win this pot.",
    "triple_replace.not_in_pot.instead": "It is for {in_seat}.",
    "triple_replace.beaten": "{seat} has shown a better hand.",
    "triple_replace.beaten.instead": "The best hand wins; equal hands share.",
    "triple_replace.sits_out_already": "{seat} sits out already.",
    "triple_replace.sits_in_already": "{seat} is in the game already.",
}

SENTENCES: dict[str, str | Plural] = {**_TABLE, **RULEBOOK}
