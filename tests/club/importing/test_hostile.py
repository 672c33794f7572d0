# SPDX-License-Identifier: MIT
"""Hostile files: each is refused with what and where, none crashes, none changes the ledger."""

from __future__ import annotations

from pathlib import Path

from mahjong_desk.club.importing.reading import read_file
from mahjong_desk.ledger.ledger import Ledger
from mahjong_desk.ledger.place import ledger_path
from mahjong_desk.rules.model.refusal import Refusal
from tests.club.importing.evening import AT, LATER, files_of, play_evening
from tests.club.importing.hostile import malformed_files
from tests.scope import amount

FILES = 25


def test_hostile_files_are_refused_or_sound(tmp_path: Path) -> None:
    number = amount(FILES, 300)
    with Ledger.open(ledger_path(tmp_path / "club")) as ledger:
        play_evening(ledger)
        exports = {kind: file.read_bytes() for kind, file in files_of(ledger, tmp_path).items()}
        end = ledger.chain_head
        file = tmp_path / "hostile.json"
        taken, refused = 0, list[Refusal]()
        for content in malformed_files(exports, number):
            file.write_bytes(content)
            try:
                brought = read_file(file, AT)
            except Refusal as refusal:
                refused.append(refusal)
                continue
            # A name or a note that reads otherwise is still a match: it is shown, and comes only after a yes.
            ledger.preview_import(brought, {}, LATER)
            assert ledger.chain_head == end
            with Ledger.open(ledger_path(tmp_path / f"taken {taken}")) as other:
                other.import_data(brought, {}, file.name, LATER)
                assert other.check().is_sound
            taken += 1
        assert ledger.check().is_sound
    assert all(refusal.message for refusal in refused)
    assert len(refused) > 3 * taken
