# SPDX-License-Identifier: MIT
"""``Link``: where the page is found: an address of this machine, a port, and a word that nobody guesses."""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from hmac import compare_digest
from ipaddress import ip_address
from typing import Final

TOKEN_BYTES: Final = 12
"""96 random bits: at a thousand tries a second somebody would be at it for longer than there have been stars."""
PORTS: Final = range(1024, 65536)
"""The ports that a person may choose; those below belong to the system."""
USUAL_PORT: Final = 8470


def new_token() -> str:
    """Returns a word for a link that nobody can guess."""
    return secrets.token_urlsafe(TOKEN_BYTES)


@dataclass(frozen=True, slots=True)
class Link:
    """Where the page is found."""

    address: str
    port: int
    token: str

    @property
    def host(self) -> str:
        """What a browser that was given this link says as ``Host``; anything else came by another name."""
        name = f"[{self.address}]" if ip_address(self.address).version == 6 else self.address
        return f"{name}:{self.port}"

    @property
    def url(self) -> str:
        """The link as it is handed on."""
        return f"http://{self.host}/{self.token}/"

    def names(self, host: str | None) -> bool:
        """Tells whether a request is meant for this page and not for a name that leads here (DNS rebinding)."""
        return host is not None and host.lower() == self.host

    def opens(self, token: str) -> bool:
        """Tells whether a word is the one; how long that takes says nothing of how much of it was right."""
        return compare_digest(token.encode(errors="replace"), self.token.encode())
