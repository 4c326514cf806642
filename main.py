"""Starts Fair Deal."""

import os

from app import garbage

# Kivy would otherwise read the command line as its own.
os.environ.setdefault("KIVY_NO_ARGS", "1")


def main() -> None:
    """Open the app."""
    garbage.start_up()
    from app.ui.app import FairDealApp

    app = FairDealApp()
    app.bind(on_start=lambda _app: garbage.keep_steady())
    app.run()


if __name__ == "__main__":
    main()
