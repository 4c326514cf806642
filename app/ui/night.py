"""Whether the phone itself is set to dark."""

from kivy.utils import platform

_NIGHT_MASK, _NIGHT_YES = 0x30, 0x20  # Configuration.UI_MODE_NIGHT_MASK and UI_MODE_NIGHT_YES


def is_night() -> bool:
    """The system's own choice; dark where the system cannot be asked."""
    if platform != "android":
        return True
    from jnius import autoclass

    activity = autoclass("org.kivy.android.PythonActivity").mActivity
    return bool(activity.getResources().getConfiguration().uiMode & _NIGHT_MASK == _NIGHT_YES)


def shown_mode(wanted: str) -> str:
    """The theme to show for a choice of felt, paper or auto."""
    if wanted == "auto":
        return "felt" if is_night() else "paper"
    return "paper" if wanted == "paper" else "felt"
