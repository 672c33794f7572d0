# SPDX-License-Identifier: MIT
"""What a ruleset's requests look like where the contract leaves it open."""

from __future__ import annotations

from typing import NamedTuple

from mahjong_desk.rules.refusal import Code


class Conventions(NamedTuple):
    """What a ruleset's requests look like where the contract leaves it open.

    Attributes:
        honba: Whether counters are laid out; else ``table.honba`` is 0.
        deposit: Whether points lie on the table; else ``table.deposit`` is 0.
        dealer_by_number: Whether the hand number in the round tells the dealer, so that one fixes the other.
        order: Whether players change places between rounds, so that a table says in which order they play.
        last_number: The highest hand number in a round; None where numbers go on.
        null_givers: Whether a meld may say that nobody knows who gave it, with ``null``.
        meld_kind: The code for a kind of meld that there is not.
        end_refuses_all: Whether after the end of a match everything is ``bad_event``, also what is no event
            of the ruleset; else that is ``bad_request`` then too.
        ankan_giver: The code for a concealed kan that says who gave it.
        types_first: Whether a field of a hand that is of the wrong type is refused before what any of them says.
        winning_piece: The code for a winning piece or indicator in a list that is not one piece.
    """

    honba: bool = False
    deposit: bool = False
    dealer_by_number: bool = False
    order: bool = False
    last_number: int | None = 4
    null_givers: bool = False
    end_refuses_all: bool = False
    types_first: bool = False
    meld_kind: Code = Code.BAD_MELD
    ankan_giver: Code = Code.BAD_REQUEST
    winning_piece: Code = Code.BAD_NOTATION
