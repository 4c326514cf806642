"""What the owner of an Alpha deck has read off it, kept from match to match."""

from collections.abc import Iterable

from app.session.library import Library
from app.session.match import Listener, MatchSession
from app.storage.errors import StorageError
from rules.decks.alpha import FACES, SAMPLE_DECK, DeckKnowledge, Face, Printed
from rules.threebetween.actions import DeckKnown

GAME_KEY = "threebetween"
CARDS, SAMPLE = "deck.alpha", "deck.alpha.sample"


def kept_deck(library: Library) -> dict[Face, Printed]:
    """The deck as its owner knows it."""
    return deck_told(library.setting(CARDS, []))


def deck_told(stored: object) -> dict[Face, Printed]:
    """The deck as it was stored; whatever is no face of it is passed over."""
    cards = [card for card in map(_read, stored if isinstance(stored, list) else []) if card is not None]
    return {card.face: card for card in cards}


def _read(code: object) -> Printed | None:
    """One face as it was stored; something else in its place, as after a hand-made change, is passed over."""
    try:
        return Printed.from_code(code) if isinstance(code, str) else None
    except ValueError:
        return None


def keep_deck(library: Library, deck: DeckKnowledge) -> None:
    """Keep the deck as its owner knows it; a face of which nothing is known is left out."""
    library.put_setting(CARDS, deck_codes(deck))


def deck_codes(deck: DeckKnowledge) -> list[str]:
    """The deck as it is stored."""
    cards = [deck[face] for face in FACES if face in deck]
    return [card.code for card in cards if not is_blank(card)]


def is_blank(card: Printed) -> bool:
    """Whether nothing is known of a face."""
    return card.copies is None and all(points is None for points in card.points)


def plays_sample(library: Library) -> bool:
    """Whether matches begin with the made-up deck, to try things out."""
    return bool(library.setting(SAMPLE, False))


def play_sample(library: Library, wanted: bool) -> None:
    """Have matches begin with the made-up deck, or with the owner's own."""
    library.put_setting(SAMPLE, wanted)


def first_deck(library: Library) -> tuple[Printed, ...]:
    """What a match begins with."""
    return SAMPLE_DECK if plays_sample(library) else tuple(kept_deck(library).values())


def begin_with_deck(library: Library, session: MatchSession) -> None:
    """Tell a match that just began what is known of the deck, so that nobody is asked again."""
    if session.game.key != GAME_KEY or session.timeline.steps:
        return
    cards = first_deck(library)
    action = DeckKnown(cards)
    if cards and session.preview(action).is_legal:
        session.record(action)


def follow_deck(library: Library, session: MatchSession) -> None:
    """Keep from now on whatever this match learns of the deck, and forget what it takes back."""
    if session.game.key == GAME_KEY:
        session.subscribe(_follower(library, session))


def _follower(library: Library, session: MatchSession) -> Listener:
    before: dict[Face, Printed] = dict(session.state.deck)

    def follow() -> None:
        after = session.state.deck
        if after == before:
            return
        try:
            kept = kept_deck(library)
            now = followed(kept, before, after)
            if now != kept:
                keep_deck(library, now)
        except StorageError:
            return  # the entry itself is safe in its journal; the number is kept with the next change
        before.clear()
        before.update(after)

    return follow


def followed(kept: DeckKnowledge, before: DeckKnowledge, after: DeckKnowledge) -> dict[Face, Printed]:
    """The kept deck after a match's knowledge changed: what was learned is added, what was taken back goes.

    A whole deck that goes at once was told to the match and is taken back only there.
    """
    changed = [face for face in {**before, **after} if before.get(face) != after.get(face)]
    lost = [face for face in changed if face not in after]
    result = dict(kept)
    if len(lost) > 1 or _is_told(changed, after):
        return result
    for face in changed:
        result[face] = _followed_face(face, kept, before, after)
    return {face: card for face, card in result.items() if not is_blank(card)}


def _is_told(changed: Iterable[Face], after: DeckKnowledge) -> bool:
    """Whether the match was just told the made-up deck, which nobody has read off any card."""
    sample = {card.face: card for card in SAMPLE_DECK}
    faces = list(changed)
    return len(faces) > 1 and all(after.get(face) == sample[face] for face in faces)


def _followed_face(face: Face, kept: DeckKnowledge, before: DeckKnowledge, after: DeckKnowledge) -> Printed:
    blank = Printed(face, (None,) * len(face.letters))
    old, was, now = (deck.get(face, blank) for deck in (kept, before, after))
    points = tuple(map(_followed_number, old.points, was.points, now.points))
    return Printed(face, points, _followed_number(old.copies, was.copies, now.copies))


def _followed_number(old: int | None, was: int | None, now: int | None) -> int | None:
    """The number if it is new; one that was taken back goes only if it is the one kept."""
    if now == was:
        return old
    if now is not None:
        return now
    return None if old == was else old
