# SPDX-License-Identifier: MIT
"""What the tests of drills share: drills of each subject, the last of which a failing test describes."""

from collections.abc import Iterator

import pytest

from mahjong_desk.learn.drills.drill import Drill, Subject
from tests.learn.drills.asking import Made, sample_drills
from tests.scope import amount


@pytest.fixture
def drills() -> Iterator[Made]:
    """Yields what makes the drills of a subject, more in a thorough run; prints the last of them after the test."""
    last: list[Drill] = []

    def made(subject: Subject) -> Iterator[Drill]:
        for drill in sample_drills(subject, amount(30)):
            last[:] = [drill]
            yield drill

    yield made
    for one in last:
        print(one.scene.ruleset.id, one.subject, one.level, "seed", one.seed)


@pytest.fixture
def seeds() -> range:
    """Returns the seeds for drills of one rule system, subject and level that are compared."""
    return range(amount(8, 16))
