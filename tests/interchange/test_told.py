# SPDX-License-Identifier: MIT
"""Of two faults the one is told that the rules check first (§12 of the rules of each system)."""

from __future__ import annotations

import pytest

from tests.interchange.faults.others import BEIJING, MCR, SHOGI, SHOGI_DRAW, WSOM
from tests.interchange.faults.riichi_and_boo import BOO, RIICHI, RIICHI_DRAW
from tests.interchange.faults.system import Fault, System, asked, pairs

SYSTEMS = (RIICHI, RIICHI_DRAW, BOO, MCR, SHOGI, SHOGI_DRAW, WSOM, BEIJING)

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
@pytest.mark.parametrize("command", ["score", "replay", "waits"])
def test_of_two_faults_the_first_is_told(system: System, command: str) -> None:
    alone = {
        f"{fault}": got["error"]
        for stage in system.stages
        for fault in stage
        if (got := asked(system, command, fault)) is not None and not got["ok"]
    }
    wrong = [
        (first, other, got["error"])
        for first, other in pairs(system)
        if f"{first}" in alone
        and (got := asked(system, command, first, other)) is not None
        and got.get("error") != alone[f"{first}"]
    ]
    assert not wrong, "\n".join(map(str, wrong))


@pytest.mark.parametrize("system", [MCR, WSOM], ids=lambda system: system.ruleset)
@pytest.mark.parametrize("command", ["score", "replay", "waits"])
def test_a_field_that_is_of_no_concern_is_refused_where_it_cannot_be_read(system: System, command: str) -> None:
    drawn: Fault = {} if command == "waits" else {"event.from": None}
    got = asked(system, command, {"event.wins[0].hand.mixed": "x", **drawn})
    assert got is not None
    assert got["error"]["code"] == "bad_request"
    assert got["error"]["path"].endswith("hand.mixed")
