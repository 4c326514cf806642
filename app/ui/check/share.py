"""An answer of the check desk as a picture and as text."""

from collections.abc import Callable
from typing import Any

from kivy.uix.widget import Widget

from app.ui.present.check_share import SharedAnswer, answer_text
from app.ui.present.saying import Saying
from app.ui.services import Services
from app.ui.sheets.dispute import CardSheet, SharedCard
from app.ui.sheets.verdict import VerdictHead, WouldBeLegal
from app.ui.widgets import BoldText, Heading, QuietText, ReadingText

FILE = "verdict-check.png"
Say = Callable[[Saying], str]


class AnswerCard(SharedCard):
    """The answer with all that belongs to it."""

    def __init__(self, answer: SharedAnswer, say: Say, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.add_widget(Heading(text=answer.game))
        self.add_widget(VerdictHead(kind=answer.kind, title=answer.title))
        for words in answer.lies:
            self.add_widget(BoldText(text=words))
        for words in answer.reasons:
            self.add_widget(ReadingText(text=words))
        if answer.instead is not None:
            self.add_widget(WouldBeLegal(head=answer.instead.head, words=answer.instead.words))
        if answer.clause is not None:
            self.add_widget(BoldText(text=answer.clause.head))
            self.add_widget(QuietText(text=answer.clause.words))
        for words in answer.house:
            self.add_widget(QuietText(text=words))
        self.add_widget(QuietText(text=say(Saying("dispute.from"))))


def open_answer(near: Widget, answer: SharedAnswer, services: Services, say: Say) -> None:
    """Show the card over the desk."""
    CardSheet(AnswerCard(answer, say), answer_text(answer, say), FILE, services).open(near)
