"""What can go wrong with storage, each with a code from which a sentence is made elsewhere."""

import errno
from collections.abc import Iterator
from contextlib import contextmanager
from typing import ClassVar

# A file-size limit counts as full: to the person both mean that there is no room for more.
_FULL = frozenset({errno.ENOSPC, errno.EDQUOT, errno.EFBIG})
_READ_ONLY = frozenset({errno.EROFS, errno.EACCES, errno.EPERM})


class StorageError(Exception):
    """Something could not be kept or found."""

    code: ClassVar[str] = "storage.failed"


class StorageFull(StorageError):
    """There is no room left."""

    code = "storage.full"


class StorageReadOnly(StorageError):
    """Nothing may be written there."""

    code = "storage.read_only"


class StorageFailed(StorageError):
    """Any other failure of the device or the file."""

    code = "storage.failed"


class JournalUnreadable(StorageError):
    """There is no journal, or not even its header can be read."""

    code = "storage.unreadable"


def storage_error(error: OSError) -> StorageError:
    """The storage error that tells what an OSError means to the person."""
    if error.errno in _FULL:
        return StorageFull(str(error))
    if error.errno in _READ_ONLY:
        return StorageReadOnly(str(error))
    return StorageFailed(str(error))


@contextmanager
def as_storage_errors() -> Iterator[None]:
    """Turn every OSError of the block into a StorageError."""
    try:
        yield
    except OSError as error:
        raise storage_error(error) from error
