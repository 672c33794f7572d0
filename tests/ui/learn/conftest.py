# SPDX-License-Identifier: MIT
"""Each language in turn."""

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from mahjong_desk.ui.text import language
from tests.more_languages import USUAL


@pytest.fixture(params=USUAL)
def spoken(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[str]:
    language.install(qapp, request.param)
    yield request.param
    language.install(qapp, "en")
