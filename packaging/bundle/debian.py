# SPDX-License-Identifier: MIT
"""Builds the Debian package from the self-contained folder.

The folder goes to ``/usr/lib/mahjong-desk``, the command to ``/usr/bin``, and what ``packaging/desktop.py`` writes to
``/usr/share``. The data of users is in their home folders and stays when the package is removed.
"""

import gzip
import json
import os
import platform
import shutil
import subprocess
import time
from collections.abc import Iterable
from email.utils import formatdate
from pathlib import Path

import licences
import parts
import project
from mahjong_desk.interchange.schema import write_schemas

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
NAME = "mahjong-desk"
_HOME = Path("usr/lib") / NAME
_DOCUMENTS = Path("usr/share/doc") / NAME


def stage_files(folder: Path, root: Path, version: str) -> None:
    """Copies the self-contained folder and the package's other files to ``root``.

    ``usr/share`` may already contain the files for desktop and shells.
    """
    shutil.copytree(folder, root / _HOME, symlinks=True)
    command = root / "usr/bin" / NAME
    command.parent.mkdir(parents=True)
    command.symlink_to(os.path.relpath(root / _HOME / NAME, command.parent))
    _write_documents(root, version)
    for page in (root / "usr/share/man").rglob("*.[1-8]"):
        _write_gzip(page.read_bytes(), page.with_name(f"{page.name}.gz"))
        page.unlink()
    _set_modes(root)
    _write_control_files(root, version)


def pack(root: Path, target: Path, version: str, *, quick: bool = False) -> Path:
    """Builds the package from the tree ``root``, and returns its path.

    It needs no installation scripts: Debian's own triggers update menus, icons and file types.

    Args:
        root: The tree of the package.
        target: The folder for the package.
        version: The version of the program.
        quick: Whether to compress less, to finish sooner.
    """
    target.mkdir(parents=True, exist_ok=True)
    package = target / f"{NAME}_{version}_{_architecture()}.deb"
    compression = ["-Zgzip", "-z1"] if quick else ["-Zxz"]
    command = ["dpkg-deb", "--root-owner-group", *compression, "--build", str(root), str(package)]
    subprocess.run(command, stdout=subprocess.DEVNULL, check=True)
    return package


def depends(folder: Path) -> tuple[list[str], list[str]]:
    """Returns the packages that the folder requires, and the optional ones.

    Raises:
        UnknownComponent: The folder loads a library that is neither in it nor in a known package.
    """
    files = [file for file in folder.rglob("*") if file.is_file() and not file.is_symlink() and _is_program(file)]
    included = {file.name for file in folder.rglob("*.so*")}
    external = {name for names in parts.libraries_of(files).values() for name in names} - included
    unknown = sorted(name for name in external if not parts.is_system_library(name))
    if unknown:
        raise licences.UnknownComponent(f"no package is known for {', '.join(unknown)}: packaging/bundle/parts.py")
    # Qt loads the D-Bus library at run time, so no file lists it.
    required = {parts.REQUIRED[name] for name in external & parts.REQUIRED.keys()} | {parts.REQUIRED["libdbus-1.so.3"]}
    optional = {parts.OPTIONAL[name] for name in external & parts.OPTIONAL.keys()}
    return [f"libc6 (>= {platform.libc_ver()[1]})", *sorted(required)], sorted(optional)


def _is_program(file: Path) -> bool:
    with file.open("rb") as content:
        return content.read(4) == b"\x7fELF"


def _architecture() -> str:
    output = subprocess.run(["dpkg", "--print-architecture"], capture_output=True, text=True, check=True)
    return output.stdout.strip()


def _write_control_files(root: Path, version: str) -> None:
    required, optional = depends(root / _HOME)
    size = sum(file.stat().st_size for file in root.rglob("*") if file.is_file() and not file.is_symlink())
    fields = {
        "Package": NAME,
        "Version": version,
        "Architecture": _architecture(),
        "Maintainer": project.maintainer(),
        "Installed-Size": str(-(-size // 1024)),
        "Depends": ", ".join(required),
        "Recommends": ", ".join(optional),
        "Section": "utils",
        "Priority": "optional",
        "Homepage": project.home(),
    }
    folder = root / "DEBIAN"
    folder.mkdir()
    lines = [f"{name}: {value}" for name, value in fields.items()]
    (folder / "control").write_text("\n".join([*lines, _DESCRIPTION]), encoding="utf-8")
    output = subprocess.run(
        ["md5sum", *sorted(str(file.relative_to(root)) for file in _files(root / "usr"))],
        cwd=root, capture_output=True, text=True, check=True,
    )  # fmt: skip
    (folder / "md5sums").write_text(output.stdout, encoding="utf-8")


_DESCRIPTION = """\
Description: keeps the score at a real mahjong table
 Mahjong Desk keeps the score at a real mahjong table. The players enter what
 happened; it works out the value, who pays whom, who deals next and what the
 match was worth, and explains every figure.
 .
 It knows seven rule systems: Ar-Shi-Ar, Boo mahjong, World Series of Mahjong,
 Beijing chi-peng-ti, Shogi Mahjong, Riichi and Chinese Official. It speaks
 English, Japanese and Simplified Chinese, and works offline.
"""


def _files(folder: Path) -> Iterable[Path]:
    return (file for file in folder.rglob("*") if file.is_file() and not file.is_symlink())


def _write_documents(root: Path, version: str) -> None:
    """Writes the licences, the changelog and the documentation for scripts."""
    folder = root / _DOCUMENTS
    folder.mkdir(parents=True, exist_ok=True)
    shutil.copy(ROOT / "CHANGELOG.md", folder)
    _write_gzip(_changes(version).encode(), folder / "changelog.gz")
    for document in sorted((ROOT / "resources/docs").glob("*.md")):
        shutil.copy(document, folder)
    shutil.copytree(ROOT / "resources/docs/rules", folder / "rules")
    write_schemas(folder / "schema")
    output = root / _HOME / "_internal/mahjong_desk/resources" / licences.FILE
    (folder / "copyright").write_text(_copyright(json.loads(output.read_text(encoding="utf-8"))), encoding="utf-8")
    overrides = root / "usr/share/lintian/overrides" / NAME
    overrides.parent.mkdir(parents=True)
    shutil.copy(HERE / "lintian-overrides", overrides)


def _copyright(shipped: list[dict[str, str]]) -> str:
    ours = (ROOT / "LICENSE").read_text(encoding="utf-8")
    lines = ["Mahjong Desk is under the MIT licence:", "", ours, ""]
    lines += ["The package also contains these, each under the licence that follows:", ""]
    lines += [f"- {part['name']} {part['version']} ({part['licence']}) {part['home']}".rstrip() for part in shipped]
    for part in shipped:
        lines += ["", "", f"{part['name']} {part['version']}".rstrip(), "-" * 72, "", part["text"]]
    return "\n".join([*lines, ""])


def _changes(version: str) -> str:
    """Returns a changelog in Debian's format that refers to ``CHANGELOG.md``."""
    when = formatdate(float(os.environ.get("SOURCE_DATE_EPOCH") or time.time()))
    lines = [
        f"{NAME} ({version}) stable; urgency=medium",
        "",
        "  * CHANGELOG.md next to this file lists what is new.",
    ]
    return "\n".join([*lines, "", f" -- {project.maintainer()}  {when}", ""])


def _write_gzip(content: bytes, target: Path) -> None:
    target.write_bytes(gzip.compress(content, mtime=0))


def _set_modes(root: Path) -> None:
    """Makes everything readable, and only programs executable."""
    for path in (path for path in root.rglob("*") if not path.is_symlink()):
        path.chmod(0o755 if path.is_dir() or path == root / _HOME / NAME else 0o644)
