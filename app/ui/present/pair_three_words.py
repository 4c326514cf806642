"""PAIR THREE's words as they are typed: what the referee says to them, the play they make, and the vote on them."""

from typing import NamedTuple

from app.ui.present.saying import Saying
from app.ui.present.verdict import KINDS, Answer, Banner, VerdictPage
from rules.core.verdict import Objection, Severity, Verdict
from rules.decks.tiles import SIDES, WORD_LENGTH
from rules.pair_three import GAME
from rules.pair_three import state as s
from rules.pair_three.calling import pair_finding, pair_objections
from rules.pair_three.judging import vote_accepts
from rules.pair_three.matching import TABLE_RULES, is_allowed
from rules.pair_three.pieces import UNSAID, Play, WordPair
from rules.pair_three.rulebook import ALL_THREE, MIRRORED, OFF, STACKS, STEAL

LETTERS = 2 * WORD_LENGTH
ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
# Each switch under which words may match, in the order of the rulebook.
TRIED = ("positional", ALL_THREE, "six_letters", "names", "phrases", "homophones", MIRRORED, "related")

# What stands below the answer without saying anything about the words.
HELP = ("table.pair_three.type_help", "table.pair_three.then_who")


class Typed(NamedTuple):
    """What was typed: the letters so far, pairs on other sides of the tile, and whether it lies over another."""

    letters: str = ""
    sides: tuple[WordPair, ...] = ()
    over: WordPair | None = None

    @property
    def pair(self) -> WordPair | None:
        """The two words, once both are complete."""
        if len(self.letters) < LETTERS:
            return None
        return WordPair(self.letters[:WORD_LENGTH].lower(), self.letters[WORD_LENGTH:].lower())

    @property
    def words(self) -> tuple[str, str]:
        """Both words as far as they are typed."""
        return self.letters[:WORD_LENGTH], self.letters[WORD_LENGTH:]

    @property
    def is_unfinished(self) -> bool:
        """Whether a word is begun and not complete."""
        return 0 < len(self.letters) < LETTERS


class Placer(NamedTuple):
    """Who placed the tile, whose tile it was, and the stack it went on, counted from 0."""

    seat: int
    from_seat: int | None = None
    stack: int = 0


class VoteView(NamedTuple):
    """The vote on a pair: the rules it may be claimed under, who votes, and what it comes to."""

    rules: tuple[str, ...]
    voters: tuple[int, ...]
    outcome: Saying


def with_letter(typed: Typed, letter: str) -> Typed:
    """One letter more, while there is room."""
    return typed._replace(letters=(typed.letters + letter)[:LETTERS])


def without_letter(typed: Typed) -> Typed:
    """The last letter taken back; with none left the last side comes back whole."""
    if typed.letters:
        return typed._replace(letters=typed.letters[:-1])
    if typed.over is not None:
        return typed._replace(over=None, letters="".join(typed.over).upper())
    if typed.sides:
        return typed._replace(sides=typed.sides[:-1], letters="".join(typed.sides[-1]).upper())
    return typed


def with_side(typed: Typed) -> Typed:
    """The pair kept, and room for that on another side."""
    pair = typed.pair
    return typed if pair is None else Typed("", (*typed.sides, pair), typed.over)


def with_cover(typed: Typed) -> Typed:
    """The pair kept as the one with the tile beneath."""
    pair = typed.pair
    return typed if pair is None else Typed("", typed.sides, pair)


def side_refusal(typed: Typed) -> Saying | None:
    """Why no other side can be begun."""
    if typed.pair is None:
        return Saying("table.pair_three.two_words_first")
    return Saying("pair_three.too_many_sides") if len(typed.sides) >= SIDES - 1 else None


def cover_refusal(typed: Typed) -> Saying | None:
    """Why the pair cannot be the one with the tile beneath."""
    if typed.over is not None:
        return Saying("table.pair_three.covers_already", {"pair": typed.over})
    return Saying("table.pair_three.two_words_first") if typed.pair is None else None


def place_refusal(typed: Typed) -> Saying | None:
    """Why nobody can have placed it yet."""
    return Saying("table.pair_three.unfinished") if typed.is_unfinished else None


def play_of(typed: Typed) -> Play:
    """Everything typed as one play; with nothing typed the table looks at the words itself."""
    pairs = typed.sides if typed.pair is None else (*typed.sides, typed.pair)
    return Play(None, pairs, typed.over) if pairs or typed.over else UNSAID


def place_action(state: s.State, typed: Typed, placer: Placer) -> s.Action:
    """The play as an entry; words are typed as they are read, so the played one may be the second."""
    play = play_of(typed)
    action = _action(state, play, placer)
    if not Verdict(GAME.objections(state, action)).is_legal:
        turned = _action(state, _turned(play), placer)
        if Verdict(GAME.objections(state, turned)).is_legal:
            return turned
    return action


def _turned(play: Play) -> Play:
    over = None if play.over is None else WordPair(play.over.second, play.over.first)
    return Play(play.tile, tuple(WordPair(pair.second, pair.first) for pair in play.pairs), over)


def _action(state: s.State, play: Play, placer: Placer) -> s.Action:
    if state.phase == s.FORMING:
        return s.Formed(placer.seat, play)
    if state.way == STACKS:
        return s.PutOn(placer.seat, placer.stack + 1, play)
    if state.way == STEAL:
        owner = placer.seat if placer.from_seat is None else placer.from_seat
        return s.Added(placer.seat, owner, placer.stack, play)
    return s.Placed(placer.seat, play)


def word_banner(state: s.State, typed: Typed) -> Banner:
    """What the bar says while words are typed: at the sixth letter, the referee's answer."""
    pair = typed.pair
    if pair is None:
        first = typed.words[0]
        if len(first) < WORD_LENGTH:
            return Banner("none", Saying("table.pair_three.type_words"), (Saying("table.pair_three.type_help"),))
        return Banner("none", Saying("table.pair_three.type_second", {"first": first}))
    objections = pair_objections(state, pair)
    first_answer = objections[0]
    line = Saying(first_answer.code, first_answer.facts)
    return Banner(KINDS[first_answer.severity], line, (_detail(state, pair, objections),))


def low_banner(state: s.State, typed: Typed) -> Banner:
    """The bar of a low screen: the letters, since the tiles may be out of sight, and nothing that only helps."""
    if typed.is_unfinished and len(typed.letters) != WORD_LENGTH:
        told = " ".join(word for word in typed.words if word)
        return Banner("none", Saying("table.pair_three.board.typed", {"told": told}))
    banner = word_banner(state, typed)
    return banner._replace(details=tuple(each for each in banner.details if each.code not in HELP))


def _detail(state: s.State, pair: WordPair, objections: list[Objection]) -> Saying:
    """Another rule that holds, the order of the words, what the table may do, or what was tried."""
    severity = objections[0].severity
    if severity is Severity.ASK_TABLE:
        return Saying("table.pair_three.vote_or_place")
    if severity > Severity.ASK_TABLE:
        if objections[0].code == "pair_three.ruled_out":
            return Saying("pair_three.ruled_out.instead")
        return Saying("table.pair_three.tried", {"tried": tried_rules(state)})
    if len(objections) > 1:
        return Saying("table.pair_three.also", {"count": len(objections) - 1})
    proof = str(objections[0].facts.get("proof", "")).replace(" ", "").replace("-", "").lower()
    first, second = (pair.second, pair.first) if proof == pair.second + pair.first else pair
    if proof == first + second:
        return Saying("table.pair_three.in_order", {"first": first.upper(), "second": second.upper()})
    return Saying("table.pair_three.then_who")


def tried_rules(state: s.State) -> tuple[str, ...]:
    """Every rule that this table plays with, by its switch."""
    house = state.house
    on = {name for name in TRIED if getattr(house, name) not in (False, OFF)}
    if not house.six_letters:
        on.discard("names")
    return tuple(name for name in TRIED if name in on)


def word_page(state: s.State, typed: Typed) -> VerdictPage | None:
    """Every rule that holds for the typed pair, or why none does."""
    pair = typed.pair
    if pair is None:
        return None
    objections = pair_objections(state, pair)
    return VerdictPage(
        KINDS[objections[0].severity],
        Saying(f"pair_three.{pair_finding(state, pair).answer.value}"),
        Saying("table.pair_three.pair", {"pair": pair}),
        tuple(_answer(each) for each in objections),
        may_overrule=False,
    )


def _answer(objection: Objection) -> Answer:
    clause = next((each for each in GAME.clauses if each.key == objection.clause), None)
    return Answer(Saying(objection.code, objection.facts), Saying(f"{objection.code}.instead", objection.facts), clause)


# --- the vote


def vote_rules(state: s.State) -> tuple[str, ...]:
    """The rules that this table may vote on."""
    return tuple(rule for rule in TABLE_RULES if is_allowed(rule, state.house))


def vote_refusal(state: s.State, typed: Typed) -> Saying | None:
    """Why there is nothing to vote on: letters are the app's to judge."""
    pair = typed.pair
    if pair is None:
        return Saying("table.pair_three.two_words_first")
    if not vote_rules(state):
        return Saying("pair_three.no_vote_on")
    matches = pair_finding(state, pair).matches
    certain = [match for match in matches if match.rule not in TABLE_RULES]
    return Saying("table.pair_three.letters_are_final") if certain else None


def likely_rule(state: s.State, pair: WordPair) -> str:
    """The rule that the vote is probably about: the one that speaks for the pair, else the first."""
    finding = pair_finding(state, pair)
    for match in (*finding.matches, *finding.doubts, *finding.refusals):
        if match.rule in vote_rules(state):
            return match.rule
    return vote_rules(state)[0]


def vote_view(state: s.State, vote: s.Voted) -> VoteView:
    """Who votes on it, and what the votes so far come to."""
    voters = s.voters(state, vote.seat)
    yes = len(vote.yes_seats)
    code = "pair_three.vote_accepts" if vote_accepts(state, vote) else "pair_three.vote_rejects"
    facts = {"pair": vote.pair, "yes": yes, "no": len(voters) - yes}
    return VoteView(vote_rules(state), voters, Saying(code, facts))
