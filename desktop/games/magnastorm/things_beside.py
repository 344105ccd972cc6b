"""What lies on and beside the player boards of Magnastorm, as things that explain themselves; answers, too."""

from desktop.board.sprite import Key
from desktop.games.magnastorm.keys import read
from rules.core.thing import Thing, thing
from rules.core.types import Ref, Seat, SeatName
from rules.magnastorm.outlook import struck_next
from rules.magnastorm.queries import labs_in
from rules.magnastorm.state import YELLOW
from rules.magnastorm.view import View

BLACK = "black"


def thing_beside(view: View, key: Key) -> Thing | None:
    match read(key):
        case (("mat" | "owner"), (int() | str()) as seat) if str(seat).isdecimal():
            return thing("mat", **of(view, int(seat)))
        case "choice", str(answer):
            return choice(answer)
        case "artefact", str(ref):
            return artefact(view, ref)
        case "in", str(named):
            return bagged(view, named.removeprefix("bag-"))
        case "struck", int(seat):
            return struck(view, seat)
        case "programme", int(number):
            return step(view, number)
    return piece_left(view, key) or income(view, key)


def of(view: View, seat: Seat) -> dict[str, str | SeatName]:
    return {"owner": view.colours[seat], "seat": SeatName(seat)}


def piece_left(view: View, key: Key) -> Thing | None:
    """Pieces on player boards, and their places."""
    match read(key):
        case "turtle", int(seat), int(slot):
            price = view.box.labs[slot]
            return thing("lab-left", **of(view, seat), n=slot + 1, own=price.own, yellow=price.yellow)
        case "labplace", int(slot):
            price = view.box.labs[slot]
            return thing("lab-place", n=slot + 1, own=price.own, yellow=price.yellow)
        case "mast", int(seat), int(slot):
            price = view.box.stations[slot]
            brings = {"n": slot + 1, "count": view.box.station_reputation}
            return thing("station-left", **of(view, seat), **brings, own=price.own, yellow=price.yellow)
        case "stationplace", int(slot):
            price = view.box.stations[slot]
            return thing("station-place", n=slot + 1, own=price.own, yellow=price.yellow)
        case "mate", int(seat), int():
            return thing("crew-left", **of(view, seat), crew=view.colours[seat])
        case "crewplace", int(slot):
            return thing("crew-place", n=slot + 1)
        case "marker", int(seat), int():
            return thing("marker-left", **of(view, seat))
        case "left", ("lab" | "station" | "crew") as sort, int(seat):
            return thing(f"rival-{sort}", **of(view, seat), count=view.box.station_reputation)
    return None


def income(view: View, key: Key) -> Thing | None:
    """Cubes: those held, those in the supply, those that are due."""
    match read(key):
        case "cubes", int(seat), str(colour):
            sort = "yellow" if colour == YELLOW else "own" if colour == view.colours[seat] else "other"
            return thing(f"cubes-{sort}", **of(view, seat), colour=colour)
        case "exchange", str(colour):
            return thing("exchange", colour=colour, left=view.box.exchange)
        case "income", str(sector) if sector in view.layout.sectors:
            return thing("income", sector=sector)
        case "due", int(seat):
            return thing("income-rival", **of(view, seat))
    return None


def choice(answer: str) -> Thing | None:
    """An answer that lies ready: which one, without what is paid with it."""
    kind, _, _ = answer.partition("-")
    match kind:
        case "move" | "gain" | "pay" | "take" | "other" | "give":
            return thing(f"choice-{kind}")
        case "draw":
            return thing("choice-draw", more="yes" if answer.endswith("more") else "no")
    return None


def artefact(view: View, ref: Ref) -> Thing:
    card = view.box.artefacts[ref]
    told = {"metal": card.metal, "bonus": card.bonus, "field": card.field or "none"}
    return thing("artefact", artefact=card.number, value=card.value, **told)


def bagged(view: View, colour: str) -> Thing | None:
    names = (*view.colours, BLACK)
    if colour not in names:
        return None
    count = view.bag[names.index(colour)]
    return thing("bagged-black" if colour == BLACK else "bagged", colour=colour, count=count)


def struck(view: View, seat: Seat) -> Thing | None:
    sector = struck_next(view)
    if not sector:
        return None
    labs = labs_in(view, view.layout.sectors.index(sector))[seat]
    return thing("struck", sector=sector, count=labs, **of(view, seat))


def step(view: View, number: int) -> Thing:
    programme = view.options.consortium(view.box.consortium).programme
    letter = programme[(view.step + number) % len(programme)]
    return thing(f"step-{letter.lower()}", step=letter, n=number)
