"""The dispute card: a verdict as a picture and as text, to be passed round or sent to whoever is not there."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from kivy.lang import Builder
from kivy.logger import Logger
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from app.session.match import MatchSession
from app.ui.present.dispute import Dispute, dispute_text, lay_there, rule_words, rules_of, table_word, where
from app.ui.present.saying import Saying
from app.ui.services import Services
from app.ui.sheets.verdict import VerdictHead, WouldBeLegal, cards_compared
from app.ui.widgets import BoldText, Heading, PrimaryButton, QuietButton, QuietText, ReadingText, Sheet, Snackbar

Say = Callable[[Saying], str]


class CardSheet(Sheet):
    """Shows a card as it will be sent: as a picture of this name, and as text."""

    def __init__(self, card: Widget, text: str, name: str, services: Services, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._text = text
        self._name = name
        self._services = services
        self.card = card
        self.add_widget(card)
        share = PrimaryButton(text=services.say("dispute.share"), icon="share-variant")
        share.bind(on_tap=lambda _button: self.share())
        done = QuietButton(text=services.say("app.ok"))
        done.bind(on_tap=lambda _button: self.close())
        self.ids.foot.add_widget(share)
        self.ids.foot.add_widget(done)

    def share(self) -> None:
        """Hand the picture and the text to the phone, and tell what it leaves to tell."""
        left = self._services.phone.share(self._text, self._picture())
        if left is not None:
            Snackbar(text=self._services.say(left.code, left.facts)).open(self)

    def _picture(self) -> Path | None:
        """The card as a file; none where it cannot be written, since the text says it all too."""
        try:
            path = self._services.phone.export_path(self._name)
            self.card.export_to_png(str(path))
        except Exception as error:
            # The graphics may refuse as well as the disk, each in its own way.
            Logger.warning("Fair Deal: the card cannot be drawn into a file: %s", error)
            return None
        return path if path.exists() else None


class SharedCard(BoxLayout):
    """The picture: it has a ground of its own, since it is looked at without the app around it."""


class DisputeCard(SharedCard):
    """A verdict of a match."""

    def __init__(self, dispute: Dispute, say: Say, knows: Callable[[str], bool], **kwargs: Any) -> None:
        super().__init__(**kwargs)
        page, game = dispute.page, dispute.game
        self.add_widget(Heading(text=say(Saying(f"{game.key}.name"))))
        self.add_widget(QuietText(text=say(where(dispute))))
        self.add_widget(VerdictHead(kind=page.kind, title=say(page.title), what=say(page.what)))
        for each in lay_there(dispute):
            self.add_widget(BoldText(text=say(each)))
        if page.compared is not None:
            self.add_widget(cards_compared(page.compared, say))
        for answer in page.answers:
            self.add_widget(ReadingText(text=say(answer.sentence)))
            if knows(answer.instead.code):
                head = say(Saying("verdict.would_be_legal"))
                self.add_widget(WouldBeLegal(head=head, words=say(answer.instead)))
        for clause in rules_of(dispute):
            number, words = rule_words(game, clause, say)
            self.add_widget(BoldText(text=number))
            self.add_widget(QuietText(text=words))
        last_word = table_word(dispute)
        if last_word is not None:
            self.add_widget(BoldText(text=say(last_word)))
        self.add_widget(QuietText(text=say(Saying("dispute.from"))))


def open_dispute(near: Widget, dispute: Dispute, services: Services, session: MatchSession) -> None:
    """Show the card over the screen that *near* lies on."""

    def say(saying: Saying) -> str:
        return services.say(saying.code, saying.facts, session.everyone)

    card = DisputeCard(dispute, say, services.has_sentence)
    text = dispute_text(dispute, say, services.has_sentence)
    CardSheet(card, text, f"verdict-{session.match_id}-{dispute.number}.png", services).open(near)


Builder.load_file(str(Path(__file__).with_suffix(".kv")))
