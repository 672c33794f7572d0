# SPDX-License-Identifier: MIT
"""Parses a typed query, and finds the hands of the club that match it."""

import re
import unicodedata
from calendar import monthrange
from collections.abc import Collection, Iterable, Iterator
from datetime import UTC, datetime, timedelta
from enum import StrEnum
from typing import NamedTuple, Protocol

from mahjong_desk.club.facts.extraction import kind_bitmask
from mahjong_desk.club.facts.facts import FactsIndex
from mahjong_desk.club.facts.match_facts import HitKind
from mahjong_desk.club.facts.store import JSON_VALUES, PLAYER_IDS, ROWS_PER_MATCH, WINS_PER_ROW, json_list
from mahjong_desk.club.standings.outcomes import DAY_BEGINS
from mahjong_desk.journal.acts import TIME_FORMAT
from mahjong_desk.pieces import PieceSet
from mahjong_desk.pieces.piece_set import NotationError
from mahjong_desk.rules import registry

RulesetItem = tuple[str, str]
"""A ruleset id, and the id of a yaku or limit or the notation of a group."""


class Role(StrEnum):
    """What a named player did in a hand."""

    WON = "won"  # or committed the chombo
    DEALT_IN = "gave"
    PRESENT = "there"  # sat at the table


class SearchTerm(NamedTuple):
    """The possible meanings of one word; a hand matches if it has any of them."""

    text: str  # as it was typed, without quotes
    yaku: frozenset[RulesetItem] = frozenset()
    limits: frozenset[RulesetItem] = frozenset()
    groups: frozenset[RulesetItem] = frozenset()
    identities: frozenset[str] = frozenset()
    systems: frozenset[str] = frozenset()  # ids of rulesets
    note: str = ""  # casefolded; empty if notes are not searched
    pieces: tuple[tuple[int, frozenset[str]], ...] = ()  # bit masks of kinds, each with the rulesets that have them
    pao: bool = False  # a player was responsible for the win


class Bounds(NamedTuple):
    """A range that includes both ends; None for no bound."""

    minimum: int | None = None
    maximum: int | None = None


UNBOUNDED = Bounds()


class SearchQuery(NamedTuple):
    """The conditions that a hand must meet, all of them; times are UTC."""

    terms: tuple[SearchTerm, ...] = ()
    role: Role = Role.WON
    kinds: frozenset[HitKind] = frozenset()  # empty for all
    ruleset: str | None = None
    since: str | None = None
    before: str | None = None
    points: Bounds = UNBOUNDED
    han: Bounds = UNBOUNDED


_WORDS = re.compile(
    r'"([^"]*)"?|“([^”]*)”?|「([^」]*)」?|((?:>=|≥)?\d+\s+(?:han|翻|番|飜)\+?(?!\S)|\S+)', re.IGNORECASE
)
"""Quotes, closed or still open, and words; a value in han may contain a blank."""
_POINTS = re.compile(r"(>=|≥)?(\d[\d,]*)(\+)?")
_HAN = re.compile(r"(>=|≥)?(\d+)\s*(?:han|翻|番|飜)(\+)?")
_DAY = re.compile(r"(\d{4})[-/](\d{1,2})(?:[-/](\d{1,2}))?")
_MAX_DIGITS = 18
_KAN = 4
_PAO = frozenset({"pao", "包", "パオ", "責任払い", "包牌"})


class TermLookup(Protocol):
    """Looks up what a word means in the club."""

    def players(self, word: str) -> Collection[str]:
        """Returns the identities of the players whom a word finds."""

    def yaku(self, word: str) -> Collection[tuple[str, str]]:
        """Returns the yaku that a word finds, each with its ruleset first."""

    def limits(self, word: str) -> Collection[tuple[str, str]]:
        """Returns the limits that a word finds, each with its ruleset first."""

    def rulesets(self, word: str) -> Collection[str]:
        """Returns the ids of the rule systems that a word finds."""


def parse_query(text: str, meanings: TermLookup) -> SearchQuery:
    query = SearchQuery()
    for match in _WORDS.finditer(text):
        *quoted, word = match.groups()
        if word is not None:
            query = _with_word(query, word, meanings)
        elif quote := next((part for part in quoted if part), ""):
            term = SearchTerm(quote, note=quote.casefold(), identities=frozenset(meanings.players(quote)))
            query = query._replace(terms=(*query.terms, term))
    return query


def _with_word(query: SearchQuery, word: str, meanings: TermLookup) -> SearchQuery:
    """Returns a query with one more unquoted word."""
    folded = unicodedata.normalize("NFKC", word).casefold()
    if match := _HAN.fullmatch(folded):
        return query._replace(han=_parse_bounds(match))
    if match := _POINTS.fullmatch(folded):
        return query._replace(points=_parse_bounds(match))
    if (match := _DAY.fullmatch(folded)) and (days := _days(match)) is not None:
        return query._replace(since=days[0], before=days[1])
    return query._replace(terms=(*query.terms, _look_up(word, meanings)))


def _look_up(word: str, meanings: TermLookup) -> SearchTerm:
    groups, pieces = _tiles(unicodedata.normalize("NFKC", word))
    players = frozenset(meanings.players(word))
    if groups or pieces:
        # Not looked up as yaku, because that finds every yaku with these tiles in its example. Letters may also be a name.
        return SearchTerm(word, groups=frozenset(groups), identities=players, pieces=tuple(pieces))
    return SearchTerm(
        word,
        frozenset(meanings.yaku(word)),
        frozenset(meanings.limits(word)),
        identities=players,
        systems=frozenset(meanings.rulesets(word)),
        note=word.casefold(),
        pao=word.casefold() in _PAO,
    )


def _parse_bounds(match: re.Match[str]) -> Bounds:
    digits = match[2].replace(",", "").lstrip("0")
    # SQLite cannot hold larger integers.
    number = int(digits or "0") if len(digits) <= _MAX_DIGITS else 10**_MAX_DIGITS
    return Bounds(number, None if match[1] or match[3] else number)


def _days(match: re.Match[str]) -> tuple[str, str] | None:
    """Returns the start and end (UTC) of a club day or month, or None if invalid."""
    year, month, day = (int(part or 1) for part in match.groups())
    try:
        first = datetime(year, month, day) + DAY_BEGINS
        last = first + timedelta(days=1 if match[3] else monthrange(year, month)[1])
        since, before = (moment.astimezone(UTC).strftime(TIME_FORMAT) for moment in (first, last))
    except (ValueError, OverflowError):
        return None
    return since, before


def _tiles(word: str) -> tuple[set[RulesetItem], list[tuple[int, frozenset[str]]]]:
    """Returns the groups that a word may mean, or else its pieces, with the rulesets."""
    groups: set[RulesetItem] = set()
    pieces: list[tuple[int, frozenset[str]]] = []
    for piece_set, rulesets in _piece_sets():
        try:
            word_pieces = piece_set.parse(word)
        except NotationError:
            continue
        kinds = sorted(piece_set.kind_of_face[piece] for piece in word_pieces)
        if _is_group(kinds, piece_set):
            texts = {piece_set.format(kinds)}
            if len(kinds) == _KAN - 1 and kinds[0] == kinds[-1]:
                texts.add(piece_set.format([*kinds, kinds[0]]))
            groups |= {(ruleset, text) for ruleset in rulesets for text in texts}
        elif kinds:
            pieces.append((kind_bitmask(kinds), rulesets))
    return groups, pieces


def _is_group(kinds: list[int], pieces: PieceSet) -> bool:
    """Returns whether pieces are two to four of a kind, or a sequence."""
    if 2 <= len(kinds) <= _KAN and kinds[0] == kinds[-1]:
        return True
    is_run = len(kinds) == 3 and kinds == list(range(kinds[0], kinds[0] + 3))
    return is_run and any(first <= kinds[0] and kinds[-1] < end for first, end in pieces.suit_ranges)


def _piece_sets() -> Iterator[tuple[PieceSet, frozenset[str]]]:
    """Yields each set of pieces with the rule systems that are played with it."""
    by_pieces: dict[PieceSet, set[str]] = {}
    for ruleset in registry.all_rulesets():
        by_pieces.setdefault(ruleset.pieces, set()).add(ruleset.id)
    for pieces, rulesets in by_pieces.items():
        yield pieces, frozenset(rulesets)


_SYSTEM = "system IN (SELECT DISTINCT system FROM matches JOIN json_each(?) ON system LIKE value || '/%')"
_ROLE_CONDITIONS = {
    Role.WON: f"(player IN {PLAYER_IDS} OR fouled IN {PLAYER_IDS})",
    Role.DEALT_IN: f"gave IN {PLAYER_IDS}",
    Role.PRESENT: (
        f"EXISTS (SELECT 1 FROM stints WHERE match = matches.id AND player IN {PLAYER_IDS} "
        f"AND hits.id / {WINS_PER_ROW} % {ROWS_PER_MATCH} BETWEEN first AND last)"
    ),
}
SqlCondition = tuple[str, tuple[object, ...]]


def find_hands(facts: FactsIndex, query: SearchQuery) -> tuple[int, ...]:
    """Returns the ids of the hits that match a query, the latest first."""
    conditions = [_any_of(_term_conditions(term, query.role)) for term in query.terms]
    conditions += _filter_conditions(query)
    where = " AND ".join(text for text, _ in conditions) or "1"
    values = [value for _, parameters in conditions for value in parameters]
    tables = f"hits JOIN matches ON matches.id = hits.id / {ROWS_PER_MATCH * WINS_PER_ROW}"
    rows = facts.store.query(f"SELECT hits.id FROM {tables} WHERE {where} ORDER BY 1 DESC", values)
    return tuple(hit for (hit,) in rows)


def _any_of(conditions: Iterable[SqlCondition]) -> SqlCondition:
    texts, values = [*zip(*conditions, strict=True)] or (["0"], [])
    return f"({' OR '.join(texts)})", tuple(value for parameters in values for value in parameters)


def _term_conditions(term: SearchTerm, role: Role) -> Iterator[SqlCondition]:
    if term.identities:
        condition = _ROLE_CONDITIONS[role]
        yield condition, (json_list(term.identities),) * condition.count("?")
    for condition, form, items in (
        ("instr(yaku, ?)", '["{}",', term.yaku),
        ("instr(groups, ?)", '"{}"', term.groups),
        ('"limit" = ?', "{}", term.limits),
    ):
        for text in {text for _, text in items}:
            rulesets = json_list(ruleset for ruleset, item in items if item == text)
            yield f"({condition} AND {_SYSTEM})", (form.format(text), rulesets)
    for bits, systems in term.pieces:
        yield f"(kinds & ? = ? AND {_SYSTEM})", (bits, bits, json_list(systems))
    if term.systems:
        yield _SYSTEM, (json_list(term.systems),)
    if term.pao:
        yield "pao != '[]'", ()
    if term.note:
        yield "instr(folded, ?)", (term.note,)


def _filter_conditions(query: SearchQuery) -> Iterator[SqlCondition]:
    if query.kinds:
        yield f"what IN {JSON_VALUES}", (json_list(query.kinds),)
    if query.ruleset is not None:
        yield _SYSTEM, (json_list([query.ruleset]),)
    # A hand without a win counts as 0 points, and has no han.
    for column, (minimum, maximum) in (("ifnull(points, 0)", query.points), ("han", query.han)):
        if minimum is not None:
            yield f"{column} >= ?", (minimum,)
        if maximum is not None:
            yield f"{column} <= ?", (maximum,)
    if query.since is not None:
        yield "hits.id >= ?", (FactsIndex.first_hit(query.since),)
    if query.before is not None:
        yield "hits.id < ?", (FactsIndex.first_hit(query.before),)
