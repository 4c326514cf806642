"""Is this computer ready? Mends what it may, otherwise says in one line what to install.

    python tools/system_check.py python      before there is a virtual environment
    python tools/system_check.py graphics    before a window is opened

Runs on Python 3.7 and up, so that an old one gets the line too and not a syntax error.
"""

import ctypes
import importlib.util
import os
import shutil
import subprocess
import sys

OLDEST, NEWEST = (3, 11), (3, 13)
LIBRARIES = {"libGL.so.1": "libgl1", "libEGL.so.1": "libegl1"}


def can_load(library):
    """Whether the system's loader finds this shared library."""
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def install(packages):
    """Install Debian packages if we are allowed to; whether that worked."""
    if not hasattr(os, "geteuid") or os.geteuid() != 0 or shutil.which("apt-get") is None:
        return False
    print("Installing " + " ".join(packages))
    environment = dict(os.environ, DEBIAN_FRONTEND="noninteractive")
    command = ["apt-get", "install", "-y", "-qq", "--no-install-recommends", *packages]
    # A fresh system has no package lists yet: fetch them and try once more.
    for step in (command, ["apt-get", "update", "-qq"], command):
        done = subprocess.run(step, env=environment, capture_output=True)
        if step is command and done.returncode == 0:
            return True
    return False


def python_problem():
    """What keeps this Python from making the virtual environment, or None."""
    if not OLDEST <= sys.version_info[:2] <= NEWEST:
        found = f"{sys.version_info[0]}.{sys.version_info[1]}"
        return f"Fair Deal needs Python 3.11, 3.12 or 3.13, this is {found}; try: make PYTHON=python3.12 setup"
    if importlib.util.find_spec("ensurepip") is None and not install(["python3-venv"]):
        return "Python's venv module is incomplete: install the package python3-venv, then try again."
    return None


def graphics_problem():
    """What keeps a window from opening, or None."""
    if not sys.platform.startswith("linux"):
        return None
    missing = [library for library in LIBRARIES if not can_load(library)]
    if not missing or install([LIBRARIES[library] for library in missing]):
        return None
    names = " and ".join(LIBRARIES[library] for library in missing)
    return f"{' and '.join(missing)} cannot be loaded: install {names}, then try again."


def main():
    """Check the one thing named on the command line."""
    problem = {"python": python_problem, "graphics": graphics_problem}[sys.argv[1]]()
    if problem:
        raise SystemExit(problem)


if __name__ == "__main__":
    main()
