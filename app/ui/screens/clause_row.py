"""What a page of the rulebook is made of: sections, clauses, house rules, hits of a search."""

from pathlib import Path

from kivy.lang import Builder
from kivy.properties import BooleanProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from app.ui.present.rulebook import ClauseView
from app.ui.widgets import Tappable, Text
from app.ui.widgets.text import Heading


class SectionTitle(Heading):
    """The title of a section."""


class Remark(Text):
    """A quiet line among the clauses."""


class SwitchBox(BoxLayout):
    """A house rule that bears on the clause above; marked where the table differs from the book."""

    line = StringProperty("")
    detail = StringProperty("")
    changed = BooleanProperty(False)


class BookClause(BoxLayout):
    """A numbered clause; framed when it is the one somebody came for."""

    number = StringProperty("")
    title = StringProperty("")
    text = StringProperty("")
    is_meant = BooleanProperty(False)


class HowStep(BoxLayout):
    """One step of how a game is played."""

    number = StringProperty("")
    text = StringProperty("")


class HitRow(Tappable, BoxLayout):
    """A clause that a search has found."""

    place = StringProperty("")
    title = StringProperty("")
    text = StringProperty("")


def clause_row(view: ClauseView, is_meant: bool) -> BookClause:
    """The row of a clause with its house rules."""
    row = BookClause(number=view.number, title=view.title, text=view.text, is_meant=is_meant)
    for note in view.switches:
        row.ids.words.add_widget(SwitchBox(line=note.line, detail=note.detail, changed=note.changed))
    return row


Builder.load_file(str(Path(__file__).with_suffix(".kv")))
