# SPDX-License-Identifier: MIT
"""The link of the spectators' page: address, port and secret token."""

import secrets
from dataclasses import dataclass
from hmac import compare_digest
from ipaddress import ip_address

TOKEN_BYTES = 12
"""96 random bits: a thousand guesses a second would take longer than the age of the universe."""
PORTS = range(1024, 65536)
"""The ports that the user may choose; lower ones belong to the system."""
DEFAULT_PORT = 8470


def new_token() -> str:
    return secrets.token_urlsafe(TOKEN_BYTES)


@dataclass(frozen=True, slots=True)
class SpectatorLink:
    """The location of the page."""

    address: str
    port: int
    token: str

    @property
    def host(self) -> str:
        """The ``Host`` header that a browser sends with this link; any other is refused."""
        name = f"[{self.address}]" if ip_address(self.address).version == 6 else self.address
        return f"{name}:{self.port}"

    @property
    def url(self) -> str:
        """The link to share."""
        return f"http://{self.host}/{self.token}/"

    def matches_host(self, host: str | None) -> bool:
        """Returns whether a request names exactly this host, which stops DNS rebinding."""
        return host is not None and host.lower() == self.host

    def matches_token(self, token: str) -> bool:
        """Returns whether a token is the secret one, in constant time."""
        return compare_digest(token.encode(errors="replace"), self.token.encode())
