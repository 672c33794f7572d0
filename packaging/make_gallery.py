# SPDX-License-Identifier: MIT
"""Shows every window and sheet in every look: ``python packaging/make_gallery.py OUTDIR [--screen 1280x720] …``.

Writes a picture of each, ``index.html`` to look at them side by side, and says what is cut, covered or out of reach. With
``--check`` nothing is written, and the exit status is 1 where something was found.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from time import monotonic

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from gallery.looks import LARGEST_PERCENT, PERCENTS, SCALES, SMALLEST_PERCENT, Look, all_looks


def main(arguments: Sequence[str] | None = None) -> int:
    """Shows what is asked for and returns the exit status."""
    given = _parser().parse_args(arguments)
    chosen = [
        look._replace(touch=given.touch) for look in all_looks(given.percent or PERCENTS) if _is_asked_for(look, given)
    ]
    screens = list(dict.fromkeys(look.screen for look in chosen))
    if len(screens) > 1 or str(SCALES[screens[0]]) != os.environ.get("QT_SCALE_FACTOR", "1"):
        # The scale of the screen holds for a whole process.
        own = without_screens(sys.argv[1:] if arguments is None else arguments)
        return max(_run(screen, own) for screen in screens)
    return _show(given, chosen)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("folder", type=Path, metavar="OUTDIR", nargs="?")
    parser.add_argument("--check", action="store_true", help="write nothing, and fail where something was found")
    parser.add_argument("--screen", action="append", choices=tuple(SCALES))
    parser.add_argument(
        "--language", action="append", choices=tuple(dict.fromkeys(one.language for one in all_looks()))
    )
    parser.add_argument("--theme", action="append", choices=tuple(dict.fromkeys(one.theme for one in all_looks())))
    parser.add_argument("--percent", action="append", type=int, choices=(SMALLEST_PERCENT, *PERCENTS, LARGEST_PERCENT))
    parser.add_argument("--touch", action="store_true", help="as in full screen, where all is as large as a finger")
    parser.add_argument("--only", metavar="WORD", default="", help="only what has this in its name")
    return parser


def _is_asked_for(look: Look, given: argparse.Namespace) -> bool:
    return all(
        asked is None or part in asked
        for part, asked in zip(look, (given.screen, given.language, given.theme, given.percent), strict=False)
    )


def without_screens(arguments: Sequence[str]) -> list[str]:
    """Returns arguments without the screens that they ask for: whoever shows one of them must not ask for all again."""
    kept: list[str] = []
    named = False
    for argument in arguments:
        if not named and argument != "--screen" and not argument.startswith("--screen="):
            kept.append(argument)
        named = not named and argument == "--screen"
    return kept


def _run(screen: str, arguments: Sequence[str]) -> int:
    scale = {"QT_SCALE_FACTOR": str(SCALES[screen])}
    command = [sys.executable, __file__, *arguments, "--screen", screen]
    return subprocess.run(command, env=os.environ | scale, check=False).returncode


def _show(given: argparse.Namespace, looks: Sequence[Look]) -> int:
    from PySide6.QtWidgets import QApplication

    from gallery.club import make_club
    from gallery.index import write_index
    from gallery.scenes import all_scenes
    from gallery.showing import show_all
    from gallery.stage import Stage
    from mahjong_desk.ui import theme

    QApplication(["mahjong-desk", *theme.STYLE])
    theme.load_fonts()
    scenes = [scene for scene in all_scenes() if given.only in scene.name]
    if not scenes:
        print(f"no scene has {given.only!r} in its name", file=sys.stderr)
        return 2
    found: dict[str, list[str]] = {}
    begun = monotonic()
    with tempfile.TemporaryDirectory() as data:
        club = make_club(Path(data) / "club")
        stage = Stage(club, Path(data) / "shown", looks[0].size)
        for shown in show_all(stage, scenes, looks):
            path = Path(shown.look.name) / f"{shown.scene.name}.png"
            found[str(path)] = [str(fault) for fault in shown.faults]
            for fault in shown.faults:
                print(f"{path.with_suffix('')}: {fault}")
            if given.folder is not None and not given.check:
                (given.folder / path).parent.mkdir(parents=True, exist_ok=True)
                shown.picture.save(str(given.folder / path))
        stage.close()
    if given.folder is not None and not given.check:
        write_index(given.folder, found)
    faulty = sum(bool(faults) for faults in found.values())
    print(f"{len(found)} shown in {monotonic() - begun:.0f} s, {faulty} with something wrong")
    return int(given.check and faulty > 0)


if __name__ == "__main__":
    sys.exit(main())
