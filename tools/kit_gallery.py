"""Draw the component sheet in both themes: python tools/kit_gallery.py OUTPUT_FOLDER."""

import os
import sys
import tempfile
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "offscreen")
os.environ.update(KIVY_NO_ARGS="1", KIVY_NO_CONFIG="1", KIVY_NO_FILELOG="1")
os.environ.update(KIVY_METRICS_DENSITY="2", KIVY_CLIPBOARD="dummy", KIVY_HOME=tempfile.mkdtemp(prefix="kivyhome-"))
ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from kivy.config import Config  # noqa: E402

Config.set("graphics", "width", "1800")
Config.set("graphics", "height", "1640")

from kivy.base import EventLoop, runTouchApp  # noqa: E402
from kivy.core.window import Window  # noqa: E402
from kivy.lang import Builder  # noqa: E402

from app.ui import pieces, theme, widgets  # noqa: E402, F401


def gallery(mode: str, target: Path) -> None:
    """Save one picture of every part in this mode."""
    theme.current().mode = mode
    sheet = Builder.load_file(str(Path(__file__).with_suffix(".kv")))
    sheet.ids.seats.faces = [
        widgets.SeatFace("Mira", "1", "card left", 0, active=True),
        widgets.SeatFace("Bo", "12", "cards left", 1, dealer=True),
        widgets.SeatFace("[b]Ines[/b] " + "x" * 200, "3", "folded", 2, out=True),
        widgets.SeatFace("Jonas", "−4", "cards left", 3),
    ]
    Window.add_widget(sheet)
    for _ in range(5):
        EventLoop.idle()

    def save(*_args: object) -> None:
        Path(Window.screenshot(name=str(target.with_name("kit-shot.png")))).replace(target)

    Window.bind(on_flip=save)
    Window.canvas.ask_update()
    EventLoop.idle()
    Window.unbind(on_flip=save)
    Window.remove_widget(sheet)
    Builder.unload_file(str(Path(__file__).with_suffix(".kv")))


if __name__ == "__main__":
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else "build")
    folder.mkdir(parents=True, exist_ok=True)
    theme.install(theme.Theme())
    runTouchApp(embedded=True)
    for name in ("felt", "paper"):
        gallery(name, folder / f"kit-{name}.png")
