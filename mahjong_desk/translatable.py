# SPDX-License-Identifier: MIT
"""Marks sentences for translation in layers that must not import Qt."""

from __future__ import annotations


def QT_TRANSLATE_NOOP(context: str, text: str, usage: object = None) -> str:  # noqa: N802 - the name that lupdate looks for
    """Returns ``text`` unchanged; ``packaging/translate.py`` collects it under ``context``.

    Args:
        context: The subject that it belongs to.
        text: The text.
        usage: The function that says whose words it follows, where games say it otherwise.
    """
    return text
