"""Run scripts of this folder in processes of their own: killed, hindered, or on a tiny file system."""

import os
import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

HERE = Path(__file__).parent
ROOT = HERE.parent.parent


def ran(script: str, *arguments: object, before: tuple[str, ...] = ()) -> subprocess.CompletedProcess[str]:
    """The finished process of a script, started through the command `before`."""
    command = [*before, sys.executable, "-B", str(HERE / script), *map(str, arguments)]
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    return subprocess.run(command, env=environment, capture_output=True, text=True, timeout=120, check=False)


def output_of(script: str, *arguments: object, before: tuple[str, ...] = ()) -> str:
    """What a script printed; it must end well."""
    done = ran(script, *arguments, before=before)
    assert done.returncode == 0, done.stderr
    return done.stdout


@cache
def _works(*command: str) -> bool:
    return (
        shutil.which(command[0]) is not None and not subprocess.run(command, capture_output=True).returncode
    )


def strace(*injections: str) -> tuple[str, ...]:
    """A command prefix that meddles with system calls; skips the test where that is not possible."""
    if not _works("strace", "-f", "-qq", "-o", "/dev/null", "true"):
        pytest.skip("strace is not installed or may not trace here")
    calls = ",".join({injection.split(":")[0] for injection in injections})
    options = [option for injection in injections for option in ("-e", "inject=" + injection)]
    return ("strace", "-f", "-qq", "-o", os.devnull, "-e", "trace=" + calls, *options)


def small_disk(directory: Path, size: str) -> tuple[str, ...]:
    """A command prefix under which directory is a file system of that size, gone when the command ends."""
    if not _works("unshare", "-rm", "sh", "-c", "mount -t tmpfs -o size=64k tmpfs /tmp"):
        pytest.skip("a private tmpfs cannot be mounted here (needs unshare and user namespaces)")
    mount = f'mount -t tmpfs -o size={size} tmpfs "$0" && exec "$@"'
    return ("unshare", "-rm", "sh", "-c", mount, str(directory))
