# SPDX-License-Identifier: MIT
"""Where this machine can be reached: its own addresses, those of a network before the one that is for itself alone."""

from __future__ import annotations

from ipaddress import ip_address
from typing import NamedTuple

from PySide6.QtNetwork import QNetworkInterface


class OwnAddress(NamedTuple):
    """One address of this machine."""

    address: str
    interface: str
    outward: bool


def own_addresses() -> tuple[OwnAddress, ...]:
    """Returns the addresses of this machine, those that a telephone can be told first."""
    up = QNetworkInterface.InterfaceFlag.IsUp | QNetworkInterface.InterfaceFlag.IsRunning
    found = [
        OwnAddress(str(address), interface.humanReadableName(), not address.is_loopback)
        for interface in QNetworkInterface.allInterfaces()
        if interface.flags() & up == up
        for entry in interface.addressEntries()
        # An address with the name of an interface in it, behind a percent sign, is good on this machine alone.
        for address in [ip_address(entry.ip().toString().partition("%")[0])]
        # Of the two by which it reaches itself one is enough.
        if not address.is_link_local and not address.is_multicast and str(address) != "::1"
    ]
    return tuple(sorted(found, key=lambda one: (not one.outward, ":" in one.address)))
