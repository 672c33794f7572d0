# SPDX-License-Identifier: MIT
"""What the atlas says of a yaku: its characters, its reading and its value, in words."""

from __future__ import annotations

from mahjong_desk.learn.atlas import Entry
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.rules.yaku.row import AnyYaku
from mahjong_desk.texts import current_language, language, tr
from mahjong_desk.ui.kit.text_format import figure, noted
from mahjong_desk.ui.rulebook.rule_values import RuleFigures
from mahjong_desk.ui.text.phrases import in_language
from mahjong_desk.ui.text.vocabulary import characters, usage

NOTHING = "–"


def own_name(ruleset: Ruleset, yaku: AnyYaku) -> str:
    """Returns the name of a yaku in characters: those of the language, else those of the players of its system."""
    name = in_language(yaku.names)
    return characters(ruleset, yaku.names) or name if current_language().spaces else name


def reading_words(entry: Entry) -> str:
    """Returns how the name is read: kana or pinyin in their own language, romaji and pinyin elsewhere."""
    spoken = entry.yaku.pronunciation
    if language() == "ja":
        return spoken.kana
    if language() == "zh" or entry.ruleset.vocabulary.usage:
        # Romaji would write the kana of a Chinese name, which nobody says.
        return spoken.pinyin
    return noted(entry.romaji, spoken.pinyin)


def short_value(entry: Entry) -> str:
    """Returns the value for a list: one number, two where an open hand has another, or the word for a limit."""
    yaku = entry.yaku
    if _is_limit(entry.ruleset, yaku):
        return tr("limit", usage=usage(entry.ruleset))
    values = [value for value in (yaku.closed, yaku.open) if value is not None]
    return "/".join(figure(value) for value in dict.fromkeys(values)) or NOTHING


def value_words(entry: Entry) -> str:
    """Returns the value closed and open in one line, as the rule page says it."""
    return RuleFigures(entry.ruleset, None).value(entry.yaku, entry.yaku.closed, entry.yaku.open)


def option_words(ruleset: Ruleset, yaku: AnyYaku) -> str:
    """Returns the option that decides over a yaku with its default; nothing where it always counts."""
    if yaku.option is None:
        return ""
    option = next(option for option in ruleset.options if option.id == yaku.option)
    sentence = tr("Option “{option}”, as a rule {choice}")
    return sentence.format(option=in_language(option.names), choice=in_language(option.choice(option.default).names))


def _is_limit(ruleset: Ruleset, yaku: AnyYaku) -> bool:
    return yaku.limit and "han" in ruleset.value_fields
