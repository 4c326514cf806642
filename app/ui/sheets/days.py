"""The sheet in which days are chosen: today, a month, or from one day to another, without a keyboard."""

from datetime import date
from pathlib import Path
from typing import Any

from kivy.lang import Builder
from kivy.properties import BooleanProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from app.ui.present.days import CHOICES, SPAN, Span, month_saying, other_month, span_of, span_text, touched, weeks
from app.ui.present.saying import Saying
from app.ui.services import Services
from app.ui.widgets import Chip, OneLine, Sheet, Tappable
from app.ui.widgets.written import Written


class DaysSheet(Sheet):
    """Choices and a calendar: `on_span` with the days that are wanted."""

    __events__ = ("on_span",)
    title = StringProperty("")
    month_text = StringProperty("")
    chosen_text = StringProperty("")
    take_text = StringProperty("")
    can_take = BooleanProperty(False)

    def __init__(self, services: Services, span: Span, today: date, **kwargs: Any) -> None:
        self._services, self._span, self._today = services, span, today
        self._month = (span.last or today).replace(day=1)
        super().__init__(**kwargs)
        self.title = services.say("matches.when")
        self.take_text = services.say("matches.take_days")
        for choice in CHOICES:
            chip = Chip(text=services.say(f"matches.{choice}"), chosen=choice == span.choice)
            chip.bind(on_tap=lambda _chip, choice=choice: self._take(span_of(choice, today)))
            self.ids.choices.add_widget(chip)
        for number in range(1, 8):
            self.ids.weekdays.add_widget(WeekdayName(text=services.say(f"weekday.{number}")))
        self._lay()

    def on_span(self, span: Span) -> None:
        """Days were chosen."""

    def turn(self, step: int) -> None:
        """Show the month before or after."""
        self._month = other_month(self._month, step)
        self._lay()

    def take(self) -> None:
        """These days of the calendar."""
        self._take(self._span)

    def _take(self, span: Span) -> None:
        self.close()
        self.dispatch("on_span", span)

    def _touch(self, day: date) -> None:
        self._span = touched(self._span, day)
        self._lay()

    def _lay(self) -> None:
        """The month with the days that are wanted."""
        self.month_text = self._say(month_saying(self._month))
        self.can_take = self._span.choice == SPAN
        is_chosen = self.can_take
        self.chosen_text = span_text(self._span, self._today, self._say) if is_chosen else self._help()
        calendar = self.ids.calendar
        calendar.clear_widgets()
        for week in weeks(self._month):
            row = CalendarWeek()
            for day in week:
                row.add_widget(self._day(day))
            calendar.add_widget(row)

    def _day(self, day: date) -> "DayKey":
        first, last = self._span.first, self._span.last
        is_in = self.can_take and first is not None and last is not None and first <= day <= last
        is_end = is_in and day in (first, last)
        key = DayKey(
            text=str(day.day), chosen=is_end, within=is_in, other=day.month != self._month.month,
            today=day == self._today,
        )  # fmt: skip
        key.bind(on_tap=lambda _key: self._touch(day))
        return key

    def _help(self) -> str:
        return self._services.say("matches.calendar")

    def _say(self, saying: Saying) -> str:
        return self._services.say(saying.code, saying.facts)


class WeekdayName(OneLine):
    """What a column of the calendar is."""


class CalendarWeek(BoxLayout):
    """Seven days."""


class DayKey(Tappable, Written):
    """A day to touch; the ends of what is wanted are filled, what lies between is marked too."""

    chosen = BooleanProperty(False)
    within = BooleanProperty(False)
    other = BooleanProperty(False)
    today = BooleanProperty(False)


Builder.load_file(str(Path(__file__).with_suffix(".kv")))
