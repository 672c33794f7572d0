# SPDX-License-Identifier: MIT
"""How tables look in a text browser."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from html import escape


@dataclass(frozen=True, slots=True)
class Look:
    """How tables are drawn.

    Attributes:
        ink2: The colour of second lines.
        line: The colour of lines between rows.
        wash: The ground of what differs.
        tile: The width of tiles.
    """

    ink2: str
    line: str
    wash: str
    tile: int


def row_html(look: Look, cells: Iterable[str], *, align: str = "left", wash: bool = False) -> str:
    """Returns a row of a table.

    Args:
        look: How tables are drawn.
        cells: What stands in it, as HTML.
        align: At which side of each cell.
        wash: Whether it is marked.
    """
    ground = f' bgcolor="{look.wash}"' if wash else ""
    rule = f"border-top-width:1px; border-top-style:solid; border-top-color:{look.line}"
    inside = "".join(f'<td align="{align}"{ground} style="{rule}">{cell}</td>' for cell in cells)
    return f"<tr>{inside}</tr>"


def table_html(
    look: Look, heads: Sequence[str], rows: Iterable[str], *, align: str = "left", shares: Sequence[int] = ()
) -> str:
    """Returns a table.

    Args:
        look: How tables are drawn.
        heads: What stands over its columns, as plain text.
        rows: Its rows, as HTML.
        align: At which side of each cell the heads stand.
        shares: How wide the columns are, of 100; as what stands in them needs it where nothing is said.
    """
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
