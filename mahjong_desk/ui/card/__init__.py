# SPDX-License-Identifier: MIT
"""Reference cards: everything that a rule system counts and pays, on one or two pages, very many yaku on more.

``contents``   What a card says; its pages are drawn from this and from nothing else.
``yaku``       What each yaku is worth, by the engine's own answer to its example.
``payments``   The payment tables, settled by the engine.
``penalties``  Points beside the hand itself: honba and dora, chombo, stakes, draws.
``making``     Makes the card of a rule system from these.
``blocks``     The blocks of a card, drawn with what ``ui/report`` has for pages.
``pages``      Lays them onto as few pages as can be read.
``sheet``      Shows the card, prints it, and writes it as PDF.

Tested together
    ``tests/ui/card/test_card.py``  blocks, contents, making, pages, payments, penalties, yaku
"""
