# SPDX-License-Identifier: MIT
"""How the application starts.

``app``      The command line, and the room before all else.
``opening``  What is seen first, while everything else is loaded.
``furnish``  Fonts, language, look, and the window with its places.
"""
