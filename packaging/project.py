# SPDX-License-Identifier: MIT
"""What ``pyproject.toml`` says of the project to whoever makes packages: its home in the web, and who answers for them."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parent.parent


def home() -> str:
    """Returns the address of the project in the web, without a slash at its end."""
    return str(_told()["urls"]["Homepage"]).rstrip("/")


def maintainer() -> str:
    """Returns who answers for the packages, ``Name <address>``."""
    (one,) = _told()["maintainers"]
    return f"{one['name']} <{one['email']}>"


def _told() -> dict[str, Any]:
    told: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return told
