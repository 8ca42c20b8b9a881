"""The command that serves the page."""

from __future__ import annotations

import logging
import socket
from pathlib import Path
from queue import Queue

import pytest

from regna.server import command, launch, page

from .running import refused, regna


@pytest.fixture
def shown(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Where a browser was opened; nobody really serves."""
    found: list[str] = []
    monkeypatch.setattr(launch, "show_in_browser", found.append)
    monkeypatch.setattr(launch, "when_open", lambda host, port, announce: announce(f"http://{host}:{port}"))
    monkeypatch.setattr(command, "serve", lambda *_: None)
    monkeypatch.setattr(logging, "disable", lambda _: None)
    return found


def test_serve_says_where(shown: list[str]) -> None:
    assert "http://127.0.0.1:" in regna("serve", "--port", "0").output
    assert not shown


def test_serve_opens_the_page(shown: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(page, "is_built", lambda: True)
    output = regna("serve", "--open", "--port", "0").output
    assert [place for place in shown if place in output] == shown != []
    monkeypatch.setattr(page, "is_built", lambda: False)
    assert "make web" in refused(regna("serve", "--open"))


def test_a_port_that_is_taken(shown: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """The usual port gives way to a free one; a port that was asked for does not."""
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        assert str(port) in refused(regna("serve", "--port", str(port)))
        monkeypatch.setattr(launch, "PORT", port)
        output = regna("serve").output
        assert "http://127.0.0.1:" in output
        assert f":{port}" not in output


def test_a_server_is_announced_when_it_listens() -> None:
    heard: Queue[str] = Queue()
    with socket.socket() as server:
        server.bind(("127.0.0.1", 0))
        port = server.getsockname()[1]
        launch.when_open("127.0.0.1", port, heard.put)
        assert heard.empty()
        server.listen()
        assert heard.get(timeout=180) == f"http://127.0.0.1:{port}"


@pytest.mark.parametrize(
    ("language", "why"), [("fr", "Correction impossible"), ("en", "That correction is not possible")]
)
def test_a_server_does_not_start_with_corrections_that_cannot_be(tmp_path: Path, language: str, why: str) -> None:
    (tmp_path / "box.toml").write_text("[mill]\npoints = -1\n")
    result = regna("serve", "--port", "0", "--corrections", "devil=box.toml", "--lang", language)
    assert result.exit_code == 2
    assert why in result.stderr
