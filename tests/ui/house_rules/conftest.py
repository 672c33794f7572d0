# SPDX-License-Identifier: MIT
"""A desk over an empty ledger, and somebody at its window."""

import pytest

from mahjong_desk.rules import registry
from mahjong_desk.rules.ruleset import Ruleset


@pytest.fixture
def ruleset() -> Ruleset:
    """The rule system of these tests."""
    return registry.get_ruleset("arushiaru")
