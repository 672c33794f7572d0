# SPDX-License-Identifier: MIT
"""The home page and the maintainer of the project, from ``pyproject.toml``."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent


def home() -> str:
    """Returns the address of the project's website, without a trailing slash."""
    return str(_project()["urls"]["Homepage"]).rstrip("/")


def maintainer() -> str:
    """Returns the maintainer of the packages as ``Name <address>``."""
    (one,) = _project()["maintainers"]
    return f"{one['name']} <{one['email']}>"


def _project() -> dict[str, Any]:
    found: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return found
