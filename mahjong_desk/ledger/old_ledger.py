# SPDX-License-Identifier: MIT
"""Converts a ledger in the old format; to be removed in version 1.0.

That format has no single chain. Each line of its second book, the folder ``ledger.book``, becomes an entry; options
added after a match was played are written out. The old files are kept next to the ledger under another name. Not for
ledgers on a server.
"""

import json
import sqlite3
from collections.abc import Iterator, Mapping
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from typing import Any

from mahjong_desk.ledger.books import DRILLS, HOUSE_RULES
from mahjong_desk.ledger.database.sqlite_file import read_header
from mahjong_desk.ledger.entry import GENESIS_HASH
from mahjong_desk.ledger.errors import LedgerDamaged, translate_errors
from mahjong_desk.ledger.files import fsync, remove_leftovers, scratch_folder
from mahjong_desk.ledger.place import mirror_path, sibling_path

_FIRST_DEFAULTS: Mapping[str, Mapping[str, Any]] = {
    "arushiaru": {"yaku_suukantsu": False, "yaku_ryuuiisou": False, "pao_melds": "honours"},
    "beijing": {"hunyou_scope": "reading"},
    "boo": {"chombo_payment": "mangan"},
    "wsom": {"penalty_three": "any"},
}
"""The defaults in the first version of these rule systems, where they differ from the current defaults."""


def is_old(path: Path) -> bool:
    """Returns whether there is an old ledger, or the second book of a lost one."""
    with suppress(sqlite3.Error):
        return read_header(path)[0] == 0x4D4A4431
    return path.with_suffix(".book").is_dir() and not path.exists() and not mirror_path(path).exists()


def take_over(path: Path) -> None:
    """Converts an old ledger, or raises ``LedgerDamaged`` if that is impossible."""
    from mahjong_desk.ledger.care.repair import copy_files, exchange
    from mahjong_desk.ledger.ledger import Ledger

    with translate_errors(path):
        remove_leftovers(path.parent)
        with scratch_folder(path.parent) as folder:
            old, draft, book = copy_files(path, folder / "old", 1), folder / path.name, path.with_suffix(".book")
            with Ledger.open(draft) as ledger, ledger.write_transaction() as writing:
                try:
                    for at, kind, subject, content in _entries(book):
                        writing.append(kind, subject, content, at)
                except (ValueError, LookupError, TypeError) as error:
                    raise LedgerDamaged(path, str(error)) from error
            if is_old(path):  # otherwise another process has converted it
                old_path = exchange(draft, path, old) or sibling_path(path, "before")
                book.rename(old_path.with_suffix(".book"))
                fsync(path.parent)


def _entries(book: Path) -> Iterator[tuple[str, str, str, Any]]:
    """Yields time, kind, subject and content of each entry of a second book."""
    previous = GENESIS_HASH
    for file in sorted(book.glob("????-??.jsonl")):
        for line in file.read_bytes().split(b"\n")[1:-1]:  # a line without a newline was never acknowledged
            link = json.loads(line) | {"previous": previous}
            act = link.pop("entry", {})
            if not (_is_sound(link) and _is_sound(act) and link["content"].get("entry") == act.get("hash")):
                raise ValueError(f"{file.name}: link {link['number']} was changed")
            previous = link["hash"]
            yield _entry(link, act)


def _is_sound(sealed: dict[str, Any]) -> bool:
    rest = {name: value for name, value in sealed.items() if name != "hash"}
    serialised = json.dumps(rest, sort_keys=True, separators=(",", ":")).encode()
    return not sealed or sha256(serialised).hexdigest() == sealed["hash"]


def _entry(link: dict[str, Any], act: dict[str, Any]) -> tuple[str, str, str, Any]:
    at, kind, content = link["at"], link["kind"], link["content"]
    match kind:
        case "match":
            more = {name: content[name] for name in ("session", "number", "origin") if name in content}
            return act["at"], "open", content["match"], {**more, "header": _with_options(act["payload"])}
        case "act":
            return act["at"], act["kind"], content["match"], act["payload"]
        case "session" | "session_name" | "rates":
            return at, kind, content.pop("session"), content.get("rates", content)
        case "house_rules":
            return at, kind, HOUSE_RULES, {"id": content.pop("preset"), **_with_options(content)}
        case "drill_answer":
            return at, kind, DRILLS, content["answer"]
    return at, kind, content.pop("subject", kind), content


def _with_options(rules: dict[str, Any]) -> dict[str, Any]:
    first = _FIRST_DEFAULTS.get(rules["ruleset"], {}) if rules["version"] == "1" else {}
    return {**rules, "options": {**first, **rules["options"]}}
