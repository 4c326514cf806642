"""What tables have voted on in PAIR THREE, kept from match to match."""

from collections.abc import Iterable

from app.session.library import Library
from app.session.match import Listener, MatchSession
from app.storage.errors import StorageError
from rules.pair_three.judging import vote_accepts
from rules.pair_three.lexicon import pair_key
from rules.pair_three.pieces import HouseWord, WordPair
from rules.pair_three.state import HouseWords, State, Voted, house_words

GAME_KEY = "pair_three"
WORDS = "house_words"

# A ruling is known by its words, whichever comes first, and its rule.
Key = tuple[str, str]


def kept_words(library: Library) -> tuple[HouseWord, ...]:
    """Everything voted on in earlier matches, in the order in which it was."""
    return words_told(library.setting(WORDS, []))


def words_told(stored: object) -> tuple[HouseWord, ...]:
    """The words as they were stored; whatever is none is passed over."""
    found = [_read(code) for code in (stored if isinstance(stored, list) else [])]
    return tuple(word for word in found if word is not None)


def _read(code: object) -> HouseWord | None:
    """One word as it was stored; anything else in its place is passed over."""
    try:
        return HouseWord.from_code(code) if isinstance(code, str) else None
    except ValueError:
        return None


def keep_words(library: Library, words: Iterable[HouseWord]) -> None:
    """Keep these and no others."""
    library.put_setting(WORDS, [word.code for word in words])


def forget_word(library: Library, word: HouseWord) -> None:
    """Let the next match know nothing of this vote."""
    keep_words(library, [each for each in kept_words(library) if _key(each) != _key(word)])


def set_word(library: Library, word: HouseWord) -> None:
    """Let the next match know another outcome of this vote."""
    keep_words(library, [word if _key(each) == _key(word) else each for each in kept_words(library)])


def merged_words(words: Iterable[HouseWord], others: Iterable[HouseWord]) -> tuple[HouseWord, ...]:
    """All of them, each pair and rule once; what the *others* say of it counts."""
    return tuple({_key(word): word for word in (*words, *others)}.values())


def begin_with_house_words(library: Library, session: MatchSession) -> None:
    """Tell a match that just began what was voted on before."""
    if session.game.key != GAME_KEY or session.timeline.steps:
        return
    words = kept_words(library)
    action = HouseWords(words)
    if words and session.preview(action).is_legal:
        session.record(action)


def follow_house_words(library: Library, session: MatchSession) -> None:
    """Keep from now on whatever this match votes, and forget what it takes back."""
    if session.game.key == GAME_KEY:
        session.subscribe(_follower(library, session))


def _follower(library: Library, session: MatchSession) -> Listener:
    seen = [(session.state.rulings, _voted(session))]

    def follow() -> None:
        rulings, before = seen[0]
        if session.state.rulings is rulings:
            return
        after = _voted(session)
        try:
            _keep_changes(library, before, after, session.state)
        except StorageError:
            return  # the vote itself is safe in its journal; it is kept with the next change
        seen[0] = session.state.rulings, after

    return follow


def _voted(session: MatchSession) -> dict[Key, bool]:
    """What this match itself has voted, the last vote on each pair."""
    found: dict[Key, bool] = {}
    state: State = session.timeline.opening
    for step in session.timeline.steps:
        action = step.entry.action
        if isinstance(action, Voted):
            found[pair_key(*action.pair), action.rule] = vote_accepts(state, action)
        state = step.state
    return found


def _keep_changes(library: Library, before: dict[Key, bool], after: dict[Key, bool], state: State) -> None:
    """Add what was voted since, and take out what was taken back unless the match was told it at its beginning."""
    told = {_key(word): word.accepted for word in house_words(state)}
    kept = {_key(word): word.accepted for word in kept_words(library)}
    now = dict(kept)
    for key in [key for key in {**before, **after} if before.get(key) != after.get(key)]:
        if key in told:
            now[key] = told[key]
        elif kept.get(key) == before.get(key):
            now.pop(key, None)
    if now != kept:
        keep_words(library, [HouseWord(WordPair(key[:3], key[3:]), rule, yes) for (key, rule), yes in now.items()])


def _key(word: HouseWord) -> Key:
    return pair_key(*word.pair), word.rule
