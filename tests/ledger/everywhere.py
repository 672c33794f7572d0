# SPDX-License-Identifier: MIT
"""What every ledger promises, wherever its database is."""

from __future__ import annotations

import pytest

everywhere = pytest.mark.parametrize("place", ["file", "server"], indirect=True)
"""Runs a test on a ledger in a file and on one that a server keeps: it asks for ``place``, or for ``ledger``."""
