"""Names and logins: nothing in them is invisible, and no two logins can be taken for one another."""

from __future__ import annotations

import re
import unicodedata
from functools import cache

LONGEST_NAME = 40
TURNERS = "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"
"""Characters that would turn the text around them."""
HIDDEN = ("Cc", "Cf", "Co", "Cs")
"""Categories of characters that show nothing: control, format, private use, half characters."""
BLANK = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2065\u2800\u3164\ufe00-\ufe0f\uffa0\ufff0-\ufff8"
    "\U0001d159\U000e0000-\U000e0fff]"
)
"""Characters of other categories that show nothing either."""
MARK = "\u200e"
"""What the table of look-alikes has around letters that are written from right to left."""


def clean(text: str) -> str:
    """A text without control characters, and without space around it."""
    text = unicodedata.normalize("NFC", text)
    return "".join(c for c in text if c not in TURNERS and unicodedata.category(c) not in ("Cc", "Cs")).strip()


def clean_name(text: str) -> str:
    """A name in its simplest characters, all of which can be seen, with single spaces between its words."""
    spaced = " ".join(unicodedata.normalize("NFKC", text).split())
    seen = "".join(c for c in BLANK.sub("", spaced) if unicodedata.category(c) not in HIDDEN)
    return " ".join(unicodedata.normalize("NFKC", seen).split())


def one_name(text: str) -> str:
    """A name that is neither empty nor too long once it is clean."""
    if not 0 < len(text := clean_name(text)) <= LONGEST_NAME:
        raise ValueError("empty or too long")
    return text


def one_login(text: str) -> str:
    """A login as it is stored and compared, in whatever case it is typed."""
    return one_name(clean_name(text).casefold())


# Look-alikes (Unicode Technical Standard 39)


def skeleton(login: str) -> str:
    """The same for all logins that can be taken for one another, also where one has a capital's look-alike."""
    return prototypes(prototypes(login).casefold())


def prototypes(text: str) -> str:
    """A text with every character replaced by the one that stands for all that look like it."""
    found = "".join(prototype(character) for character in unicodedata.normalize("NFD", text))
    return unicodedata.normalize("NFD", found)


def prototype(character: str) -> str:
    """Of characters that look alike, the one that all others are listed with; of two, the first."""
    alike = look_alikes().get(character, set())
    if len(alike) != 1:
        return character
    (other,) = alike
    return other if len(other) > 1 or len(look_alikes()[other]) > 1 else min(character, other)


@cache
def look_alikes() -> dict[str, set[str]]:
    """Which characters can be taken for which, listed both ways; loaded when somebody first registers."""
    from confusable_homoglyphs.confusables import confusables_data

    table: dict[str, set[str]] = {}
    for text, found in confusables_data.items():
        table.setdefault(text.strip(MARK), set()).update(each["c"].strip(MARK) for each in found)
    return table
