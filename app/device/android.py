"""What plyer does not do on Android: files to and from other apps, without asking for a permission.

Imported everywhere, used only there: nothing of Android is touched before a function is called.
"""

import mimetypes
import os
import shutil
from collections.abc import Callable
from pathlib import Path
from random import randint
from typing import Any

from kivy.logger import Logger

SCOPED_STORAGE = 29  # from this version on, an app may lay files under Downloads without a permission
FOLDER = "Download/Fair Deal"
MOST_BYTES = 50_000_000  # more than the import reads of any file: the rest need not be copied


def share(text: str, file: Path | None) -> None:
    """Open the sheet of apps with a text and, where this Android can, a file."""
    from jnius import autoclass, cast

    intents, strings = autoclass("android.content.Intent"), autoclass("java.lang.String")
    intent = intents(intents.ACTION_SEND)
    intent.setType("text/plain")
    intent.putExtra(intents.EXTRA_TEXT, cast("java.lang.CharSequence", strings(text)))
    address = _public(file) if file is not None else None
    if file is not None and address is not None:
        intent.setType(_kind(file))
        intent.putExtra(intents.EXTRA_STREAM, cast("android.os.Parcelable", address))
        intent.addFlags(intents.FLAG_GRANT_READ_URI_PERMISSION)
    own_activity().startActivity(intents.createChooser(intent, None))


def choose_file(folder: Path, give: Callable[[Path | None], None]) -> None:
    """Let the person choose any file; a copy of it in *folder* is given on, or None."""
    from android import activity
    from jnius import autoclass

    intents, code = autoclass("android.content.Intent"), randint(1000, 60000)

    def take(request: int, result: int, answer: Any) -> None:
        if request != code:
            return
        activity.unbind(on_activity_result=take)
        chosen = answer.getData() if answer is not None and result == -1 else None
        give(_copied(chosen, folder) if chosen is not None else None)

    intent = intents(intents.ACTION_OPEN_DOCUMENT)
    intent.addCategory(intents.CATEGORY_OPENABLE)
    intent.setType("*/*")
    activity.bind(on_activity_result=take)
    own_activity().startActivityForResult(intent, code)


def watch_arrivals(folder: Path, give: Callable[[Path | None], None]) -> None:
    """Give on what another app hands over: what the app was started with, and what comes while it runs."""
    from android import activity

    def take(intent: Any) -> None:
        arrived = _arrived(intent, folder)
        if arrived is not None:
            give(arrived)

    activity.bind(on_new_intent=take)
    first = own_activity().getIntent()
    take(first)
    # The same intent is there again when the screen comes back; it must not arrive twice.
    first.setAction("")


def _arrived(intent: Any, folder: Path) -> Path | None:
    """The file or the text that an intent brings, though it may not be readable; None for one that brings nothing."""
    from jnius import autoclass, cast

    intents = autoclass("android.content.Intent")
    if intent is None or intent.getAction() not in (intents.ACTION_VIEW, intents.ACTION_SEND):
        return None
    address = intent.getData()
    if intent.getAction() == intents.ACTION_SEND:
        stream = intent.getParcelableExtra(intents.EXTRA_STREAM)
        address = cast("android.net.Uri", stream) if stream is not None else None
    if address is not None:
        return _copied(address, folder) or folder / "not there"
    text = intent.getStringExtra(intents.EXTRA_TEXT)
    return _written(str(text), folder) if text is not None else None


def _written(text: str, folder: Path) -> Path | None:
    """A text that another app sent, as a file."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        file = folder / "chosen"
        file.write_text(text, encoding="utf-8", errors="replace")
        return file
    except OSError as error:
        Logger.warning("Fair Deal: the text that was sent cannot be kept: %s", error)
        return None


def own_activity() -> Any:
    """The app as Android sees it."""
    from jnius import autoclass

    return autoclass("org.kivy.android.PythonActivity").mActivity


def _kind(file: Path) -> str:
    return mimetypes.guess_type(file.name)[0] or "application/octet-stream"


def _public(file: Path) -> Any:
    """The address of a copy of the file that other apps may read; None where that takes a permission."""
    from jnius import autoclass

    if autoclass("android.os.Build$VERSION").SDK_INT < SCOPED_STORAGE:
        return None
    values = autoclass("android.content.ContentValues")()
    for column, value in (("_display_name", file.name), ("mime_type", _kind(file)), ("relative_path", FOLDER)):
        values.put(column, value)
    resolver = own_activity().getContentResolver()
    address = resolver.insert(autoclass("android.provider.MediaStore$Downloads").EXTERNAL_CONTENT_URI, values)
    with os.fdopen(resolver.openFileDescriptor(address, "w").detachFd(), "wb") as there, file.open("rb") as here:
        shutil.copyfileobj(here, there)
    return address


def _copied(address: Any, folder: Path) -> Path | None:
    """A copy of what lies at an address that only Android can open."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        copy = folder / "chosen"
        descriptor = own_activity().getContentResolver().openFileDescriptor(address, "r").detachFd()
        with os.fdopen(descriptor, "rb") as there, copy.open("wb") as here:
            here.write(there.read(MOST_BYTES))
        return copy
    except Exception as error:
        # Java's errors are no errors of Python's: whatever it is, nothing was chosen.
        Logger.warning("Fair Deal: the chosen file cannot be read: %s", error)
        return None
