# SPDX-License-Identifier: MIT
"""The hands that answer to what is looked for: for each word those that have it, and of these those that have all."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import chain
from typing import Final

from mahjong_desk.club.facts.facts import Facts
from mahjong_desk.club.facts.lines import LISTED, listed
from mahjong_desk.club.facts.tables import ROWS, WINS
from mahjong_desk.club.facts.traits import Trait, TraitKind
from mahjong_desk.club.search.wanted import Role, Wanted, Word

_FEW: Final = 5_000
"""So many are looked up one by one sooner than all are gone through."""
_BY_TRAIT: Final = f"SELECT hit FROM hits_by_trait WHERE trait IN {LISTED}"
_AT_THE_TABLE: Final = (
    "SELECT hits.id FROM stints JOIN players ON players.id = player "
    f"JOIN hits ON hits.id BETWEEN (match * {ROWS} + first) * {WINS} AND (match * {ROWS} + last + 1) * {WINS} - 1 "
    f"WHERE identity IN {LISTED}"
)
_WITH_NOTE: Final = (
    f"SELECT hits.id FROM notes JOIN hits ON hits.id BETWEEN hand * {WINS} AND hand * {WINS} + {WINS - 1} "
    "WHERE instr(folded, ?)"
)

Condition = tuple[str, Sequence[object]]


def find(facts: Facts, wanted: Wanted) -> tuple[int, ...]:
    """Returns the hits that answer to what is looked for, the latest first; ``Facts.hits`` says what they are.

    Args:
        facts: The facts of the club, up to date.
        wanted: What is looked for.

    Raises:
        FactsLost: The facts are gone.
    """
    traits = {Trait(TraitKind(kind), *of): number for number, kind, *of in facts.store.ask("SELECT * FROM traits", ())}
    fitting: set[int] | None = None
    for word in wanted.words:
        having = _having(facts, word, wanted.role, traits)
        fitting = having if fitting is None else fitting & having
        if not fitting:
            return ()
    conditions = [*_conditions(wanted, traits)]
    if fitting is not None and not conditions:
        return tuple(sorted(fitting, reverse=True))
    if fitting is not None and len(fitting) <= _FEW:
        conditions.append((f"id IN {LISTED}", (listed(fitting),)))
        fitting = None
    where = " AND ".join(text for text, _ in conditions) or "1"
    values = [value for _, given in conditions for value in given]
    found = facts.store.ask(f"SELECT id FROM hits WHERE {where} ORDER BY id DESC", values)
    hits = chain.from_iterable(found)
    return tuple(hits if fitting is None else filter(fitting.__contains__, hits))


def _having(facts: Facts, word: Word, role: Role, traits: dict[Trait, int]) -> set[int]:
    """Returns the hits that have anything that a word may mean."""
    wanted = set(word.traits)
    questions: list[Condition] = []
    if word.identities and role is Role.THERE:
        questions.append((_AT_THE_TABLE, (listed(word.identities),)))
    elif word.identities:
        kinds = (TraitKind.GAVE,) if role is Role.GAVE else (TraitKind.WON, TraitKind.FOUL)
        wanted |= {Trait(kind, "", identity) for kind in kinds for identity in word.identities}
    numbers = [traits[trait] for trait in wanted if trait in traits]
    if numbers:
        questions.append((_BY_TRAIT, (listed(numbers),)))
    if word.note:
        questions.append((_WITH_NOTE, (word.note,)))
    if word.systems:
        questions.append((f"SELECT id FROM hits WHERE system IN {LISTED}", (listed(_systems(word.systems, traits)),)))
    for bits, rulesets in word.pieces:
        statement = f"SELECT id FROM hits WHERE kinds & ? = ? AND system IN {LISTED}"
        questions.append((statement, (bits, bits, listed(_systems(rulesets, traits)))))
    return set(chain.from_iterable(line for question in questions for line in facts.store.ask(*question)))


def _conditions(wanted: Wanted, traits: dict[Trait, int]) -> Iterable[Condition]:
    if wanted.kinds:
        yield f"kind IN {LISTED}", (listed(wanted.kinds),)
    if wanted.ruleset is not None:
        yield f"system IN {LISTED}", (listed(_systems({wanted.ruleset}, traits)),)
    for column, bounds in (("points", wanted.points), ("han", wanted.han)):
        if bounds.least is not None:
            yield f"{column} >= ?", (bounds.least,)
        if bounds.most is not None:
            yield f"{column} <= ?", (bounds.most,)
    for sign, moment in ((">=", wanted.since), ("<", wanted.before)):
        if moment is not None:
            yield f"id {sign} ?", (Facts.first_hit(moment),)


def _systems(rulesets: Iterable[str], traits: dict[Trait, int]) -> list[int]:
    wanted = set(rulesets)
    return [
        number
        for trait, number in traits.items()
        if trait.kind is TraitKind.SYSTEM and trait.text.partition("/")[0] in wanted
    ]
