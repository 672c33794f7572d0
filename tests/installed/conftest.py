# SPDX-License-Identifier: MIT
"""Shows, below the tests, how large the packages are and how soon they start."""

from __future__ import annotations

import pytest


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Lists what the tests of the packages measured."""
    properties = (
        pair for report in terminalreporter.getreports("passed") for pair in getattr(report, "user_properties", ())
    )
    if lines := [str(line) for name, line in properties if name == "packages"]:
        terminalreporter.section("packages")
        for line in lines:
            terminalreporter.line(line)
