# SPDX-License-Identifier: MIT
"""The tracking of pieces in a deal: hands, and the situations of a win."""

from functools import partial

import pytest

from mahjong_desk.records.play import OWN_WALL_SIZE, SHARED_WALL_SIZE, DealTracker, ImpossibleError

WAITING = ["1m", "2m", "3m", "4p", "5p", "6p", "7s", "8s", "9s", "1z", "1z", "5z", "5z"]
"""Waits for 1z and 5z."""
OTHER = ["1m", "4m", "7m", "1p", "4p", "7p", "1s", "4s", "7s", "2z", "3z", "4z", "6z"]


def play(*hands: list[str], dealer: int = 0, own_walls: bool = False) -> DealTracker:
    return DealTracker([*hands, *[OTHER] * (4 - len(hands))], dealer, own_walls=own_walls)


def play_turns(deal: DealTracker, first: int, last: int, piece: str = "9p") -> None:
    for seat in range(first, last + 1):
        deal.draw(seat % 4, piece)
        deal.discard(seat % 4, None)


def declare(deal: DealTracker, seat: int, piece: str) -> None:
    deal.draw(seat, piece)
    deal.declare_riichi(seat)
    deal.discard(seat, None)


def test_a_win_on_the_first_draw_is_tenhou_or_chiihou() -> None:
    deal = play(WAITING)
    deal.draw(0, "5z")
    assert deal.win(0, None).situation == ("tenhou",)
    second = play(OTHER, WAITING)
    play_turns(second, 0, 0)
    second.draw(1, "5z")
    assert second.win(1, None).situation == ("chiihou",)


def test_a_claim_before_the_first_draw_prevents_chiihou() -> None:
    deal = play(OTHER, WAITING, OTHER, [*OTHER[:11], "9p", "9p"])
    play_turns(deal, 0, 0)
    deal.claim(3, "pon", "9p", ["9p", "9p"], 0)
    deal.discard(3, "1m")
    play_turns(deal, 4, 4)
    deal.draw(1, "5z")
    assert deal.win(1, None).situation == ()


def test_double_riichi_and_ippatsu_depend_on_the_turn() -> None:
    deal = play(WAITING)
    declare(deal, 0, "9p")
    assert deal.riichi == []
    play_turns(deal, 1, 3)
    deal.draw(0, "5z")
    assert (deal.riichi, deal.win(0, None).situation) == ([0], ("double_riichi", "ippatsu"))
    later = play(WAITING)
    play_turns(later, 0, 3)
    declare(later, 0, "9p")
    play_turns(later, 1, 4)
    play_turns(later, 1, 1, "5z")
    assert later.win(0, 1).situation == ("riichi",)


def test_a_riichi_is_not_accepted_if_its_discard_is_won() -> None:
    deal = play(OTHER, WAITING)
    declare(deal, 0, "5z")
    won = deal.win(1, 0)
    assert (deal.riichi, won.situation, won.first_turn) == ([], (), True)


def test_a_claim_ends_ippatsu() -> None:
    deal = play(WAITING, OTHER, [*OTHER[:11], "9p", "9p"])
    declare(deal, 0, "9p")
    deal.claim(2, "pon", "9p", ["9p", "9p"], 0)
    deal.discard(2, "1m")
    play_turns(deal, 3, 3, "5z")
    assert deal.win(0, 3).situation == ("double_riichi",)


def test_a_robbed_kan_keeps_ippatsu_and_is_chankan() -> None:
    deal = play(WAITING, [*OTHER[:11], "5z", "5z"])
    play_turns(deal, 0, 2)
    play_turns(deal, 3, 3, "5z")
    deal.claim(1, "pon", "5z", ["5z", "5z"], 3)
    deal.discard(1, "1m")
    play_turns(deal, 2, 3)
    declare(deal, 0, "9p")
    deal.draw(1, "5z")
    deal.add_kan(1, "5z")
    assert deal.win(0, 1).situation == ("riichi", "ippatsu", "chankan")


def test_a_discard_ends_the_chance_of_rinshan() -> None:
    deal = play([*WAITING[:9], "6z", "6z", "6z", "1z"])
    deal.draw(0, "6z")
    deal.declare_concealed_kan(0, ["6z"] * 4)
    deal.draw(0, "1z")
    assert deal.win(0, None).situation == ("rinshan",)
    deal.discard(0, None)
    play_turns(deal, 1, 3, "1z")
    deal.draw(0, "1z")
    assert deal.win(0, None).situation == ()


@pytest.mark.parametrize("holder", [0, 1])
def test_a_win_on_the_last_piece_is_haitei_or_houtei(holder: int) -> None:
    deal = play(*[OTHER] * holder, WAITING)
    play_turns(deal, 0, SHARED_WALL_SIZE - 2)
    before = deal.is_wall_empty
    deal.draw(1, "5z")
    assert (before, deal.is_wall_empty) == (False, True)
    if holder == 1:
        assert deal.win(1, None).situation == ("haitei",)
        return
    deal.discard(1, None)
    assert deal.win(0, 1).situation == ("houtei",)
    with pytest.raises(ImpossibleError):
        deal.draw(2, "9p")


def test_own_walls_have_a_last_piece_too() -> None:
    deal = play(WAITING, own_walls=True)
    play_turns(deal, 0, 4 * OWN_WALL_SIZE - 2)
    before = deal.is_wall_empty
    deal.draw(3, "5z")
    assert (before, deal.is_wall_empty) == (False, True)
    deal.discard(3, None)
    assert deal.win(0, 3).situation == ("houtei",)
    with pytest.raises(ImpossibleError):
        deal.draw(0, "9p")


def test_last_of_kind_counts_visible_pieces() -> None:
    deal = play([*WAITING[:9], "1z", "2z", "2z", "2z"], OTHER, OTHER)
    play_turns(deal, 0, 2, "1z")
    play_turns(deal, 3, 3, "1z")
    assert deal.win(0, 3).last_of_kind
    second = play([*WAITING[:9], "1z", "2z", "2z", "2z"])
    play_turns(second, 0, 1, "1z")
    play_turns(second, 2, 2, "9p")
    play_turns(second, 3, 3, "1z")
    assert not second.win(0, 3).last_of_kind


def test_a_hidden_piece_leaves_the_hand_unknown() -> None:
    deal = play(["?"] * 13)
    deal.draw(0, "?")
    deal.discard(0, "9p")
    play_turns(deal, 1, 1, "3z")
    assert deal.win(0, 1).to_mcr() is None
    assert deal.hand(0) is None
    assert deal.hand(1) == {"concealed": "".join(OTHER), "melds": []}


def test_four_equal_winds_stop_the_deal() -> None:
    deal = play()
    play_turns(deal, 0, 3, "3z")
    assert deal.draw_kind() == ("suufon_renda", None)
    play_turns(deal, 0, 0)
    assert deal.draw_kind() == ("exhaustive", None)


def test_nine_terminals_stop_the_deal_for_their_holder() -> None:
    ends = [*OTHER[:3], "9m", "1p", "9p", "1s", "9s", "1z", "2z", "3z", "4z", "4z"]
    deal = play(OTHER, ends)
    play_turns(deal, 0, 0)
    deal.draw(1, "2m")
    assert deal.draw_kind() == ("kyuushu_kyuuhai", 1)
    other = play(OTHER)
    other.draw(0, "9p")
    assert other.draw_kind() == ("exhaustive", None)


def test_four_riichi_stop_the_deal() -> None:
    deal = play()
    for seat in range(4):
        declare(deal, seat, f"{seat + 2}p")
    assert deal.draw_kind() == ("suucha_riichi", None)
    assert deal.riichi == [0, 1, 2, 3]


def test_four_kans_of_several_players_stop_the_deal() -> None:
    deal = play(*[[*OTHER[:10], piece, piece, piece] for piece in ("5z", "6z", "7z", "9p")])
    for seat, piece in enumerate(("5z", "6z", "7z", "9p")):
        deal.draw(seat, piece)
        deal.declare_concealed_kan(seat, [piece] * 4)
        assert deal.draw_kind()[0] == ("exhaustive" if seat < 3 else "suukan_sanra")
        deal.draw(seat, "9m")
        deal.discard(seat, None)
    assert deal.draw_kind() == ("suukan_sanra", None)


def test_nagashi_follows_from_the_discards() -> None:
    deal = play(OTHER, OTHER, OTHER, [*OTHER[:11], "9s", "9s"])
    play_turns(deal, 0, 0, "9s")
    play_turns(deal, 1, 1, "5m")
    play_turns(deal, 2, 2, "1s")
    assert deal.nagashi() == (0, 2)
    play_turns(deal, 3, 3, "9m")
    play_turns(deal, 0, 0, "9s")
    deal.claim(3, "pon", "9s", ["9s", "9s"], 0)
    assert deal.nagashi() == (2, 3)


def test_impossible_actions_are_refused() -> None:
    deal = play(WAITING)
    claim = partial(deal.claim, 1, "pon", "1m", ["1m", "1m"], 0)
    wins = (lambda: deal.win(0, None), lambda: deal.win(0, 1))
    for wrong in (lambda: deal.discard(0, "1m"), claim, *wins, lambda: deal.add_kan(0, "1m")):
        with pytest.raises(ImpossibleError):
            wrong()
    deal.draw(0, "9p")
    kan = partial(deal.declare_concealed_kan, 0, ["1z"] * 4)
    for wrong in (lambda: deal.draw(0, "9p"), lambda: deal.discard(0, "9m"), kan):
        with pytest.raises(ImpossibleError):
            wrong()
