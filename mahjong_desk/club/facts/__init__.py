# SPDX-License-Identifier: MIT
"""The facts of matches: rows to count and search, extracted by replaying them.

Replaying all matches of a club takes too long. So each is replayed once, and its facts are stored in a separate file under
the hash of its last entry: they count only while the match has that hash. The file can be deleted at any time.

Facts name players by their identity at each match (``people.person.identity_at``) and by the entered name. ``People`` decides
at query time which person that is: merging two players changes no fact.
"""
