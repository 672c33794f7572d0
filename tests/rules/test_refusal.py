# SPDX-License-Identifier: MIT
"""The sentence of a refusal."""

from __future__ import annotations

import pytest

from mahjong_desk.rules.model.refusal import ErrorCode, Refusal, SeatLabel


@pytest.mark.parametrize("value", ["x" * 10_000, ["x"] * 10_000, {str(number): 1 for number in range(10_000)}])
def test_of_what_is_very_long_the_beginning_is_shown(value: object) -> None:
    refusal = Refusal(ErrorCode.BAD_OPTION, "Option {option} cannot be {value}.", option="length", value=value)
    assert len(refusal.message) < 300
    assert refusal.message.endswith("….")
    assert refusal.message.startswith(f"Option length cannot be {str(value)[:50]}")
    assert refusal.with_path_prefix("options") == Refusal(
        ErrorCode.BAD_OPTION, "Option {option} cannot be {value}.", path="options", option="length", value=value
    )


def test_what_is_short_is_shown_as_it_is() -> None:
    refusal = Refusal(
        ErrorCode.BAD_SEAT, "At {seat}, {count:,} times: {text}", seat=SeatLabel(2), count=12_000, text="a" * 200
    )
    assert refusal.message == f"At seat 2, 12,000 times: {'a' * 200}"
