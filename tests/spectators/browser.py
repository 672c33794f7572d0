# SPDX-License-Identifier: MIT
"""A headless browser, driven through its debugging protocol."""

from __future__ import annotations

import asyncio
import base64
import itertools
import os
import shutil
import subprocess
import time
from collections.abc import Coroutine
from pathlib import Path
from typing import Any, TypeVar

import aiohttp
import pytest

PROGRAM = shutil.which("chromium") or shutil.which("chromium-browser")
"""The Debian name; ``packaging/bootstrap.py test`` installs it if it can."""
needs_browser = pytest.mark.skipif(PROGRAM is None, reason="no chromium is installed")

_MAX_TRIES = 30
_T = TypeVar("_T")


class Browser:
    """One window of the browser, as a context manager that closes it."""

    def __init__(self, folder: Path) -> None:
        assert PROGRAM is not None
        self.complaints: list[str] = []
        self._loop = asyncio.new_event_loop()
        self._numbers = itertools.count(1)
        self._answers: dict[int, asyncio.Future[dict[str, Any]]] = {}
        self._folder = folder
        sandbox = ["--no-sandbox"] if os.name == "posix" and os.geteuid() == 0 else []
        quiet = ["--disable-gpu", "--no-first-run", "--disable-background-networking", "--disable-component-update"]
        quiet += ["--headless=new", "--disable-dev-shm-usage", "--hide-scrollbars", "--remote-debugging-port=0"]
        command = [PROGRAM, f"--user-data-dir={folder}", *quiet, *sandbox, "about:blank"]
        self._process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)

    def __enter__(self) -> Browser:
        self._run(self._connect())
        return self

    def __exit__(self, *error: object) -> None:
        self._run(self._close())
        self._loop.close()
        self._process.terminate()
        self._process.wait(_MAX_TRIES)

    def show_as(
        self, width: int, height: int, *, dark: bool = False, contrast: bool = False, language: str = "en"
    ) -> None:
        """Emulates a device for the page."""
        metrics = {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": False}
        self._ask("Emulation.setDeviceMetricsOverride", metrics)
        scheme = {"name": "prefers-color-scheme", "value": "dark" if dark else "light"}
        wish = {"name": "prefers-contrast", "value": "more" if contrast else "no-preference"}
        self._ask("Emulation.setEmulatedMedia", {"features": [scheme, wish]})
        self._ask("Network.setExtraHTTPHeaders", {"headers": {"Accept-Language": language}})

    def open(self, url: str, ready: str = "document.readyState === 'complete'") -> None:
        self._ask("Page.navigate", {"url": url})
        self.wait_for(ready)

    def value(self, script: str) -> Any:
        values = self._ask("Runtime.evaluate", {"expression": script, "returnByValue": True, "awaitPromise": True})
        if "exceptionDetails" in values:
            raise AssertionError(values["exceptionDetails"])
        return values["result"].get("value")

    def wait_for(self, condition: str) -> None:
        last = time.monotonic() + _MAX_TRIES
        while not self.value(condition):
            assert time.monotonic() < last, f"never: {condition}\n{self.complaints}"
            self._run(asyncio.sleep(0.02))

    def picture(self) -> bytes:
        return base64.b64decode(self._ask("Page.captureScreenshot", {"format": "png"})["data"])

    def _ask(self, method: str, arguments: dict[str, Any] | None = None) -> dict[str, Any]:
        return self._run(self._send(method, arguments))

    def _run(self, what: Coroutine[Any, Any, _T]) -> _T:
        return self._loop.run_until_complete(asyncio.wait_for(what, _MAX_TRIES))

    async def _connect(self) -> None:
        port_file = self._folder / "DevToolsActivePort"
        while not (port_file.exists() and "\n" in port_file.read_text()):
            assert self._process.poll() is None, "the browser did not start"
            await asyncio.sleep(0.02)
        port = port_file.read_text().split("\n")[0]
        self._client = aiohttp.ClientSession()
        async with self._client.get(f"http://127.0.0.1:{port}/json/list") as answer:
            pages = [page for page in await answer.json() if page["type"] == "page"]
        self._socket = await self._client.ws_connect(pages[0]["webSocketDebuggerUrl"], max_msg_size=0)
        self._reader = asyncio.ensure_future(self._read())
        for part in ("Page", "Runtime", "Network", "Log"):
            await self._send(f"{part}.enable")

    async def _close(self) -> None:
        self._reader.cancel()
        await self._socket.close()
        await self._client.close()

    async def _read(self) -> None:
        async for message in self._socket:
            value = message.json()
            if "id" in value:
                self._answers.pop(value["id"]).set_result(value)
            elif value["method"] == "Log.entryAdded":
                self.complaints.append(value["params"]["entry"]["text"] + " " + value["params"]["entry"].get("url", ""))
            elif value["method"] == "Runtime.exceptionThrown":
                self.complaints.append(str(value["params"]["exceptionDetails"]))

    async def _send(self, method: str, arguments: dict[str, Any] | None = None) -> dict[str, Any]:
        number = next(self._numbers)
        self._answers[number] = asyncio.get_running_loop().create_future()
        await self._socket.send_json({"id": number, "method": method, "params": arguments or {}})
        values = await self._answers[number]
        assert "error" not in values, values
        result: dict[str, Any] = values["result"]
        return result
