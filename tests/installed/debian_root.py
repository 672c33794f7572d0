# SPDX-License-Identifier: MIT
"""A Debian system in a folder, in which a package is installed, used and removed."""

import os
import shutil
import subprocess
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

import system_packages

_SOCKETS = Path("/tmp/.X11-unix")
_ENTER = f"""
set -e
mount --bind /proc "$0/proc"
[ ! -d {_SOCKETS} ] || {{ mkdir -p "$0{_SOCKETS}"; mount --bind {_SOCKETS} "$0{_SOCKETS}"; }}
exec chroot "$0" "$@"
"""
_KEPT_BY_INSTALLERS = ("var/lib/dpkg/", "var/lib/apt/", "var/cache/", "var/log/", "proc/", "dev/", "tmp/")
_PATH = "PATH=/usr/sbin:/usr/bin:/sbin:/bin"


def missing_for_clean_root() -> str:
    """Returns why no clean root can be made, or an empty string."""
    if os.geteuid() != 0:
        return "only root can enter a chroot"
    return system_packages.missing_text("mmdebstrap=mmdebstrap")


class DebianChroot:
    """A minimal Debian system with one package and its dependencies installed."""

    def __init__(self, folder: Path, package: Path) -> None:
        self.folder = folder
        hook = "--hook-dir=/usr/share/mmdebstrap/hooks/file-mirror-automount"
        # Not needed here, and slow to write.
        lean = [f"--dpkgopt=path-exclude=/usr/share/{part}/*" for part in ("locale", "man", "info", "doc/lib*")]
        options = ["--quiet", "--variant=essential", "--format=directory", "--dpkgopt=force-unsafe-io"]
        # Files in /dev/shm are hidden in the new system, where mmdebstrap mounts /dev/shm itself.
        with TemporaryDirectory(dir="/tmp") as outside:
            copy = shutil.copy(package, outside)
            _run_checked(["mmdebstrap", *options, hook, *lean, f"--include={copy}", _codename(), str(self.folder)])

    def command(self, *words: str, **variables: str) -> list[str]:
        environment = ["HOME=/root", _PATH, "LANG=C.UTF-8", *(f"{name}={value}" for name, value in variables.items())]
        inside = ["env", "-i", *environment, *words]
        return ["unshare", "--mount", "--propagation=slave", "sh", "-c", _ENTER, str(self.folder), *inside]

    def run(self, words: Sequence[str], stdin: str = "") -> subprocess.CompletedProcess[str]:
        command = self.command(*words)
        return subprocess.run(command, input=stdin, capture_output=True, encoding="utf-8", check=False)

    def installed(self, package: str) -> set[str]:
        listed = _run_checked(self.command("dpkg", "--listfiles", package))
        return {name.strip().removeprefix("/") for name in listed.splitlines()}

    def remove(self, package: str) -> None:
        _run_checked(self.command("dpkg", "--force-depends", "--purge", package))

    def files(self) -> set[str]:
        """Returns every file and link in the system except the installer’s own."""
        paths = (Path(folder, name) for folder, _, names in os.walk(self.folder) for name in names)
        names = (path.relative_to(self.folder).as_posix() for path in paths)
        return {name for name in names if not name.startswith(_KEPT_BY_INSTALLERS)}


def _codename() -> str:
    release = Path("/etc/os-release").read_text(encoding="utf-8").splitlines()
    return next(line.partition("=")[2].strip('"') for line in release if line.startswith("VERSION_CODENAME="))


def _run_checked(command: Sequence[str]) -> str:
    result = subprocess.run(command, capture_output=True, encoding="utf-8", check=False)
    assert result.returncode == 0, result.stderr
    return result.stdout
