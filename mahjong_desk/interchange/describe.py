# SPDX-License-Identifier: MIT
"""Rule systems as JSON, for ``mahjong-desk rules``."""

from __future__ import annotations

from typing import Any

from mahjong_desk.interchange.events import EVENT_NAMES
from mahjong_desk.interchange.read import RULESET_VERSION
from mahjong_desk.rules import registry
from mahjong_desk.rules.model.extra_fields import ExtraField
from mahjong_desk.rules.model.indicators import Indicator
from mahjong_desk.rules.model.options import Option
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.rules.value.typed import ValueForm
from mahjong_desk.rules.yaku.row import AnyYaku, Example

Json = dict[str, Any]


def write_rulesets() -> Json:
    """Returns all rule systems in brief."""
    return {
        "ok": True,
        "rulesets": [
            {"id": ruleset.id, "version": RULESET_VERSION, "names": ruleset.name.to_json()}
            for ruleset in registry.all_rulesets()
        ],
    }


def write_ruleset(ruleset: Ruleset) -> Json:
    """Returns one rule system whole: options, yaku, pieces, situations, events and names."""
    rules = ruleset.bind({})
    pieces = ruleset.pieces
    words = ruleset.vocabulary
    return {
        "ok": True,
        "id": ruleset.id,
        "version": RULESET_VERSION,
        "names": ruleset.name.to_json(),
        "players": list(ruleset.players),
        "unit": ruleset.unit.to_json(),
        "pieces": [
            {"tile": pieces.face_names[piece], "copies": pieces.copies_per_kind[pieces.kind_of_face[piece]]}
            for piece in pieces.order
        ],
        "hand_size": ruleset.hand_size,
        "options": [_write_option(option) for option in ruleset.options],
        "presets": [
            {"id": preset.id, "names": preset.name.to_json(), "options": dict(preset.options)}
            for preset in ruleset.presets
        ],
        "yaku": [_write_yaku(entry) for entry in ruleset.yaku],
        "fu_items": {identity: names.to_json() for identity, names in words.fu.items()},
        "limits": {identity: names.to_json() for identity, names in words.limits.items()},
        "situations": [
            {"id": one.id, "names": one.name.to_json(), "accepted": one.id in rules.circumstance_ids}
            for one in ruleset.circumstances
        ],
        "draws": [
            {"id": identity, "names": names.to_json(), "accepted": identity in rules.draw_kinds}
            for identity, names in words.draws.items()
        ],
        "events": [EVENT_NAMES[event] for event in ruleset.known_events],
        "further_fields": [_write_extra_field(field) for field in ruleset.extra_fields],
        "dora_indicators": ruleset.has_dora,
        "wild_indicator": ruleset.wildcard_indicator is not None,
        "indicators": [_write_indicator(one) for one in ruleset.indicators],
        "value_fields": ["yaku", *ruleset.value_fields, *words.extra_numbers],
        "figures": {identity: names.to_json() for identity, names in words.extra_numbers.items()},
        "refusals": {identity: names.to_json() for identity, names in words.refusals.items()},
        "reasons": {identity: names.to_json() for identity, names in words.foul_reasons.items()},
        "payments": {identity: names.to_json() for identity, names in words.payments.items()},
        "ends": {identity: names.to_json() for identity, names in words.end_reasons.items()},
        "labels": {identity: names.to_json() for identity, names in words.end_labels.items()},
        "pao": {identity: names.to_json() for identity, names in words.pao.items()},
        "value_forms": [_write_value_form(form) for form in rules.value_forms],
    }


def _write_option(option: Option) -> Json:
    return {
        "id": option.id,
        "names": option.name.to_json(),
        "meaning": option.description.to_json(),
        "type": option.value_type,
        "default": option.default,
        "values": [{"value": choice.value, "names": choice.names.to_json()} for choice in option.choices],
        "span": None
        if option.number_range is None
        else {"minimum": option.number_range[0], "maximum": option.number_range[-1]},
    }


def _write_extra_field(field: ExtraField) -> Json:
    return {
        "id": field.id,
        "place": field.owner.value,
        "form": field.kind.value,
        "names": field.name.to_json(),
        "words": {word: names.to_json() for word, names in field.choices.items()},
        "numbers": list(field.allowed_numbers),
        "default": field.default,
        "only_with": {other: list(known) for other, known in field.requires.items()},
        "required": field.required,
    }


def _write_indicator(indicator: Indicator) -> Json:
    return {
        "id": indicator.id,
        "names": indicator.name.to_json(),
        "makes": indicator.indicated_name.to_json(),
        "required": indicator.required,
        "most": indicator.max_count,
        "needs": list(indicator.requires_any),
    }


def _write_yaku(entry: AnyYaku) -> Json:
    return {
        "id": entry.id,
        "names": entry.name.to_json(),
        "condition": entry.description.to_json(),
        "closed": entry.closed_value,
        "open": entry.open_value,
        "limit": entry.is_limit,
        "option": entry.enabling_option,
        "example": example_request(entry.example),
    }


def example_request(example: Example) -> Json:
    """Returns the score request of an example, without its ruleset; seat 0 deals in the East round."""
    winner, players = example.winner, example.players
    giver = (winner - 1) % players
    melds = []
    for kind, tiles in example.melds:
        meld: Json = {"kind": kind, "tiles": tiles}
        if kind != "ankan":
            meld["from"] = giver
        melds.append(meld)
    hand: Json = {"concealed": example.concealed, "melds": melds, "winning_tile": example.winning_piece}
    if example.situation:
        hand["situation"] = list(example.situation)
    hand.update({kind: text if isinstance(text, str) else list(text) for kind, text in example.turned_up.items()})
    hand.update(example.extra_fields)
    discarder = giver if example.discarder is None else example.discarder
    return {
        "options": dict(example.options),
        "table": {"players": players, "dealer": 0, "round": "E"},
        "event": {
            "type": "win",
            "from": None if example.self_drawn else discarder,
            "wins": [{"winner": winner, "hand": hand}],
        },
    }


def _write_value_form(form: ValueForm) -> Json:
    return {
        "id": form.id,
        "names": form.name.to_json(),
        "fixed": dict(form.fixed),
        "fields": [
            {
                "id": field.id,
                "names": field.name.to_json(),
                "minimum": field.minimum,
                "maximum": field.maximum,
                "step": field.step,
                "truth": field.is_boolean,
            }
            for field in form.fields
        ],
    }
