# SPDX-License-Identifier: MIT
"""Collects the components of the self-contained folder with their licences.

The components are found from the files in the folder: only shipped components are listed, and an unknown file stops the
build.
"""

import json
import sys
import sysconfig
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import asdict, dataclass
from fnmatch import fnmatch
from importlib.metadata import Distribution, distributions
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
FILE = "licences.json"
"""The file with the components, in the resources of the application."""

_LICENCE_NAMES = ("licen[sc]e*", "copying*", "notice*", "ofl*")


class UnknownComponent(Exception):
    """Raised if the licence of a file is unknown, or the text of a licence is missing."""


@dataclass(frozen=True, slots=True)
class Component:
    """A shipped component with its own licence.

    Attributes:
        version: The version; empty if unknown.
        licence: The name of the licence, as an SPDX expression or in the authors' words.
        home: The address of the project.
        text: The text of the licence.
    """

    name: str
    version: str
    licence: str
    home: str
    text: str


def collect_components(sources: Iterable[Path], program: Path) -> list[Component]:
    """Returns the components to which files belong, sorted by name.

    Args:
        sources: The files from which the folder is made.
        program: The folder of the unpacked wheel.

    Raises:
        UnknownComponent: The licence of a file is unknown.
    """
    owners = _owners(program)
    libraries = _libraries()
    found: dict[str, Component] = {"Python": _python()}
    for source in {path.resolve() for path in sources}:
        named = [library for library in libraries if any(fnmatch(source.name, name) for name in library["files"])]
        for library in named:
            found.setdefault(library["name"], _library(library))
        owner = owners.get(source)
        if owner is not None and owner.name not in found and not _is_qt(owner):
            found[owner.name] = _distribution(owner)
        if owner is None and not named and not _is_python_file(source):
            raise UnknownComponent(f"packaging/bundle/libraries.toml must name the licence of {source}")
    return sorted(found.values(), key=lambda component: component.name.casefold())


def to_json(components: Iterable[Component]) -> str:
    """Returns the content of ``FILE``."""
    return json.dumps([asdict(component) for component in components], ensure_ascii=False, indent=1)


def _owners(program: Path) -> dict[Path, Distribution]:
    """Returns the distribution that owns each installed file."""
    owners: dict[Path, Distribution] = {}
    ours = list(distributions(path=[str(program)]))
    others = [other for other in distributions() if other.name not in {own.name for own in ours}]
    for distribution in (*others, *ours):
        for file in distribution.files or ():
            owners[Path(str(distribution.locate_file(file))).resolve()] = distribution
    return owners


def _is_python_file(source: Path) -> bool:
    home = Path(sys.base_prefix).resolve()
    modules = [Path(sysconfig.get_path(name)).resolve() for name in ("stdlib", "platstdlib")]
    ours = source.parent == home or any(map(source.is_relative_to, (*modules, home / "DLLs")))
    return ours or source.name == "base_library.zip" or source.name.startswith("libpython")


def _is_qt(distribution: Distribution) -> bool:
    # Their wheels contain no licence; Qt is in ``libraries.toml`` instead.
    return distribution.name.startswith(("PySide6", "shiboken6"))


def _python() -> Component:
    version = ".".join(map(str, sys.version_info[:3]))
    folders = (Path(sys.base_prefix), Path(json.__file__).parent.parent, Path(f"/usr/share/doc/python{version[:4]}"))
    for folder in folders:
        for name in ("LICENSE.txt", "LICENSE", "copyright"):
            if (folder / name).is_file():
                text = (folder / name).read_text(encoding="utf-8")
                return Component("Python", version, "PSF-2.0", "https://www.python.org", text)
    raise UnknownComponent(f"the licence of Python is in none of {', '.join(map(str, folders))}")


def _distribution(distribution: Distribution) -> Component:
    metadata = distribution.metadata.json
    files = [file for file in distribution.files or () if _is_licence(file.name)]
    # Some contain the same licence twice, by two conventions.
    texts = dict.fromkeys(Path(str(distribution.locate_file(file))).read_text(encoding="utf-8") for file in files)
    if not texts:
        raise UnknownComponent(f"{distribution.name} has no text of its licence")
    together = "\n\n".join(text.strip() for text in texts)
    return Component(distribution.name, distribution.version, _licence(metadata), _home(metadata), together)


def _is_licence(name: str) -> bool:
    return any(fnmatch(name.casefold(), pattern) for pattern in _LICENCE_NAMES)


def _licence(metadata: Mapping[str, Any]) -> str:
    """Returns the name of the licence, even if the field holds its whole text."""
    name = str(metadata.get("license_expression") or metadata.get("license") or "")
    classes = [line.rpartition(" :: ")[2] for line in metadata.get("classifier", ()) if line.startswith("License :: ")]
    return name if name and "\n" not in name else " AND ".join(classes)


def _home(metadata: Mapping[str, Any]) -> str:
    links = dict(link.split(", ", 1) for link in metadata.get("project_url", ()))
    wanted = ("Homepage", "homepage", "Home", "Source", "Repository", "Source Code", "Code")
    return str(metadata.get("home_page") or next((links[name] for name in wanted if name in links), ""))


def _libraries() -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = tomllib.loads((HERE / "libraries.toml").read_text(encoding="utf-8"))["library"]
    return found


def _library(entry: Mapping[str, Any]) -> Component:
    texts = [(HERE / "licences" / f"{name}.txt").read_text(encoding="utf-8").strip() for name in entry["texts"]]
    return Component(
        entry["name"], _versions().get(entry["name"], ""), entry["licence"], entry["home"], "\n\n".join(texts)
    )


def _versions() -> dict[str, str]:
    """Returns the versions of the libraries that Python can query."""
    import sqlite3
    import ssl

    import PySide6

    return {
        "SQLite": sqlite3.sqlite_version,
        "OpenSSL": ssl.OPENSSL_VERSION.split()[1],
        "Qt": PySide6.__version__,
        "PySide6 and Shiboken": PySide6.__version__,
    }


def sources_of(*tables: Iterable[tuple[str, str, str]]) -> Iterator[Path]:
    """Yields the files behind PyInstaller's tables."""
    for table in tables:
        for _, source, kind in table:
            if kind != "SYMLINK" and source not in ("", "-", None):
                yield Path(source)
