# SPDX-License-Identifier: MIT
"""The rule systems and what they share.

``ruleset`` says what a rule system is made of, ``registry`` lists them, ``events``, ``hand`` and ``table`` are
what they are asked about, ``reasons`` what they answer and ``refusal`` how they say no.
"""
