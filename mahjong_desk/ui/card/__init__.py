# SPDX-License-Identifier: MIT
"""Reference cards, with everything that a rule system counts and pays, on as few pages as can be read; posters of its yaku.

``contents``       What a card says; its pages are drawn from this and from nothing else.
``legend``         The pieces by name, and which of them follows which.
``yaku``           What each yaku is worth, by the engine's own answer to its example.
``payments``       The payment tables, settled by the engine.
``penalties``      Points beside the hand itself: honba and dora, chombo, stakes, draws.
``making``         Makes the card of a rule system from these.
``blocks``         The blocks of a card, drawn with what ``ui/report`` has for pages.
``laying``         Lays blocks into columns.
``pages``          Lays them onto as few pages as can be read.
``poster_yaku``    A yaku of a poster: its value in the margin, its name, what shows it.
``poster_legend``  The head of a poster: its title, the pieces, what one that is turned up makes of others.
``poster``         One page for the wall of these, to be read from a metre.
``sheet``          Shows the card, prints it, and writes it as PDF.

Tested together
    ``tests/ui/card/test_card.py``  blocks, contents, laying, making, pages, payments, penalties, yaku
    ``tests/ui/card/test_poster.py``  legend, poster, poster_legend, poster_yaku
"""
