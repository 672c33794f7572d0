# SPDX-License-Identifier: MIT
"""Selects the contents of the self-contained folder.

On Linux it contains what a desktop may lack (Qt, ICU, SQLite, OpenSSL, the small libraries of X11) and never what
belongs to the machine: drivers, fonts, the C library and clients of daemons. An older copy of these would be loaded
instead of the system's and keep its drivers from loading.
"""

import re
import subprocess
from collections.abc import Iterable, Mapping, Sequence
from importlib.metadata import files
from pathlib import Path, PurePath

from mahjong_desk.texts import languages

Entry = tuple[str, str, str]
"""A row of PyInstaller's tables: the path in the folder, the source file, and the kind."""

UNUSED_MODULES = (
    "_pytest", "brotli", "IPython", "numpy", "pip", "pydoc_data", "pygments", "pytest", "rich", "setuptools",
    "test", "tkinter", "unittest", "wheel", "_uuid",
)  # fmt: skip
"""Modules that libraries use only if installed, and modules that only development installs."""

_PLUGINS = frozenset((
    "qxcb", "qwayland", "qoffscreen", "qwindows", "qcocoa",  # windows
    "xdg-shell", "bradient", "adwaita",  # their frames under Wayland
    "qxdgdesktopportal", "qgtk3", "qmodernwindowsstyle", "qmacstyle",  # dialogs and looks of the desktop
    "composeplatforminputcontextplugin", "ibusplatforminputcontextplugin",  # typing Japanese and Chinese
    "qsvg", "qsvgicon", "cupsprintersupport",
))  # fmt: skip
_LINK = "SYMLINK"

_GLIB = "libglib2.0-0t64 | libglib2.0-0"
REQUIRED: Mapping[str, str] = {
    "libstdc++.so.6": "libstdc++6",
    "libgcc_s.so.1": "libgcc-s1",
    "libGL.so.1": "libgl1",
    "libEGL.so.1": "libegl1",
    "libX11.so.6": "libx11-6",
    "libX11-xcb.so.1": "libx11-xcb1",
    "libxcb.so.1": "libxcb1",
    "libglib-2.0.so.0": _GLIB,
    "libgthread-2.0.so.0": _GLIB,
    "libfontconfig.so.1": "libfontconfig1",
    "libfreetype.so.6": "libfreetype6",
    "libdbus-1.so.3": "libdbus-1-3",
    "libz.so.1": "zlib1g",
    "libzstd.so.1": "libzstd1",
    "libbrotlicommon.so.1": "libbrotli1",
    "libbrotlidec.so.1": "libbrotli1",
    "libgssapi_krb5.so.2": "libgssapi-krb5-2",
}
"""The libraries of the system without which the program does not start, with their Debian packages."""

OPTIONAL: Mapping[str, str] = {
    "libwayland-client.so.0": "libwayland-client0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
    "libcups.so.2": "libcups2t64 | libcups2",
}
"""The same for plugins that Qt skips if their libraries are missing: native Wayland windows, printers."""

_GTK = re.compile(r"lib(gtk|gdk|pango|cairo|atk|harfbuzz|gdk_pixbuf|gio|gobject)[-_\w]*\d?\.")
"""The libraries of GNOME's dialogs, which are used if the desktop has them."""

_C_LIBRARY = re.compile(r"(lib(c|m|dl|rt|pthread|resolv|util)|ld-linux.*)\.so\.\d+$")


def mypyc_modules(name: str) -> list[str]:
    """Returns the modules into which mypyc has compiled a distribution."""
    return [file.name.partition(".")[0] for file in files(name) or () if "__mypyc." in file.name]


def is_system_library(library: str) -> bool:
    """Returns whether a library is loaded from the system instead of the folder."""
    return bool(library in REQUIRED or library in OPTIONAL or _C_LIBRARY.match(library) or _GTK.match(library))


def filter_contents(
    binaries: Sequence[Entry], data: Sequence[Entry], *, linux: bool
) -> tuple[list[Entry], list[Entry]]:
    """Returns those of PyInstaller's binaries and data that the folder needs.

    Omits unused plugins of Qt, Qt's translations into languages that the program does not have and, on Linux, libraries
    of the system, libraries that only omitted plugins need, and links to them.
    """
    kept = [entry for entry in binaries if _is_wanted_binary(PurePath(entry[0]))]
    texts = [entry for entry in data if _is_wanted_data(PurePath(entry[0]))]
    if not linux:
        return kept, texts
    reached = _reached(
        [entry for entry in kept if entry[2] != _LINK and not is_system_library(PurePath(entry[0]).name)]
    )
    paths = {path for path, _, _ in (*reached, *texts)}
    links = (entry for entry in (*kept, *texts) if entry[2] == _LINK)
    dangling = {path for path, target, _ in links if str(PurePath(path).parent / target) not in paths}
    return reached + [entry for entry in kept if entry[2] == _LINK and entry[0] not in dangling], [
        entry for entry in texts if entry[0] not in dangling
    ]


def _is_wanted_data(path: PurePath) -> bool:
    return (
        path.parent.name != "translations"
        or "PySide6" not in path.parts
        or path.stem in {language.qt for language in languages().values()}
    )


def _is_wanted_binary(path: PurePath) -> bool:
    return "plugins" not in path.parts or "PySide6" not in path.parts or path.stem.removeprefix("lib") in _PLUGINS


def _reached(files: Sequence[Entry]) -> list[Entry]:
    """Returns the modules, the plugins and all libraries that they load."""
    libraries = {PurePath(path).name: Path(source) for path, source, _ in files if _is_library(PurePath(path))}
    loads = libraries_of(Path(source) for _, source, _ in files)
    # Python's own library is loaded by the program itself.
    todo = [Path(source) for path, source, _ in files if not _is_library(PurePath(path)) or "libpython" in path]
    reached = set(todo)
    while todo:
        for name in loads[todo.pop()]:
            found = libraries.get(name)
            if found is not None and found not in reached:
                reached.add(found)
                todo.append(found)
    return [entry for entry in files if Path(entry[1]) in reached]


def _is_library(path: PurePath) -> bool:
    return path.name.startswith("lib") and "plugins" not in path.parts


def libraries_of(files: Iterable[Path]) -> dict[Path, set[str]]:
    """Returns the names of the libraries that each ELF file loads directly.

    Raises:
        CalledProcessError: One of the files is not an ELF file.
    """
    names = list(dict.fromkeys(files))
    output = subprocess.run(["objdump", "-p", *map(str, names)], capture_output=True, text=True, check=True).stdout
    loads: dict[Path, set[str]] = {name: set() for name in names}
    file = Path()
    for line in output.splitlines():
        if ":     file format " in line:
            file = Path(line.partition(":     file format ")[0])
        elif line.startswith("  NEEDED "):
            loads[file].add(line.split()[1])
    return loads
