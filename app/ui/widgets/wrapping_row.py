"""A row that never shortens its title."""

from pathlib import Path

from kivy.lang import Builder

from app.ui.widgets.panel import ListRow


class WrappingRow(ListRow):
    """Unlike other rows it wraps its title where large text needs it."""


Builder.load_file(str(Path(__file__).with_suffix(".kv")))
