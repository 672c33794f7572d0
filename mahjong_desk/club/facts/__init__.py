# SPDX-License-Identifier: MIT
"""What the matches of a club tell: rows to count and to search, taken from matches that were played.

A club has more matches than anybody waits for to be played. So each is played once and what it told is kept, in a file of
its own, under the hash of the match's last entry: a row counts only while the match is what it was when it told it. The file
holds nothing that was entered, and can be deleted at any time.

Players stand there as they are known at each match (``people.identity_at``), under the names that were entered. Who they
are, ``People`` says when it is asked: whoever is joined with somebody, or called otherwise, changes no fact.

The modules, each importing only those above it
    ``told``    ``MatchFact``, ``HandFact`` and the rest: what a match tells.
    ``taking``  ``told_by``: takes that from a match that was played.
    ``store``   ``FactStore``: a file that keeps it, made anew where it is amiss.
    ``facts``   ``Facts``: all matches of a ledger, brought up to date and asked for.

Tested together
    ``tests/club/facts/test_facts.py``  told, taking, store
"""
