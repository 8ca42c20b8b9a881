"""Where the games of a series are played: in this process, in others, or on a Ray cluster. Games come as they end."""

from __future__ import annotations

import logging
import os
import signal
import socket
from collections.abc import Callable, Generator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from itertools import islice
from multiprocessing import active_children, get_context
from typing import Any

from ..bots.levels import EFFORT
from ..kernel import RegnaError
from .game import Played, play_game
from .series import Series

Play = Callable[[int], Played]
Games = Generator[Played, None, None]
TIMEOUT = 5.0
"""Seconds that the head of a cluster has to answer."""


def play_series(series: Series, numbers: Sequence[int], workers: int | None, ray: str | None) -> Games:
    """The games with these numbers, played by this many workers; closing the iterator stops them."""
    play = partial(play_game, series)
    if ray is not None:
        yield from play_on_cluster(series, numbers, workers, ray)
    elif workers is not None and workers > 1:
        yield from play_in_processes(play, numbers, workers)
    else:
        yield from map(play, numbers)


def play_in_processes(play: Play, numbers: Sequence[int], workers: int) -> Games:
    others = active_children()
    pool = ProcessPoolExecutor(workers, get_context("spawn"), ignore_interrupts)
    try:
        for future in as_completed([pool.submit(play, number) for number in numbers]):
            yield future.result()
    except BaseException as error:
        for worker in active_children():
            if worker not in others:
                worker.terminate()
        if isinstance(error, BrokenProcessPool):
            raise RegnaError("arena-worker-lost") from error
        raise
    finally:
        pool.shutdown(cancel_futures=True)


def ignore_interrupts() -> None:
    """Ctrl+C reaches every process of a terminal; only the first decides what becomes of the others."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


# On many machines


def play_on_cluster(series: Series, numbers: Sequence[int], workers: int | None, address: str) -> Games:
    """Play on the nodes of a Ray cluster, which must have the same version of this package.

    It plays as many games at once as it has processors, or as there should be workers. The games of a lost node are
    played again on others.
    """
    ray = connect(address)
    remote = ray.remote(num_cpus=1)(play_on_node)
    most = workers or max(1, int(ray.cluster_resources().get("CPU", 1)))
    left = iter(numbers)
    waiting = [remote.remote(series, number) for number in islice(left, most)]
    try:
        while waiting:
            done, waiting = ray.wait(waiting)
            waiting += [remote.remote(series, number) for number in islice(left, len(done))]
            yield from ray.get(done)
    except ray.exceptions.RayError as error:
        raise RegnaError("arena-worker-lost") from error
    finally:
        ray.shutdown()


def play_on_node(series: Series, number: int) -> Played:
    """Play a game in a process that does not share the first one's environment."""
    os.environ[EFFORT] = series.effort
    return play_game(series, number)


def connect(address: str) -> Any:
    """The module `ray`, connected to a cluster; it reports its use to nobody."""
    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
    try:
        import ray
    except ImportError as error:
        raise RegnaError("arena-no-ray") from error
    try:
        check_reachable(address)
        ray.init(address, log_to_driver=False, logging_level=logging.ERROR, ignore_reinit_error=True)
    except (OSError, ValueError, RuntimeError) as error:
        raise RegnaError("arena-no-cluster", address=address) from error
    return ray


def check_reachable(address: str) -> None:
    """Raise `OSError` if nobody answers; Ray itself would try for minutes."""
    host, colon, port = address.rpartition(":")
    if colon:
        socket.create_connection((host, int(port)), TIMEOUT).close()
