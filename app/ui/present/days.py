"""Days as the people at the table count them, by the phone's own time."""

from calendar import Calendar
from collections.abc import Callable
from datetime import date, datetime, time, timedelta
from time import localtime
from typing import NamedTuple

from app.ui.present.saying import Saying

ANY, TODAY, WEEK, MONTH, YEAR, SPAN = "any_day", "today", "this_week", "this_month", "this_year", "span"
CHOICES = (ANY, TODAY, WEEK, MONTH, YEAR)

Say = Callable[[Saying], str]


class Span(NamedTuple):
    """The days from the first to the last one, or all days."""

    first: date | None = None
    last: date | None = None
    choice: str = ANY

    def limits(self) -> tuple[int, int] | None:
        """The milliseconds between which these days lie; the end is not among them."""
        if self.first is None or self.last is None:
            return None
        return _milliseconds(self.first), _milliseconds(self.last + timedelta(days=1))


def day_of(milliseconds: int) -> date:
    """The day of a moment."""
    return date(*localtime(milliseconds / 1000)[:3])


def _milliseconds(day: date) -> int:
    """The moment at which a day begins."""
    return int(datetime.combine(day, time()).astimezone().timestamp() * 1000)


def span_of(choice: str, today: date) -> Span:
    """The days that a choice means today."""
    if choice == ANY:
        return Span()
    first = {
        TODAY: today,
        WEEK: today - timedelta(days=today.weekday()),
        MONTH: today.replace(day=1),
        YEAR: today.replace(month=1, day=1),
    }[choice]
    return Span(first, today, choice)


def touched(span: Span, day: date) -> Span:
    """The days after one was touched in the calendar: the second touch ends what the first began."""
    is_begun = span.choice == SPAN and span.first is not None and span.first == span.last
    if is_begun and span.first is not None and day > span.first:
        return Span(span.first, day, SPAN)
    return Span(day, day, SPAN)


def day_saying(day: date, today: date) -> Saying:
    """A day in words, with its year when that is another one."""
    facts: dict[str, object] = {"day": day.day, "month": str(day.month)}
    if day.year == today.year:
        return Saying("date.day", facts)
    return Saying("date.day_year", {**facts, "year": str(day.year)})


def month_saying(day: date) -> Saying:
    """The month of a day in words."""
    return Saying("date.month_year", {"month": str(day.month), "year": str(day.year)})


def span_text(span: Span, today: date, say: Say) -> str:
    """The days in words."""
    if span.choice != SPAN or span.first is None or span.last is None:
        return say(Saying(f"matches.{span.choice}"))
    begin = say(day_saying(span.first, today))
    if span.first == span.last:
        return begin
    return say(Saying("date.span", {"begin": begin, "end": say(day_saying(span.last, today))}))


def weeks(month: date) -> list[list[date]]:
    """The weeks of a month from Monday on, always six, so that nothing jumps when the month changes."""
    days = list(Calendar().itermonthdates(month.year, month.month))
    while len(days) < 42:
        days.append(days[-1] + timedelta(days=1))
    return [days[place : place + 7] for place in range(0, 42, 7)]


def other_month(month: date, step: int) -> date:
    """The first day of the month before (-1) or after (1)."""
    return (month.replace(day=15) + timedelta(days=30 * step)).replace(day=1)
