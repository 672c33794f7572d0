# SPDX-License-Identifier: MIT

from __future__ import annotations

from mahjong_desk.ui.kit.memo import Memo


class Thing:
    """Something that is equal to every other."""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Thing)

    def __hash__(self) -> int:
        return 0


def test_only_new_values_are_made() -> None:
    made: list[Thing] = []

    def make(thing: Thing) -> int:
        made.append(thing)
        return len(made)

    once = Memo(make)
    first, second, third = Thing(), Thing(), Thing()
    assert once.values_for([first, second]) == (1, 2)
    assert once.values_for([first, third, second]) == (1, 3, 2), "another thing, be it equal, is made anew"
    assert once.values_for([second, second]) == (2, 2)
    assert once.values_for([first]) == (4,), "what was gone is not kept"
    once.clear()
    assert once.values_for([first]) == (5,)


def test_a_value_is_made_of_several_things() -> None:
    once = Memo(lambda name, number: [name, number])
    names = [["a"], ["b"]]
    (first, second) = once.values_for(names, [1, 2])
    again = once.values_for(names, [1, 3])
    assert again[0] is first
    assert second == [["b"], 2]
    assert again[1] == [["b"], 3]
