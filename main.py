"""Starts Fair Deal."""

import os

# Kivy would otherwise read the command line as its own.
os.environ.setdefault("KIVY_NO_ARGS", "1")


def main() -> None:
    """Open the app."""
    from app.ui.app import FairDealApp

    FairDealApp().run()


if __name__ == "__main__":
    main()
