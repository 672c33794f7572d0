# SPDX-License-Identifier: MIT
"""House rules beside the default: a table of options that can be scrolled with the keys."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape

from mahjong_desk.rules.model.options import Option, OptionValue
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.texts import tr
from mahjong_desk.ui import theme
from mahjong_desk.ui.words.phrases import in_language


def comparison_html(ruleset: Ruleset, options: Mapping[str, OptionValue], *, differing_only: bool) -> str:
    """Returns a table of the options with their meaning, their default and what the house plays."""
    shown = [option for option in ruleset.options if not differing_only or options[option.id] != option.default]
    if not shown:
        return f"<p>{escape(tr('Every option stands at its default.'))}</p>"
    now = theme.current()
    heads = (tr("Option"), tr("Default"), tr("Ours"))
    top = "".join(
        f'<th align="left" width="{width}%"><span style="color:{now.ink2.name()}">{escape(head)}</span></th>'
        for head, width in zip(heads, (50, 25, 25), strict=True)
    )
    rows = "".join(_row(option, options[option.id]) for option in shown)
    return f'<table width="100%" cellspacing="0" cellpadding="7" border="0"><thead><tr>{top}</tr></thead>{rows}</table>'


def _row(option: Option, value: OptionValue) -> str:
    now = theme.current()
    differs = value != option.default
    name = in_language(option.names)
    meaning = f'<span style="color:{now.ink2.name()}">{escape(in_language(option.meaning))}</span>'
    ours = escape(in_language(option.choice(value).names))
    cells = (
        f"<b>{escape(name[:1].upper() + name[1:])}</b><br>{meaning}",
        escape(in_language(option.choice(option.default).names)),
        f"<b>{ours}</b>" if differs else ours,
    )
    ground = f' bgcolor="{now.brass_wash.name()}"' if differs else ""
    edge = f"border-top-width:1px; border-top-style:solid; border-top-color:{now.line.name()}"
    inside = "".join(f'<td{ground} style="{edge}">{cell}</td>' for cell in cells)
    return f"<tr>{inside}</tr>"
