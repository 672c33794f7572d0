# SPDX-License-Identifier: MIT
"""How tables look in a text browser."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from html import escape


@dataclass(frozen=True, slots=True)
class Look:
    """How tables are drawn."""

    ink2: str
    line: str
    wash: str
    tile: int


def row_html(look: Look, cells: Iterable[str], *, align: str = "left", wash: bool = False) -> str:
    """Returns a row of a table."""
    ground = f' bgcolor="{look.wash}"' if wash else ""
    rule = f"border-top-width:1px; border-top-style:solid; border-top-color:{look.line}"
    inside = "".join(f'<td align="{align}"{ground} style="{rule}">{cell}</td>' for cell in cells)
    return f"<tr>{inside}</tr>"


def table_html(
    look: Look, heads: Sequence[str], rows: Iterable[str], *, align: str = "left", shares: Sequence[int] = ()
) -> str:
    """Returns a table."""
    widths = [f' width="{share}%"' for share in shares] or [""] * len(heads)
    top = "".join(
        f'<th align="{align}"{width}><span style="color:{look.ink2}">{escape(head)}</span></th>'
        for head, width in zip(heads, widths, strict=True)
    )
    return (
        '<table width="100%" cellspacing="0" cellpadding="7" border="0">'
        f"<thead><tr>{top}</tr></thead>{''.join(rows)}</table>"
    )


def quiet_html(look: Look, text: str) -> str:
    """Returns a text in the colour of second lines."""
    return f'<span style="color:{look.ink2}">{escape(text)}</span>'
