"""Which payments of a settlement have been made, as the table ticks them off."""

from app.session.library import Library

KEY = "paid"
MOST_MATCHES = 50  # the latest that were settled


def paid(library: Library, match_id: str) -> frozenset[str]:
    """The payments ticked off in this match, by their codes."""
    kept = _kept(library).get(match_id)
    return frozenset(kept) if isinstance(kept, list) else frozenset()


def turn_paid(library: Library, match_id: str, payment: str) -> None:
    """Tick a payment off, or take the tick back.

    :raises StorageError: if it cannot be kept.
    """
    kept = _kept(library)
    ticked = set(paid(library, match_id)) ^ {payment}
    kept.pop(match_id, None)
    latest = list(kept.items())[-(MOST_MATCHES - 1) :]
    library.put_setting(KEY, {**dict(latest), match_id: sorted(ticked)})


def _kept(library: Library) -> dict[str, object]:
    kept = library.setting(KEY, {})
    return dict(kept) if isinstance(kept, dict) else {}
