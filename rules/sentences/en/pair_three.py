"""English for PAIR THREE."""

from rules.sentences import Either, Plural, Sentence

SENTENCES: dict[str, Sentence] = {
    "pair_three.name": "PAIR THREE",
    "pair_three.tagline": "word tiles, four ways",
    # --- what may be entered
    "pair_three.ask.placed": "{seat} lays a tile",
    "pair_three.ask.laid": "{seat} lays a tile on the board",
    "pair_three.ask.started": "The tile in the middle",
    "pair_three.ask.put_on": "{seat} puts a tile on a stack",
    "pair_three.ask.added": "{seat} adds a tile to a stack",
    "pair_three.ask.formed": "{seat} stacks two tiles that match",
    "pair_three.ask.top_shown": "The top tile of a stack",
    "pair_three.ask.shown": "{seat}’s tiles",
    "pair_three.ask.took_back": "{seat} takes a tile back",
    "pair_three.ask.dealt": "Deal new tiles to everybody",
    "pair_three.ask.all_drew": "Nobody can play: everybody draws one",
    "pair_three.ask.split": "Split a stack",
    "pair_three.ask.stuck": "Nobody can play, and nothing is left to draw",
    "pair_three.ask.connected": "{seat} has connected all tiles",
    "pair_three.ask.gave_up": "{seat} gives up",
    "pair_three.ask.voted": "Vote on {seat}’s words",
    "pair_three.ask.house_words": "Words this table has ruled on",
    "pair_three.ask.new_round": "Begin the next round",
    "pair_three.ask.won": "Who won this round?",
    "pair_three.ask.seat_added": "Somebody new joins",
    "pair_three.ask.level": "Change how the match is kept",
    "pair_three.ask.ended": "End the match",
    "pair_three.choice.level.cards": "Tiles",
    "pair_three.choice.level.totals": "Rounds won",
    "pair_three.choice.rule.six_letters": "A six-letter word",
    "pair_three.choice.rule.names": "A name or place",
    "pair_three.choice.rule.phrases": "A compound or phrase",
    "pair_three.choice.rule.homophones": "Sounding alike",
    "pair_three.choice.rule.related": "Going together",
    # --- what was done, as history tells it
    "pair_three.did.placed": "{seat} laid {play}",
    "pair_three.did.laid": "{seat} laid {laying}",
    "pair_three.did.started": "{tile} lies in the middle",
    "pair_three.did.put_on": "{seat} put {play} on stack {stack}",
    "pair_three.did.added": "{seat} added {play}, a tile of {from_seat}, to the stack of {stack_seat}",
    "pair_three.did.formed": "{seat} formed a stack: {play}",
    "pair_three.did.top_shown": "Stack {stack} shows {tile}",
    "pair_three.did.shown": "{seat} has {tiles}",
    "pair_three.did.took_back": "{seat} took a tile back",
    "pair_three.did.dealt": "New tiles for everybody",
    "pair_three.did.all_drew": "Everybody drew a tile",
    "pair_three.did.split": "Stack {stack} was split",
    "pair_three.did.stuck": "Nobody could play or draw",
    "pair_three.did.connected": "{seat} connected all tiles",
    "pair_three.did.gave_up": "{seat} gave up with {amount} connected",
    "pair_three.did.voted": "The table voted on {pair}, claimed by {seat}; for it: {yes_seats}",
    "pair_three.did.house_words": "Rulings of earlier matches were taken over",
    "pair_three.did.new_round": "New round",
    "pair_three.did.won": "Round to {winners}",
    "pair_three.did.seat_added": "{name} joins the table, in seat {number}",
    "pair_three.did.level": "From here on: {level}",
    "pair_three.did.ended": "The match ended",
    # --- what followed
    "pair_three.event.won": "Round {round_number} goes to {winners}.",
    "pair_three.event.fewest": Plural(
        "count",
        "Nobody can go on. The fewest tiles win round {round_number}: {winners}, with one.",
        "Nobody can go on. The fewest tiles win round {round_number}: {winners}, with {count}.",
    ),
    "pair_three.event.connected": "{winners} has all {count} tiles connected and wins round {round_number}.",
    "pair_three.event.gave_up": "{seat} stops with {count} of {tiles} connected.",
    "pair_three.event.deal_due": "{empty_seat} has no tile left: new tiles for everybody.",
    "pair_three.event.dealt": Plural(
        "count",
        "One more tile each; left to draw: {pile}.",
        "{count} more tiles each; left to draw: {pile}.",
    ),
    "pair_three.event.last_deal": Plural(
        "count",
        "The last deal: one tile each. The first empty hand wins.",
        "The last deal: {count} tiles each. The first empty hand wins.",
    ),
    "pair_three.event.all_drew": Plural(
        "pile",
        "Everybody has one tile more; one is left to draw.",
        "Everybody has one tile more; {pile} are left to draw.",
    ),
    "pair_three.event.once_more": "Nobody draws. If nobody can play within another full clock, the round is over.",
    "pair_three.event.split_due": "Stack {stack} has {count} tiles: split it.",
    "pair_three.event.split": "Stack {stack} now counts {upper}, the new stack {new_stack} counts {lower}.",
    "pair_three.event.stacks_shuffled": Plural(
        "count",
        "The draw pile was too low: one tile from under the stacks is shuffled in.",
        "The draw pile was too low: {count} tiles from under the stacks are shuffled in.",
    ),
    "pair_three.event.penalty": "{seat} draws a tile for the wrong one.",
    "pair_three.event.accepted": "{pair} counts at this table from now on.",
    "pair_three.event.refused": "{pair} does not count at this table.",
    "pair_three.event.goes_on": "Round {round_number} is not won and goes on.",
    "pair_three.standing.target": "The agreed number of rounds is won.",
    "pair_three.standing.stopped": "The table stopped here.",
    # --- the word referee: why two words match
    "pair_three.answer.yes": "They match",
    "pair_three.answer.table": "The table decides",
    "pair_three.answer.no": "No match found",
    "pair_three.match.first_two": "{first} and {second}: the first two letters are the same, {proof}",
    "pair_three.match.last_two": "{first} and {second}: the last two letters are the same, {proof}",
    "pair_three.match.first_last": "{first} and {second} differ only in the middle letter",
    "pair_three.match.all_three": "{first} and {second} have the same three letters",
    "pair_three.match.same_ends": "{first} and {second}: the first and the last letter are the same",
    "pair_three.match.six_letters": "{proof}: six-letter word",
    "pair_three.match.names": "{proof}: name or place",
    "pair_three.match.phrases": "{proof}: compound or phrase",
    "pair_three.match.homophones": "{proof}: sound alike",
    "pair_three.match.mirrored": (
        "{first} and {second}: {proof} stands at one end of the one and the other end of the other"
    ),
    "pair_three.match.related": "{first} and {second}: {bond}",
    "pair_three.match.ruled": "{first} and {second}: the table has let them pass, entry {entry}",
    # --- what the table may decide
    "pair_three.doubt.six_letters": "{proof} is a rare word. The others decide.",
    "pair_three.doubt.names": "{proof} is a little-known name. The others decide.",
    "pair_three.doubt.phrases": "{proof} is an unusual phrase. The others decide.",
    "pair_three.doubt.homophones": "{proof} sound alike for some people only. The others decide.",
    "pair_three.doubt.related": "{first} and {second} go together loosely: {bond}. The others decide.",
    "pair_three.unsaid": "The others look at the words",
    "pair_three.top_unknown": "The tile beneath is not entered; the others look at the words",
    "pair_three.neighbours_unknown": "Not every tile around it is entered; the others look at the words",
    "pair_three.look_over": "The others look {seat}’s tiles over",
    # --- verdicts: why it is right
    "pair_three.cover_free": "At this table only the neighbours of a covering tile count",
    "pair_three.first_tile": "The first tile may lie anywhere",
    "pair_three.moved": "In Solitaire tiles may be moved",
    "pair_three.all_connected": "All {count} tiles hang together",
    "pair_three.stolen": "{seat} takes a loose tile of {from_seat}",
    "pair_three.split_full": "Stack {stack} has {count} tiles and is split",
    "pair_three.split_stuck": "Nobody can play, so stack {stack} is split",
    "pair_three.all_draw": "Nobody can play, so everybody draws one",
    "pair_three.wait_once_more": "There is no tile for everybody, so nobody draws and the clock runs once more",
    "pair_three.fewest_wins": "Nobody can go on, so the fewest tiles win",
    "pair_three.round_goes_on": "Round {round_number} is not won and goes on",
    "pair_three.taken_back": "The tile goes back, without a penalty",
    "pair_three.taken_back_with_penalty": "The tile goes back, and {seat} draws one as a penalty",
    "pair_three.vote_accepts": "{yes} for {pair}, {no} against: it counts",
    "pair_three.vote_rejects": "{yes} for {pair}, {no} against: it does not count",
    "pair_three.remembered": Plural(
        "count", "One ruling of this table counts again", "{count} rulings of this table count again"
    ),
    "pair_three.round_dropped": "Round {round_number} stays unfinished and counts for nobody",
    # --- verdicts: what is wrong, and what would have been right
    "pair_three.no_match": "No match found for {first} and {second}.",
    "pair_three.no_match.instead": Either(
        "votable",
        "The tile goes back, unless the others vote the words in.",
        "The tile goes back: by this table’s rules only letters count.",
    ),
    "pair_three.ruled_out": "The table has turned {first} and {second} down, entry {entry}.",
    "pair_three.ruled_out.instead": "The tile goes back, unless the others vote again.",
    "pair_three.not_on_tile": "{word} is not on the tile {tile}.",
    "pair_three.not_on_tile.instead": "Call a word that is printed there, or enter the tile anew.",
    "pair_three.tile_elsewhere": "{seat} does not have {tile}: it lies elsewhere.",
    "pair_three.tile_elsewhere.instead": "Play one of {seat}’s own tiles.",
    "pair_three.tile_not_held": "{tile} is not among the tiles that {seat} has.",
    "pair_three.tile_not_held.instead": "Play one of the tiles entered for {seat}.",
    "pair_three.tile_seen": "{tile} has been entered already.",
    "pair_three.tile_seen.instead": "Enter each tile once.",
    "pair_three.top_known": "The top of stack {stack} is entered already: {tile}.",
    "pair_three.top_known.instead": "Undo the entry that is wrong.",
    "pair_three.apart": "{tile} would lie apart from all other tiles.",
    "pair_three.apart.instead": "Lay it beside or over a tile that it matches.",
    "pair_three.deal_due": "{empty_seat} has no tile left, so new tiles are dealt first.",
    "pair_three.deal_due.instead": "Deal to everybody, then play on.",
    "pair_three.deal_not_due": "Everybody still has tiles.",
    "pair_three.deal_not_due.instead": (
        "Play on until somebody has none, or let everybody draw one when nobody can play."
    ),
    "pair_three.split_due": "Stack {stack} is full and is split first.",
    "pair_three.split_due.instead": "Split it, then play on.",
    "pair_three.own_tiles_only": "At this table {seat} may not take a tile of {from_seat}.",
    "pair_three.own_tiles_only.instead": "{seat} plays a tile of {seat}’s own.",
    "pair_three.can_draw": "Everybody can draw a tile: {pile} are left.",
    "pair_three.can_draw.instead": "Everybody draws one and the round goes on.",
    "pair_three.can_split": "A stack can still be split.",
    "pair_three.can_split.instead": "Split a stack and go on.",
    "pair_three.not_one_group": "{seat}’s tiles do not hang together yet.",
    "pair_three.not_one_group.instead": "Move tiles until they form one group.",
    "pair_three.round_under_way": "Round {round_number} is not finished.",
    "pair_three.round_under_way.instead": "Finish it, or let the table drop it.",
    "pair_three.match_over": "The match is over. Undo its end to go on.",
    "pair_three.joins_next_round": "Round {round_number} is under way; {name} plays from the next one on.",
    "pair_three.joins_next_round.instead": (
        "Add {name} when it is over. If the table wants it now, {name} gets tiles from the "
        "pile."
    ),
    "pair_three.none_to_deal": "{name} needs {count} tiles, and only {pile} are left.",
    "pair_three.no_such_seat": "There is no seat {seat_number}; seats at this table: {seats}.",
    "pair_three.no_round": "No round is under way.",
    "pair_three.scorepad_only": "Only rounds are kept now. Change to tiles to deal a round.",
    "pair_three.tiles_are_kept": (
        "Tiles are kept now; the round finds its winner by itself. Change to totals to write one."
    ),
    "pair_three.who_won": "Name one winner, or several who share the round, from the {seats} at the table.",
    "pair_three.no_change": "The match is kept that way already.",
    "pair_three.other_way.crossword": "There is no such thing in Crossword.",
    "pair_three.other_way.stacks": "There is no such thing in Stacks.",
    "pair_three.other_way.steal": "There is no such thing in Steal & Stack.",
    "pair_three.other_way.solitaire": "There is no such thing in Solitaire.",
    "pair_three.no_tiles": "{seat} has no tile to play.",
    "pair_three.too_many_sides": "A tile has four sides and faces four others at most.",
    "pair_three.one_pair": "One word on the stack’s top tile and one on the new tile are called, not more.",
    "pair_three.started_already": "The tile in the middle lies there already.",
    "pair_three.cannot_deal": Plural(
        "pile", "One tile is left: not enough for everybody.", "{pile} tiles are left: not enough for everybody."
    ),
    "pair_three.cannot_all_draw": Plural(
        "pile", "One tile is left: not enough for everybody.", "{pile} tiles are left: not enough for everybody."
    ),
    "pair_three.no_such_stack": Plural(
        "stacks", "There is no stack {stack}, only one.", "There is no stack {stack}; they go from 1 to {stacks}."
    ),
    "pair_three.empty_stack": "Stack {stack} has no tile yet.",
    "pair_three.cannot_split": "Stack {stack} is too low to be split.",
    "pair_three.form_first": "Everybody forms a stack of two matching tiles first.",
    "pair_three.stack_is_there": "{seat} has a stack already.",
    "pair_three.too_many_shown": Plural(
        "held",
        "{seat} has one tile, not {count}.",
        "{seat} has {held} tiles, not {count}.",
    ),
    "pair_three.nothing_to_take_back": "{seat} has no tile on top that could go back.",
    "pair_three.gave_up_already": "{seat} has given up in this round.",
    "pair_three.not_so_many": "Of {tiles} tiles some are not connected when somebody gives up; it cannot be {count}.",
    "pair_three.no_vote_on": "Only words, names, phrases, sounds and ties that the table plays with are voted on.",
    "pair_three.who_votes": "The others vote, each once, and not {seat}.",
    "pair_three.no_house_words": "No words are named.",
    # --- the solver
    "pair_three.solver.solved": "All {count} tiles can be connected.",
    "pair_three.solver.impossible": "By the words the app knows, some tiles match none of the others.",
    "pair_three.solver.unknown": "No way was found in {steps} tries; there may still be one.",
    # --- the rulebook
    "pair_three.section.1": "Getting ready",
    "pair_three.section.2": "What matches",
    "pair_three.section.3": "Checking each other",
    "pair_three.section.4": "Crossword",
    "pair_three.section.5": "Stacks",
    "pair_three.section.6": "Steal & Stack",
    "pair_three.section.7": "Solitaire",
    "pair_three.section.8": "The match",
    "pair_three.clause.ways": "Four ways to play",
    "pair_three.clause.ways.text": (
        "The same tiles are played as Crossword, Stacks, Steal & Stack or Solitaire. In all but Solitaire everybody "
        "plays at once and tries to be the first without tiles."
    ),
    "pair_three.clause.seats": "One to eight players",
    "pair_three.clause.seats.text": (
        "Two to eight can play together. One person alone plays Solitaire; several can race at it. Whoever is new "
        "takes the seat after the last one and plays from the next round on."
    ),
    "pair_three.clause.tiles": "112 tiles of four words",
    "pair_three.clause.tiles.text": (
        "Each tile has a word of three letters on every side. Whatever is printed counts as a word; capitals, hyphens "
        "and apostrophes make no difference. The app does not know the tiles: a tile can be entered once and then be "
        "played by its words."
    ),
    "pair_three.clause.agreement": "Agree on the rules first",
    "pair_three.clause.agreement.text": (
        "Before playing, the table agrees on what matches. Letters, six-letter words, names and phrases are on unless "
        "switched off; sounds, mirrored letters and related words are off unless switched on."
    ),
    "pair_three.clause.first_two": "The first two letters",
    "pair_three.clause.first_two.text": (
        "Two words match when they begin with the same two letters: TAP and TAG. The same word twice matches too."
    ),
    "pair_three.clause.last_two": "The last two letters",
    "pair_three.clause.last_two.text": "Two words match when they end with the same two letters: HOP and TOP.",
    "pair_three.clause.first_last": "The first and the last letter",
    "pair_three.clause.first_last.text": (
        "Two words match when only the middle letter differs: PIN and PAN. Words that share the last two letters, "
        "sometimes listed here, match by that rule."
    ),
    "pair_three.clause.all_three": "All three letters",
    "pair_three.clause.all_three.text": (
        "Two words match when they have the same three letters in any order: NAP and PAN."
    ),
    "pair_three.clause.six_letters": "A six-letter word",
    "pair_three.clause.six_letters.text": (
        "Two words match when one after the other, in either order, they make a word of six letters: PAR and ROT. "
        "A word that the app does not know is for the others to accept."
    ),
    "pair_three.clause.names": "A name or a place",
    "pair_three.clause.names.text": (
        "Names of people and places count among the six-letter words, also those in two words. A table may leave "
        "them out. A place in two words stays legal when phrases are off."
    ),
    "pair_three.clause.phrases": "A compound or a phrase",
    "pair_three.clause.phrases.text": (
        "Two words match when together they are a compound or a phrase that people say: TEA and POT, TOP and HAT. "
        "The app knows many; others can vote further ones in."
    ),
    "pair_three.clause.homophones": "Sounding alike",
    "pair_three.clause.homophones.text": "If the table plays with it, words match that sound the same: SEA and SEE.",
    "pair_three.clause.mirrored": "Mirrored letters",
    "pair_three.clause.mirrored.text": (
        "If the table plays with it, words match when the two letters at one end of the one stand at the other end of "
        "the other: turned round, as in TAP and CAT, or also in the same order, as in PEN and END. A table may "
        "allow only letters turned round."
    ),
    "pair_three.clause.related": "Going together",
    "pair_three.clause.related.text": (
        "If the table plays with it, words match that belong together: CUP and TEA. What the app does not list is for "
        "the others to accept."
    ),
    "pair_three.clause.validation": "The others check",
    "pair_three.clause.validation.text": (
        "Whoever plays calls the words and lets the others look. About letters the app’s word is final. About words, "
        "names, phrases, sounds and ties that it does not know, the majority of the others decides; an even vote turns "
        "it down, or lets it pass by house rule. Of two players the other one decides."
    ),
    "pair_three.clause.house_words": "What the table has ruled",
    "pair_three.clause.house_words.text": (
        "A vote is remembered and comes before the app’s own lists, in this match and in the table’s next ones."
    ),
    "pair_three.clause.take_back": "A wrong tile goes back",
    "pair_three.clause.take_back.text": (
        "A tile that does not pass goes back to where it came from. There is no penalty, unless the table agreed on "
        "drawing a tile for it. A tile that a vote turns down later goes back as well, as long as no other lies on it; "
        "if it had won the round, the round goes on."
    ),
    "pair_three.clause.same_moment": "Two at the same moment",
    "pair_three.clause.same_moment.text": "Of two players who want the same place, the first to call out has it.",
    "pair_three.clause.stuck_clock": "When nobody can play",
    "pair_three.clause.stuck_clock.text": (
        "The clock starts anew with every tile that is played and every draw, and rests while a tile is looked at. In "
        "Crossword it runs a minute, in Stacks and in Steal & Stack half a minute, or as agreed. When it has run out "
        "and nobody has a play, everybody draws."
    ),
    "pair_three.clause.crossword_deal": "Five tiles and one in the middle",
    "pair_three.clause.crossword_deal.text": (
        "Everybody gets five tiles face up, one lies in the middle, and the rest is the draw pile."
    ),
    "pair_three.clause.facing": "Every facing pair must match",
    "pair_three.clause.facing.text": (
        "A tile is laid edge to edge with others, turned as one likes. Each word on a touching edge must match the "
        "word that it faces, each by any rule. Corners do not count."
    ),
    "pair_three.clause.stacking": "Laying a tile over another",
    "pair_three.clause.stacking.text": (
        "A tile may cover another when one of its words matches one of the covered tile’s words and it matches every "
        "neighbour. By house rule only the neighbours count. Of a pile only the top tile is looked at."
    ),
    "pair_three.clause.no_moving": "Tiles stay where they lie",
    "pair_three.clause.no_moving.text": "A tile that has passed is not moved any more. In Solitaire moving is free.",
    "pair_three.clause.new_deal": "New tiles when somebody has none",
    "pair_three.clause.new_deal.text": (
        "As soon as somebody has no tile left, everybody gets five more, whatever they still have."
    ),
    "pair_three.clause.last_deal": "The last deal is equal",
    "pair_three.clause.last_deal.text": (
        "When there are fewer than five for everybody, all get the same number and the rest stays unused. When there "
        "is not one for everybody, nothing is dealt any more."
    ),
    "pair_three.clause.crossword_stuck": "No tile for everybody",
    "pair_three.clause.crossword_stuck.text": (
        "When nobody can play, everybody draws one. If the pile has not one for everybody, nobody draws; after a "
        "second full minute without a play the fewest tiles win, and equal is shared."
    ),
    "pair_three.clause.crossword_end": "Who wins a Crossword",
    "pair_three.clause.crossword_end.text": (
        "The first without tiles wins, once nothing more can be dealt. By house rule the first empty hand wins at once."
    ),
    "pair_three.clause.stacks_deal": "Four tiles and one stack",
    "pair_three.clause.stacks_deal.text": (
        "Everybody gets four tiles face up, and one tile in the middle begins the first stack."
    ),
    "pair_three.clause.on_a_stack": "One word on one word",
    "pair_three.clause.on_a_stack.text": (
        "A tile goes on a stack when any of its words matches any word of the stack’s top tile."
    ),
    "pair_three.clause.split": "Ten tiles are split",
    "pair_three.clause.split.text": ("A stack of ten tiles is parted into two of five, and both can be played on."),
    "pair_three.clause.stacks_stuck": "Draw or split",
    "pair_three.clause.stacks_stuck.text": (
        "When nobody can play, the table chooses: everybody draws one, or a stack is parted. Of an odd number the half "
        "with the top tile is the larger. When neither is possible the round is over and the fewest tiles win."
    ),
    "pair_three.clause.stacks_rounds": "Four tiles again",
    "pair_three.clause.stacks_rounds.text": (
        "Whoever has no tile left wins the round. For the next one everybody draws up to four, who has more keeps "
        "them, and the stacks stay; by house rule all tiles are shuffled instead. When the pile is too low, everything "
        "under the top tiles is shuffled into it."
    ),
    "pair_three.clause.steal_deal": "Six tiles, two of them stacked",
    "pair_three.clause.steal_deal.text": (
        "Everybody gets six tiles face up and stacks any two of them; by house rule these two have to match."
    ),
    "pair_three.clause.stealing": "Anybody’s tile on any stack",
    "pair_three.clause.stealing.text": (
        "A loose tile, one’s own or somebody else’s, goes on any stack that it matches; a stacked tile stays. Taking a "
        "rival’s tile brings the rival nearer to winning: the rules want both, so the table may agree on own tiles "
        "only, or on a win for whoever lays the last tile."
    ),
    "pair_three.clause.steal_stuck": "Everybody draws",
    "pair_three.clause.steal_stuck.text": (
        "When nobody can play, everybody draws one loose tile. With too few left it goes as in Crossword."
    ),
    "pair_three.clause.steal_end": "No loose tile left",
    "pair_three.clause.steal_end.text": (
        "The round goes to the one whose loose tiles are gone, whoever laid the last of them. Then all tiles are "
        "shuffled and dealt anew."
    ),
    "pair_three.clause.connect_all": "Connect all tiles",
    "pair_three.clause.connect_all.text": (
        "Ten tiles, or more if agreed, are laid into one group in which every facing pair matches. Covering a tile is "
        "allowed where one of its words matches."
    ),
    "pair_three.clause.race": "The race",
    "pair_three.clause.race.text": "Several players each have their own tiles; the first with all connected wins.",
    "pair_three.clause.giving_up": "Giving up",
    "pair_three.clause.giving_up.text": (
        "Whoever gives up writes down how many tiles were connected. When everybody has, nobody wins the round."
    ),
    "pair_three.clause.rounds": "Rounds make the match",
    "pair_three.clause.rounds.text": (
        "Each round won counts one. Stacks and Steal & Stack go to ten rounds or an agreed number; Crossword and "
        "Solitaire go on until the table stops."
    ),
    "pair_three.clause.scorepad": "Only the winners",
    "pair_three.clause.scorepad.text": (
        "A table may keep only who won each round, and change to tiles and back at any time. "
        "Changing in the middle of a round leaves that round’s tiles behind."
    ),
    # --- house rules
    "pair_three.switch.way": "Way to play",
    "pair_three.switch.way.help": "One person alone always plays Solitaire",
    "pair_three.switch.way.crossword": "Crossword",
    "pair_three.switch.way.stacks": "Stacks",
    "pair_three.switch.way.steal": "Steal & Stack",
    "pair_three.switch.way.solitaire": "Solitaire",
    "pair_three.switch.positional": "Two letters in place",
    "pair_three.switch.positional.help": "First two, last two, or first and last letter the same",
    "pair_three.switch.all_three": "All three letters",
    "pair_three.switch.all_three.help": "The same letters in any order",
    "pair_three.switch.six_letters": "Six-letter words",
    "pair_three.switch.six_letters.help": "The two words make one",
    "pair_three.switch.names": "Names and places",
    "pair_three.switch.names.help": "Among the six-letter words",
    "pair_three.switch.phrases": "Compounds and phrases",
    "pair_three.switch.phrases.help": "Known ones pass, the others vote on the rest",
    "pair_three.switch.homophones": "Sounding alike",
    "pair_three.switch.homophones.help": "Words that are spoken the same",
    "pair_three.switch.mirrored": "Mirrored letters",
    "pair_three.switch.mirrored.help": "Two letters at opposite ends",
    "pair_three.switch.mirrored.off": "Off",
    "pair_three.switch.mirrored.both": "In either order",
    "pair_three.switch.mirrored.reversed": "Only turned round",
    "pair_three.switch.related": "Going together",
    "pair_three.switch.related.help": "Known ones pass, the others vote on the rest",
    "pair_three.switch.vote_tie": "An even vote",
    "pair_three.switch.vote_tie.help": "When as many are for it as against it",
    "pair_three.switch.vote_tie.rejected": "Turns it down",
    "pair_three.switch.vote_tie.accepted": "Lets it pass",
    "pair_three.switch.wrong_tile": "A wrong tile",
    "pair_three.switch.wrong_tile.help": "What it costs",
    "pair_three.switch.wrong_tile.goes_back": "Goes back",
    "pair_three.switch.wrong_tile.draw_one": "Goes back and draws one",
    "pair_three.switch.crossword_end": "Crossword is won",
    "pair_three.switch.crossword_end.help": "When does an empty hand win?",
    "pair_three.switch.crossword_end.last_deal": "After the last deal",
    "pair_three.switch.crossword_end.first_empty": "At once",
    "pair_three.switch.crossword_stacking": "Covering in Crossword",
    "pair_three.switch.crossword_stacking.help": "What has to match?",
    "pair_three.switch.crossword_stacking.covered_too": "Covered tile and neighbours",
    "pair_three.switch.crossword_stacking.neighbours": "Neighbours only",
    "pair_three.switch.stacks_round": "New round of Stacks",
    "pair_three.switch.stacks_round.help": "How does it begin?",
    "pair_three.switch.stacks_round.refill": "Refill to four",
    "pair_three.switch.stacks_round.reshuffle": "Shuffle everything",
    "pair_three.switch.steal_from": "Stealing",
    "pair_three.switch.steal_from.help": "Whose tiles, and who wins?",
    "pair_three.switch.steal_from.own_or_stolen": "Own or stolen tiles",
    "pair_three.switch.steal_from.own_only": "Own tiles only",
    "pair_three.switch.steal_from.last_placer": "The last tile wins",
    "pair_three.switch.first_stack_matches": "First two tiles match",
    "pair_three.switch.first_stack_matches.help": "Off: any two tiles begin a stack",
    "pair_three.switch.rounds_to_win": "Rounds to win",
    "pair_three.switch.rounds_to_win.help": "In Stacks and Steal & Stack; 0 to play on",
    "pair_three.switch.solitaire_tiles": "Tiles in Solitaire",
    "pair_three.switch.solitaire_tiles.help": "For each player, as far as the tiles go",
    "pair_three.switch.crossword_seconds": "Clock in Crossword",
    "pair_three.switch.crossword_seconds.help": "Seconds without a play before all draw",
    "pair_three.switch.stacks_seconds": "Clock in Stacks",
    "pair_three.switch.stacks_seconds.help": "Seconds without a play before all draw",
    "pair_three.switch.steal_seconds": "Clock in Steal & Stack",
    "pair_three.switch.steal_seconds.help": "Seconds without a play before all draw",
    # --- house words as text
    "table.pair_three.house_words.copy": "Copy as text",
    "table.pair_three.house_words.copy.help": "To paste into a message or a note.",
    "table.pair_three.house_words.copied": "The words are in the clipboard.",
    "table.pair_three.house_words.paste": "Paste from the clipboard",
    "table.pair_three.house_words.paste.help": "Text that this app has copied, as {example}.",
    "table.pair_three.house_words.pasted": Plural(
        "count", "One vote was taken over.", "{count} votes were taken over."
    ),
    "table.pair_three.house_words.more": Plural("count", "One more", "{count} more"),
    "table.pair_three.house_words.no_text": "The clipboard holds no text.",
    "table.pair_three.house_words.bad_text": "This is no vote on two words: {word}",
    # --- tiles that were told, to be played by touching their words
    "table.pair_three.tiles_told": "Tiles",
    "table.pair_three.tiles.top": "On stack {stack}",
    "table.pair_three.tiles.top_of": "On {seat}’s stack",
    "table.pair_three.tiles.of": "{seat}",
    "table.pair_three.tiles.told": "{told} of {count} told",
    "table.pair_three.tiles.top_told": "the top tile",
    "table.pair_three.tiles.top_untold": "not told yet",
    "table.pair_three.tiles.touch": "Touch two words that are called",
    "table.pair_three.tiles.help": "A tile that is typed once can be played by its words.",
    "table.pair_three.tiles.whose": "{tile}: where does it lie?",
    "table.pair_three.tiles.whose_hand": "Or before whom?",
    "table.pair_three.tiles.not_theirs": "The tile that was touched is {from_seat}’s.",
    # --- beside a player
    "table.pair_three.holds": Plural("count", "{count} tile", "{count} tiles"),
}
