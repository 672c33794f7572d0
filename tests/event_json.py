# SPDX-License-Identifier: MIT
from collections.abc import Mapping
from typing import Any

EventJson = dict[str, Any]
NAMES = ("Aoi", "Ben", "Chie", "Dai")


def match(ruleset: str, *events: EventJson, players: int = 4, **more: object) -> EventJson:
    """Returns a match of the first of these players."""
    head = {"format": "mahjong-desk/match", "version": 1, "ruleset": ruleset, "players": [*NAMES[:players]]}
    return {**head, "events": list(events), **more}


def meld(kind: str, tiles: str, discarder: int | None = None) -> EventJson:
    """Returns a meld; a concealed kan has no discarder."""
    return {"kind": kind, "tiles": tiles} | ({} if discarder is None else {"from": discarder})


def chi(tiles: str, discarder: int) -> EventJson:
    return meld("chi", tiles, discarder)


def pon(tiles: str, discarder: int) -> EventJson:
    return meld("pon", tiles, discarder)


def won(
    winner: int, concealed: str, winning: str, *melds: EventJson, pao: Mapping[int, str] | None = None, **more: object
) -> EventJson:
    hand = {"concealed": concealed, "melds": list(melds), "winning_tile": winning, **more}
    charged = {"pao": [{"player": player, "for": reason} for player, reason in pao.items()]} if pao else {}
    return {"winner": winner, "hand": hand, **charged}


def win(source: int | None, *wins: EventJson, **more: object) -> EventJson:
    return {"type": "win", "from": source, "wins": list(wins), **more}


def typed_win(source: int | None, winner: int, **value: object) -> EventJson:
    """Returns a win of which only the value is known."""
    return win(source, {"winner": winner, "value": value})


def riichi(player: int) -> EventJson:
    return {"type": "riichi", "player": player}


def draw(kind: str = "exhaustive", **more: object) -> EventJson:
    return {"type": "draw", "kind": kind, **more}


def chombo(player: int, **more: object) -> EventJson:
    return {"type": "chombo", "player": player, **more}


def dead_hand(player: int) -> EventJson:
    return {"type": "dead_hand", "player": player}


END: EventJson = {"type": "end"}
