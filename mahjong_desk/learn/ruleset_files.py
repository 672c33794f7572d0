# SPDX-License-Identifier: MIT
"""Learning material that ships with a rule system, read on demand."""

import logging
import tomllib
from collections.abc import Callable
from typing import TypeVar

from mahjong_desk.rules.model.refusal import Refusal
from mahjong_desk.rules.ruleset import Ruleset

T = TypeVar("T")
_logger = logging.getLogger(__name__)


def load_ruleset_file(ruleset: Ruleset, kind: str, name: str, read: Callable[[object], T]) -> T | None:
    """Reads a file of a rule system; returns None if there is none.

    An invalid file of another distribution is logged and skipped. Raises ``Refusal`` if a file of the application is
    invalid, or ``tomllib.TOMLDecodeError`` if it is not TOML.
    """
    file = ruleset.resource_folder(kind) / name
    if not file.is_file():
        return None
    try:
        return read(tomllib.loads(file.read_text(encoding="utf-8")))
    except (Refusal, ValueError, OSError):
        if ruleset.resources_folder is None:
            raise
        _logger.exception("%s of another distribution cannot be read", name)
        return None
