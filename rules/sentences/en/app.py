"""English for the app's own screens."""

from rules.sentences import Plural

SENTENCES: dict[str, str | Plural] = {
    "app.name": "Fair Deal",
    "app.ok": "OK",
    "app.cancel": "Cancel",
    "app.undo": "Undo",
    "app.redo": "Redo",
    "nav.play": "Play",
    "nav.check": "Check",
    "nav.history": "History",
    "nav.players": "Players",
}
