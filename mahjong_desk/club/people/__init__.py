# SPDX-License-Identifier: MIT
"""The people of the club: persons, not texts, whatever name was typed at whichever table.

A person is what was entered about them (``acts``, in the ledger's acts of the club) and the matches in which they sat. Whoever
was never entered is a person too, by the UUID that follows from the name; a match may say by which UUIDs its players are known.
Everybody is in ``People``: whatever asks for people asks by ``Person.uuid``, and ``People.identities`` says what a person is
called in the matches.
"""
