# SPDX-License-Identifier: MIT
"""What every test of drills has: as many of each subject as the run shall try."""

from __future__ import annotations

import pytest

from tests.learn.drills.many import Made, made


@pytest.fixture
def drills(request: pytest.FixtureRequest) -> Made:
    """Returns the drills of a subject, as many as the option says."""
    number = request.config.getoption("--drills")
    return lambda subject: made(subject, number)


@pytest.fixture
def seeds(request: pytest.FixtureRequest) -> range:
    """Returns from what chance starts for the drills of one rule system, subject and level that are compared."""
    return range(8 if request.config.getoption("--drills") < 100 else 16)
