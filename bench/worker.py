"""A process that measures our engine: the sources, or their compiled copy, which lies in a folder of its own."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path

from .measure import measure
from .ours import BOXES
from .rate import Figures


class Worker:
    """Measures whenever it is asked to, so that others can take their turns between."""

    def __init__(self, folder: Path) -> None:
        command = [sys.executable, "-m", "bench.worker"]
        self.process = subprocess.Popen(  # noqa: S603
            command, cwd=folder, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def measuring(self, box: str) -> Callable[[float, int], Figures]:
        """A way to measure one game."""
        return partial(self.measure, box)

    def measure(self, box: str, seconds: float, seed: int) -> Figures:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps([box, seconds, seed]) + "\n")
        self.process.stdin.flush()
        found: Figures = json.loads(self.process.stdout.readline())
        return found

    def close(self) -> None:
        self.process.communicate()


def serve() -> None:
    """Answer every line that asks for a measurement."""
    for line in sys.stdin:
        box, seconds, seed = json.loads(line)
        print(json.dumps(measure(BOXES[box], seconds, seed)), flush=True)


if __name__ == "__main__":
    serve()
