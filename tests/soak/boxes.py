"""Random edits of an owner's data, in tables and on boards: nothing raises, what is wrong is said and can be gone to,
what is not is played to the end, kept on the disk, handed on, and read again as it was.
"""

import faulthandler
from collections import Counter
from collections.abc import Iterator, Sequence
from datetime import date
from random import Random
from time import perf_counter
from typing import Any

from PySide6.QtCore import QPointF

from desktop.own_box.chart import edits
from desktop.own_box.chart.laid import Laid, Link, Spot
from desktop.own_box.chart.panel import charts_of
from rules.boxes.checking import Checked, check
from rules.boxes.fields import Field, field_of
from rules.boxes.kept import CORRECTIONS, corrections_in, fitting
from rules.boxes.own import OwnBox
from rules.boxes.trials import Table, tables, tried
from rules.core.contract import AnyGame
from rules.teaching.editions import MadeEdition, edition_file
from rules.teaching.made import Making, Titles
from rules.teaching.reading import read_made, written
from rules.text.localise import LANGUAGES, Texts
from tests.rules.boxes.random_corrections import broken_promises, edited
from tests.soak.reports import Report
from tests.soak.tables import library

LONGEST_S = 600
"""An edit after which nothing ends stops the trial, and says where it hangs."""
ALONE = 0.3
"""How often one number alone is otherwise."""
EDGES = 0, 1, 2, 7, 15, 29
ON_A_BOARD = 0.5
"""How often something is done on a board, too."""
FARTHEST = 0.3
"""How far spots are moved, in parts of the width of a board."""
TODAY = date(2026, 1, 1)
SHOWN = 120
"""Letters of a correction."""


def soak(game: AnyGame, count: int, seed: int) -> Report:
    began, told, wrong = perf_counter(), Counter[str](), list[str]()
    root, ways = field_of(game.edition_type), tables(game)
    texts = [Texts(language, game=game, strict=True) for language in LANGUAGES]
    for number in range(seed, seed + count):
        own = OwnBox(library().edition(game))
        faulthandler.dump_traceback_later(LONGEST_S, exit=True)
        try:
            own = corrected(game, own, root, number)
            checked = check(game, own)
            found = [*broken_promises(game, own, checked), *unsaid(checked, texts)]
            found += lost_on_the_way(game, own)
            found += stumbled(game, own, ways[number % len(ways)], number) if not checked.errors else ()
            told["refused" if checked.errors else "played"] += 1
        except Exception as error:  # whatever it is, it is what the trial looks for
            found = [f"{type(error).__name__}: {error}"]
        made = [f"{each.path}={each.value}"[:SHOWN] for each in own.corrections] if found else []
        wrong += [f"seed {number}: {each} with {made}" for each in found]
    faulthandler.cancel_dump_traceback_later()
    figures = {"refused": told["refused"], "played": told["played"], "seconds": round(perf_counter() - began)}
    return Report("boxes", game.id, count, tuple(wrong), figures)


def unsaid(checked: Checked, texts: Sequence[Texts]) -> Iterator[str]:
    """What is found and has no words."""
    for finding in (*checked.errors, *checked.remarks):
        for said in (finding.said, *(each.said for each in finding.cures)):
            yield from (f"{said.id} says nothing" for each in texts if not each.say(said))


def stumbled(game: AnyGame, own: OwnBox, way: Table, seed: int) -> Iterator[str]:
    found = tried(game, game.box(own.edition), way, seed).wrong
    if found is not None:
        yield f"{found} in {way.mode.id} with {len(way.seating)} seats"


def lost_on_the_way(game: AnyGame, own: OwnBox) -> Iterator[str]:
    """What a file of corrections does not give back: that of this computer always, one for others unless it is refused
    with a reason."""
    again, problems = fitting(own.published, corrections_in(CORRECTIONS.dump_json(own.corrections)))
    if again.corrections != own.corrections or problems:
        yield f"kept otherwise: {problems}"
    if not own.corrections:
        return
    making = Making(game, own.published.version, "somebody", TODAY)
    reading = read_made(written(edition_file(making, own.corrections, Titles(en="My box"))))
    made = reading.made
    if made is None:
        if not reading.problems:
            yield "not handed on, and not why"
    elif not isinstance(made, MadeEdition) or made.corrected != own.corrections:
        yield "handed on otherwise"


# Edits


def corrected(game: AnyGame, own: OwnBox, root: Field, seed: int) -> OwnBox:
    """Some edits as in tables and forms, and some as on boards; or one number alone."""
    chance = Random(seed)
    if chance.random() < ALONE:
        numbers = [each.path for each in own.published.data() if type(each.value) is int]
        return own.with_value(chance.choice(numbers), chance.choice(EDGES))
    own = edited(own, root, seed)
    charts = charts_of(game.id)
    while chance.random() < ON_A_BOARD:
        own = done_on(Laid(chance.choice(charts), own), chance)
    return own


def done_on(laid: Laid, chance: Random) -> OwnBox:
    """One thing that somebody does on a board."""
    done = chance.choice((moved, added, removed, retyped, joined, crossed, lettered))(laid, chance)
    return laid.own if done is None else done


def moved(laid: Laid, chance: Random) -> OwnBox | None:
    by = QPointF(chance.uniform(-FARTHEST, FARTHEST), chance.uniform(-FARTHEST, FARTHEST))
    return edits.moved(laid, [chance.choice(laid.spots)], by) if laid.spots else None


def added(laid: Laid, chance: Random) -> OwnBox | None:
    sorts = [each for each in laid.chart.spots if each.tool is not None]
    if not sorts:
        return None
    sort, frame = chance.choice(sorts), laid.chart.frame
    at = QPointF(chance.random(), chance.random() * frame.shape)
    kind = chance.choice(sort.kinds) if sort.kinds else ""
    return edits.added(laid, sort, at, kind, apart=chance.random() < ON_A_BOARD).own


def removed(laid: Laid, chance: Random) -> OwnBox | None:
    items: list[Any] = [*(each for each in laid.spots if each.sort.tool or each.sort.members), *laid.links]
    match chance.choice(items) if items else None:
        case Spot() as spot:
            return edits.removed(laid, spot)
        case Link() as link:
            return edits.unlinked(laid, link)
    return None


def retyped(laid: Laid, chance: Random) -> OwnBox | None:
    spots = [each for each in laid.spots if each.sort.kind]
    if not spots:
        return None
    spot = chance.choice(spots)
    return edits.retyped(laid, spot, chance.choice(spot.sort.kinds)) if spot.sort.kinds else None


def joined(laid: Laid, chance: Random) -> OwnBox | None:
    if not laid.chart.links:
        return None
    sort = chance.choice(laid.chart.links)
    names = [each.name for each in laid.of_sort(sort.between)]
    return edits.linked(laid, sort, *chance.sample(names, 2)) if len(names) > 1 else None


def crossed(laid: Laid, chance: Random) -> OwnBox | None:
    """A line that runs through a site, or no longer."""
    pairs = [
        (site, link)
        for site in laid.spots
        if site.sort.lines
        for link in laid.links
        if edits.may_cross(laid, site, link)
    ]
    return edits.through(laid, *chance.choice(pairs)) if pairs else None


def lettered(laid: Laid, chance: Random) -> OwnBox | None:
    letters, cells = laid.chart.letters, laid.cells
    if letters is None or not cells:
        return None
    some = chance.sample(cells, min(len(cells), chance.choice((1, 1, 3, 9))))
    return edits.lettered(laid.own, letters, some, chance.choice(sorted(laid.legend) or ["?"]))
