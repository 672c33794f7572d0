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
