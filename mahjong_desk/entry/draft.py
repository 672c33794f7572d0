# SPDX-License-Identifier: MIT
"""The hand that is being entered, and the event that it makes."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from enum import Enum
from types import MappingProxyType

from mahjong_desk.match.declared import winners_without_riichi_event
from mahjong_desk.pieces import Piece, PieceSet
from mahjong_desk.rules.model.events import Chombo, Event, PaoEntry, Win, Winner, win_of_event
from mahjong_desk.rules.model.extra_fields import EMPTY_MAPPING, FieldOwner
from mahjong_desk.rules.model.hand import NO_INDICATORS, Hand, Indicator, IndicatorPieces, Meld
from mahjong_desk.rules.model.table import Table, seat_after, seats_in_order, turns_between
from mahjong_desk.rules.ruleset import TableRules
from mahjong_desk.shapes import MeldKind


@dataclass(frozen=True, slots=True)
class HandSpec:
    """The pieces, size and melds that the rules allow in a hand.

    Attributes:
        turn_order: The seats in the order of play.
    """

    pieces: PieceSet
    turn_order: tuple[int, ...]
    hand_size: int
    face_counts: tuple[int, ...]
    melds: Mapping[MeldKind, tuple[tuple[Piece, ...], ...]]
    indicators: tuple[Indicator, ...]
    terminology: str

    @property
    def players(self) -> int:
        """The number of seats."""
        return len(self.turn_order)

    @property
    def piece_letters(self) -> frozenset[str]:
        """The letters that are pieces, as in shogi; none if digits need a suit."""
        return frozenset() if self.pieces.has_digits else self.pieces.letters


def hand_spec(rules: TableRules, players: int, order: tuple[int, ...] = ()) -> HandSpec:
    """Returns the spec of a hand; by default, the seats play in numerical order."""
    ruleset = rules.ruleset
    return HandSpec(
        ruleset.pieces,
        order or seats_in_order(players),
        ruleset.hand_size,
        rules.faces,
        ruleset.possible_melds(),
        rules.indicators,
        ruleset.vocabulary.terminology,
    )


MELD_SIZE = 3
"""How many pieces of the hand a meld counts as, also a kan."""
NO_EXTRA_FIELDS: Mapping[tuple[FieldOwner, str], object] = MappingProxyType({})


class DraftFault(Enum):
    """Why an edit does not fit the hand."""

    STRAY = "stray"
    NO_SUCH_PIECE = "no such piece"
    NONE_LEFT = "none left"
    FULL = "full"
    NO_ROOM = "no room"
    NO_MELD = "no meld"
    NO_DISCARDER = "no discarder"


class DraftError(ValueError):
    """An edit that does not fit the hand."""

    def __init__(self, fault: DraftFault, text: str = "") -> None:
        super().__init__(f"{fault.value}: {text}")
        self.reason = fault
        self.text = text


@dataclass(frozen=True, slots=True)
class PieceEntry:
    """One piece of the hand."""

    piece: Piece
    is_winning: bool = False


@dataclass(frozen=True, slots=True)
class MeldEntry:
    """One meld.

    Attributes:
        claimed_from: The seat that the claimed piece came from; None for the seat before the winner, and for a concealed kan.
    """

    kind: MeldKind
    pieces: tuple[Piece, ...]
    claimed_from: int | None = None


Entry = PieceEntry | MeldEntry


@dataclass(frozen=True, slots=True)
class Draft:
    """A win that is being entered.

    Attributes:
        winner: The seat that wins; None until it is chosen.
        discarder: The seat that gave the winning piece; None for a self-drawn win and until it is chosen.
        entries: Pieces and melds in the order in which they were entered.
        value: The value typed in place of the hand; None if the hand counts.
        claim_field: The field of a chombo that holds this win, which was claimed falsely; empty for a true win.
    """

    winner: int | None = None
    discarder: int | None = None
    self_drawn: bool = False
    entries: tuple[Entry, ...] = ()
    situation: tuple[str, ...] = ()
    pao: tuple[PaoEntry, ...] = ()
    pao_declined: bool = False
    denied_fields: frozenset[str] = frozenset()
    value: Mapping[str, object] | None = None
    note: str | None = None
    at: str | None = None
    unparsed_text: str = ""
    indicators: IndicatorPieces = NO_INDICATORS
    extra_fields: Mapping[tuple[FieldOwner, str], object] = field(default_factory=lambda: NO_EXTRA_FIELDS)
    other_winners: tuple[Winner, ...] = ()
    claim_field: str = ""
    late_riichi: frozenset[int] = frozenset()

    @property
    def concealed(self) -> tuple[Piece, ...]:
        """The pieces in hand without the winning one, as they were entered."""
        return tuple(entry.piece for entry in self.entries if isinstance(entry, PieceEntry) and not entry.is_winning)

    @property
    def winning_piece(self) -> Piece | None:
        return next((entry.piece for entry in self.entries if isinstance(entry, PieceEntry) and entry.is_winning), None)

    @property
    def melds(self) -> tuple[MeldEntry, ...]:
        """The melds in the order in which they were made."""
        return tuple(entry for entry in self.entries if isinstance(entry, MeldEntry))

    @property
    def pieces(self) -> tuple[Piece, ...]:
        """Every piece of the hand."""
        pieces: list[Piece] = []
        for entry in self.entries:
            pieces.extend(entry.pieces if isinstance(entry, MeldEntry) else (entry.piece,))
        return tuple(pieces)

    @property
    def size(self) -> int:
        """How many pieces the hand counts, with the winning piece and three for each meld."""
        return sum(MELD_SIZE if isinstance(entry, MeldEntry) else 1 for entry in self.entries)

    @property
    def is_decided(self) -> bool:
        """Whether winner and source are entered."""
        return self.winner is not None and (self.self_drawn or self.discarder is not None)


def claimed_from(spec: HandSpec, draft: Draft, meld: MeldEntry) -> int | None:
    """Returns the seat that a meld was claimed from, or None if none or unknown."""
    if meld.kind is MeldKind.ANKAN:
        return None
    if draft.winner is None:
        return None if meld.kind is MeldKind.CHI else meld.claimed_from
    before = seat_after(spec.turn_order, draft.winner, -1)
    return before if meld.kind is MeldKind.CHI or meld.claimed_from is None else meld.claimed_from


def to_hand(spec: HandSpec, draft: Draft, *, whole: bool = True) -> Hand:
    """Returns the hand; if not ``whole``, its winning piece is one of the others."""
    melds = tuple(Meld(meld.kind, meld.pieces, claimed_from(spec, draft, meld)) for meld in draft.melds)
    concealed = list(draft.concealed)
    if not whole and draft.winning_piece is not None:
        concealed.append(draft.winning_piece)
    winning = draft.winning_piece if whole else None
    indicators = draft.indicators.counting_for(spec.indicators, draft.situation)
    pieces, extra_fields = tuple(spec.pieces.sorted(concealed)), to_extra_fields(draft, FieldOwner.HAND)
    return Hand(pieces, melds, winning, draft.situation, indicators, extra_fields)


def to_extra_fields(draft: Draft, owner: FieldOwner) -> Mapping[str, object]:
    """Returns the extra fields of the draft that belong to ``owner``."""
    return {key: value for (other, key), value in draft.extra_fields.items() if other is owner} or EMPTY_MAPPING


def to_winner(spec: HandSpec, draft: Draft) -> Winner:
    assert draft.winner is not None
    hand = to_hand(spec, draft) if draft.value is None else None
    return Winner(draft.winner, hand, draft.value, draft.pao, to_extra_fields(draft, FieldOwner.WINNER))


def to_win(spec: HandSpec, draft: Draft) -> Win:
    """Returns the win of a draft whose winner and source are entered."""
    assert draft.is_decided
    wins = [*draft.other_winners, to_winner(spec, draft)]
    source = draft.discarder
    if source is not None:
        wins.sort(key=lambda winner: turns_between(spec.turn_order, source, winner.seat))
    return win_by(draft, wins)


def win_by(draft: Draft, wins: Iterable[Winner]) -> Win:
    """Returns the win of the draft by these winners."""
    extra_fields = to_extra_fields(draft, FieldOwner.WIN)
    return Win(discarder=draft.discarder, winners=tuple(wins), extra_fields=extra_fields, note=draft.note, at=draft.at)


def to_event(spec: HandSpec, draft: Draft) -> Win | Chombo:
    """Returns the win of a decided draft, or the chombo if it was claimed falsely."""
    win = to_win(spec, draft)
    if not draft.claim_field:
        return win
    bare_win = replace(win, note=None, at=None)
    return Chombo(player=win.winners[0].seat, extra_fields={draft.claim_field: bare_win}, note=draft.note, at=draft.at)


def draft_from_win(win: Win, index: int = 0) -> Draft:
    """Returns the draft of a recorded win for entering one of its winners."""
    winner = win.winners[index]
    hand = winner.hand
    extra_fields = [(FieldOwner.WIN, win.extra_fields), (FieldOwner.WINNER, winner.extra_fields)]
    entries: list[Entry] = []
    if hand is not None:
        extra_fields.append((FieldOwner.HAND, hand.extra_fields))
        entries.extend(PieceEntry(piece) for piece in hand.concealed)
        entries.extend(MeldEntry(meld.kind, meld.pieces, meld.claimed_from) for meld in hand.melds)
        if hand.winning_piece is not None:
            entries.append(PieceEntry(hand.winning_piece, is_winning=True))
    hands = (claim.hand for claim in (winner, *win.winners))
    return Draft(
        winner=winner.seat,
        discarder=win.discarder,
        self_drawn=win.discarder is None,
        entries=tuple(entries),
        situation=() if hand is None else hand.situation,
        pao=winner.pao,
        # A win recorded without a responsible player was recorded so on purpose.
        pao_declined=not winner.pao,
        value=winner.value,
        note=win.note,
        at=win.at,
        # Some indicators count only for some winners, but they are turned up for the whole deal.
        indicators=NO_INDICATORS.merged_with(hand.indicators for hand in hands if hand is not None),
        extra_fields={(owner, key): value for owner, fields in extra_fields for key, value in fields.items()}
        or NO_EXTRA_FIELDS,
        other_winners=win.winners[:index] + win.winners[index + 1 :],
    )


def draft_from_event(rules: TableRules, table: Table, event: Event) -> Draft | None:
    """Returns the draft of a win, true or falsely claimed, or None for other events.

    The draft is complete: nothing more is asked. A riichi of the win that was not declared before is a late riichi.
    """
    win = win_of_event(event)
    if win is None or not win.winners:
        return None
    draft = draft_from_win(win)
    if isinstance(event, Chombo):
        claim = next(key for key, value in event.extra_fields.items() if value is win)
        draft = replace(draft, claim_field=claim, note=event.note, at=event.at)
    return replace(mark_complete(rules, draft), late_riichi=winners_without_riichi_event(rules, table, win))


def mark_complete(rules: TableRules, draft: Draft) -> Draft:
    """Returns a recorded draft as complete: nothing more is asked."""
    return replace(draft, denied_fields=frozenset(field.id for field in rules.ruleset.extra_fields))
