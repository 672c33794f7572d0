# SPDX-License-Identifier: MIT
"""Marks sentences for translation in layers that must not import Qt."""

from __future__ import annotations


def QT_TRANSLATE_NOOP(context: str, text: str) -> str:  # noqa: N802 - the name that lupdate looks for
    """Returns ``text`` unchanged; ``pyside6-lupdate`` collects it under ``context``."""
    return text
