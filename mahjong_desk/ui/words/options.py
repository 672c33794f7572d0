# SPDX-License-Identifier: MIT
"""What a table chose otherwise than the rule system proposes."""

from __future__ import annotations

from collections.abc import Mapping

from mahjong_desk.rules.model.options import OptionValue
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.texts import tr
from mahjong_desk.ui.words.phrases import in_language


def differing_options(ruleset: Ruleset, options: Mapping[str, OptionValue]) -> tuple[str, ...]:
    """Returns what differs from the defaults, a phrase an option, such as ``Length: two rounds``."""
    found = []
    for option in ruleset.options:
        value = options.get(option.id, option.default)
        if value != option.default:
            phrase = tr("{option}: {choice}")
            names = in_language(option.names), in_language(option.choice(value).names)
            found.append(phrase.format(option=names[0], choice=names[1]))
    return tuple(found)
