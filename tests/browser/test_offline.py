"""The page as an app: installed, opened without a network, and told of turns while nobody looks."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, CDPSession, Page, expect

from regna.server.matches.turns import Turn
from regna.server.people.notifier import message

from .conftest import NewPerson
from .person import GAME, PATIENCE, Person
from .server import serving

KEPT = """async () => {
  await navigator.serviceWorker.ready;
  const files = await (await fetch('/page.json')).json();
  const kept = await Promise.all(['/', ...files].map((file) => caches.match(file)));
  return Boolean(navigator.serviceWorker.controller) && kept.every(Boolean);
}"""
ANSWERS = """async (name) => {
  const kept = await (await caches.open(name)).keys();
  return kept.map(({ url }) => new URL(url).pathname.replace('/api/v1', '')).sort();
}"""
ALL_KEPT = """async () => {
  const names = await caches.keys();
  const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  return kept.flat().map(({ url }) => url);
}"""
REGISTER = """async (login) => {
  const headers = { 'X-Regna': 'test', 'Content-Type': 'application/json' };
  const body = JSON.stringify({ login, password: 'a long password', name: 'Ada' });
  return (await fetch('/api/v1/account', { method: 'POST', headers, body })).status;
}"""
PUT = "async (text) => (await caches.open('page')).put('/', new Response(text))"
NOTICES = """async () => {
  const shown = await (await navigator.serviceWorker.ready).getNotifications();
  return shown.map(({ title, body, tag }) => ({ title, body, tag }));
}"""

CLICK = """async () => {
  const [notification] = await self.registration.getNotifications();
  return new Promise((opened) => {
    self.clients.openWindow = async (address) => opened(address);
    self.dispatchEvent(new NotificationEvent('notificationclick', { notification }));
  });
}"""
"""Windows open only for a click by hand; so this notes which one would."""


@pytest.fixture
def ada(new_person: NewPerson) -> Person:
    return new_person(keeps=True)


def my_answers(page: Page) -> list[str]:
    found: list[str] = page.evaluate(ANSWERS, "my-answers")
    return found


def test_once_opened_it_opens_without_a_network_with_what_it_knows(chromium: Browser, tmp_path: Path) -> None:
    """The games, my matches and the rules; another page says that it needs the server."""
    with serving(tmp_path / "regna.db") as address:
        context = chromium.new_context(base_url=address, locale="en", viewport={"width": 360, "height": 740})
        context.set_default_timeout(PATIENCE)
        ada = Person(context.new_page(), "en")
        ada.start().arrive("/")
        mine = ada.see("region", "lobby-mine").get_by_role("link").first
        told = mine.inner_text()
        ada.wait_until(KEPT)
    again = Person(context.new_page(), "en")
    ada.page.close()
    again.arrive("/")
    expect(again.read("page-offline")).to_be_visible()
    expect(again.play_now).to_be_visible()
    expect(again.see("region", "lobby-mine").get_by_role("link").first).to_have_text(told, use_inner_text=True)
    expect(again.page.get_by_role("link", name=again.say("puzzle-today"))).to_be_visible()
    again.arrive("/credits")
    expect(again.page.get_by_role("heading", level=1)).to_be_visible()
    context.close()


def test_the_servers_page_comes_before_the_one_that_is_kept(ada: Person) -> None:
    """After an upgrade nobody sees what was kept before it; and it is kept anew."""
    ada.arrive("/").wait_until(KEPT)
    ada.page.evaluate(PUT, "<p>stale</p>")
    ada.page.reload()
    expect(ada.play_now).to_be_visible()
    ada.wait_until("async () => !(await (await caches.match('/')).text()).includes('stale')")
    assert not ada.problems


@pytest.mark.parametrize("way", ["people-leave", "data-delete"])
def test_whoever_leaves_leaves_nothing_behind(ada: Person, way: str) -> None:
    ada.start().arrive("/")
    ada.wait_until("async () => (await (await caches.open('my-answers')).keys()).length === 2")
    ada.page.evaluate("localStorage.setItem('regna-devil-notes-1-0', '{}')")
    assert my_answers(ada.page) == ["/matches", "/session"]
    assert ada.page.evaluate(REGISTER, way) == 201
    ada.arrive("/me").press(way)
    if way == "data-delete":
        ada.see("region", "data-title").get_by_label(ada.say("people-password")).fill("a long password")
        ada.press(way)
        expect(ada.play_now).to_be_visible()
    ada.page.wait_for_function("() => localStorage.getItem('regna-devil-notes-1-0') === null")
    ada.wait_until("async () => !(await caches.has('my-answers'))")
    kept = [path for path in ada.page.evaluate(ALL_KEPT) if "/api/" in path]
    assert all("/games" in path or "/lessons" in path for path in kept)


def test_it_can_be_installed(ada: Person) -> None:
    manifest = ada.arrive("/").page.evaluate(
        "async () => (await fetch(document.querySelector('link[rel=manifest]').href)).json()"
    )
    assert manifest["start_url"] == manifest["scope"] == "/"
    assert {icon.get("purpose") for icon in manifest["icons"]} >= {"any", "maskable"}
    for icon in manifest["icons"]:
        size = ada.page.evaluate(
            "async (src) => { const image = new Image(); image.src = src; await image.decode(); return image.width; }",
            icon["src"],
        )
        assert icon["sizes"] in ("any", f"{size}x{size}")


def registration(cdp: CDPSession, page: Page) -> str:
    """The number under which the browser knows the page's worker."""
    found: list[dict[str, Any]] = []
    cdp.on("ServiceWorker.workerRegistrationUpdated", lambda told: found.extend(told["registrations"]))
    cdp.send("ServiceWorker.enable")
    while not found:
        page.evaluate("async () => { await navigator.serviceWorker.ready; }")
    return str(found[-1]["registrationId"])


def test_a_push_message_is_shown_once_for_a_match_and_leads_there(ada: Person, address: str) -> None:
    """What the server sends, as the browser hands it over; a second one takes the place of the first."""
    page = ada.page
    page.context.grant_permissions(["notifications"], origin=address)
    ada.arrive("/").wait_until(KEPT)
    cdp = page.context.new_cdp_session(page)
    number = registration(cdp, page)
    for seq in (3, 5):
        sent = message(Turn("0123456789abcdef", GAME, "ada", seq, 0), "en")
        cdp.send(
            "ServiceWorker.deliverPushMessage",
            {"origin": address, "registrationId": number, "data": json.dumps(sent)},
        )
        ada.wait_until(f"async () => (await ({NOTICES})()).length === 1")
    assert page.evaluate(NOTICES) == [{"title": sent["title"], "body": sent["body"], "tag": sent["match"]}]
    (worker,) = page.context.service_workers
    assert worker.evaluate(CLICK) == f"/match/{sent['match']}"
    ada.wait_until(f"async () => (await ({NOTICES})()).length === 0")
    assert not ada.problems
