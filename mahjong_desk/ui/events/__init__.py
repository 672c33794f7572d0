# SPDX-License-Identifier: MIT
"""The forms of all events at the table, one per kind of event.

A form knows the match before its event, shows the fields, asks the rules whether the event is allowed, and returns it. The
table shows it on a sheet that records the event; the ledger shows the same form to change or insert one.
"""
