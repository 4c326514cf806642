"""A real window without a screen, for tests and pictures. Call open_window before Kivy is first imported."""

import gc
import logging
import os
import tempfile


def open_window(width: int, height: int, density: float = 1.0, text: float = 1.0) -> None:
    """Have Kivy draw off-screen at this size in pixels; it reads and writes nothing of the person's own set-up."""
    os.environ.setdefault("SDL_VIDEODRIVER", "offscreen")
    os.environ.setdefault("KIVY_NO_CONSOLELOG", "1")
    os.environ.setdefault("KIVY_LOG_MODE", "PYTHON")  # else Kivy swallows what goes to stderr, tracebacks included
    logging.getLogger().addHandler(logging.NullHandler())
    os.environ.update(KIVY_NO_ARGS="1", KIVY_NO_FILELOG="1", KIVY_NO_CONFIG="1", KIVY_CLIPBOARD="dummy")
    os.environ["LC_ALL"] = "en"  # whoever looks on reads the same words everywhere
    os.environ["KIVY_HOME"] = tempfile.mkdtemp(prefix="kivyhome-")
    os.environ["KIVY_METRICS_DENSITY"] = str(density)
    os.environ["KIVY_METRICS_FONTSCALE"] = str(text)

    # An app is hundreds of thousands of objects, and tests make many: look through them seldom, the old ones hardly.
    gc.set_threshold(2_000_000, 4, 1_000)

    from kivy.config import Config

    Config.set("graphics", "width", str(width))
    Config.set("graphics", "height", str(height))
    Config.set("graphics", "maxfps", "0")
    Config.set("graphics", "multisamples", "0")
    Config.set("kivy", "exit_on_escape", "0")
    for provider, _ in Config.items("input"):
        Config.remove_option("input", provider)
