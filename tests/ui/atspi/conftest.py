# SPDX-License-Identifier: MIT
"""A screen reader at the real program, where there is an X server, a bus and AT-SPI."""

from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from tests.scope import skip_without
from tests.ui.atspi.reader import ScreenReader, screen_reader


@pytest.fixture
def language() -> str:
    """The language of the program; tests override it with a parameter."""
    return "en"


@pytest.fixture
def reader(language: str) -> Iterator[ScreenReader]:
    """A screen reader at the real window under Xvfb; skipped without AT-SPI."""
    skip_without("a screen reader")
    # In a folder of pytest's own the name of a socket would be longer than the system allows.
    with TemporaryDirectory() as folder, screen_reader(Path(folder), language) as made:
        yield made
