# SPDX-License-Identifier: MIT
"""The page for spectators, from this side: what they see, and the switch that lets them.

``page_words``  What their page says, in each language.
``naming``      What players are called before them.
``showing``     A match as they see it.
``looking``     ``Lookout``: all that they see at the moment, of the match on the desk or of the evening around it.
``addresses``   Where this machine can be reached.
``broadcast``   ``Broadcast``: turns it on and off, and hands over what is new.
``qr``          A link to be photographed.
``page``        ``SpectatorsPage``: the page of the place Club.

Tested together
    ``tests/ui/club/spectators/test_page.py``  addresses, broadcast, page_words, qr
    ``tests/ui/club/spectators/test_looking.py``  naming, showing
"""
