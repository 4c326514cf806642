"""A clause of the rulebook on a sheet, for where one would lose something by leaving the screen."""

from collections.abc import Callable
from typing import Any

from app.ui.present.saying import Saying
from app.ui.widgets import ReadingText, Sheet, SheetHeading


class ClauseSheet(Sheet):
    """What the clause is called and what it says."""

    def __init__(self, game: str, clause: str, say: Callable[[Saying], str], **kwargs: Any) -> None:
        super().__init__(**kwargs)
        code = f"{game}.clause.{clause}"
        self.add_widget(SheetHeading(text=say(Saying(code))))
        self.add_widget(ReadingText(text=say(Saying(f"{code}.text"))))
