# SPDX-License-Identifier: MIT
"""Of two faults the one is told that the rules check first (§12 of the rules of each system)."""

from __future__ import annotations

import pytest

from tests.interchange.faults import SYSTEMS, System, asked, pairs

EVERY = pytest.mark.parametrize("system", SYSTEMS, ids=lambda system: f"{system.ruleset}-{system.event['type']}")
COMMANDS = pytest.mark.parametrize("command", ["score", "replay"])


@EVERY
@COMMANDS
def test_every_fault_is_refused_and_nothing_else(system: System, command: str) -> None:
    got = asked(system, command)
    assert got is None or got["ok"], got
    for fault in [fault for stage in system.stages for fault in stage]:
        got = asked(system, command, fault)
        assert got is None or not got["ok"], fault


@EVERY
@COMMANDS
def test_of_two_faults_the_first_is_told(system: System, command: str) -> None:
    alone = {
        f"{fault}": got["error"]
        for stage in system.stages
        for fault in stage
        if (got := asked(system, command, fault)) is not None
    }
    wrong = [
        (first, other, got["error"])
        for first, other in pairs(system)
        if (got := asked(system, command, first, other)) is not None and got["error"] != alone[f"{first}"]
    ]
    assert not wrong, "\n".join(map(str, wrong))
