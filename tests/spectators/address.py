# SPDX-License-Identifier: MIT
"""An address that this machine has for the time of a test, and can lose."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

_ADDRESS = "198.51.100.77"
"""RFC 5737 keeps it for documents: no network has it."""


class TemporaryAddress:
    """An address of the machine's own way to itself; nothing that is sent to it leaves the machine."""

    def __init__(self) -> None:
        self.address = _ADDRESS

    def add(self) -> bool:
        """Gives it to the machine; tells whether that may be done here."""
        return self._ip("add")

    def remove(self) -> bool:
        """Takes it away."""
        return self._ip("del")

    def _ip(self, what: str) -> bool:
        result = subprocess.run(
            ["ip", "addr", what, f"{self.address}/32", "dev", "lo"], capture_output=True, check=False
        )
        return result.returncode == 0


@contextmanager
def lent_address() -> Iterator[TemporaryAddress]:
    """Yields an address that the machine has; the test is left out where nobody may give it one."""
    if shutil.which("ip") is None:
        pytest.skip("the command ip is not there")
    lent = TemporaryAddress()
    if not lent.add():
        pytest.skip("this machine may not be given an address: that takes root, on Linux")
    try:
        yield lent
    finally:
        lent.remove()
