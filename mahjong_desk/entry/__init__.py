# SPDX-License-Identifier: MIT
"""The hand that is being entered: what it holds, how it changes, what the rules say of it; for picker and workbench.

A ``Draft`` is one value that palette, keyboard and paste share. Everything that a person does to it is a function from
draft to draft, which raises ``DraftError`` where it does not fit; the window says in words why. ``assess`` asks the
rules about it with every key.
"""
