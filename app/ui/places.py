"""Where the bottom bar leads."""

from app.ui.router import Router

SCREENS = {"play": "home", "check": "check", "history": "matches", "players": "players"}


def go_to_place(router: Router, place: str) -> None:
    """Show the screen of a place of the bottom bar."""
    router.switch(SCREENS[place])
