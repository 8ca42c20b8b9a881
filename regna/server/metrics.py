"""Metrics for Prometheus."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

SIZES = (1, 2, 5, 10, 20, 50, 100, 200, 500)


class Metrics:
    """What one server has done so far."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.moves = Counter("regna_moves", "Moves made by people", registry=self.registry)
        self.live = Gauge("regna_live_connections", "Open live connections", registry=self.registry)
        self.rooms = Gauge("regna_rooms", "Matches in memory", registry=self.registry)
        self.late = Gauge("regna_late_seconds", "How late things are done", registry=self.registry)
        self.commits = Histogram("regna_commit_size", "Writes in a commit", buckets=SIZES, registry=self.registry)
        self.requests = Histogram(
            "regna_request_seconds", "Time to answer", ["method", "route", "status"], registry=self.registry
        )
