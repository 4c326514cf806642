"""How long it takes from nothing to the first frame, against an app of one label."""

import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import median

ROUNDS = 7
ROOT = Path(__file__).parents[2]

# Both say so when their first frame is shown, and end.
SHOWN = """
from tools.headless import open_window
open_window(412, 915)
{imports}
from kivy.core.window import Window
Window.bind(on_flip=lambda *_: (print("shown", flush=True), app.stop()))
app = {app}
app.run()
"""
LABEL = SHOWN.format(
    imports="from kivy.app import App\nfrom kivy.uix.label import Label",
    app="type('Hello', (App,), {'build': lambda self: Label(text='Fair Deal'), 'load_kv': lambda self, **_: None})()",
)
FAIR_DEAL = SHOWN.format(
    imports="import sys\nfrom pathlib import Path\nfrom app.ui.app import FairDealApp",
    app="FairDealApp(data_dir=Path(sys.argv[1]))",
)


def lines() -> list[str]:
    """One line: our first frame against theirs."""
    with tempfile.TemporaryDirectory() as folder:
        _seconds_to_frame(FAIR_DEAL, folder)  # compiles what has not been imported before
        took = [(_seconds_to_frame(LABEL, folder), _seconds_to_frame(FAIR_DEAL, folder)) for _ in range(ROUNDS)]
    label, ours = (median(times) for times in zip(*took, strict=True))
    return [f"first frame: {ours:.2f} s, {ours / label:.2f} times that of an app of one label"]


def _seconds_to_frame(code: str, folder: str) -> float:
    """From the start of the process until it shows something."""
    begin = time.perf_counter()
    with subprocess.Popen(
        [sys.executable, "-c", code, folder], cwd=ROOT, env=os.environ, text=True,
        stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
    ) as process:  # fmt: skip
        if process.stdout is None or "shown" not in process.stdout.readline():
            raise RuntimeError("no frame was shown")
        return time.perf_counter() - begin


if __name__ == "__main__":
    print("\n".join(lines()))
