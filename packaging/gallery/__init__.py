# SPDX-License-Identifier: MIT
"""Everything that the window can show, in every look: to look at, and to find what is cut in it.

What is shown
    ``club``     The club whose ledger is open.
    ``practised``  What somebody has answered in drills.
    ``stage``    The window over it, driven as a person drives it.
    ``scene``    One thing that is shown.
    ``scenes``   All of them, registered here alone.
    ``looks``    Screens, languages, themes, sizes of the text.

What is made of it
    ``painted``  What widgets paint by themselves.
    ``faults``   What is cut, covered or out of reach.
    ``showing``  Scene after scene, look after look.
    ``index``    A page of all pictures.
"""
