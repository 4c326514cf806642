"""What can go wrong with a match, for those who must tell it to a person."""

from app.session.match import MatchUnreadable
from app.session.names import BadName
from app.storage.errors import StorageError

__all__ = ["BadName", "MatchUnreadable", "StorageError"]
