# SPDX-License-Identifier: MIT
"""Texts for the fields of an event, and the names of actions to undo."""

from collections.abc import Mapping, Sequence

from mahjong_desk.club.names import PlayerName
from mahjong_desk.club.stored_match import StoredMatch
from mahjong_desk.journal.acts import ActionKind
from mahjong_desk.journal.history import BatchChange, Change, MatchChange, RowChange, build_history
from mahjong_desk.rules.model import events
from mahjong_desk.rules.model.extra_fields import ExtraField, FieldKind, FieldOwner
from mahjong_desk.rules.model.hand import Hand, Meld
from mahjong_desk.rules.model.refusal import Refusal
from mahjong_desk.rules.model.table import Table
from mahjong_desk.rules.ruleset import Ruleset, TableRules
from mahjong_desk.texts import tr, trn
from mahjong_desk.ui.kit.text_format import format_number, join_items, join_notes, with_heading
from mahjong_desk.ui.text.events import event_text, reason_text
from mahjong_desk.ui.text.phrases import localise
from mahjong_desk.ui.text.values import changes_line
from mahjong_desk.ui.text.vocabulary import (
    counters_name,
    draw_name,
    hand_name,
    limit_name,
    meld_name,
    pao_name,
    piece_context,
    piece_name,
    situation_name,
    vocabulary_context,
)

FieldWords = dict[str, str]
"""The texts of fields, by label."""


def event_fields(
    event: events.Event, names: Sequence[str], rules: TableRules, *, names_winners: bool = False
) -> FieldWords:
    """Returns the text of each field of an event; absent fields are left out.

    Labels name the winner if there are several, or if ``names_winners``.
    """
    ruleset = rules.ruleset
    entries: FieldWords = {}
    match event:
        case events.Win():
            entries = _win(event, names, rules, names_winners=names_winners or len(event.winners) > 1)
        case events.Draw(kind=kind, tenpai=tenpai):
            entries[tr("draw", usage=vocabulary_context(ruleset))] = draw_name(ruleset, kind)
            if tenpai is not None:
                entries[tr("tenpai")] = join_items([names[seat] for seat in tenpai]) or tr("nobody")
            entries |= _extra_fields(event.extra_fields, FieldOwner.DRAW, names, ruleset)
        case events.Chombo():
            entries = _extra_fields(event.extra_fields, FieldOwner.CHOMBO, names, ruleset)
        case events.PenaltyTile(tile=tile, state=state):
            entries[tr("tile")] = piece_name(ruleset, tile)
            states = {
                events.PenaltyState.LIVE: tr("live"),
                events.PenaltyState.DEAD: tr("dead"),
                events.PenaltyState.CLEARED: tr("cleared"),
            }
            entries[tr("state")] = states[state]
        case events.Adjustment(deltas=deltas, house_takes_rest=house):
            entries[tr("points", "how many")] = changes_line(deltas, names)
            entries[tr("the house takes part")] = _yes_or_no(house)
        case events.Substitution(name=name):
            entries[tr("substitute")] = name
        case events.StickCorrection(honba=honba, deposit=deposit):
            for label, number in ((counters_name(ruleset), honba), (tr("riichi sticks on the table"), deposit)):
                if number is not None:
                    entries[label] = format_number(number)
    player = getattr(event, "player", None)
    if isinstance(player, int):
        entries = {tr("player"): f"{names[player]}", **entries}
    reason = reason_text(ruleset, event)
    if reason:
        entries[tr("reason")] = reason
    if event.note:
        entries[tr("note")] = event.note
    return entries


def field_changes(old: events.Event, new: events.Event, names: Sequence[str], rules: TableRules) -> tuple[str, ...]:
    """Returns the fields that differ, such as ``responsible: Ben → Chie``."""
    # A winner has the same labels before and after, even if another is added or removed.
    several = any(isinstance(event, events.Win) and len(event.winners) > 1 for event in (old, new))
    before, after = (event_fields(event, names, rules, names_winners=several) for event in (old, new))
    return tuple(
        tr("{field}: {old} → {new}").format(
            field=name, old=before.get(name) or tr("nothing"), new=after.get(name) or tr("nothing")
        )
        for name in dict.fromkeys((*before, *after))
        if before.get(name) != after.get(name)
    )


def melds_text(melds: Sequence[Meld], names: Sequence[str], ruleset: Ruleset) -> str:
    """Returns the melds of a hand, such as ``chi 123m from Dai``."""
    return join_notes(*(_meld(meld, names, ruleset) for meld in melds))


def _meld(meld: Meld, names: Sequence[str], ruleset: Ruleset) -> str:
    values = {"kind": meld_name(ruleset, meld.kind), "tiles": ruleset.pieces.format(meld.pieces)}
    if meld.claimed_from is None:
        return tr("{kind} {tiles}").format(**values)
    return tr("{kind} {tiles} from {player}").format(player=names[meld.claimed_from], **values)


def pao_text(winner: events.Winner, names: Sequence[str], ruleset: Ruleset) -> str:
    """Returns the players liable for a win (pao), such as ``Chie (three dragons)``."""
    text = tr("{player} ({reason})")
    return join_notes(
        *(text.format(player=names[pao.player], reason=pao_name(ruleset, pao.reason)) for pao in winner.pao)
    )


def _win(win: events.Win, names: Sequence[str], rules: TableRules, *, names_winners: bool) -> FieldWords:
    source = tr("self-drawn") if win.discarder is None else f"{names[win.discarder]}"
    entries = {
        tr("winner"): join_items([names[winner.seat] for winner in win.winners]),
        tr("from", "who discarded", usage=vocabulary_context(rules.ruleset)): source,
    }
    for winner in win.winners:
        fields = _winner(winner, names, rules)
        if names_winners:
            fields = {with_heading(f"{names[winner.seat]}", name): text for name, text in fields.items()}
        entries |= fields
    return entries | _extra_fields(win.extra_fields, FieldOwner.WIN, names, rules.ruleset)


def _winner(winner: events.Winner, names: Sequence[str], rules: TableRules) -> FieldWords:
    entries: FieldWords = {}
    ruleset = rules.ruleset
    if winner.hand is not None:
        entries = _hand(winner.hand, names, ruleset)
    elif winner.value is not None:
        entries[tr("value")] = _value(winner.value, rules)
    entries[tr("responsible")] = pao_text(winner, names, ruleset) or tr("nobody")
    return entries | _extra_fields(winner.extra_fields, FieldOwner.WINNER, names, ruleset)


def _hand(hand: Hand, names: Sequence[str], ruleset: Ruleset) -> FieldWords:
    pieces = ruleset.pieces
    entries = {tr("tiles", "of the hand", usage=piece_context(pieces)): pieces.format(hand.concealed)}
    if hand.winning_piece is not None:
        entries[tr("winning tile", usage=piece_context(pieces))] = piece_name(ruleset, hand.winning_piece)
    if hand.melds:
        entries[tr("melds")] = melds_text(hand.melds, names, ruleset)
    if hand.situation:
        entries[tr("situations")] = join_notes(*(situation_name(ruleset, situation) for situation in hand.situation))
    for indicator in ruleset.indicators:
        indicators = [piece_name(ruleset, piece) for piece in hand.indicators.pieces_of(indicator)]
        if indicators:
            entries[localise(indicator.name)] = join_notes(*indicators)
    return entries | _extra_fields(hand.extra_fields, FieldOwner.HAND, names, ruleset)


def _value(value: Mapping[str, object], rules: TableRules) -> str:
    field_names = {field.id: field.name for form in rules.value_forms for field in form.fields}
    texts = []
    for name, result in value.items():
        match result:
            case bool():
                text = _yes_or_no(result)
            case int():
                text = format_number(result)
            case _:
                text = limit_name(rules.ruleset, str(result))
        texts.append(with_heading(localise(field_names[name]) if name in field_names else "", text))
    return join_notes(*texts)


def _extra_fields(given: Mapping[str, object], owner: FieldOwner, names: Sequence[str], ruleset: Ruleset) -> FieldWords:
    return {
        localise(field.name): _extra_value(field, given[field.id], names, ruleset)
        for field in ruleset.extra_fields_of(owner)
        if field.id in given
    }


def _extra_value(field: ExtraField, value: object, names: Sequence[str], ruleset: Ruleset) -> str:
    match value:
        case bool():
            return _yes_or_no(value)
        case int():
            return format_number(value) if field.kind is FieldKind.NUMBER else f"{names[value]}"
        case events.Win():
            return event_text(value, names, ruleset)
        case tuple() if field.kind is FieldKind.SEATS:
            return join_items([names[seat] for seat in value]) or tr("nobody")
        case tuple():
            return ruleset.pieces.format(value)
        case None:
            return tr("nobody")
    word = str(value)
    return localise(field.choices[word]) if word in field.choices else word


def _yes_or_no(value: bool) -> str:
    return tr("yes") if value else tr("no")


_MAX_NAMED = 2
"""If a batch has more further changes than this, they are counted instead of named."""


def undo_name(stored: StoredMatch | None, change: Change | None) -> str:
    """Returns the name of an act, such as ``East 3: Chie from Dai``."""
    if stored is None or change is None:
        return ""
    if isinstance(change, MatchChange):
        return match_edit_name(change, stored.display_names)
    if isinstance(change, BatchChange):
        # All changes of a batch are in the same hand, so their texts are enough.
        others = [_row_text(stored, other)[1] for other in change.changes if other is not change.main_change]
        if len(others) > _MAX_NAMED:
            others = [trn("{n} further row", "{n} further rows", len(others))]
        return join_notes(undo_name(stored, change.main_change), *others)
    table, change_text = _row_text(stored, change)
    if not change_text:
        return ""
    hand = hand_name(stored.match.rules.ruleset, table)
    if change.kind is ActionKind.DELETE:
        return tr("Deleted: {what}").format(what=change_text)
    if change.kind is ActionKind.INSERT:
        return tr("Inserted: {what}").format(what=change_text)
    if change.changes_only_note:
        return tr("Note on {hand}").format(hand=hand)
    template = tr("Corrected {hand}") if change.kind is ActionKind.REPLACE else tr("{hand}: {what}")
    return template.format(hand=hand, what=change_text)


def match_edit_name(change: MatchChange, display_names: Mapping[str, PlayerName]) -> str:
    """Returns the name of an act, such as ``Seats swapped: Aoi and Ben``."""
    payload = change.payload
    if change.act is ActionKind.RENAME:
        text = tr("Renamed: {old} is now {new}")
        old, new = PlayerName(payload["player"]), PlayerName(payload["name"])
        # A player whose name is hidden may have had another name before.
        return text.format(old=display_names.get(old, display_names.get(new, old)), new=display_names.get(new, new))
    # Both seats have the same two names before and after, only swapped.
    names = (PlayerName(change.before[seat]) for seat in sorted(payload["seats"]))
    first, second = (display_names.get(name, name) for name in names)
    text = tr("Seats swapped: {first} and {second}") if payload["hands"] else tr("Names swapped: {first} and {second}")
    return text.format(first=first, second=second)


def _row_text(stored: StoredMatch, change: RowChange) -> tuple[Table, str]:
    """Returns the table before a row and its text, empty if it cannot be replayed."""
    ids, replay = stored.row_ids, stored.replay
    if change.row not in ids:
        # The players at that row may have substitutes now.
        history = build_history(stored.journal.entries[: change.sequence + (change.kind is not ActionKind.DELETE)])
        ids = tuple(row.id for row in history.rows)
        try:
            replay = replay.with_events([stored.event_of(row.event) for row in history.rows])
        except Refusal:
            return replay.table, ""
    row = replay.rows[ids.index(change.row)]
    return row.before, event_text(row, row.players, replay.match.rules.ruleset)
