# SPDX-License-Identifier: MIT
"""What the matches of a club tell: rows to count and to search, taken from matches that were played.

A club has more matches than anybody waits for to be played. So each is played once and what it told is kept, in a file of
its own, under the hash of the match's last entry: a row counts only while the match is what it was when it told it. The file
holds nothing that was entered, and can be deleted at any time.

Players stand there as they are known at each match (``people.identity_at``), under the names that were entered. Who they
are, ``People`` says when it is asked: whoever is joined with somebody, or called otherwise, changes no fact.
"""
