# SPDX-License-Identifier: MIT
"""The path of the fault for which a reader refuses its input."""

from collections.abc import Callable

import pytest

from mahjong_desk.rules.model.refusal import Refusal


def fault_path(read: Callable[..., object], *arguments: object, match: str | None = None, **fields: object) -> str:
    with pytest.raises(Refusal, match=match) as caught:
        read(*arguments, **fields)
    return caught.value.path
