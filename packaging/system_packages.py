# SPDX-License-Identifier: MIT
"""Finds and installs missing system packages."""

from __future__ import annotations

import ctypes
import importlib.util
import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterable
from pathlib import Path

# Each need is "a|b=package": alternative names of a library, program, path or module, and its Debian package.
PYTHON = f"python{sys.version_info[0]}.{sys.version_info[1]}"
QT = (
    "libglib-2.0.so.0=libglib2.0-0 libGL.so.1=libgl1 libEGL.so.1=libegl1 libfontconfig.so.1=libfontconfig1 "
    "libxkbcommon.so.0=libxkbcommon0 libdbus-1.so.3=libdbus-1-3"
)
X11 = (
    "libX11-xcb.so.1=libx11-xcb1 libxcb-cursor.so.0=libxcb-cursor0 libxcb-icccm.so.4=libxcb-icccm4 "
    "libxcb-image.so.0=libxcb-image0 libxcb-keysyms.so.1=libxcb-keysyms1 libxcb-randr.so.0=libxcb-randr0 "
    "libxcb-render-util.so.0=libxcb-render-util0 libxcb-shape.so.0=libxcb-shape0 libxcb-shm.so.0=libxcb-shm0 "
    "libxcb-sync.so.1=libxcb-sync1 libxcb-xfixes.so.0=libxcb-xfixes0 libxcb-xkb.so.1=libxcb-xkb1 "
    "libxkbcommon-x11.so.0=libxkbcommon-x11-0"
)
WINDOW = f"{X11} Xvfb=xvfb openbox=openbox xdotool=xdotool"
COMPILED = "values compared with a C++ library"
TESTS = {
    COMPILED: (f"c++|g++|clang++=g++ {sysconfig.get_paths()['include']}/Python.h={PYTHON}-dev"),
    "a real window": WINDOW,
    "files for desktops and shells": (
        "appstreamcli=appstream desktop-file-validate=desktop-file-utils fish=fish gio=libglib2.0-bin mandoc=mandoc "
        "update-mime-database=shared-mime-info zsh=zsh"
    ),
    "packages": "objdump=binutils strip=binutils dpkg-deb=dpkg makensis=nsis mmdebstrap=mmdebstrap",
    "a ledger on a server": "initdb|/usr/lib/postgresql/*/bin/initdb=postgresql",
    "the spectators' page": "chromium|chromium-browser=chromium",
    "a screen reader": (
        f"{WINDOW} dbus-daemon=dbus-daemon /usr/libexec/at-spi2-registryd=at-spi2-core "
        "/usr/lib/python3/dist-packages/pyatspi=python3-pyatspi "
        "/usr/lib/*/girepository-1.0/Atspi-2.0.typelib=gir1.2-atspi-2.0"
    ),
    "an input method": (
        f"{WINDOW} dbus-daemon=dbus-daemon fcitx5=fcitx5 /usr/share/fcitx5/addon/anthy.conf=fcitx5-anthy"
    ),
}
"""The needs of some tests, by subject; the tests are skipped if something is missing."""


def is_here(need: str) -> bool:
    """Returns whether the system has a need by any of its names."""
    for name in need.split("|"):
        if ".so." in name:
            try:
                ctypes.CDLL(name)
            except OSError:
                continue
            return True
        if name.startswith("module:"):
            importlib.invalidate_caches()
            if importlib.util.find_spec(name.removeprefix("module:")):
                return True
        elif any(Path("/").glob(name[1:])) if name.startswith("/") else shutil.which(name):
            return True
    return False


def missing(needs: str) -> dict[str, str]:
    """Returns the missing ``needs`` with their Debian packages; empty except on Linux."""
    pairs = (need.rpartition("=") for need in needs.split()) if sys.platform.startswith("linux") else ()
    return {names.split("|")[0]: package for names, _, package in pairs if not is_here(names)}


def missing_text(needs: str) -> str:
    """Returns the missing ``needs`` and how to install them, or an empty text."""
    if not (lacking := missing(needs)):
        return ""
    line = f"sudo apt-get install -y --no-install-recommends {' '.join(sorted(set(lacking.values())))}"
    return f"Missing on this system: {', '.join(lacking)}. On Debian and Ubuntu, install it with:\n\n  {line}"


def install_missing(groups: Iterable[str]) -> None:
    """Installs missing packages if run as root on Debian or Ubuntu."""
    wanted = [sorted(set(lacking.values())) for needs in groups if (lacking := missing(needs))]
    if not wanted or shutil.which("apt-get") is None or os.geteuid() != 0:
        return
    everything = sorted({package for group in wanted for package in group})
    print(f"Installing with apt-get, unless you add --no-system-packages: {' '.join(everything)}", file=sys.stderr)
    run_apt("update")
    if not run_apt("install", "-y", "--no-install-recommends", *everything):
        # An unavailable package stops the whole command, so that each group is tried alone.
        for group in wanted:
            run_apt("install", "-y", "--no-install-recommends", *group)


def run_apt(*arguments: str) -> bool:
    """Runs apt-get and returns whether it succeeded."""
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    command = ["apt-get", "-q", *arguments]
    return subprocess.run(command, env=environment, stdout=sys.stderr, check=False).returncode == 0
