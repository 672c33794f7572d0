# SPDX-License-Identifier: MIT
"""A page on which all pictures of a gallery can be looked at side by side."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from pathlib import Path

_HEAD = """<!doctype html><meta charset="utf-8"><title>Mahjong Desk: gallery</title>
<style>body{font:15px sans-serif;margin:20px;background:#efe9dd}figure{display:inline-block;margin:8px;width:420px;
vertical-align:top}img{width:100%;border:1px solid #8c8170}figcaption{font-weight:bold}li{color:#9b2b22}</style>
"""


def write_index(folder: Path, found: Mapping[str, Sequence[str]]) -> None:
    """Writes ``index.html`` into a folder of pictures.

    Args:
        folder: Where the pictures are.
        found: What is wrong with each, by its path in that folder.
    """
    parts = [_HEAD]
    look = ""
    for path, faults in found.items():
        if Path(path).parent.name != look:
            look = Path(path).parent.name
            parts.append(f"<h2>{escape(look)}</h2>\n")
        told = "".join(f"<li>{escape(fault)}</li>" for fault in faults)
        parts.append(
            f'<figure><a href="{escape(path)}"><img loading="lazy" src="{escape(path)}"></a>'
            f"<figcaption>{escape(Path(path).stem)}</figcaption><ul>{told}</ul></figure>\n"
        )
    (folder / "index.html").write_text("".join(parts), encoding="utf-8")
