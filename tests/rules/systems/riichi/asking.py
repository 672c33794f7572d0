# SPDX-License-Identifier: MIT
"""Helpers for Riichi: one hand, a typed value, a match."""

from typing import Any

from tests.rules.systems.asking import Json, melds_of, replay_match, score_event


def hand(tiles: str, melds: str = "", winner: int = 1, **fields: Any) -> Json:
    """Returns a hand; ``+`` in ``tiles`` precedes the winning one."""
    concealed, _, winning = tiles.partition("+")
    return {"concealed": concealed, "melds": melds_of(melds, winner), "winning_tile": winning, **fields}


def won(
    tiles: str,
    melds: str = "",
    *,
    drawn: bool = False,
    winner: int = 1,
    discarder: int = 0,
    options: Json | None = None,
    table: Json | None = None,
    pao: list[Json] | None = None,
    **fields: Any,
) -> Json:
    """Returns the answer for one win; seat 0 deals in the East round by default."""
    entry: Json = {"winner": winner, "hand": hand(tiles, melds, winner, **fields)}
    if pao is not None:
        entry["pao"] = pao
    return scored([entry], None if drawn else discarder, options, table)


def typed(
    value: Json, *, drawn: bool = False, winner: int = 1, discarder: int = 0, options: Json | None = None
) -> Json:
    return scored([{"winner": winner, "value": value}], None if drawn else discarder, options, None)


def scored(wins: list[Json], discarder: int | None, options: Json | None = None, table: Json | None = None) -> Json:
    return score_event("riichi", {"type": "win", "from": discarder, "wins": wins}, table, options)


def value(got: Json) -> tuple[Any, ...]:
    assert got["ok"], got
    first = got["wins"][0]
    return first["fu"], first["han"], first["limit"], first["base"]


def ids(got: Json) -> list[str]:
    assert got["ok"], got
    return [item["id"] for item in got["wins"][0]["yaku"]]


def played(*events: Json, **options: Any) -> Json:
    return replay_match("riichi", events, options)


def win(winner: int, discarder: int | None, limit: str | tuple[int, int], **fields: Any) -> Json:
    values = {"limit": limit} if isinstance(limit, str) else {"han": limit[0], "fu": limit[1]}
    return {"type": "win", "from": discarder, "wins": [{"winner": winner, "value": values}], **fields}


def draw(*tenpai: int, **fields: Any) -> Json:
    return {"type": "draw", "kind": "exhaustive", "tenpai": list(tenpai), **fields}
