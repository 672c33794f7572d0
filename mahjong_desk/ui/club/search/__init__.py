# SPDX-License-Identifier: MIT
"""The page Search of the place Club: any hand that the club ever recorded, found by a line of text and chips.

``meanings``  ``ClubWords``: what words mean in the club, in every language.
``hit_words`` What is said of a hand that was found.
``hit_list``  ``HitList``: the hands with their tiles, as many as there are.
``chosen``    ``ChosenHit``: the hand that is chosen, and where it leads.
``filters``   ``Filters``: the chips.
``page``      ``SearchPage``: all of it.

Tested together
    ``tests/ui/club/search/test_page.py``  chosen, filters, hit_list, hit_words, meanings
"""

from mahjong_desk.ui.club.search.page import SearchPage

__all__ = ["SearchPage"]
