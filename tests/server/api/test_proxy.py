"""Behind Debian's nginx with the configuration of docs/deploy: play over HTTPS, and whose address is counted."""

from __future__ import annotations

import getpass
import json
import os
import shutil
import socket
import ssl
import subprocess
from collections.abc import Iterator
from contextlib import ExitStack
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import httpx
import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID
from websockets.asyncio.client import connect

from ..processes import serving
from ..visitor import API, PATIENCE, Live, Visitor

NGINX = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin")
REQUIRED = "REGNA_BROWSER_TESTS"
"""An environment variable: where it is set, these tests must run."""
CONFIGURATION = Path(__file__).parents[3] / "docs" / "deploy" / "nginx.conf"
FOLDERS = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
HERE = [{"kind": "me"}, {"kind": "here"}]
ADA, BOB, EVE = "127.0.0.2", "127.0.0.3", "127.0.0.4"

pytestmark = pytest.mark.skipif(not NGINX and REQUIRED not in os.environ, reason="needs nginx")


def make_certificate(folder: Path) -> None:
    """A certificate of our own, as fullchain.pem and privkey.pem."""
    key, now = ec.generate_private_key(ec.SECP256R1()), datetime.now(UTC)
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "regna.example.org")])
    made = x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number(), now, now + timedelta(1))
    (folder / "fullchain.pem").write_bytes(made.sign(key, hashes.SHA256()).public_bytes(serialization.Encoding.PEM))
    secret = serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    (folder / "privkey.pem").write_bytes(key.private_bytes(*secret))


def configured(folder: Path, server: str, ports: list[int]) -> Path:
    """The configuration of the docs, at ports and in folders of this test's own."""
    text = "\n".join(line for line in CONFIGURATION.read_text("utf-8").splitlines() if "[::]" not in line)
    for name, value in {
        "listen 80;": f"listen 127.0.0.1:{ports[0]};",
        "listen 443 ": f"listen 127.0.0.1:{ports[1]} ",
        "127.0.0.1:8000;": f"{server};",
        "/etc/letsencrypt/live/regna.example.org": str(folder),
    }.items():
        assert name in text
        text = text.replace(name, value)
    temporary = " ".join(f"{name}_temp_path {folder}/{name};" for name in FOLDERS)
    file = folder / "nginx.conf"
    file.write_text(
        f"daemon off; user {getpass.getuser()}; worker_processes 1; pid {folder}/nginx.pid;\n"
        f"error_log {folder}/error.log; events {{}}\nhttp {{ access_log off; {temporary}\n{text}\n}}\n"
    )
    return file


@pytest.fixture(scope="module")
def proxied(tmp_path_factory: pytest.TempPathFactory) -> Iterator[int]:
    """The port at which nginx listens before a real server; its sockets are ours, so that no port is taken twice."""
    assert NGINX, "nginx is missing"
    folder = tmp_path_factory.mktemp("nginx")
    make_certificate(folder)
    with ExitStack() as stack:
        process = stack.enter_context(serving(str(folder / "regna.db"), folder, before="RATES['guests'] = '30/day'"))
        sockets = [stack.enter_context(socket.create_server(("127.0.0.1", 0))) for _ in range(2)]
        ports, files = [each.getsockname()[1] for each in sockets], [each.fileno() for each in sockets]
        file = configured(folder, process.address.removeprefix("http://"), ports)
        command = [NGINX, "-p", str(folder), "-c", str(file), "-e", str(folder / "error.log")]
        inherited = os.environ | {"NGINX": "".join(f"{each};" for each in files)}
        with subprocess.Popen(command, env=inherited, pass_fds=files) as nginx:  # noqa: S603
            try:
                wait_for(ports[1], nginx, folder / "error.log")
                yield ports[1]
            finally:
                nginx.terminate()


def wait_for(port: int, nginx: subprocess.Popen[bytes], log: Path) -> None:
    while True:
        try:
            with httpx.Client(verify=False, timeout=1) as client:  # noqa: S501
                client.get(f"https://127.0.0.1:{port}/healthz").raise_for_status()
            return
        except httpx.TransportError:
            assert nginx.poll() is None, log.read_text("utf-8")


def visitor_from(address: str, port: int) -> Visitor:
    """Somebody who comes from an address."""
    visitor = Visitor.at(f"https://127.0.0.1:{port}")
    transport = httpx.AsyncHTTPTransport(local_address=address, verify=False)
    headers = dict(visitor.client.headers)
    visitor.client = httpx.AsyncClient(
        base_url=visitor.client.base_url, headers=headers, transport=transport, timeout=PATIENCE
    )
    return visitor


def trusting() -> ssl.SSLContext:
    context = ssl.create_default_context()
    context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
    return context


async def test_a_move_by_https_and_one_by_the_live_connection(proxied: int) -> None:
    ada = await visitor_from(ADA, proxied).come_in()
    assert all(cookie.secure for cookie in ada.client.cookies.jar)
    match = (await ada.set_up(HERE, start=True))["id"]
    await ada.move_any(match)
    address = f"wss://127.0.0.1:{proxied}{API}/matches/{match}/live?seat=1"
    cookie = "; ".join(f"{name}={value}" for name, value in ada.client.cookies.items())
    origin = f"https://127.0.0.1:{proxied}"
    headers = {"Cookie": cookie, "Origin": origin}
    how: dict[str, Any] = {"ssl": trusting(), "local_addr": (ADA, 0), "open_timeout": PATIENCE, "ping_interval": None}
    async with connect(address, additional_headers=headers, **how) as stream:
        live = Live(stream)
        state = await live.asked()
        await stream.send(json.dumps({"move": state["question"]["options"][0]["move"], "seq": state["seq"]}))
        assert (await live.next("moved"))["seq"] == 2


async def test_whose_address_is_counted(proxied: int) -> None:
    """Not nginx's, nor the one that a client claims: each has its own 30 guests."""
    eve, bob = visitor_from(EVE, proxied), visitor_from(BOB, proxied)
    answers = []
    for number in range(31):
        eve.client.headers["X-Forwarded-For"] = f"192.0.2.{number}"
        answers.append((await eve.post("/guest", name="Eve")).status_code)
    assert answers == [201] * 30 + [429]
    await bob.come_in("Bob")


async def test_a_record_is_as_long_as_it_may_be_and_nothing_else(proxied: int) -> None:
    ada = await visitor_from(ADA, proxied).come_in()
    for path, size, status in (("records", 250_000, 422), ("records", 270_000, 413), ("guest", 70_000, 413)):
        assert (await ada.post(f"/{path}", record="x" * size)).status_code == status, size


async def test_what_nginx_keeps_to_itself(proxied: int) -> None:
    ada = visitor_from(ADA, proxied)
    assert (await ada.client.get("/metrics")).status_code == 404
    assert (await ada.client.get("/readyz")).status_code == 404
