# SPDX-License-Identifier: MIT
"""The face of a room: names that stand for what its modules define, each module loaded when one is used."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any


def face(room: str, names: Mapping[str, str]) -> Callable[[str], Any]:
    """Returns what a package needs as its ``__getattr__`` to name what its modules define."""
    homes = {name: module for module, lent in names.items() for name in lent.split()}

    def load(name: str) -> Any:
        if name not in homes:
            raise AttributeError(f"module {room!r} has no attribute {name!r}")
        found = getattr(import_module(f"{room}.{homes[name]}"), name)
        setattr(sys.modules[room], name, found)
        return found

    return load
