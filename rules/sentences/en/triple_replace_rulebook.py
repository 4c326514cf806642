"""English for the rulebook and the house rules of 3-Card Triple Replace."""

RULEBOOK: dict[str, str] = {
    "triple_replace.section.1": "Getting ready",
    "triple_replace.section.2": "Betting",
    "triple_replace.section.3": "Replacing cards",
    "triple_replace.section.4": "What hands are worth",
    "triple_replace.section.5": "Winning",
    "triple_replace.clause.seats": "Two to eight players",
    "triple_replace.clause.seats.text": (
        "The game is made for up to six. Seven and eight can play, but then the deck may run out and the discards are "
        "shuffled in."
    ),
    "triple_replace.clause.three_cards": "Three cards each",
    "triple_replace.clause.three_cards.text": (
        "Nobody ever holds more than three cards. With all that can be replaced, a player gets to see three to eight "
        "in one hand."
    ),
    "triple_replace.clause.layout": "One down, two up",
    "triple_replace.clause.layout.text": (
        "Everybody gets one card face down and two face up. By house rule it is two down and one up, or all three "
        "down; as many cards may be replaced."
    ),
    "triple_replace.clause.stages": "The course of a hand",
    "triple_replace.clause.stages.text": (
        "Deal; then betting and replacing in turn, three times each; a fourth betting round; the showdown. By house "
        "rule there are four replacement rounds and so five betting rounds."
    ),
    "triple_replace.clause.chips": "Whole chips",
    "triple_replace.clause.chips.text": (
        "Every amount is a number of whole chips, the smallest as agreed. Sums that do not come out even are rounded "
        "up to whole chips when the table sets its increments. Players may buy more chips between two hands, or give "
        "each other some."
    ),
    "triple_replace.clause.ante": "The ante",
    "triple_replace.clause.ante.text": (
        "Before the deal everybody pays the low increment into the pot. By house rule there is no ante, or another one."
    ),
    "triple_replace.clause.dealer": "The deal moves left",
    "triple_replace.clause.dealer.text": (
        "The dealer plays too. After each hand the deal goes to the next player on the left. Whoever sits out or has "
        "no chips is not dealt in. Whoever is new takes the seat after the last one, buys in, and is dealt in with "
        "the next hand."
    ),
    "triple_replace.clause.one_of_each": "Each card exists once",
    "triple_replace.clause.one_of_each.text": (
        "The deck has 52 cards. A card that lies face up, was shown or thrown away cannot turn up again, unless the "
        "discards have been shuffled in. A table that does not care for suits may tell cards by rank: four of each."
    ),
    "triple_replace.clause.leader": "The best cards showing lead",
    "triple_replace.clause.leader.text": (
        "In every betting round the best up cards among those still in lead: a pair before high cards, wild cards at "
        "their best. Of equals, the first from the dealer’s left leads; with all cards down, simply the first. That "
        "holds for low and high-low as well, unless the table lets the lowest cards lead when only low is played. "
        "Where cards are not told, the table says who leads."
    ),
    "triple_replace.clause.turn_order": "Turns go clockwise",
    "triple_replace.clause.turn_order.text": (
        "From the leader on, everybody in turn checks, bets, calls, raises or folds, until all still in have paid the "
        "same or have nothing left."
    ),
    "triple_replace.clause.opening": "Leading is not betting",
    "triple_replace.clause.opening.text": (
        "The leader acts first but may check, and so may everybody until there is a bet. By house rule the leader of "
        "the first round has to bet. Once there is a bet, it is called, raised, or the hand is folded."
    ),
    "triple_replace.clause.bet_sizes": "How much",
    "triple_replace.clause.bet_sizes.text": (
        "There are two increments, low and high. Every bet and every raise is one or the other, in any round. By "
        "house rule it is low in the first half of the rounds and high after, or anything from low to high, or up to "
        "the pot, or any amount from the low increment on. Whoever has less than the largest bet may put in the rest."
    ),
    "triple_replace.clause.raises": "Three raises a round",
    "triple_replace.clause.raises.text": (
        "A betting round takes one bet and three raises. By house rule it is four, or any number; and two players who "
        "are left alone may raise without end."
    ),
    "triple_replace.clause.check_raise": "Raising after a check",
    "triple_replace.clause.check_raise.text": (
        "Whoever has checked may raise later in the round, unless the table does not want that."
    ),
    "triple_replace.clause.short_stack": "Too few chips",
    "triple_replace.clause.short_stack.text": (
        "A hand is played with the chips on the table. Whoever cannot pay a bet in full puts in the rest, stays in to "
        "the end, and can win from each other player only as much as that. By house rule the rest is owed to the pot "
        "instead, and nobody is ever all in."
    ),
    "triple_replace.clause.no_betting": "Nobody to bet against",
    "triple_replace.clause.no_betting.text": (
        "When at most one of those still in has chips left, betting rounds are passed over. Cards can still be "
        "replaced by whoever can pay."
    ),
    "triple_replace.clause.folding": "Folding",
    "triple_replace.clause.folding.text": (
        "On their turn in a betting round players may give up, the leader too, and also when checking would be free. "
        "What they have put in stays in the pot."
    ),
    "triple_replace.clause.replacing": "None, one or two",
    "triple_replace.clause.replacing.text": (
        "In each replacement round a player may exchange up to two of the three cards, the down card included, or "
        "stand pat. Having stood pat before changes nothing."
    ),
    "triple_replace.clause.last_limit": "One card in the last round",
    "triple_replace.clause.last_limit.text": (
        "In the last replacement round it is one card at most, so that six players cannot exhaust the deck. By house "
        "rule that holds only with six or more players, or not at all, or in every round."
    ),
    "triple_replace.clause.same_side": "Down for down, up for up",
    "triple_replace.clause.same_side.text": (
        "A new card lies as the old one did: a down card is replaced face down, an up card face up."
    ),
    "triple_replace.clause.price": "Each new card costs",
    "triple_replace.clause.price.text": (
        "A new card costs the low increment, paid into the pot with the discard and before the new card is dealt. By "
        "house rule the price rises: two times and three times as much in rounds two and three, or doubled from round "
        "to round. Nobody may replace more cards than they can pay for."
    ),
    "triple_replace.clause.fees": "What is paid for cards is no bet",
    "triple_replace.clause.fees.text": (
        "The price of cards goes into the newest pot that the player shares with somebody. Nobody has to call it, it "
        "opens no betting, and it stays there when the player folds."
    ),
    "triple_replace.clause.replace_order": "Replacing begins left of the dealer",
    "triple_replace.clause.replace_order.text": (
        "Whoever led the betting, replacing goes clockwise from the dealer’s left and ends with the dealer. Those who "
        "have folded or cannot pay are passed over."
    ),
    "triple_replace.clause.discards": "Discards stay out",
    "triple_replace.clause.discards.text": (
        "Cards are thrown away face down and not taken back. An up card that was thrown away is still remembered as "
        "seen."
    ),
    "triple_replace.clause.exposed": "An exposed card",
    "triple_replace.clause.exposed.text": (
        "A down card that the dealer lets be seen goes to the discards, and the player gets another for nothing. An "
        "up card stands as dealt."
    ),
    "triple_replace.clause.deck_runs_out": "When the deck runs out",
    "triple_replace.clause.deck_runs_out.text": (
        "With six players who replace all they may, 48 cards are used; without the last round’s limit it would be 54, "
        "and with seven players 56. If the deck does run out, all discards and folded hands are shuffled into a new "
        "one, except for the cards just thrown away by the player who draws. Eight players hold 24 cards, so there is "
        "always enough then."
    ),
    "triple_replace.clause.high_hands": "Trips, pair, high card",
    "triple_replace.clause.high_hands.text": (
        "Three of a kind beats a pair, a pair beats high cards. Within each the higher rank wins, then the other "
        "cards. Three aces is the best hand of all."
    ),
    "triple_replace.clause.straights": "Straights and flushes",
    "triple_replace.clause.straights.text": (
        "With three cards they do not count. By house rule they do, below three of a kind: straight flush, flush, "
        "straight, then pair. Ace, 2, 3 is the lowest straight. They never count against a low hand."
    ),
    "triple_replace.clause.low_hands": "Low hands",
    "triple_replace.clause.low_hands.text": (
        "Where low is played, the lowest hand wins: the highest card is compared first, then the next. Ace, 2, 3 is "
        "the best. A pair is worse than any three different ranks, three of a kind worse still; two aces are the best "
        "pair. Suits and straights do not matter."
    ),
    "triple_replace.clause.aces": "Aces are high and low",
    "triple_replace.clause.aces.text": (
        "An ace is the highest card for high and the lowest for low, in the same hand both at once."
    ),
    "triple_replace.clause.wild": "Wild cards",
    "triple_replace.clause.wild.text": (
        "By house rule one rank is wild and stands for any card, for high and for low separately. One makes a pair of "
        "the higher card, or three of a kind with a pair; two make three of a kind; three are three aces. For low it "
        "is the lowest rank not held. Hands with wild cards equal natural ones, unless the table lets natural ones "
        "win."
    ),
    "triple_replace.clause.last_player": "The last one left wins",
    "triple_replace.clause.last_player.text": (
        "When all others have folded, at any time, the last player takes the pot and shows nothing. No more cards are "
        "dealt."
    ),
    "triple_replace.clause.showing": "The showdown",
    "triple_replace.clause.showing.text": (
        "After the last betting round the hands are shown: the last one to bet first, else the leader of that round, "
        "then clockwise. Instead of showing, a player may give up. The down cards are told and judged, or the table "
        "just names the winner."
    ),
    "triple_replace.clause.equal_hands": "Equal hands share",
    "triple_replace.clause.equal_hands.text": (
        "Suits never break a tie. Equal hands share the pot; odd chips go one each from the dealer’s left on."
    ),
    "triple_replace.clause.high_low": "High, low, or both",
    "triple_replace.clause.high_low.text": (
        "The game is played for the best hand, or by house rule for the lowest, or for both: then the best and the "
        "lowest hand take half each, the odd chip goes to the best, and one player may win both. No hand is too high "
        "to be the lowest."
    ),
    "triple_replace.clause.declaring": "Cards speak, or players declare",
    "triple_replace.clause.declaring.text": (
        "In high-low the cards speak for themselves. By house rule everybody declares first, all at once: low, high "
        "or both, with no, one or two chips in the hand. Whoever declares both has to win both alone, or gets "
        "nothing. If nobody is left one way, the other takes all; if all went for both and nobody made it, the cards "
        "speak."
    ),
    "triple_replace.clause.side_pots": "Side pots",
    "triple_replace.clause.side_pots.text": (
        "When somebody is all in, what the others bet beyond that is a pot of its own, for those who paid for it. "
        "Each pot has its own winner. What only one player can win goes back to that player."
    ),
    "triple_replace.clause.winning": "Chips won and lost",
    "triple_replace.clause.winning.text": (
        "The table plays as many hands as it likes. What counts is how many chips everybody has more or less than "
        "they bought. If the table stops in the middle of a hand, those still in share the pot."
    ),
    "triple_replace.clause.scorepad": "Only money and winners",
    "triple_replace.clause.scorepad.text": (
        "A table may keep only what everybody put in and who won, and change to cards and back at any time. The pot "
        "stays where it is."
    ),
    "triple_replace.clause.odds": "Chances",
    "triple_replace.clause.odds.text": (
        "A table may have the chances shown: of getting better by replacing each card or pair, and of beating what "
        "the others show. They count only cards that nobody has seen. A chance to beat what shows is taken against "
        "the weakest hand the up cards can belong to."
    ),
    # --- house rules
    "triple_replace.switch.plays_for": "Played for",
    "triple_replace.switch.plays_for.help": "Which hand wins the pot?",
    "triple_replace.switch.plays_for.high": "The best hand",
    "triple_replace.switch.plays_for.low": "The lowest hand",
    "triple_replace.switch.plays_for.high_low": "Both, half each",
    "triple_replace.switch.layout": "Cards dealt",
    "triple_replace.switch.layout.help": "How the three cards lie",
    "triple_replace.switch.layout.one_down": "One down, two up",
    "triple_replace.switch.layout.two_down": "Two down, one up",
    "triple_replace.switch.layout.all_down": "All down",
    "triple_replace.switch.replacement_rounds": "Replacement rounds",
    "triple_replace.switch.replacement_rounds.help": "There is one betting round more than that",
    "triple_replace.switch.replacement_rounds.3": "Three",
    "triple_replace.switch.replacement_rounds.4": "Four",
    "triple_replace.switch.low_increment": "Low increment",
    "triple_replace.switch.low_increment.help": (
        "The smaller bet; also the ante and the price of a card, unless told otherwise"
    ),
    "triple_replace.switch.high_increment": "High increment",
    "triple_replace.switch.high_increment.help": "The larger bet",
    "triple_replace.switch.buy_in": "Buy-in",
    "triple_replace.switch.buy_in.help": "What everybody starts with",
    "triple_replace.switch.smallest_chip": "Smallest chip",
    "triple_replace.switch.smallest_chip.help": "All amounts are whole numbers of it",
    "triple_replace.switch.unit": "Amounts shown as",
    "triple_replace.switch.unit.help": "Chips count as they are; cents are shown with two decimals",
    "triple_replace.switch.unit.chips": "Chips",
    "triple_replace.switch.unit.cents": "Money",
    "triple_replace.switch.ante": "Ante",
    "triple_replace.switch.ante.help": "What everybody pays before the deal",
    "triple_replace.switch.ante.low_increment": "The low increment",
    "triple_replace.switch.ante.none": "None",
    "triple_replace.switch.ante.fixed": "Another amount",
    "triple_replace.switch.ante_amount": "Ante of its own",
    "triple_replace.switch.ante_amount.help": "Counts when the ante is another amount",
    "triple_replace.switch.bet_sizes": "Bets and raises",
    "triple_replace.switch.bet_sizes.help": "How much may be bet at a time",
    "triple_replace.switch.bet_sizes.low_or_high": "Low or high, in any round",
    "triple_replace.switch.bet_sizes.low_then_high": "Low first, high later",
    "triple_replace.switch.bet_sizes.spread": "From low to high",
    "triple_replace.switch.bet_sizes.pot_limit": "Up to the pot",
    "triple_replace.switch.bet_sizes.free": "Any amount",
    "triple_replace.switch.raise_cap": "Raises in a round",
    "triple_replace.switch.raise_cap.help": "How often a bet may be raised",
    "triple_replace.switch.raise_cap.3": "Three",
    "triple_replace.switch.raise_cap.4": "Four",
    "triple_replace.switch.raise_cap.0": "Any number",
    "triple_replace.switch.heads_up_unlimited": "Two may raise without end",
    "triple_replace.switch.heads_up_unlimited.help": "No limit to raises when two are left in the hand",
    "triple_replace.switch.opening": "The first leader",
    "triple_replace.switch.opening.help": "Does the leader of the first round have to bet?",
    "triple_replace.switch.opening.may_check": "May check",
    "triple_replace.switch.opening.must_open": "Has to bet",
    "triple_replace.switch.check_raise": "Raising after a check",
    "triple_replace.switch.check_raise.help": "Off: whoever checks can only call later in the round",
    "triple_replace.switch.low_leader": "Who leads in low",
    "triple_replace.switch.low_leader.help": "Counts when the lowest hand wins",
    "triple_replace.switch.low_leader.high_showing": "The best cards showing",
    "triple_replace.switch.low_leader.low_showing": "The lowest cards showing",
    "triple_replace.switch.short_stack": "Too few chips",
    "triple_replace.switch.short_stack.help": "When somebody cannot pay in full",
    "triple_replace.switch.short_stack.side_pots": "All in, with side pots",
    "triple_replace.switch.short_stack.debt": "The rest is owed",
    "triple_replace.switch.last_limit": "One card in the last round",
    "triple_replace.switch.last_limit.help": "How many cards may be replaced",
    "triple_replace.switch.last_limit.always": "Always",
    "triple_replace.switch.last_limit.six_or_more": "With six or more players",
    "triple_replace.switch.last_limit.none": "No, two in every round",
    "triple_replace.switch.last_limit.one_each": "One in every round",
    "triple_replace.switch.price": "Price of a card",
    "triple_replace.switch.price.help": "How it changes from round to round",
    "triple_replace.switch.price.flat": "Always the same",
    "triple_replace.switch.price.progressive": "Once, twice, three times",
    "triple_replace.switch.price.exponential": "Doubled each round",
    "triple_replace.switch.price_base": "First price",
    "triple_replace.switch.price_base.help": "Price in the first round; 0 for the low increment",
    "triple_replace.switch.straights": "Straights and flushes",
    "triple_replace.switch.straights.help": "On: they count, below three of a kind",
    "triple_replace.switch.wild": "Wild rank",
    "triple_replace.switch.wild.help": "All four cards of it stand for any card",
    "triple_replace.switch.wild.none": "None",
    "triple_replace.switch.wild.2": "Twos",
    "triple_replace.switch.wild.3": "Threes",
    "triple_replace.switch.wild.4": "Fours",
    "triple_replace.switch.wild.5": "Fives",
    "triple_replace.switch.wild.6": "Sixes",
    "triple_replace.switch.wild.7": "Sevens",
    "triple_replace.switch.wild.8": "Eights",
    "triple_replace.switch.wild.9": "Nines",
    "triple_replace.switch.wild.10": "Tens",
    "triple_replace.switch.wild.J": "Jacks",
    "triple_replace.switch.wild.Q": "Queens",
    "triple_replace.switch.wild.K": "Kings",
    "triple_replace.switch.wild.A": "Aces",
    "triple_replace.switch.natural_beats_wild": "Natural beats wild",
    "triple_replace.switch.natural_beats_wild.help": "Of equal hands the one with fewer wild cards wins",
    "triple_replace.switch.high_low": "High-low",
    "triple_replace.switch.high_low.help": "Counts when both hands win",
    "triple_replace.switch.high_low.cards_speak": "Cards speak",
    "triple_replace.switch.high_low.declare": "Players declare",
    "triple_replace.switch.up_cards": "Up cards",
    "triple_replace.switch.up_cards.help": "Tell the up cards, or just tap who leads",
    "triple_replace.switch.up_cards.entered": "Told",
    "triple_replace.switch.up_cards.tapped": "Not told",
    "triple_replace.switch.cards_by": "Cards told by",
    "triple_replace.switch.cards_by.help": "Suits are always needed when flushes count",
    "triple_replace.switch.cards_by.suit": "Rank and suit",
    "triple_replace.switch.cards_by.rank": "Rank only",
    "triple_replace.switch.odds": "Show chances",
    "triple_replace.switch.odds.help": "From the cards nobody has seen",
}
