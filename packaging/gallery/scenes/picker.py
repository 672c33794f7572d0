# SPDX-License-Identifier: MIT
"""The picker in every rule system: empty, waiting, complete, refused, asking."""

from collections.abc import Callable, Iterator
from dataclasses import replace

from gallery.club import wins_of
from gallery.stage import Scene, Show, Stage
from mahjong_desk.entry.draft import draft_from_win
from mahjong_desk.interchange import read_event
from mahjong_desk.rules import registry
from mahjong_desk.rules.model.events import Adjustment, Win
from mahjong_desk.ui.picker import PickerScreen


def scenes() -> Iterator[Scene]:
    """Yields the scenes, one rule system after the other."""
    for ruleset in registry.all_rulesets():
        system = ruleset.id
        yield Scene(f"picker-{system}", PickerScreen, _hand(system, _most_yaku))
        yield Scene(f"picker-{system}-empty", PickerScreen, _empty(system))
        yield Scene(f"picker-{system}-melds", PickerScreen, _hand(system, _most_melds))
        yield Scene(f"picker-{system}-waiting", PickerScreen, _waiting(system))
        yield Scene(f"picker-{system}-refused", PickerScreen, _refused(system))
        yield Scene(f"picker-{system}-quick-value", PickerScreen, _quick_value(system))
    yield Scene("picker-forbidden", PickerScreen, _forbidden)
    yield Scene("picker-turned-up", PickerScreen, _turned_up)
    yield Scene("picker-changing", PickerScreen, _changing)
    yield Scene("picker-two-winners", PickerScreen, _two_winners)
    yield Scene("picker-without-a-match", PickerScreen, _without_a_match)


def _picker(stage: Stage, system: str) -> PickerScreen:
    stage.show("table", stage.club.running_matches[system])
    stage.window.picker.new_win(1)
    stage.process_events()
    picker = stage.window.screen_widget("picker")
    assert isinstance(picker, PickerScreen)
    assert picker.view is not None
    picker.view.clear.click()
    stage.process_events()
    return picker


def _most_yaku(stage: Stage) -> Win:
    rules = stage.desk.replay.match.rules  # type: ignore[union-attr]

    def yaku(win: Win) -> int:
        wins = rules.settle(stage.table, win).wins
        return max((len(won.evaluation.yaku) for won in wins), default=0)

    return max(wins_of(rules, stage.table), key=yaku)


def _most_melds(stage: Stage) -> Win:
    rules = stage.desk.replay.match.rules  # type: ignore[union-attr]

    def melds(win: Win) -> int:
        hand = win.winners[0].hand
        return len(hand.melds) if hand is not None else 0

    return max(wins_of(rules, stage.table), key=melds)


def _hand(system: str, chosen: Callable[[Stage], Win]) -> Show:
    def show(stage: Stage) -> None:
        _picker(stage, system).entry.set_draft(draft_from_win(chosen(stage)))
        stage.process_events()

    return show


def _empty(system: str) -> Show:
    def show(stage: Stage) -> None:
        _picker(stage, system)

    return show


def _waiting(system: str) -> Show:
    def show(stage: Stage) -> None:
        picker = _picker(stage, system)
        draft = draft_from_win(_most_yaku(stage))
        picker.entry.set_draft(
            replace(draft, entries=tuple(entry for entry in draft.entries if not getattr(entry, "is_winning", False)))
        )
        stage.process_events()

    return show


def _refused(system: str) -> Show:
    """Shows a hand that the rules refuse because its pieces form no winning shape."""

    def show(stage: Stage) -> None:
        picker = _picker(stage, system)
        draft = draft_from_win(_most_yaku(stage))
        picker.entry.set_draft(replace(draft, entries=(), situation=()))
        lettered = picker.entry.spec.piece_letters
        picker.entry.type_text("PPLLNNSG" if lettered else "1479m1479p1479s11z")
        stage.process_events()

    return show


def _forbidden(stage: Stage) -> None:
    """Shows a win forbidden by Boo: it would end the match without a first place."""
    stage.show("table", stage.club.running_matches["boo"])
    scores = stage.table.scores
    giver, winner = scores.index(min(scores)), scores.index(sorted(scores)[1])
    pulled = scores[giver] - 420
    deltas = [0, 0, 0, 0]
    deltas[giver], deltas[scores.index(max(scores))] = -pulled, pulled
    assert stage.desk.record_event(Adjustment(deltas=tuple(deltas)))
    picker = _picker(stage, "boo")
    picker.entry.choose_winner(winner)
    picker.entry.choose_discarder(giver)
    picker.entry.type_text("23m678p55s[345s<][888m<]1m")
    stage.process_events()


def _quick_value(system: str) -> Show:
    def show(stage: Stage) -> None:
        picker = _picker(stage, system)
        assert picker.view is not None
        picker.view.result.foot.quick.click()
        stage.process_events()

    return show


def _turned_up(stage: Stage) -> None:
    """Shows a hand with riichi, a red five, and an indicator of each kind."""
    picker = _picker(stage, "riichi")
    hand = {"concealed": "340m67899p77723s", "winning_tile": "4s", "dora_indicators": ["2s"]}
    rules = stage.desk.replay.match.rules  # type: ignore[union-attr]
    win = read_event(rules, {"type": "win", "from": None, "wins": [{"winner": 1, "hand": hand}]})
    assert isinstance(win, Win)
    picker.entry.set_draft(draft_from_win(win))
    assert picker.view is not None
    stage.process_events()
    picker.view.melds.situations.chip("riichi").click()
    stage.process_events()
    draft, ura = picker.entry.draft, rules.indicators[-1]
    picker.entry.set_draft(
        replace(draft, indicators=draft.indicators.with_pieces(ura, rules.ruleset.pieces.parse("3m")))
    )
    stage.process_events()


def _changing(stage: Stage) -> None:
    stage.show("ledger", stage.club.running_matches["arushiaru"])
    stage.window.picker.edit_row(stage.desk.row_ids[0])


def _two_winners(stage: Stage) -> None:
    picker = _picker(stage, "wsom")
    rules = stage.desk.replay.match.rules  # type: ignore[union-attr]
    win = next(win for win in wins_of(rules, stage.table) if win.discarder is not None)
    picker.entry.set_draft(draft_from_win(win))
    assert picker.view is not None
    stage.process_events()
    picker.view.result.winners.another.click()


def _without_a_match(stage: Stage) -> None:
    stage.empty_ledger()
    stage.show("picker")
