# SPDX-License-Identifier: MIT
"""Values typed in place of a hand, each in one of the forms of the rules."""

from __future__ import annotations

from collections.abc import Mapping

from mahjong_desk.rules.ruleset import TableRules


def manual_value(rules: TableRules, form: str, fields: Mapping[str, int]) -> dict[str, object]:
    """Returns a typed value of one of the forms, with its fixed fields and defaults.

    Raises:
        KeyError: The rules have no such form.
    """
    found = {entry.id: entry for entry in rules.value_forms}[form]
    told: dict[str, object] = dict(found.fixed)
    for field in found.fields:
        number = fields.get(field.id, field.default)
        told[field.id] = bool(number) if field.truth else number
    return told


def value_form_id(rules: TableRules, value: Mapping[str, object]) -> str:
    """Returns the form of a typed value, or the first one if it has none."""
    for form in rules.value_forms:
        known = {*form.fixed, *(field.id for field in form.fields)}
        if set(value) == known and all(value[key] == fixed for key, fixed in form.fixed.items()):
            return form.id
    for form in rules.value_forms:
        if set(form.fixed) <= set(value) <= {*form.fixed, *(field.id for field in form.fields)} and form.fixed:
            return form.id
    return rules.value_forms[0].id
