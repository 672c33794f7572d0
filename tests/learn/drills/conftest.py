# SPDX-License-Identifier: MIT
"""What every test of drills has: as many of each subject as the run shall try."""

from __future__ import annotations

import pytest

from tests.learn.drills.many import Made, sample_drills
from tests.scope import amount


@pytest.fixture
def drills() -> Made:
    """Returns the drills of a subject, more in a thorough run."""
    number = amount(30)
    return lambda subject: sample_drills(subject, number)


@pytest.fixture
def seeds() -> range:
    """Returns from what chance starts for the drills of one rule system, subject and level that are compared."""
    return range(amount(8, 16))
