# SPDX-License-Identifier: MIT
"""The hand that is being entered: one value behind palette, keyboard and paste, changed by pure functions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from enum import Enum
from types import MappingProxyType

from mahjong_desk.match.declared import says_riichi
from mahjong_desk.pieces import Piece, PieceSet
from mahjong_desk.rules.events import Pao, Winner
from mahjong_desk.rules.further import Place
from mahjong_desk.rules.hand import Situation
from mahjong_desk.rules.ruleset import Rules
from mahjong_desk.rules.table import Table
from mahjong_desk.shapes import MeldKind

MELD_ROOM = 3
"""How many places of the hand a meld takes, also a kan."""
EMPTY: Mapping[str, object] = MappingProxyType({})
EMPTY_FURTHER: Mapping[tuple[Place, str], object] = MappingProxyType({})


class Fault(Enum):
    """Why an entry does not fit."""

    STRAY = "stray"
    NO_SUCH_PIECE = "no such piece"
    NONE_LEFT = "none left"
    FULL = "full"
    NO_ROOM = "no room"
    NO_MELD = "no meld"
    NO_GIVER = "no giver"


class Indicator(Enum):
    """A piece that is turned up for everybody to see."""

    DORA = "dora"
    WILD = "wild"


class DraftError(ValueError):
    """An entry that does not fit into the hand.

    Attributes:
        fault: Why.
        text: The piece or text that does not fit.
    """

    def __init__(self, fault: Fault, text: str = "") -> None:
        super().__init__(f"{fault.value}: {text}")
        self.fault = fault
        self.text = text


@dataclass(frozen=True, slots=True)
class Frame:
    """What a hand is entered for.

    Attributes:
        pieces: The piece set.
        players: The number of seats.
        size: The pieces of a hand without the winning one, three for each meld.
        faces: How many pieces of each face there are at this table; no more than its kind has, all faces together.
        melds: The kinds of all melds that can be made.
        usage: Whose words name the pieces; see ``Vocabulary``.
    """

    pieces: PieceSet
    players: int
    size: int
    faces: tuple[int, ...]
    melds: Mapping[MeldKind, tuple[tuple[Piece, ...], ...]]
    usage: str

    @property
    def letters(self) -> frozenset[str]:
        """The letters that are pieces by themselves, as in shogi; none where digits wait for a suit."""
        names = frozenset(self.pieces.names)
        return names if all(len(name) == 1 for name in names) else frozenset()


@dataclass(frozen=True, slots=True)
class PieceEntry:
    """One piece of the hand.

    Attributes:
        piece: The piece.
        winning: Whether it is the one that completes the hand.
    """

    piece: Piece
    winning: bool = False


@dataclass(frozen=True, slots=True)
class MeldEntry:
    """One meld.

    Attributes:
        kind: How it was made.
        pieces: Its pieces, sorted.
        giver: The seat that the claimed piece came from; None for the seat before the winner, and for a closed kan.
    """

    kind: MeldKind
    pieces: tuple[Piece, ...]
    giver: int | None = None


Entry = PieceEntry | MeldEntry


@dataclass(frozen=True, slots=True)
class Draft:
    """A win that is being entered.

    Attributes:
        winner: The seat that wins; None until it is chosen.
        discarder: The seat that gave the winning piece; None for a self-drawn win and until it is chosen.
        self_drawn: Whether the win is self-drawn.
        entries: Pieces and melds in the order in which they were entered.
        situation: The circumstances.
        pao: Who is responsible, as the table agreed.
        pao_declined: Whether the table declined what was proposed.
        answered: The further fields of which the table said that there is nothing to tell.
        value: The value typed in place of the hand; None where the hand counts.
        note: What the table wrote beside the win.
        at: When the win was, as text.
        pending: What was typed and is no piece yet.
        dora_indicators: The dora indicators, the first one first.
        wild_indicator: The indicator of the wildcard; None where there is none or nobody said.
        further: What else this ruleset asks, by what carries it and the id of the field.
        others: Who else won on the same piece, as they were entered.
        claim: The field of a chombo that holds this win, which was claimed falsely; empty for a true win.
        late_riichi: The winners whose riichi nobody entered when they declared it; it is recorded with the win.
    """

    winner: int | None = None
    discarder: int | None = None
    self_drawn: bool = False
    entries: tuple[Entry, ...] = ()
    situation: tuple[Situation, ...] = ()
    pao: tuple[Pao, ...] = ()
    pao_declined: bool = False
    answered: frozenset[str] = frozenset()
    value: Mapping[str, object] | None = None
    note: str | None = None
    at: str | None = None
    pending: str = ""
    dora_indicators: tuple[Piece, ...] = ()
    wild_indicator: Piece | None = None
    further: Mapping[tuple[Place, str], object] = field(default_factory=lambda: EMPTY_FURTHER)
    others: tuple[Winner, ...] = ()
    claim: str = ""
    late_riichi: frozenset[int] = frozenset()

    @property
    def concealed(self) -> tuple[Piece, ...]:
        """The pieces in hand without the winning one, as they were entered."""
        return tuple(entry.piece for entry in self.entries if isinstance(entry, PieceEntry) and not entry.winning)

    @property
    def winning(self) -> Piece | None:
        """The winning piece, None while there is none."""
        return next((e.piece for e in self.entries if isinstance(e, PieceEntry) and e.winning), None)

    @property
    def melds(self) -> tuple[MeldEntry, ...]:
        """The melds as they were made."""
        return tuple(entry for entry in self.entries if isinstance(entry, MeldEntry))

    @property
    def held(self) -> tuple[Piece, ...]:
        """Every piece of the hand."""
        pieces: list[Piece] = []
        for entry in self.entries:
            pieces.extend(entry.pieces if isinstance(entry, MeldEntry) else (entry.piece,))
        return tuple(pieces)

    @property
    def shown(self) -> tuple[Piece, ...]:
        """Every piece of the hand, and the indicators."""
        wild = () if self.wild_indicator is None else (self.wild_indicator,)
        return (*self.held, *self.dora_indicators, *wild)

    @property
    def places(self) -> int:
        """How many places of the hand are taken, the winning piece and three for each meld among them."""
        return sum(MELD_ROOM if isinstance(entry, MeldEntry) else 1 for entry in self.entries)

    @property
    def decided(self) -> bool:
        """Whether it is known who won and how."""
        return self.winner is not None and (self.self_drawn or self.discarder is not None)


def frame_of(rules: Rules, players: int) -> Frame:
    """Returns what a hand is entered for under these rules."""
    ruleset = rules.ruleset
    faces = rules.faces or tuple(ruleset.pieces.copies[kind] for kind in ruleset.pieces.kinds)
    usage = ruleset.vocabulary.usage
    return Frame(ruleset.pieces, players, ruleset.hand_size, faces, ruleset.meld_shapes(), usage)


def left(frame: Frame, draft: Draft) -> tuple[int, ...]:
    """Returns for each face how many pieces are neither in the hand nor turned up."""
    pieces = frame.pieces
    faces, kinds = Counter(draft.shown), pieces.counts(draft.shown)
    return tuple(
        max(0, min(copies - faces[face], pieces.copies[kind] - kinds[kind]))
        for face, (copies, kind) in enumerate(zip(frame.faces, pieces.kinds, strict=True))
    )


def with_riichi(rules: Rules, table: Table, draft: Draft) -> Draft:
    """Returns the draft with the riichi that its winner declared in this hand, be it told late; without any other."""
    if not says_riichi(rules, table):
        return draft
    if draft.late_riichi & set(table.riichi):
        draft = replace(draft, late_riichi=draft.late_riichi - set(table.riichi))
    if draft.winner is None:
        return draft
    declared = draft.winner in table.riichi or draft.winner in draft.late_riichi
    if declared == (Situation.RIICHI in draft.situation):
        return draft
    others = tuple(situation for situation in draft.situation if situation is not Situation.RIICHI)
    return replace(draft, situation=(Situation.RIICHI, *others) if declared else others)


def choose_winner(draft: Draft, seat: int) -> Draft:
    """Returns the draft with another winner; a discarder or responsible player who wins now is taken out."""
    discarder = None if draft.discarder == seat else draft.discarder
    pao = tuple(entry for entry in draft.pao if entry.player != seat)
    entries = tuple(
        replace(entry, giver=None) if isinstance(entry, MeldEntry) and entry.giver == seat else entry
        for entry in draft.entries
    )
    late = draft.late_riichi if draft.winner in (None, seat) else draft.late_riichi - {draft.winner}
    return replace(draft, winner=seat, discarder=discarder, pao=pao, entries=entries, late_riichi=late)


def choose_discarder(draft: Draft, seat: int | None) -> Draft:
    """Returns the draft as won from a seat, or as self-drawn for None.

    Raises:
        DraftError: The seat is the winner's.
    """
    if seat is not None and seat == draft.winner:
        raise DraftError(Fault.NO_GIVER)
    return replace(draft, discarder=seat, self_drawn=seat is None)


def add_piece(frame: Frame, draft: Draft, piece: Piece, *, winning: bool = False) -> Draft:
    """Returns the draft with one more piece; the one that fills the hand is the winning one.

    Args:
        frame: What the hand is entered for.
        draft: The hand so far.
        piece: The piece.
        winning: It is the winning one; another that was it becomes an ordinary one.

    Raises:
        DraftError: None of it is left, or the hand is full.
    """
    name = frame.pieces.names[piece]
    if draft.places > frame.size:
        raise DraftError(Fault.FULL, name)
    if left(frame, draft)[piece] < 1:
        raise DraftError(Fault.NONE_LEFT, name)
    entries = _unmarked(draft.entries) if winning else draft.entries
    return settled(frame, replace(draft, entries=(*entries, PieceEntry(piece, winning))))


def take_back(draft: Draft) -> Draft:
    """Returns the draft without the last character typed, or else without the last piece or meld."""
    if draft.pending:
        return replace(draft, pending=draft.pending[:-1])
    return replace(draft, entries=draft.entries[:-1])


def remove_piece(draft: Draft, piece: Piece, *, winning: bool = False) -> Draft:
    """Returns the draft without the latest concealed piece of that face, or without the winning piece."""
    for index in range(len(draft.entries) - 1, -1, -1):
        if draft.entries[index] == PieceEntry(piece, winning):
            return replace(draft, entries=draft.entries[:index] + draft.entries[index + 1 :])
    return draft


def mark_winning(draft: Draft, piece: Piece) -> Draft:
    """Returns the draft with a concealed piece as the winning one, in place of the one that was it."""
    if PieceEntry(piece) not in draft.entries:
        return draft
    entries = list(_unmarked(draft.entries))
    place = max(at for at, entry in enumerate(entries) if entry == PieceEntry(piece))
    entries[place] = PieceEntry(piece, winning=True)
    return replace(draft, entries=tuple(entries))


def add_indicator(frame: Frame, draft: Draft, indicator: Indicator, piece: Piece) -> Draft:
    """Returns the draft with one more dora indicator, or with another indicator of the wildcard.

    Raises:
        DraftError: None of it is left.
    """
    wild = indicator is Indicator.WILD
    bare = replace(draft, wild_indicator=None) if wild else draft
    if left(frame, bare)[piece] < 1:
        raise DraftError(Fault.NONE_LEFT, frame.pieces.names[piece])
    if wild:
        return turned_up(draft, draft.dora_indicators, piece)
    return turned_up(draft, (*draft.dora_indicators, piece), draft.wild_indicator)


def turned_up(draft: Draft, dora: tuple[Piece, ...], wild: Piece | None) -> Draft:
    """Returns the draft with other indicators; they are those of every winner, since they lie there for the deal."""
    others = tuple(
        winner
        if winner.hand is None
        else replace(winner, hand=replace(winner.hand, dora_indicators=dora, wild_indicator=wild))
        for winner in draft.others
    )
    return replace(draft, dora_indicators=dora, wild_indicator=wild, others=others)


def remove_indicator(draft: Draft, indicator: Indicator, index: int) -> Draft:
    """Returns the draft without one of its indicators."""
    if indicator is Indicator.WILD:
        return turned_up(draft, draft.dora_indicators, None)
    left_over = draft.dora_indicators[:index] + draft.dora_indicators[index + 1 :]
    return turned_up(draft, left_over, draft.wild_indicator)


def tell(draft: Draft, place: Place, key: str, value: object) -> Draft:
    """Returns the draft with a further field answered; None says that there is nothing to tell."""
    further = {name: told for name, told in draft.further.items() if name != (place, key)}
    if value is not None:
        further[place, key] = value
    return replace(draft, further=further or EMPTY_FURTHER, answered=draft.answered | {key})


def asked_anew(before: Draft, draft: Draft) -> Draft:
    """Returns the draft with what the table denied open again, where that was said of another win."""
    if _grounds(before) == _grounds(draft):
        return draft
    return replace(
        draft,
        pao_declined=draft.pao_declined and not before.pao_declined,
        answered=draft.answered - before.answered,
    )


def _grounds(draft: Draft) -> tuple[object, ...]:
    """Returns what decides whether anybody is responsible or immune."""
    robbed = Situation.CHANKAN in draft.situation
    return draft.winner, draft.discarder, draft.self_drawn, draft.melds, draft.winning, robbed, draft.value is None


def _unmarked(entries: tuple[Entry, ...]) -> tuple[Entry, ...]:
    return tuple(PieceEntry(e.piece) if isinstance(e, PieceEntry) and e.winning else e for e in entries)


def settled(frame: Frame, draft: Draft) -> Draft:
    """Marks the last piece of a full hand as the winning one where none is marked."""
    if draft.places != frame.size + 1 or draft.winning is not None:
        return draft
    entries = list(draft.entries)
    place = max(at for at, entry in enumerate(entries) if isinstance(entry, PieceEntry))
    piece = entries[place]
    assert isinstance(piece, PieceEntry)
    entries[place] = PieceEntry(piece.piece, winning=True)
    return replace(draft, entries=tuple(entries))
