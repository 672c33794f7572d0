# SPDX-License-Identifier: MIT
"""The parts of a rule system: ``Ruleset`` describes it, ``TableRules`` plays it.

A ruleset is data: its pieces, options, yaku, circumstances and names. Bound to one choice of options it becomes
``TableRules``: functions that value hands, settle events and advance the table. Neither is subclassed; a new system
composes its own parts.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property, lru_cache
from pathlib import Path
from types import MappingProxyType

from mahjong_desk.paths import resource_path
from mahjong_desk.pieces import Piece, PieceSet
from mahjong_desk.rules.checks.dora_hands import face_counts
from mahjong_desk.rules.checks.hands import HAND_SIZE, check_seat
from mahjong_desk.rules.checks.settling import apply_settlement, empty_settlement
from mahjong_desk.rules.model.circumstances import Circumstance, by_id, circumstance_ids
from mahjong_desk.rules.model.events import Chombo, Draw, Event, StickCorrection, Substitution, Win, Winner
from mahjong_desk.rules.model.extra_fields import Conventions, ExtraField, FieldOwner
from mahjong_desk.rules.model.hand import Hand, Indicator, IndicatorPieces
from mahjong_desk.rules.model.lots import DealerDraw
from mahjong_desk.rules.model.options import Highlight, Option, OptionValue, Preset, read_options
from mahjong_desk.rules.model.reasons import FinalResult, Party, Payment, Settlement, WaitResult
from mahjong_desk.rules.model.refusal import Refusal, bad_event, bad_request
from mahjong_desk.rules.model.table import RoundWind, Table, seats_in_order
from mahjong_desk.rules.model.vocabulary import Vocabulary
from mahjong_desk.rules.payment.ranking import POINTS, ResultUnit
from mahjong_desk.rules.settler import DRAW_KINDS
from mahjong_desk.rules.value.typed import ValueForm
from mahjong_desk.rules.yaku.row import AnyYaku
from mahjong_desk.shapes import MeldKind
from mahjong_desk.shapes.mahjong import possible_melds
from mahjong_desk.texts import Text, mark


@dataclass(frozen=True, eq=False)
class TableRules:
    """A ruleset bound to the options of one match.

    Attributes:
        circumstances: The circumstances of a win that these options accept, in the order in which to offer them.
        seat_order: Returns the seats in the order of play of a round, given how many play.
        advance: Returns the table after an event, and why the match ended there or None.
        settle_unrestricted: Settles like ``settle``, but without the restrictions on who may win; None if there are none.
        target_score: The score that ends the match, in points; None if none does.
        is_bust: Returns whether a player with that score is out of points, which ends the match; never by default.
        riichi_stake: The stake of a riichi, in points.
        set_honba: Returns a table with a corrected number of counters, and everything that depends on it.
        furiten_reminder: What the players must check before a win on a discard because no event records it, with
            ``{tile}`` for the winning piece; None if they need not check anything.
    """

    ruleset: Ruleset
    options: Mapping[str, OptionValue]
    circumstances: tuple[Circumstance, ...]
    value_forms: tuple[ValueForm, ...]
    first_table: Callable[[int], Table]
    settle: Callable[[Table, Event], Settlement]
    check_hand: Callable[[Table, int, int | None, Hand], None]
    waits: Callable[[Table, Winner, int], tuple[WaitResult, ...]]
    advance: Callable[[Table, Event, Settlement], tuple[Table, str | None]]
    conclude: Callable[[Table, str], FinalResult]
    draw_kinds: tuple[str, ...] = DRAW_KINDS
    pao_reasons: tuple[str, ...] = ()
    rounds: tuple[RoundWind, ...] = tuple(RoundWind)
    check_table: Callable[[Table], None] = lambda _table: None
    settle_unrestricted: Callable[[Table, Event], Settlement] | None = None
    faces: tuple[int, ...] = ()
    indicators: tuple[Indicator, ...] = ()
    penalty_tiles: Callable[[Table], tuple[tuple[int, Piece, bool], ...]] = lambda _table: ()
    next_hand_notes: Callable[[Table], tuple[Text, ...]] = lambda _table: ()
    several_winners: bool = False
    value_ladder: tuple[Mapping[str, object], ...] = ()
    result_unit: ResultUnit = POINTS
    target_score: int | None = None
    is_bust: Callable[[int], bool] = lambda _score: False
    riichi_stake: int = 0
    set_honba: Callable[[Table, int], Table] = lambda table, honba: table._replace(honba=honba)
    furiten_reminder: Text | None = None
    seat_order: Callable[[RoundWind, int], tuple[int, ...]] = lambda _round, players: seats_in_order(players)

    @cached_property
    def circumstance_ids(self) -> tuple[str, ...]:
        """The ids of the circumstances that these options accept."""
        return circumstance_ids(self.circumstances)

    @cached_property
    def declared_circumstance_ids(self) -> tuple[str, ...]:
        """The ids of the circumstances that a player declares before the win."""
        return circumstance_ids(circumstance for circumstance in self.circumstances if circumstance.is_declared)

    def __post_init__(self) -> None:
        if not self.indicators:
            object.__setattr__(self, "indicators", self.ruleset.indicators)
        if not self.faces:
            object.__setattr__(self, "faces", face_counts(self.ruleset.pieces, {}))

    @property
    def with_default_restrictions(self) -> TableRules:
        """The same rules with the default restrictions on who may win.

        These are the options in ``Ruleset.unrestricted_options``.
        """
        defaults = self.ruleset.bind({}).options
        restricted = {option_id: defaults[option_id] for option_id in self.ruleset.unrestricted_options}
        return self.ruleset.bind({**self.options, **restricted})

    def hand_with_circumstances(self, hand: Hand, situation: tuple[str, ...]) -> Hand:
        """Returns a hand under other circumstances, with the indicators that count there."""
        return replace(hand, situation=situation, indicators=hand.indicators.counting_for(self.indicators, situation))

    def ends_deal(self, table: Table, event: Event, settlement: Settlement) -> bool:
        """Returns whether an event ends the deal: a win, a draw, or a foul that stops the hand."""
        if not isinstance(event, Chombo):
            return isinstance(event, Win | Draw)
        # Only the end of a deal revives dead hands.
        after, _reason = self.advance(table._replace(dead_hands=frozenset(table.turn_order)), event, settlement)
        return not after.dead_hands

    def try_settle(self, table: Table, event: Event) -> Settlement | Refusal:
        """Returns the settlement of an event, or why it is refused."""
        try:
            return self.settle(table, event)
        except Refusal as refusal:
            return refusal.without_traceback()

    def opening_table(self, players: int | None = None) -> Table:
        """Returns the opening table, by default for the usual number of players."""
        return self.first_table(players or self.ruleset.players[0])

    def offered_fields(self, carrier: FieldOwner, table: Table) -> tuple[ExtraField, ...]:
        """Returns the extra fields of one carrier that players can enter at a table."""
        fields = self.ruleset.extra_fields_of(carrier)
        return tuple(field for field in fields if field.is_offered(self.options, table))


@dataclass(frozen=True, eq=False)
class Ruleset:
    """A rule system.

    Attributes:
        yaku: Its yaku, in the order of its rules.
        circumstances: The circumstances of a win that it knows under any options, in the order in which to offer them.
        minimum_option: The option in ``unrestricted_options`` that sets the minimum value of a win, or None.
        indicators: The kinds of indicators that it knows under any options, in the order in which to show them.
        compares_by_base: Whether hands are compared by their base, which has the unit of the han and includes everything
            that counts in addition to them.
        resources_folder: The folder of its texts: its pages for the table, ``ID.en.md`` and so on for each language,
            its lessons, ``ID.toml``, and its differences from other systems, ``ID.notes.toml``; None for the rulesets of
            the application.
        short_name: Its short name, such as ``Riichi``; None if ``name`` up to the first bracket will do.
        motto: A short description for newcomers, or None.
        highlights: The options that distinguish its rule sets.
        emblem: The groups of faces in its picture.
    """

    id: str
    name: Text
    pieces: PieceSet
    unit: Text
    options: tuple[Option, ...]
    yaku: tuple[AnyYaku, ...]
    circumstances: tuple[Circumstance, ...]
    own_events: tuple[type[Event], ...]
    vocabulary: Vocabulary
    compose: Callable[[Mapping[str, OptionValue]], TableRules]
    players: tuple[int, ...] = (4,)
    hand_size: int = HAND_SIZE
    value_fields: tuple[str, ...] = ("fu", "fu_items", "han", "limit", "base")
    extra_fields: tuple[ExtraField, ...] = ()
    waits_fields: tuple[str, ...] = ()
    conventions: Conventions = field(default_factory=Conventions)
    possible_melds: Callable[[], Mapping[MeldKind, tuple[tuple[Piece, ...], ...]]] = possible_melds
    unrestricted_options: Mapping[str, OptionValue] = field(default_factory=dict)
    minimum_option: str | None = None
    indicators: tuple[Indicator, ...] = ()
    dealer_draw: DealerDraw = DealerDraw.WINDS
    compares_by_base: bool = False
    limits_exclude_other_yaku: bool = False
    counts_best_limit_only: bool = False
    uses_round_wind: bool = True
    unit_singular: Text | None = None
    resources_folder: Path | None = None
    result_units: tuple[ResultUnit, ...] = (POINTS,)
    presets: tuple[Preset, ...] = ()
    highlights: tuple[Highlight, ...] = ()
    short_name: Text | None = None
    motto: Text | None = None
    emblem: tuple[tuple[str, ...], ...] = ()

    @property
    def known_events(self) -> tuple[type[Event], ...]:
        """The event types that it knows, the shared ones last."""
        return (*self.own_events, *_common_events(self.conventions))

    def bind(self, choices: Mapping[str, object]) -> TableRules:
        """Returns the rules of a table that made these choices.

        Raises:
            Refusal: ``unknown_option`` or ``bad_option``.
        """
        return _bound(self.compose, tuple(read_options(self.options, choices).items()))

    def resource_folder(self, kind: str) -> Path:
        """Returns the folder of its files of one kind, such as ``lessons``."""
        return resource_path(kind) if self.resources_folder is None else self.resources_folder

    def extra_fields_of(self, carrier: FieldOwner) -> tuple[ExtraField, ...]:
        return self._by_carrier[carrier]

    @cached_property
    def _by_carrier(self) -> Mapping[FieldOwner, tuple[ExtraField, ...]]:
        return {owner: tuple(field for field in self.extra_fields if field.owner is owner) for owner in FieldOwner}

    @property
    def wildcard_indicator(self) -> Indicator | None:
        """The kind of indicator that makes wildcards; None if there are none."""
        return next((indicator for indicator in self.indicators if indicator.makes_wildcards), None)

    @property
    def has_dora(self) -> bool:
        """Whether it has indicators that make dora."""
        return any(not indicator.makes_wildcards for indicator in self.indicators)

    @property
    def practice_options(self) -> Mapping[str, OptionValue]:
        """The options under which a win is only refused if it is too small."""
        return {key: value for key, value in self.unrestricted_options.items() if key != self.minimum_option}

    def wildcard_kind(self, turned_up: IndicatorPieces) -> Piece | None:
        """Returns the kind that is wild, or None if there is none or it is not recorded."""
        wild = self.wildcard_indicator
        indicators = () if wild is None else turned_up.pieces_of(wild)
        return wild.indicates(self.pieces.kind_of_face[indicators[0]]) if wild is not None and indicators else None

    def circumstance(self, circumstance_id: str) -> Circumstance:
        """Returns the circumstance of that id.

        Raises:
            KeyError: There is none.
        """
        return by_id(self.circumstances)[circumstance_id]

    def known_circumstances(self, situation: Iterable[str]) -> tuple[Circumstance, ...]:
        """Returns the circumstances with these ids, in this order, skipping unknown ids."""
        known = by_id(self.circumstances)
        return tuple(known[circumstance_id] for circumstance_id in situation if circumstance_id in known)

    def yaku_by_id(self, yaku_id: str) -> AnyYaku:
        """Returns the yaku of that id.

        Raises:
            KeyError: There is none.
        """
        for yaku in self.yaku:
            if yaku.id == yaku_id:
                return yaku
        raise KeyError(yaku_id)


@lru_cache(maxsize=64)
def _bound(
    compose: Callable[[Mapping[str, OptionValue]], TableRules], values: tuple[tuple[str, OptionValue], ...]
) -> TableRules:
    rules = compose(MappingProxyType(dict(values)))
    settle, advance = _with_common_events(rules)
    return replace(rules, settle=settle, advance=advance)


# Events that every system settles in the same way: substitutions, and corrections of counters and deposit.

SettleEvent = Callable[[Table, Event], Settlement]
Advance = Callable[[Table, Event, Settlement], tuple[Table, str | None]]


def _common_events(conventions: Conventions) -> tuple[type[Event], ...]:
    """Returns the shared events of a ruleset with these conventions."""
    return (Substitution, StickCorrection) if conventions.has_honba or conventions.has_deposit else (Substitution,)


def _with_common_events(rules: TableRules) -> tuple[SettleEvent, Advance]:
    """Returns ``settle`` and ``advance`` of ``rules``, extended by the common events."""
    common_events = _common_events(rules.ruleset.conventions)

    def settle_all(table: Table, event: Event) -> Settlement:
        match event:
            case Substitution():
                check_seat(event.player, table.players, "player")
                if not event.name:
                    raise bad_request(mark("The name of the new player is missing."), path="name")
                return empty_settlement(table)
            case StickCorrection() if StickCorrection in common_events:
                return _settle_sticks(rules, table, event)
        return rules.settle(table, event)

    def advance_all(table: Table, event: Event, settlement: Settlement) -> tuple[Table, str | None]:
        match event:
            case Substitution():
                return table, None
            case StickCorrection():
                after = apply_settlement(table, settlement)
                return after if event.honba is None else rules.set_honba(after, event.honba), None
        return rules.advance(table, event, settlement)

    return settle_all, advance_all


def _settle_sticks(rules: TableRules, table: Table, sticks: StickCorrection) -> Settlement:
    _check_sticks(rules.ruleset.conventions, sticks)
    if sticks.deposit is None:
        return empty_settlement(table)
    staked = rules.riichi_stake * len(table.riichi)
    if sticks.deposit < staked:
        raise bad_event(mark("The riichi sticks of this hand already make {staked}."), path="deposit", staked=staked)
    gained = sticks.deposit - table.deposit
    parties = (Party.HOUSE, Party.DEPOSIT) if gained > 0 else (Party.DEPOSIT, Party.HOUSE)
    payments = (Payment(*parties, abs(gained), "adjust"),) if gained else ()
    return Settlement((), payments, (0,) * table.players, house=-gained, deposit=gained)


def _check_sticks(conventions: Conventions, sticks: StickCorrection) -> None:
    changes = (("honba", sticks.honba, conventions.has_honba), ("deposit", sticks.deposit, conventions.has_deposit))
    if all(number is None for _, number, _ in changes):
        raise bad_request(mark("Neither honba nor riichi sticks change."))
    for name, number, is_known in changes:
        if number is None:
            continue
        if not is_known:
            raise bad_request(mark("{field} is not known here."), path=name, field=name)
        if number < 0:
            raise bad_request(mark("{field} cannot be negative."), path=name, field=name)
