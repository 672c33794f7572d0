# SPDX-License-Identifier: MIT
"""What words mean in the club: people by any of their names, yaku and rule systems in every language."""

from __future__ import annotations

import unicodedata
from collections.abc import Collection
from functools import cache

from mahjong_desk.club.people.people import People
from mahjong_desk.learn.atlas import search
from mahjong_desk.rules import registry
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.texts import Text, languages
from mahjong_desk.ui.text.vocabulary import short_ruleset


class ClubWords:
    """Says for each word what it may mean."""

    def __init__(self, people: People) -> None:
        self.people = people

    def players(self, word: str) -> Collection[str]:
        """Returns by what those are known in the matches whom a word finds."""
        return {identity for person in self.people.find(word) for identity in self.people.identities(person.uuid)}

    def yaku(self, word: str) -> Collection[tuple[str, str]]:
        """Returns the yaku that a word finds; a single letter finds none."""
        return [entry.key for entry in search(word)] if _says_enough(word) else ()

    def limits(self, word: str) -> Collection[tuple[str, str]]:
        """Returns the limits that are called so."""
        return [
            (ruleset.id, limit)
            for ruleset in registry.rulesets()
            for limit, names in ruleset.vocabulary.limits.items()
            if _plain(word) in {limit, *_called(names)}
        ]

    def rulesets(self, word: str) -> Collection[str]:
        """Returns the rule systems whose name a word begins."""
        begins = _plain(word)
        return [
            ruleset.id
            for ruleset in registry.rulesets()
            if _says_enough(word) and any(name.startswith(begins) for name in _names_of(ruleset))
        ]


def _names_of(ruleset: Ruleset) -> set[str]:
    return {ruleset.id, _plain(short_ruleset(ruleset)), *_called(ruleset.names)}


def _called(names: Text) -> set[str]:
    return {_plain(names.in_language(language)) for language in languages()}


def _says_enough(word: str) -> bool:
    return len(word) > 1 or not word.isascii()


@cache
def _plain(text: str) -> str:
    return unicodedata.normalize("NFKC", text).casefold()
