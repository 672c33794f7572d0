# SPDX-License-Identifier: MIT
"""Makes what people install, by one command each: ``python3 packaging/make.py wheel|sources|folder``.

Sets ``.venv`` up first, as ``bootstrap.py`` does, and writes to ``dist``; ``build`` holds what is on the way.
The folder has Python, Qt and every library in it and runs without them, on the system that it was made on and on newer
ones. The same specification makes it on Windows and on macOS.
"""

from __future__ import annotations

import argparse
import re
import shutil
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import bootstrap

ROOT = Path(__file__).resolve().parent.parent
SPECIFICATION = ROOT / "packaging" / "bundle" / "mahjong_desk.spec"
NAME = "mahjong-desk"
_STRIPPED = ("libpython", "cpython-")
"""What comes with all that a debugger would ask for. Libraries of Qt and those of wheels are left as they are signed."""


def version() -> str:
    """Returns the version of the program, which stands in its package."""
    text = (ROOT / "mahjong_desk" / "__init__.py").read_text(encoding="utf-8")
    found = re.search(r'^__version__.* = "(.+)"$', text, re.MULTILINE)
    assert found is not None, "mahjong_desk/__init__.py has no __version__"
    return found[1]


@dataclass(frozen=True, slots=True)
class Workbench:
    """Where things are made, and with what.

    Attributes:
        python: The Python that has the libraries and the tools.
        made: The folder for what is finished.
        making: The folder for what is on the way; it may be thrown away.
    """

    python: Path
    made: Path
    making: Path

    def wheel(self) -> Path:
        """Returns the wheel, made anew."""
        return self._built("--wheel", "*.whl")

    def sources(self) -> Path:
        """Returns the archive of the sources, made anew."""
        return self._built("--sdist", "*.tar.gz")

    def _built(self, kind: str, pattern: str) -> Path:
        place = self.making / kind.strip("-")
        shutil.rmtree(place, ignore_errors=True)
        run([str(self.python), "-m", "build", kind, "--no-isolation", "--outdir", str(place), str(ROOT)])
        (found,) = place.glob(pattern)
        self.made.mkdir(parents=True, exist_ok=True)
        return Path(shutil.copy(found, self.made))

    def folder(self) -> Path:
        """Returns the self-contained folder, made anew out of the wheel."""
        program = self.making / "program"
        shutil.rmtree(program, ignore_errors=True)
        with zipfile.ZipFile(self.wheel()) as wheel:
            wheel.extractall(program)
        options = ["--distpath", str(self.made), "--workpath", str(self.making / "pyinstaller"), "--log-level", "WARN"]
        run([str(self.python), "-m", "PyInstaller", "-y", *options, str(SPECIFICATION), "--", str(program)])
        folder = self.made / NAME
        _strip(folder)
        return folder


def archived(folder: Path) -> Path:
    """Returns the self-contained folder as one file beside it."""
    place = folder.with_name(f"{NAME}-{version()}-{sys.platform}.tar.xz")
    with tarfile.open(place, "w:xz") as archive:
        archive.add(folder, folder.name)
    return place


def _strip(folder: Path) -> None:
    if sys.platform.startswith("linux") and shutil.which("strip") is not None:
        files = [
            file for file in folder.rglob("*.so*") if file.is_file() and any(map(file.name.__contains__, _STRIPPED))
        ]
        run(["strip", "--strip-unneeded", *map(str, files)])


def size(place: Path) -> str:
    """Returns how large a file or a folder is, in words."""
    files = place.rglob("*") if place.is_dir() else [place]
    return f"{sum(file.stat().st_size for file in files if file.is_file() and not file.is_symlink()) / 1e6:.1f} MB"


def run(command: Sequence[str]) -> None:
    """Runs a tool.

    Raises:
        Problem: It failed; its words are on the terminal.
    """
    done = subprocess.run(command, env=bootstrap.clean(), stdout=sys.stderr, check=False)
    if done.returncode != 0:
        raise bootstrap.Problem(f"“{' '.join(command)}” failed; its words stand above.")


def main(arguments: Sequence[str]) -> int:
    """Makes one of the packages and returns the exit status."""
    parser = argparse.ArgumentParser(prog="packaging/make.py", description="Makes what people install, in dist.")
    parser.add_argument("what", choices=("wheel", "sources", "folder"))
    what = parser.parse_args(arguments).what
    try:
        bootstrap.check_python(sys.version_info[:2])
        bench = Workbench(bootstrap.set_up(ROOT, "build"), ROOT / "dist", ROOT / "build")
        made = [getattr(bench, what)()]
        if what == "folder":
            made.append(archived(made[0]))
    except bootstrap.Problem as problem:
        sys.stderr.write(f"\n{problem}\n")
        return bootstrap.FAILED
    for place in made:
        print(f"{place.relative_to(ROOT)}: {size(place)}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
