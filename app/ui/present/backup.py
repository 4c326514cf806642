"""Backups in words: when each was made and how large it is, and what came of making one."""

from collections.abc import Callable
from datetime import datetime, timedelta

from app.session.backup import Made
from app.ui.present.days import day_saying
from app.ui.present.figures import decimals
from app.ui.present.saying import Saying

KILOBYTE, MEGABYTE = 1_000, 1_000_000

Say = Callable[[Saying], str]


def when(milliseconds: int, now: int, say: Say) -> str:
    """A moment as people say it, by the clock of where they are."""
    moment, today = (datetime.fromtimestamp(each / 1000) for each in (milliseconds, now))
    time = f"{moment:%H:%M}"
    if moment.date() == today.date():
        return say(Saying("when.today", {"time": time}))
    if moment.date() == today.date() - timedelta(days=1):
        return say(Saying("when.yesterday", {"time": time}))
    return say(Saying("when.day", {"day": say(day_saying(moment.date(), today.date())), "time": time}))


def size(count: int) -> Saying:
    """A number of bytes, never told as nothing."""
    if count < MEGABYTE:
        return Saying("backup.kilobytes", {"size": max(1, round(count / KILOBYTE))})
    return Saying("backup.megabytes", {"size": decimals(f"{count / MEGABYTE:.1f}")})


def made(backup: Made) -> Saying:
    """What is in it, or first of all what is not."""
    if backup.left_out:
        return Saying("backup.left_out", {"count": backup.left_out})
    if backup.unreadable:
        return Saying("backup.unreadable", {"count": backup.unreadable})
    return Saying("backup.made", {"count": backup.matches})
