"""The companion by camera: codes are read while nobody touches the phone."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from .conftest import ARGUMENTS, CHROMIUM
from .phone import COLOURS, SCANS, STAGES, STORED, Phone, left_alone, seen_by, unexplained


@pytest.fixture
def watching(phone: Phone, chromium: Browser, tmp_path: Path) -> Iterator[Browser]:
    """A browser whose camera sees the four chests one after another, again and again."""
    phone.see_labels()
    sheet = phone.page.context.new_page()
    sheet.set_viewport_size({"width": 320, "height": 240})
    film = b""
    for code in phone.page.locator("main > ul > li > svg").all():
        drawing = code.evaluate("code => code.outerHTML")
        sheet.set_content(f"<style>svg {{ height: 200px; margin: 10px 50px; background: #fff }}</style>{drawing}")
        film += sheet.screenshot(type="jpeg") * 7
    (tmp_path / "chests.mjpeg").write_bytes(film)
    camera = (
        "--use-fake-device-for-media-stream", "--use-fake-ui-for-media-stream",
        f"--use-file-for-fake-video-capture={tmp_path / 'chests.mjpeg'}",
    )  # fmt: skip
    browser = chromium.browser_type.launch(executable_path=CHROMIUM, args=[*ARGUMENTS, *camera])
    yield browser
    browser.close()


def test_a_whole_game_by_camera_without_a_network(watching: Browser, tmp_path: Path) -> None:
    """The chests are held over the phone; nobody touches it but to go on."""
    phone = left_alone(watching, tmp_path).begin().expect_stage("roles", 0)
    last = 0
    for n, (kind, number) in enumerate(STAGES):
        if n:
            phone.go_on(kind, number, last)
        last = number
        if kind in SCANS:
            phone.press("scan")
            following, round_after = STAGES[n + 1]
            stage = phone.say(f"stage-{following}")
            named = stage if round_after == number else phone.say("where", stage=stage, round=round_after)
            expect(phone.button("on", stage=named)).to_be_visible()
            assert phone.answer() in COLOURS
    assert unexplained(phone) == []


LOST = "window.Worker = class extends Worker { constructor() { super('/lost.js'); } };"


def test_who_cannot_read_codes_says_so_and_goes_on_by_touch(watching: Browser, address: str) -> None:
    """What reads codes does not load: chests can still be touched."""
    phone = seen_by(watching, address, LOST).open().begin()
    expect(phone.page.get_by_role("alert")).to_have_text(phone.say("no-camera"))
    phone.learn()


LENT = """
const { mediaDevices } = navigator, ask = mediaDevices.getUserMedia.bind(mediaDevices);
mediaDevices.getUserMedia = async (wanted) => {
  if (window.slow) await new Promise((lend) => (window.lend = lend));
  window.lent = await ask(wanted);
  return window.lent;
};
"""
GIVEN_BACK = "() => window.lent.getTracks().every(({ readyState }) => readyState === 'ended')"


def test_the_camera_is_given_back_however_soon_somebody_goes_on(watching: Browser, address: str) -> None:
    """While the browser still asks whether to lend it; and that is no reason to do without it the next time."""
    phone = seen_by(watching, address, LENT).open().begin().expect_stage("roles", 0)
    phone.page.wait_for_function(GIVEN_BACK)
    phone.page.evaluate("window.lent = null, window.slow = true")
    phone.press("scan")
    phone.page.wait_for_function("() => Boolean(window.lend)")
    phone.press("pause").expect_stage("roles", 0)
    phone.page.evaluate("window.lend()")
    phone.page.wait_for_function("() => Boolean(window.lent)")
    phone.page.wait_for_function(GIVEN_BACK)
    assert "companion-way" not in phone.page.evaluate(STORED)


NATIVE = """
window.BarcodeDetector = class {
  static getSupportedFormats = async () => ['qr_code'];
  detect = async () => [{ rawValue: `chest ${Math.floor(performance.now() / 100) % 4}` }];
}
window.Worker = class { constructor() { throw new Error('the browser reads codes itself'); } }
"""


def test_codes_are_read_by_the_browser_where_it_can(watching: Browser, address: str) -> None:
    """Any code will do, such as those that came with the box."""
    phone = seen_by(watching, address, NATIVE).open().begin().expect_stage("roles", 0)
    phone.press("scan")
    expect(phone.button("on", stage=phone.say("where", stage=phone.say("stage-cards"), round=1))).to_be_visible()
    assert phone.person.problems == []
