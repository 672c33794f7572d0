# SPDX-License-Identifier: MIT
"""A hand as it is entered and explained, in the picker, on the workbench and wherever else one is shown.

``draft_entry``     What every entry of a hand can do.
``palette``         The pieces to choose from.
``indicator_row``   What is turned up.
``notation_line``   The hand as text, and the verdict at its end.
``verdict``         What the verdict says.
``yaku_list``       The yaku that count, and the fu.
``readings_list``   The readings that were not chosen.
"""
