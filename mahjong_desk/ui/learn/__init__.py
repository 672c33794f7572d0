# SPDX-License-Identifier: MIT
"""The place Learn: what to practise today, lessons, the atlas of every yaku, the workbench and the drills.

``low``            Whether a window is so low that all but hand and result gives way.
``table_facts``    What there is to know of a table beside the pieces.
``hand_felt``      A hand on felt, with what the engine makes of it.
``atlas_words``    What the atlas says of a yaku.
``miss_words``     Why a near miss misses.
``atlas_filter``   What narrows the list.
``atlas_list``     A row a yaku.
``atlas_search``   Finds them while somebody types.
``compare_table``  One yaku in all rule systems.
``atlas_page``     The page of one yaku.
``atlas``          Filter and list beside the page.
``nearby``         The yaku nearby, searched for while the window goes on.
``bench_choices``  What goes with the hand on the workbench.
``bench_entry``    The hand as it is entered.
``bench_words``    What the workbench says of amounts.
``bench_table``    A whole hand, with a row a rule system.
``bench_waits``    What a hand waits for, and why it is worth that.
``bench_draws``    What to throw, and what to draw for what.
``bench_result``   What all rule systems make of it.
``workbench``      Both side by side.
``side_paper``     The paper beside drills and lessons.
``waits_table``    What a hand waits for, as a table.
``practice_book``  What was answered and learned and is to be practised, shared by all parts.
``drills``         Questions, and how they went.
``lessons``        A rule system from zero.
``today``          What is due, and how everything stands.
``place``          ``LearnPlace``: today, lessons, atlas, workbench and drills.

Tested together
    ``tests/ui/learn/test_atlas.py``      atlas_filter, atlas_list, atlas_page, atlas_search,
                                          atlas_words, hand_felt, miss_words, place
    ``tests/ui/learn/test_workbench.py``  bench_choices, bench_draws, bench_result, bench_table, bench_waits, bench_words,
                                          nearby
    ``tests/ui/learn/today/test_page.py``  practice_book
    ``tests/ui/learn/drills/test_room.py``  low
    ``tests/ui/learn/drills/test_board.py``  side_paper, table_facts, waits_table
    ``tests/ui/learn/test_compare.py``    compare_table
"""

from mahjong_desk.ui.learn.place import LearnPlace

__all__ = ["LearnPlace"]
