# SPDX-License-Identifier: MIT
"""The forms of all that can happen at the table: one for each kind of event.

A form knows what stands before its event, shows the fields of such an event, asks the rules whether it can be, and gives
it. The table shows it on a sheet that records the event; the ledger shows the same form to change or insert one.
"""
