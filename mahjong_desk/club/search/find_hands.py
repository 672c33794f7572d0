# SPDX-License-Identifier: MIT
"""The hands that answer to what is looked for: those that have every word, each in any of its meanings."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from mahjong_desk.club.facts.facts import FactsIndex
from mahjong_desk.club.facts.store import LISTED, OF_PLAYERS, ROWS, WINS, listed
from mahjong_desk.club.search.query import Role, SearchQuery, SearchTerm

_SYSTEM: Final = "system IN (SELECT DISTINCT system FROM matches JOIN json_each(?) ON system LIKE value || '/%')"
_DID: Final = {
    Role.WON: f"(player IN {OF_PLAYERS} OR fouled IN {OF_PLAYERS})",
    Role.DEALT_IN: f"gave IN {OF_PLAYERS}",
    Role.PRESENT: (
        f"EXISTS (SELECT 1 FROM stints WHERE match = matches.id AND player IN {OF_PLAYERS} "
        f"AND hits.id / {WINS} % {ROWS} BETWEEN first AND last)"
    ),
}
Condition = tuple[str, tuple[object, ...]]


def find_hands(facts: FactsIndex, wanted: SearchQuery) -> tuple[int, ...]:
    """Returns the hits that match a query, the latest first; ``FactsIndex.hits`` returns their hands."""
    conditions = [_any(_meanings(word, wanted.role)) for word in wanted.terms]
    conditions += _bounds(wanted)
    where = " AND ".join(text for text, _ in conditions) or "1"
    values = [value for _, given in conditions for value in given]
    tables = f"hits JOIN matches ON matches.id = hits.id / {ROWS * WINS}"
    return tuple(
        hit for (hit,) in facts.store.query(f"SELECT hits.id FROM {tables} WHERE {where} ORDER BY 1 DESC", values)
    )


def _any(conditions: Iterable[Condition]) -> Condition:
    texts, values = [*zip(*conditions, strict=True)] or (["0"], [])
    return f"({' OR '.join(texts)})", tuple(value for given in values for value in given)


def _meanings(word: SearchTerm, role: Role) -> Iterator[Condition]:
    if word.identities:
        condition = _DID[role]
        yield condition, (listed(word.identities),) * condition.count("?")
    for condition, form, meant in (
        ("instr(yaku, ?)", '["{}",', word.yaku),
        ("instr(groups, ?)", '"{}"', word.groups),
        ('"limit" = ?', "{}", word.limits),
    ):
        for text in {text for _, text in meant}:
            yield f"({condition} AND {_SYSTEM})", (form.format(text), listed(one for one, own in meant if own == text))
    for bits, rulesets in word.pieces:
        yield f"(kinds & ? = ? AND {_SYSTEM})", (bits, bits, listed(rulesets))
    if word.systems:
        yield _SYSTEM, (listed(word.systems),)
    if word.pao:
        yield "pao != '[]'", ()
    if word.note:
        yield "instr(folded, ?)", (word.note,)


def _bounds(wanted: SearchQuery) -> Iterator[Condition]:
    if wanted.kinds:
        yield f"what IN {LISTED}", (listed(wanted.kinds),)
    if wanted.ruleset is not None:
        yield _SYSTEM, (listed([wanted.ruleset]),)
    # Who did not win has paid for no win, and has no han.
    for column, (least, most) in (("ifnull(points, 0)", wanted.points), ("han", wanted.han)):
        if least is not None:
            yield f"{column} >= ?", (least,)
        if most is not None:
            yield f"{column} <= ?", (most,)
    if wanted.since is not None:
        yield "hits.id >= ?", (FactsIndex.first_hit(wanted.since),)
    if wanted.before is not None:
        yield "hits.id < ?", (FactsIndex.first_hit(wanted.before),)
