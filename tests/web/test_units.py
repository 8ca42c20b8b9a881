"""The unit tests of the page's own modules (`regna/web/tests`)."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import regna.web

WEB = Path(regna.web.__file__).parent
NODE = shutil.which("node", path=os.pathsep.join((str(Path(sys.executable).parent), os.environ["PATH"])))


@pytest.mark.skipif(NODE is None or not (WEB / "node_modules").exists(), reason="the page is not installed: make web")
def test_modules_of_the_page_keep_their_promises() -> None:
    assert NODE is not None
    run = subprocess.run(  # noqa: S603
        [NODE, "node_modules/vitest/vitest.mjs", "run", "--no-color"], cwd=WEB,
        capture_output=True, text=True, timeout=300, check=False,
    )  # fmt: skip
    assert run.returncode == 0, run.stdout + run.stderr
