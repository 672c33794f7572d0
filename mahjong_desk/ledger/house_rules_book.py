# SPDX-License-Identifier: MIT
"""Where the house rules are kept.

Nothing here is ever overwritten: a line is added for every change, and the last line of a preset says what it is now.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sqlalchemy import Connection, RowMapping, func, select

from mahjong_desk.ledger.book import Book
from mahjong_desk.ledger.chain import LinkKind
from mahjong_desk.ledger.documents import read, spell
from mahjong_desk.ledger.house_rules import HouseRules, NameTaken, same_name
from mahjong_desk.ledger.schema import house_rules
from mahjong_desk.ledger.writing import Writing


class HouseRulesBook(Book):
    """The house rules in a ledger.

    Every method raises ``LedgerError`` for what the world does to the file, and then has written nothing.
    """

    def all(self, ruleset: str | None = None) -> tuple[HouseRules, ...]:
        """Returns the house rules of a rule system, or of all for None, by rule system and name."""
        with self._reading() as connection:
            found = _standing(connection)
        wanted = (rules for rules in found if ruleset is None or rules.ruleset == ruleset)
        return tuple(sorted(wanted, key=lambda rules: (rules.ruleset, rules.name.casefold(), rules.id)))

    def save(self, ruleset: str, version: str, name: str, options: Mapping[str, Any], at: str) -> HouseRules:
        """Returns new house rules, which are on the disk; where there are some of that name, these with the options.

        Args:
            ruleset: The id of the rule system.
            version: Its version.
            name: What the club calls them.
            options: The value of every option.
            at: When, UTC, ``2026-01-31T20:15:00Z``.

        Raises:
            ValueError: If the name is empty.
        """
        with self._writing() as writing:
            known = next((rules for rules in _standing(writing.connection) if _is(rules, ruleset, name)), None)
            values = {"kept": 1, "ruleset": ruleset, "version": version, "name": _filled(name), "options": options}
            return _write(writing, known.id if known is not None else None, values, at)

    def rename(self, identity: int, name: str, at: str) -> HouseRules:
        """Returns the house rules under another name.

        Raises:
            LookupError: If there are none of that id.
            NameTaken: If others have that name.
            ValueError: If the name is empty.
        """
        with self._writing() as writing:
            found = _standing(writing.connection)
            rules = _one(found, identity)
            if any(_is(other, rules.ruleset, name) and other.id != identity for other in found):
                raise NameTaken(name)
            return _write(writing, identity, _values(rules) | {"name": _filled(name)}, at)

    def delete(self, identity: int, at: str) -> None:
        """Takes house rules out of the list; the matches that were opened with them keep their options.

        Raises:
            LookupError: If there are none of that id.
        """
        with self._writing() as writing:
            rules = _one(_standing(writing.connection), identity)
            _write(writing, identity, _values(rules) | {"kept": 0}, at)


def _standing(connection: Connection) -> list[HouseRules]:
    last = select(func.max(house_rules.c.id)).group_by(house_rules.c.preset)
    query = select(house_rules).where(house_rules.c.id.in_(last), house_rules.c.kept == 1)
    found = []
    for line in connection.execute(query).mappings():
        try:
            found.append(_house_rules(line))
        except ValueError:
            # One line that was damaged must not hide the others.
            continue
    return found


def _house_rules(line: RowMapping) -> HouseRules:
    options = read(line["options"])
    return HouseRules(line["preset"], line["ruleset"], line["version"], line["name"], options, line["at"])


def _write(writing: Writing, identity: int | None, values: dict[str, Any], at: str) -> HouseRules:
    if identity is None:
        highest = select(func.coalesce(func.max(house_rules.c.preset), 0))
        identity = writing.connection.execute(highest).scalar_one() + 1
    writing.enter(LinkKind.HOUSE_RULES, at, {"preset": identity, **values})
    options = read(spell(values["options"]))
    return HouseRules(identity, values["ruleset"], values["version"], values["name"], options, at)


def _values(rules: HouseRules) -> dict[str, Any]:
    return {
        "kept": 1,
        "ruleset": rules.ruleset,
        "version": rules.version,
        "name": rules.name,
        "options": rules.options,
    }


def _one(found: list[HouseRules], identity: int) -> HouseRules:
    for rules in found:
        if rules.id == identity:
            return rules
    raise LookupError(f"no house rules {identity}")


def _is(rules: HouseRules, ruleset: str, name: str) -> bool:
    return rules.ruleset == ruleset and same_name(rules.name, name)


def _filled(name: str) -> str:
    if not name.strip():
        raise ValueError("house rules need a name")
    return name.strip()
