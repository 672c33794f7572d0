# SPDX-License-Identifier: MIT
"""What a rule system brings to be learned by, beside its rules: files, each read when it is asked for."""

from __future__ import annotations

import logging
import tomllib
from collections.abc import Callable
from typing import Final, TypeVar

from mahjong_desk.rules.model.refusal import Refusal
from mahjong_desk.rules.ruleset import Ruleset

T = TypeVar("T")
_logger: Final = logging.getLogger(__name__)


def load_ruleset_file(ruleset: Ruleset, kind: str, name: str, read: Callable[[object], T]) -> T | None:
    """Returns what a file of a rule system says; None where there is none.

    One of another distribution that cannot be read stands in the log, and keeps nobody from the others.

    Raises:
        Refusal: A file of the application says something that cannot be.
        tomllib.TOMLDecodeError: It is no TOML.
    """
    file = ruleset.folder(kind) / name
    if not file.is_file():
        return None
    try:
        return read(tomllib.loads(file.read_text(encoding="utf-8")))
    except (Refusal, ValueError, OSError):
        if ruleset.pages is None:
            raise
        _logger.exception("%s of another distribution cannot be read", name)
        return None
