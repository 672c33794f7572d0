# SPDX-License-Identifier: MIT
"""The people of the club: each person, with all names under which they played.

A person consists of what was entered (``acts``) and of the matches in which they sat. A player who was never entered is a
person too, by the UUID that follows from the name; a match may contain the UUIDs of its players. ``People`` contains all of
them by ``Person.uuid``, and ``People.identities`` returns the UUIDs that a person has in the matches.
"""
