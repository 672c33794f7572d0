# SPDX-License-Identifier: MIT
"""Runs work in a child process and kills it with SIGKILL at a random moment."""

import json
import os
import random
import select
import signal
import traceback
from collections.abc import Callable

Say = Callable[[object], None]


def killed(
    work: Callable[[Say], None], chance: random.Random, *, awaited: int = 0, longest: float = 0.05
) -> list[object]:
    """Runs ``work``, which says what it has done, and kills it; returns what it said."""
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        try:
            os.close(reading)
            work(lambda thing: _say(writing, thing))
            os.write(writing, b'"done"\n')
            signal.pause()
        except BaseException:
            os.write(writing, json.dumps("failed: " + traceback.format_exc()).encode() + b"\n")
        finally:
            os._exit(1)
    os.close(writing)
    text = b""
    while text.count(b"\n") < awaited:
        piece = os.read(reading, 65536)
        if not piece:
            break
        text += piece
    select.select([], [], [], chance.uniform(0, longest))
    os.kill(child, signal.SIGKILL)
    while piece := os.read(reading, 65536):
        text += piece
    os.close(reading)
    os.waitpid(child, 0)
    said = [json.loads(line) for line in text.split(b"\n")[:-1]]
    failed = [thing for thing in said if isinstance(thing, str) and thing.startswith("failed")]
    assert not failed, failed[0]
    return said


def _say(writing: int, thing: object) -> None:
    os.write(writing, json.dumps(thing).encode() + b"\n")
