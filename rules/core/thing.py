"""What lies on a table, as something to explain: of which sort it is, and what its sentences speak of.

The sentences stand in translations/<lang>/<game>/things.ftl under `<prefix>-thing-<sort>`: the name of the thing, with
the attributes `.where`, `.gives`, `.when` and `.costs` as far as they exist. The rules of a sort stand in
assets/<game>/things.json; what has a rule of its own, as a card, brings that.
"""

from dataclasses import dataclass

from rules.core.types import Arg, Phrase


@dataclass(frozen=True, slots=True)
class Thing:
    sort: str
    args: tuple[tuple[str, Arg], ...] = ()
    """What fills the gaps of its sentences, and tells one thing of a sort from another."""
    rule: str = ""
    """The rule of this thing alone, before those of its sort."""

    @property
    def named(self) -> dict[str, Arg]:
        return dict(self.args)


def thing(sort: str, /, **args: Arg) -> Thing:
    return Thing(sort, tuple(args.items()))


def ruled_thing(sort: str, rule: str, /, **args: Arg) -> Thing:
    return Thing(sort, tuple(args.items()), rule)


ROWS = ("gives", "when", "costs")
"""What a thing says of itself, in this order; a row that does not exist is left out."""


def name_of(prefix: str, what: Thing) -> Phrase:
    """Return the name of a thing."""
    return Phrase(f"{prefix.lower()}-thing-{what.sort}", what.args)


def row_of(prefix: str, what: Thing, row: str) -> Phrase:
    """Return what a thing says in one of its rows, or where it is (`where`); texts may have no such sentence."""
    return Phrase(f"{prefix.lower()}-thing-{what.sort}.{row}", what.args)
