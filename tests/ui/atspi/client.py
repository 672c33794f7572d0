# SPDX-License-Identifier: MIT
"""A minimal screen reader for the system Python, driven by lines of JSON.

It knows only what AT-SPI reports of the program: roles, names, descriptions, states, actions and announcements.
"""

import json
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import pyatspi
from gi.repository import GLib

PATIENCE = 60.0
_PAUSE = 0.05
_SENSITIVE = pyatspi.STATE_SENSITIVE
_STATES = {
    "checked": pyatspi.STATE_CHECKED,
    "focused": pyatspi.STATE_FOCUSED,
    "focusable": pyatspi.STATE_FOCUSABLE,
    "enabled": _SENSITIVE,
    "expanded": pyatspi.STATE_EXPANDED,
    "modal": pyatspi.STATE_MODAL,
}


class AtspiReader:
    """Looks at one application and remembers what it has announced."""

    def __init__(self) -> None:
        self._heard: list[str] = []
        self._application: Any = None

    def _hear(self, event: Any) -> None:
        self._heard.append(event.any_data)

    def _all(self, node: Any) -> Iterator[Any]:
        """Yields the visible nodes in reading order."""
        try:
            # The application node itself does not count as showing.
            if node.getRole() != pyatspi.ROLE_APPLICATION and not node.getState().contains(pyatspi.STATE_SHOWING):
                return
            yield node
            children = [node.getChildAtIndex(at) for at in range(node.childCount)]
        except GLib.Error:
            return  # the node has been removed
        for child in children:
            if child is not None:
                yield from self._all(child)

    def _find(self, role: str, name: str, *, enabled: bool = True) -> Any:
        """Returns the first visible node of a role and name, as soon as there is one.

        Raises:
            LookupError: There is none.
        """

        def found() -> Any:
            alike = (node for node in self._all(self._application) if node.getRoleName() == role and node.name == name)
            return next((node for node in alike if not enabled or node.getState().contains(_SENSITIVE)), None)

        return self._wait(found, f"{role} “{name}”")

    def _wait(self, look: Any, what: str) -> Any:
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            # A found node may be removed before it is used: a window that opens replaces its parts.
            with suppress(GLib.Error):
                if found := look():
                    return found
            self._listen(_PAUSE)
        raise LookupError(f"there is no {what}")

    def _listen(self, seconds: float) -> None:
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            if not GLib.MainContext.default().iteration(False):
                time.sleep(0.005)

    # Requests

    def application(self, name: str) -> None:
        def there() -> Any:
            desktop = pyatspi.Registry.getDesktop(0)
            for at in range(desktop.childCount):
                application = desktop.getChildAtIndex(at)
                if application is not None and application.name == name and application.childCount:
                    return application
            return None

        self._application = self._wait(there, f"application “{name}”")
        # An application may miss a listener that registers before it starts, and then announces nothing.
        pyatspi.Registry.registerEventListener(self._hear, "object:announcement")

    def press(self, role: str, name: str) -> None:
        self._find(role, name).queryAction().doAction(0)

    def focus(self, role: str, name: str) -> None:
        node = self._find(role, name)
        node.queryComponent().grabFocus()
        self._wait(lambda: node.getState().contains(pyatspi.STATE_FOCUSED), f"keyboard at {role} “{name}”")

    def write(self, role: str, name: str, text: str) -> None:
        self._find(role, name).queryEditableText().setTextContents(text)

    def describe(self, role: str, name: str) -> dict[str, Any]:
        return _description(self._find(role, name, enabled=False))

    def describe_children(self, role: str, name: str) -> list[dict[str, Any]]:
        """Returns the descriptions of all nodes below a node, in reading order."""
        return [_description(node) for node in self._all(self._find(role, name, enabled=False))][1:]

    def names(self, role: str) -> list[str]:
        return [node.name for node in self._all(self._application) if node.getRoleName() == role]

    def focused(self) -> dict[str, Any] | None:
        for node in self._all(self._application):
            if node.getState().contains(pyatspi.STATE_FOCUSED):
                return _description(node)
        return None

    def wait_for_state(self, role: str, name: str, state: str) -> None:
        node = self._find(role, name)
        self._wait(lambda: node.getState().contains(_STATES[state]), f"{role} “{name}” that is {state}")

    def wait_for_parts(self, role: str, parts: str) -> None:
        """Waits until a node of a role has at least ``parts`` parts."""

        def there() -> bool:
            nodes = (node for node in self._all(self._application) if node.getRoleName() == role)
            return any(len(list(self._all(node))) > int(parts) for node in nodes)

        self._wait(there, f"{role} of {parts} parts")

    def announcements(self, part: str) -> list[str]:
        self._wait(lambda: any(part in announcement for announcement in self._heard), f"announcement of “{part}”")
        return self._heard


def _description(node: Any) -> dict[str, Any]:
    states = node.getState()
    return {
        "role": node.getRoleName(),
        "name": node.name,
        "about": node.description,
        "states": [name for name, state in _STATES.items() if states.contains(state)],
    }


def main() -> None:
    reader = AtspiReader()
    for line in sys.stdin:
        request = json.loads(line)
        try:
            answer = {"answer": getattr(reader, request["ask"])(**request["with"])}
        except (LookupError, NotImplementedError, GLib.Error) as fault:
            answer = {"fault": f"{type(fault).__name__}: {fault}"}
        print(json.dumps(answer), flush=True)


main()
