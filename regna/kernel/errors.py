"""What can go wrong at a table because of what somebody asked for; everything else is a bug."""


class RegnaError(ValueError):
    """A request that cannot be met, with a code and facts that a reader's language turns into a sentence."""

    def __init__(self, code: str, **facts: object) -> None:
        super().__init__(code, facts)
        self.code = code
        self.facts = facts

    def __str__(self) -> str:
        facts = ", ".join(f"{name}: {value}" for name, value in self.facts.items())
        return f"{self.code} ({facts})" if facts else self.code


class NotOffered(RegnaError):
    """A move, or an undo, that the table does not offer at this moment."""


class BadSetup(RegnaError):
    """A game, a number of seats, an option or a position that cannot be set up."""


class BadRecord(RegnaError):
    """A record that cannot be read, or that stops fitting the rules at some line."""
