# SPDX-License-Identifier: MIT
from collections.abc import Iterator

import pytest

from mahjong_desk.learn.drills.drill import Drill, Subject
from tests.learn.drills.asking import MakeDrills, sample_drills
from tests.scope import amount


@pytest.fixture
def drills() -> Iterator[MakeDrills]:
    """Yields a function that makes drills; prints the last one after the test."""
    last: list[Drill] = []

    def make(subject: Subject) -> Iterator[Drill]:
        for drill in sample_drills(subject, amount(30)):
            last[:] = [drill]
            yield drill

    yield make
    for drill in last:
        print(drill.scene.ruleset.id, drill.subject, drill.level, "seed", drill.seed)


@pytest.fixture
def seeds() -> range:
    """Returns the seeds of drills to compare with each other."""
    return range(amount(8, 16))
