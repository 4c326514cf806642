"""What screens are given: the library, the words, and the match that lies open on the table."""

from collections.abc import Sequence

from app.session.alpha_deck import begin_with_deck, follow_deck
from app.session.backup_keeper import BackupKeeper
from app.session.house_words import begin_with_house_words, follow_house_words
from app.session.joining import follow_players
from app.session.library import Library
from app.session.match import MatchSession
from app.session.people import seat_tints
from app.session.phone import Phone
from app.ui.present.figures import write_figures_as
from rules.core.verdict import Facts
from rules.sentences import Catalogue, say


class Services:
    """Handed to every screen when it is made."""

    def __init__(self, library: Library, catalogue: Catalogue, phone: Phone, backups: BackupKeeper) -> None:
        self.library = library
        self.phone = phone
        self.backups = backups
        self.catalogue = catalogue
        write_figures_as(catalogue)
        self._session: MatchSession | None = None

    def speak(self, catalogue: Catalogue) -> bool:
        """Use these words from now on; whether they are others than before."""
        changed, self.catalogue = catalogue is not self.catalogue, catalogue
        write_figures_as(catalogue)
        return changed

    def say(self, code: str, facts: Facts | None = None, names: Sequence[str] = ()) -> str:
        """The sentence for a code, in the chosen language."""
        return say(self.catalogue, code, facts or {}, names)

    def has_sentence(self, code: str) -> bool:
        """Whether there is anything to say for a code, as for a clause's '.instead'."""
        return code in self.catalogue

    def session(self, match_id: str) -> MatchSession:
        """The match, opened if it is not open yet; one match lies open at a time."""
        if self._session is not None and self._session.match_id != match_id:
            self.put_away()
        if self._session is None:
            self._session = self.library.open_match(match_id)
            follow_deck(self.library, self._session)
            follow_house_words(self.library, self._session)
            follow_players(self.library, self._session)
            self.backups.follow(self._session)
        return self._session

    def begin(self, session: MatchSession) -> None:
        """A match just begun lies open now."""
        self.put_away()
        self._session = session
        begin_with_deck(self.library, session)
        follow_deck(self.library, session)
        begin_with_house_words(self.library, session)
        follow_house_words(self.library, session)
        follow_players(self.library, session)
        self.backups.follow(session)

    def put_away(self) -> None:
        """Close the open match; its summary is brought up to date."""
        if self._session is not None:
            session, self._session = self._session, None
            self.library.close_match(session)

    def seat_tints(self, match_id: str | None) -> tuple[int, ...]:
        """Which tint each seat of the open match has; one after the other where it is another match or none."""
        is_open = self._session is not None and self._session.match_id == match_id
        names = self._session.players if self._session is not None and is_open else ()
        return seat_tints(self.library.people(), names)

    def keep_summary(self) -> None:
        """Bring the list of matches up to date, as when the app is paused."""
        if self._session is not None:
            self.library.keep_summary(self._session, is_open=True)
