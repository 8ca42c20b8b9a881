"""The limit of open files, connections included."""

from __future__ import annotations

import sys
from contextlib import suppress

if sys.platform == "win32":

    def max_open_files() -> float:
        """There is no such limit."""
        return float("inf")

    def raise_file_limit() -> None:
        """There is no such limit."""

else:
    import resource

    def max_open_files() -> float:
        """How many files may be open."""
        soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
        return float("inf") if soft == resource.RLIM_INFINITY else soft

    def raise_file_limit() -> None:
        """Allow as many open files as the system lets us."""
        _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        with suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
