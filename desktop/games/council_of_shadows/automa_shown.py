"""A card of the automa as its painter needs it: places by name and colour, actions by what they do."""

from collections.abc import Callable

from desktop.games.council_of_shadows.automa_faces import Face, Option
from desktop.games.council_of_shadows.hues import VIOLET, hue_of
from desktop.games.council_of_shadows.shown import as_title
from rules.core.types import Phrase, Ref, phrase
from rules.council_of_shadows import agenda as todo
from rules.council_of_shadows import parts
from rules.council_of_shadows.automa.turning import exploits_everywhere
from rules.council_of_shadows.view import View

Say = Callable[[Phrase], str]
NOT_SAID = ""
"""No galaxy is meant."""


def face_of(view: View, ref: Ref, say: Say | None) -> Face:
    """Return the face of an automa card; galaxies are named by their ids where there are no words."""
    box, options = view.box, view.options
    card = box.automa_cards[ref]
    more = options.automa(box.automa_levels).consumption
    rows = tuple(tuple(option_of(view, action, say) for action in row) for row in card.rows)
    return Face(card.pile, card.consumption + more, exploits_everywhere(box, options, ref), card.silver, rows)


def row_now(view: View) -> int:
    """Which row it carries out, counted from 1; one more than there are when it exploits; 0 when it does not act."""
    automa, pending = view.automa, view.pending
    if automa is None or not automa.card:
        return 0
    rows = len(view.box.automa_cards[automa.card].rows)
    match pending:
        case todo.AutomaActing(row=row):
            return row
        case todo.PlacingForAutoma() | todo.SettlingForAutoma():
            return next((each.row for each in view.agenda if isinstance(each, todo.AutomaActing)), rows + 1) - 1
        case todo.AutomaExploiting() | todo.RemovingFromAutoma():
            return rows + 1
    return 0


def option_of(view: View, action: parts.AutomaAction, say: Say | None) -> Option:
    match action:
        case parts.AutomaColonise(galaxy=galaxy, type=type_, cubes=cubes):
            return Option(named(galaxy, say), hue_of(galaxy), action.op, type_, cubes)
        case parts.AutomaDiscover(galaxy=galaxy, type=type_, cubes=cubes) if galaxy:
            return Option(named(galaxy, say), hue_of(galaxy), action.op, type_, cubes)
        case parts.AutomaDiscover(sector=sector, type=type_, cubes=cubes):
            return Option(f"P{sector}", VIOLET, action.op, type_, cubes)
        case parts.AutomaEnergy(amount=amount):
            return Option(NOT_SAID, VIOLET, action.op, energy=amount)
        case parts.AutomaMarket(pattern=pattern):
            return Option(NOT_SAID, VIOLET, action.op, slots=view.box.patterns[pattern])


def named(galaxy: Ref, say: Say | None) -> str:
    return as_title(say(phrase("galaxy.short", galaxy=galaxy))) if say is not None else galaxy


def action_at(view: View, candidate: str) -> parts.AutomaAction:
    """What a candidate of its reasons stands for: card, row and side."""
    card, row, side = candidate.rsplit(".", 2)
    return view.box.automa_cards[card].rows[int(row) - 1][("left", "right").index(side)]


def doing(view: View, action: parts.AutomaAction) -> Phrase:
    """What it does, in words."""
    match action:
        case parts.AutomaColonise(galaxy=galaxy, type=type_, cubes=cubes):
            return phrase("cs-automa-colonises", galaxy=galaxy, planet=type_, height=cubes)
        case parts.AutomaDiscover(galaxy=galaxy, sector=sector, type=type_, cubes=cubes):
            named_ = bool(galaxy)
            return phrase("cs-automa-discovers", galaxy=galaxy, sector=sector, planet=type_, height=cubes, named=named_)
        case parts.AutomaEnergy(amount=amount):
            return phrase("cs-automa-gains", count=amount)
        case parts.AutomaMarket(pattern=pattern):
            return phrase("cs-automa-clears", pattern=pattern)
