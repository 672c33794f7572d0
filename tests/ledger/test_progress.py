# SPDX-License-Identifier: MIT
"""How far long work is; given up at any moment, it has changed nothing."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from mahjong_desk.ledger.brought import brought_by
from mahjong_desk.ledger.journal import Act
from mahjong_desk.ledger.ledger import WAIT, Ledger
from mahjong_desk.ledger.place import book_folder
from mahjong_desk.ledger.progress import GivenUp, Progress, Stage
from mahjong_desk.ledger.rebuilding import rebuild
from tests.ledger.acts import AT, OPENING
from tests.ledger.test_upgrade import left_by
from tests.ledger.world import contents


class Watched(Progress):
    """Work that is looked at with each step, and given up at one of them."""

    def __init__(self, until: int | None = None) -> None:
        super().__init__()
        self.stages: list[tuple[Stage, int, int]] = []
        self._left = until

    def go_on(self, steps: int = 1) -> None:
        if self._left is not None:
            if self._left == 0:
                self.give_up()
            self._left -= 1
        super().go_on(steps)
        if steps:
            self.stages.append((self.stage, self.done, self.total))


def all_that_is_there(folder: Path) -> dict[str, bytes]:
    books = {f"{book.name}/{name}": text for book in folder.glob("*.book") for name, text in contents(book).items()}
    return contents(folder) | books


def given_up_at_every_step(folder: Path, work: Callable[[Progress], object]) -> list[tuple[Stage, int, int]]:
    """Gives work up before each of its steps, which has changed nothing then; does it at last and returns its steps."""
    before = all_that_is_there(folder)
    for step in range(1_000):
        watched = Watched(step)
        try:
            work(watched)
        except GivenUp:
            now = all_that_is_there(folder)
            # The copy from before an upgrade may stay.
            assert {name: text for name, text in now.items() if ".before-" not in name} == before
        else:
            return watched.stages
    raise AssertionError


def of(stage: Stage, stages: list[tuple[Stage, int, int]]) -> list[tuple[int, int]]:
    return [(done, total) for one, done, total in stages if one is stage]


def test_an_upgrade(path: Path) -> None:
    left_by(5, path)
    before = path.read_bytes()
    seen = Watched()
    with pytest.raises(GivenUp):
        Ledger.open(path, progress=Watched(4))
    assert path.read_bytes() == before
    assert not book_folder(path).exists()
    Ledger.open(path, progress=seen).close()
    linked = of(Stage.LINKING, seen.stages)
    assert linked == of(Stage.SECOND_BOOK, seen.stages)
    assert linked == [(number, 16) for number in range(1, 17)]


def test_a_ledger_that_is_built_anew(path: Path) -> None:
    with Ledger.open(path) as ledger:
        journal = ledger.open_match(ledger.start_session("Friday", AT).id, OPENING, AT)
        ledger.append(journal, Act.record({"type": "draw"}), AT)
    path.write_bytes(b"garbage")
    stages = given_up_at_every_step(path.parent, lambda progress: rebuild(path, WAIT, progress))
    assert of(Stage.ENTERING, stages) == [(1, 3), (2, 3), (3, 3)]


def test_what_a_file_brings(path: Path, tmp_path: Path) -> None:
    with Ledger.open(tmp_path / "elsewhere" / "ledger.sqlite3") as ledger:
        journal = ledger.open_match(ledger.start_session("Friday", AT).id, OPENING, AT)
        ledger.append(journal, Act.record({"type": "draw"}), AT)
        brought = brought_by(ledger.lines())
    with Ledger.open(path) as here:
        here.start_session("Saturday", AT)
        stages = given_up_at_every_step(
            path.parent, lambda progress: here.take_in(brought, {}, "all.jsonl", AT, progress)
        )
        assert of(Stage.COMPARING, stages) == [(1, 1)]
        assert of(Stage.ENTERING, stages) == [(1, 3), (2, 3), (3, 3)]
        assert len(here.matches()) == 1
        assert here.check().sound
