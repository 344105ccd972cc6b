"""Moves, events and ids as phrases: which message, and what fills its gaps. The sentences stand in translations/.

Colours, columns, rows, sectors, fields and objectives stay ids, which the names in translations/ select on; commanders
are called by their number. Cells, spaces, zones, sites, several cubes and artefact cards are phrases.
"""

from collections.abc import Iterable
from typing import Any, get_args

from rules.core.contract import Chapter
from rules.core.types import Arg, Phrase, Ref, SeatName, phrase
from rules.core.wording import event_phrase, fields_of, message_id, phrase_of, say_plainly
from rules.magnastorm import agenda as todo
from rules.magnastorm import commanders, outlook, payments
from rules.magnastorm import events as happened
from rules.magnastorm import moves as m
from rules.magnastorm.components import StartName
from rules.magnastorm.events import Event
from rules.magnastorm.objectives import claims_of
from rules.magnastorm.queries import commander_of_column, named_amounts
from rules.magnastorm.setup import COLOURS
from rules.magnastorm.state import NOBODY, YELLOW, Cubes, State

SEAT_GAPS = ("seat", "owner", "winners", "order", "seats")
AMOUNT_GAPS = ("amounts", "cubes", "given", "taken")
"""Pairs of a colour and how many cubes."""
FIRST_COLUMN = "FP"
ARTEFACT = "#"
BORDER = 2
"""So many sectors a site lies between."""


def say_arg(name: str, value: Arg) -> Arg:
    if name in AMOUNT_GAPS and isinstance(value, (tuple, list)):
        return say_amounts(value)
    if not isinstance(value, str) or not value:
        return say_plainly(name, value, SEAT_GAPS, say_arg)
    match name:
        case "commander":
            return of_commander(value)
        case "cell":
            return say_cell(value)
        case "space" | "to" | "origin" | "place" if len(value) > 1:  # one letter: a place of a site between two sectors
            return say_place(value)
        case "site":
            return say_site(value)
        case "station":
            return say_site(value, "site.station")
        case "artefact":
            return phrase("artefact.the", artefact=int(value.removeprefix(ARTEFACT)))
        case "calm":
            return phrase("sector.the", sector=value)
        case "places":
            return say_target(value)
        case "candidate" | "chosen":
            return say_candidate(value)
        case _:
            return value


# Things


def of_commander(ref: Ref) -> int | str:
    """The number: no message can select on a text that begins with a figure."""
    return int(ref) if ref.isdecimal() else ref


def say_amounts(amounts: Iterable[Any]) -> tuple[Phrase, ...]:
    """2 grey cubes and 1 yellow cube; what is in words already stays."""
    return tuple(
        each if isinstance(each, Phrase) else phrase("cube.count", colour=each[0], count=each[1]) for each in amounts
    )


def say_cell(ref: Ref) -> Arg:
    row, stroke, column = ref.partition("/")
    return phrase("cell.at", row=row, column=column) if stroke else ref


def say_zone(ref: Ref) -> Phrase:
    sector, _, letter = ref.partition(".")
    return phrase("zone.the", sector=sector, area=letter)


def cell_in_short(ref: Ref) -> Phrase:
    row, _, column = ref.partition("/")
    return phrase("cell.short", row=row, column=column)


def say_place(ref: Ref) -> Arg:
    """A space, a zone or a starting area; what is none of these speaks for itself."""
    if ref in get_args(StartName):
        return phrase("start.at", start=ref)
    sector, _, rest = ref.partition(".")
    if len(rest) == 1:
        return phrase("zone.at", sector=sector, area=rest)
    if rest[1:].isdecimal():
        return phrase("space.at", sector=sector, area=rest[0], n=int(rest[1:]))
    return ref


def say_site(ref: Ref, message: str = "site.the") -> Arg:
    """The site, or the station that stands on it."""
    border, _, place = ref.partition("/")
    sectors = border.split(">")
    if len(sectors) != BORDER:
        return ref
    one, other = (phrase("sector.short", sector=sector) for sector in sectors)
    return phrase(message, one=one, other=other, place=place)


def say_reputation(points: int) -> Phrase:
    return phrase("amount-reputation", count=points)


def say_target(place: Ref) -> Phrase:
    """What an objective is fulfilled with: a sector or a field."""
    return phrase("sector.the", sector=place) if place.isupper() else phrase("field.the", field=place)


def say_candidate(candidate: str) -> Arg:
    """What the Consortium chooses between: columns, crew, objectives, places on the planet, fields."""
    if candidate == FIRST_COLUMN or (candidate[0] == "C" and candidate[1:].isdecimal()):
        return phrase("column.the", column=candidate)
    if candidate in (*COLOURS, YELLOW):
        return phrase("crew.the", crew=candidate)
    if ">" in candidate:
        return say_site(candidate)
    if "." in candidate:
        return say_zone(candidate)
    if candidate[-1].isdecimal():
        return phrase("objective.the", objective=candidate)
    return phrase("field.the", field=candidate)


# Events


def say_event(event: Event) -> Phrase:
    return event_phrase(event, more_args(event) | effect_of(getattr(event, "rule", "")), say_arg)


def effect_of(rule: str) -> dict[str, Arg]:
    """By the effect of which commander something happens, where the rule that brings it is that of one."""
    commander = commanders.of_rule(rule)
    return {"by": "commander", "commander": commander} if commander else {"by": "none"}


def chapter_of(event: Event) -> Chapter | None:
    """Rounds, turns and the administration are the headings of the log."""
    match event:
        case happened.RoundBegan(round=round):
            return Chapter(phrase("chapter-round", round=round))
        case happened.TurnBegan(seat=seat):
            return Chapter(phrase("ms-turn", seat=SeatName(seat)), seat)
        case happened.AdministrationBegan():
            return Chapter(phrase("ms-administration"))
        case _:
            return None


def more_args(event: Event) -> dict[str, Arg]:
    """What sentences need beside the fields of an event, or instead of one."""
    match event:
        case happened.GameEnded(winners=winners):
            return {"count": len(winners)}
        case happened.ReputationGained(points=points):
            return {"points": say_reputation(abs(points)), "change": "up" if points > 0 else "down"}
        case happened.CubesDrawn(cubes=cubes, black=black, own=own, seat=seat):
            return {"coloured": bool(cubes), "black": black, "own": own, "seat": seat}
        case happened.CommanderTaken(loser=loser):
            return {"taken": loser != NOBODY, "loser": SeatName(loser) if loser != NOBODY else ""}
        case happened.ScoutMoved(origin=origin, to=to, station=station, way=way, rule=rule):
            jumps = rule == commanders.rule_of(commanders.MIRA)
            how = "jump" if jumps else "stay" if origin == to else "station" if station else "drive"
            return {"how": how, "way": len(way)}
        case happened.StationBuilt(site=site) | happened.FeePaid(site=site) | happened.NothingBuilt(site=site):
            return {"station": site}
        case happened.LabInstalled(way=way):
            return {"way": way or "usual"}
        case happened.CrewMoved(origin=origin, cell=cell):
            return {"origin": say_cell(origin), "short": cell_in_short(cell)}
        case happened.CrewDeployed(cell=cell):
            return {"short": cell_in_short(cell)}
        case happened.ArtefactUsed(card=card) | happened.ArtefactWon(card=card):
            return {"artefact": card}
        case happened.ObjectiveFulfilled(value=value):
            return {"value": value}
        case happened.ResearchSetBack(levels=levels):
            return {"count": levels}
        case _:
            return {}


# Moves


def say_move(state: State, move: m.Move) -> Phrase:
    return phrase_of(move, move_args(state, move), say_arg)


def move_args(state: State, move: m.Move) -> dict[str, Any]:
    """The fields of a move, with what it costs or brings."""
    args = fields_of(move)
    pending = state.agenda[0] if state.agenda else None
    seat, box = move.seat, state.box
    match move:
        case m.TakeColumn(column=column):
            at = state.layout.columns.index(column) if column in state.layout.columns else 0
            price = payments.column_bill(state, seat, at).price
            args |= {"token": not at, "commander": commander_of_column(state, at), **amounts(state, price)}
        case m.ChooseAction(action=action):
            args |= args_of_action(state, move, action)
        case m.Pay(cubes=cubes):
            due = sum(pending.price) if isinstance(pending, todo.Paying) else 0
            args |= {"cubes": named_amounts(state, cubes), "exchanged": sum(cubes) > due, "swap": move.swap or "none"}
        case m.DeployCrew(cell=cell):
            args["short"] = cell_in_short(cell)
        case m.Exchange(take=take):
            args |= {"colour": take, "count": box.exchange}
        case m.Drive(to=to, station=station):
            owner = owner_of(state, station)
            args |= {
                "how": "station" if station else "stay" if to == state.players[seat].scout else "drive",
                "foreign": owner not in (seat, NOBODY),
                "owner": SeatName(owner) if owner != NOBODY else "",
                **place_reached(state, move),
            }
        case m.Train():
            args |= amounts(state, payments.training_bill(state, seat).price)
        case m.Build(site=site, free=free):
            args |= {"station": site} | amounts(state, payments.station_bill(state, seat, free=free).price)
        case m.Install(way=way, free=free):
            args |= {"way": way or "usual", **amounts(state, payments.lab_bill(state, seat, way, free=free).price)}
        case m.BuyReputation():
            args |= amounts(state, payments.reputation_bill(state).price)
        case m.Draw(more=more):
            count = pending.count if isinstance(pending, todo.Drawing) else 0
            args |= {"count": count + (commanders.JOY_MORE if more else 0)}
        case m.Claim(objective=objective):
            taken = len(claims_of(state, objective)) if objective in state.objectives else 0
            values = state.layout.objective_values
            args |= {"value": say_reputation(values[taken] if taken < len(values) else 0)}
        case m.ConsortiumActs():
            args["part"] = pending.part if isinstance(pending, todo.ConsortiumActing) else "none"
        case m.Finish():
            args["step"] = message_id(pending.kind) if pending is not None else "none"
        case _:
            pass
    return args


def place_reached(state: State, move: m.Drive) -> dict[str, Any]:
    """The colour of the space, and whether a lab can be installed there, for how much."""
    at = state.layout.space_number.get(move.to)
    if at is None:
        return {"there": "none", "colour": "none", **amounts(state, ())}
    price = outlook.lab_price(state, move.seat)
    there = "taken" if state.labs[at] else "free" if price is not None else "full"
    bill = () if price is None else payments.cubes_for(state, move.seat, price)
    return {"there": there, "colour": state.layout.spaces[at].colour, **amounts(state, bill)}


def amounts(state: State, price: Cubes) -> dict[str, Any]:
    return {"amounts": named_amounts(state, price), "count": sum(price)}


def args_of_action(state: State, move: m.ChooseAction, action: str) -> dict[str, Any]:
    """What the row asks or gives."""
    row = state.layout.rows[state.layout.cells[state.turn.cell].row]
    if action == "move":
        return amounts(state, payments.row_bill(state, move.seat, state.layout.rows.index(row)).price)
    return amounts(state, payments.cubes_for(state, move.seat, row.gain))


def owner_of(state: State, site: Ref) -> int:
    number = state.layout.site_number.get(site)
    return NOBODY if number is None else state.stations[number]
