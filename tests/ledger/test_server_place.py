# SPDX-License-Identifier: MIT
"""The address of a ledger on a server: never with a password where people read it, and a folder for each."""

from __future__ import annotations

from pathlib import Path

import pytest

from mahjong_desk.ledger.server_place import ServerPlace

FOLDER = Path("/data")


@pytest.mark.parametrize(
    ("url", "shown", "kept"),
    [
        ("postgresql://club.example/mahjong", "postgresql://club.example/mahjong", "postgresql://club.example/mahjong"),
        (
            "postgresql://aoi:se:cret@club.example:5433/mahjong",
            "postgresql://aoi:***@club.example:5433/mahjong",
            "postgresql://aoi@club.example:5433/mahjong",
        ),
        (
            "postgresql:///mahjong?host=/run/postgresql&password=secret&user=aoi",
            "postgresql:///mahjong?host=/run/postgresql&password=***&user=aoi",
            "postgresql:///mahjong?host=/run/postgresql&user=aoi",
        ),
        ("postgresql:///mahjong?password=secret", "postgresql:///mahjong?password=***", "postgresql:///mahjong"),
        (
            "postgresql:///mahjong?a=b&password=secret",
            "postgresql:///mahjong?a=b&password=***",
            "postgresql:///mahjong?a=b",
        ),
    ],
)
def test_an_address_is_shown_and_kept_without_its_password(url: str, shown: str, kept: str) -> None:
    place = ServerPlace(url, FOLDER)
    assert (str(place), place.without_password) == (shown, kept)
    assert place.has_password == ("secret" in url or "cret" in url)
    assert "cret" not in f"{place!r} {place}"


def test_each_ledger_has_a_second_book_of_its_own_whoever_asks_for_it() -> None:
    one = ServerPlace("postgresql://aoi:secret@club.example:5433/mahjong", FOLDER).book
    assert one == ServerPlace("postgresql://ben@club.example:5433/mahjong", FOLDER).book
    others = [
        "postgresql://club.example:5433/go",
        "postgresql://club.example/mahjong",
        "postgresql://club.example:5433/mahjong?a=b",
    ]
    assert len({one, *(ServerPlace(url, FOLDER).book for url in others)}) == len(others) + 1
    assert one.parent == FOLDER
    assert one.name.startswith("club.example-5433-mahjong-")
    assert ServerPlace("postgresql://", FOLDER).book.suffix == ".book"
