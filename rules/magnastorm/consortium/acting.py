"""The Consortium's turn, part by part: command or crew, a step of its programme, an objective (MS-SOLO)."""

from collections.abc import Sequence

from rules.core.explained import Excluded, Measure, Question, reasoned
from rules.core.types import Arg, Ref, Seat
from rules.magnastorm import agenda as todo
from rules.magnastorm import events as happened
from rules.magnastorm.claiming import mark
from rules.magnastorm.consortium import choosing
from rules.magnastorm.consortium.choosing import Feat, Goal, Route, person_of
from rules.magnastorm.draft import Draft
from rules.magnastorm.events import Hindrance
from rules.magnastorm.objectives import demand_of, value_of
from rules.magnastorm.queries import (
    calm_sectors,
    cells_of_column,
    commander_of_column,
    controller_of_column,
    crew_name,
    crew_of_column,
    free_cell_above,
    topmost,
)
from rules.magnastorm.rounds import place_first_crew as put_first_crew


def act(draft: Draft) -> None:
    pending = draft.answered(todo.ConsortiumActing)
    draft.done()
    match pending.part:
        case "command":
            command(draft, pending.seat)
        case "step":
            take_step(draft, pending.seat)
        case "objective":
            fulfil(draft, pending.seat)


def choose(
    draft: Draft,
    question: Question,
    candidates: Sequence[Arg],
    measures: Sequence[Measure],
    excluded: Sequence[Excluded] = (),
) -> Arg:
    """One of these, with the reasons told; nothing needs to be said where there has never been another one."""
    if len(candidates) == 1 and not excluded:
        return candidates[0]
    why, draft.rng = reasoned(draft.rng, question, candidates, measures, excluded)
    draft.tell(why)
    return why.chosen


def fall_back(draft: Draft, seat: Seat, rule: str, why: Hindrance) -> None:
    """What its rules would have it do cannot be done: it is told why, and what comes instead follows."""
    draft.tell(happened.ConsortiumFellBack(seat=seat, rule=rule, why=why))


def position_of(refs: Sequence[Arg], label: str, rule: str) -> Measure:
    """The one that comes first settles the matter."""
    order = list(refs)
    return Measure(rule, order.index, label)


# Starting positions


def place_first_crew(draft: Draft, seat: Seat) -> None:
    """The leftmost commander's column without the person's crew (MS-SOLO-1)."""
    person = person_of(seat)
    columns = range(1, len(draft.layout.columns))
    put_first_crew(draft, seat, next((at for at in columns if person not in crew_of_column(draft, at)), 1))


def choose_first_field(draft: Draft, seat: Seat) -> None:
    """Green, or red if the person has taken green (MS-SOLO-1)."""
    person = person_of(seat)
    draft.done()
    levels = draft.players[person].levels
    field = levels.index(min(levels))
    advance(draft, seat, field, "MS-POS-3")


# Command and crew


def command(draft: Draft, seat: Seat) -> None:
    """A cheap column for nothing; else one crew, and a step of the programme (MS-SOLO-4, MS-SOLO-6)."""
    candidates = choosing.columns_to_take(draft, seat)
    if not candidates:
        fall_back(draft, seat, "MS-SOLO-6", "no_column")
        draft.first_of_all(todo.ConsortiumActing(seat, "step"))
        move_crew(draft, seat)
        return
    refs = draft.layout.columns
    person = person_of(seat)
    rule = "MS-SOLO-4"
    column = choose(
        draft,
        Question(seat, "ms-consortium-which-column", rule),
        [refs[at] for at in candidates],
        [
            Measure(rule, lambda each: len(crew_of_column(draft, refs.index(each))), "ms-consortium-by-crew"),
            Measure(
                rule,
                lambda each: int(controller_of_column(draft, refs.index(each)) != person),
                "ms-consortium-by-controller",
            ),
            position_of(refs, "ms-consortium-by-left", rule),
        ],
        choosing.columns_left_out(draft, seat),
    )
    take_column(draft, seat, refs.index(column))


def take_column(draft: Draft, seat: Seat, column: int) -> None:
    """Take the crew of a column from top to bottom; of several on one cell, by their kinds (MS-SOLO-5)."""
    kinds = choosing.kinds_of_crew(seat)
    for cell in cells_of_column(draft.layout, column):
        for crew in sorted(draft.upper[cell], key=kinds.index):
            draft.move_crew(seat, crew, cell, choosing.next_cell(draft), "MS-SOLO-5")
    draft.take_commander(seat, commander_of_column(draft, column), "commanders", "MS-SOLO-4")


def move_crew(draft: Draft, seat: Seat) -> None:
    refs, rule = draft.layout.columns, "MS-SOLO-6"
    kinds = {crew_name(draft, crew): crew for crew in choosing.crew_to_move(draft, seat)}
    question = Question(seat, "ms-consortium-which-crew", rule)
    crew = kinds[choose(draft, question, list(kinds), [position_of(list(kinds), "ms-consortium-by-kind", rule)])]
    column = choose(
        draft,
        Question(seat, "ms-consortium-crew-from-which-column", rule),
        [refs[at] for at in choosing.columns_with(draft, crew)],
        [
            Measure(rule, lambda each: -len(crew_of_column(draft, refs.index(each))), "ms-consortium-by-most-crew"),
            position_of(refs, "ms-consortium-by-left", rule),
        ],
        choosing.columns_without(draft, crew),
    )
    origin = topmost(draft, refs.index(column), crew)
    draft.move_crew(seat, crew, origin, choosing.next_cell(draft), rule)


# The programme


def take_step(draft: Draft, seat: Seat) -> None:
    """It runs on through the rounds (MS-SOLO-7)."""
    programme = draft.options.consortium(draft.box.consortium).programme
    step = programme[draft.step % len(programme)]
    draft.step = (draft.step + 1) % len(programme)
    draft.tell(happened.ConsortiumStep(seat=seat, step=step, rule="MS-SOLO-7"))
    match step:
        case "E":
            explore(draft, seat)
        case "A":
            analyse(draft, seat)
        case "R":
            return


def analyse(draft: Draft, seat: Seat) -> None:
    """MS-SOLO-10."""
    field = pick_field(draft, seat)
    if field is None:
        fall_back(draft, seat, "MS-SOLO-10", "all_at_the_top")
    else:
        advance(draft, seat, field, "MS-SOLO-10")


def pick_field(draft: Draft, seat: Seat) -> int | None:
    """Choose the field where it can catch up or pull ahead soonest; else its lowest one (MS-SOLO-10)."""
    fields, rule = draft.layout.fields, "MS-SOLO-10"
    own, other = (draft.players[each].levels for each in (seat, person_of(seat)))
    question = Question(seat, "ms-consortium-which-field", rule)
    last = position_of(fields, "ms-consortium-by-board", rule)
    close = choosing.fields_to_catch_up(draft, seat)
    if close:

        def gap(field: Ref) -> int:
            return other[fields.index(field)] - own[fields.index(field)]

        measures = [Measure(rule, gap, "ms-consortium-by-gap"), last]
        left_out = choosing.fields_left_out(draft, seat, close)
        chosen = choose(draft, question, [fields[at] for at in close], measures, left_out)
        return fields.index(chosen)
    rest = choosing.fields_below_top(draft, seat)
    if not rest:
        return None

    def level(field: Ref) -> int:
        return own[fields.index(field)]

    measures = [Measure(rule, level, "ms-consortium-by-level"), last]
    left_out = choosing.fields_left_out(draft, seat, rest)
    chosen = choose(draft, question, [fields[at] for at in rest], measures, left_out)
    return fields.index(chosen)


def advance(draft: Draft, seat: Seat, field: int, rule: str) -> None:
    """Advance in a field; of the bonuses of levels, it uses only crew (MS-SOLO-11)."""
    bonus = draft.raise_level(seat, draft.layout.fields[field], rule)
    if bonus is None or bonus.kind != "crew":
        return
    for _ in range(bonus.count):
        columns = choosing.columns_for_crew(draft)
        if not draft.players[seat].crew or not columns:
            fall_back(draft, seat, "MS-SOLO-11", "no_place" if draft.players[seat].crew else "no_crew")
            return
        deploy(draft, seat, columns)


def deploy(draft: Draft, seat: Seat, columns: Sequence[int]) -> None:
    refs, rule = draft.layout.columns, "MS-SOLO-11"
    column = choose(
        draft,
        Question(seat, "ms-consortium-crew-to-which-column", rule),
        [refs[at] for at in columns],
        [
            Measure(rule, lambda each: -len(crew_of_column(draft, refs.index(each))), "ms-consortium-by-most-crew"),
            position_of(refs, "ms-consortium-by-left", rule),
        ],
        choosing.columns_without_place(draft),
    )
    cell = free_cell_above(draft, refs.index(column))
    assert cell is not None
    draft.deploy(seat, "upper", cell, rule)


# Exploring


def explore(draft: Draft, seat: Seat) -> None:
    """The scout goes where it helps most, and a lab is installed for nothing (MS-SOLO-8)."""
    if not draft.players[seat].labs:
        fall_back(draft, seat, "MS-SOLO-8", "no_lab")
        analyse(draft, seat)
        return
    goals = choosing.goals(draft, seat)
    if goals:
        goal = best_goal(draft, seat, goals)
        route = choosing.shortest_routes(draft, seat, goal)[0]
        build_on_the_way(draft, seat, goal)
        settle(draft, seat, goal.area, route)
        return
    rescue = choosing.rescue_area(draft, seat)
    if rescue is None:
        fall_back(draft, seat, "MS-SOLO-8", "no_zone")
        analyse(draft, seat)
    else:
        fall_back(draft, seat, "MS-SOLO-8", "storm")
        settle(draft, seat, rescue, Route("", ()))


def best_goal(draft: Draft, seat: Seat, goals: Sequence[Goal]) -> Goal:
    """A contest it may turn; then the leading sector before the others; then a before e (MS-SOLO-8)."""
    areas, rule = draft.layout.areas, "MS-SOLO-8"
    by_ref = {areas[goal.area].ref: goal for goal in goals}
    calm = calm_sectors(draft)

    def contested(ref: Ref) -> int:
        return int(not choosing.contest(draft, seat, by_ref[ref].area))

    def lateness(ref: Ref) -> int:
        return -calm.index(areas[by_ref[ref].area].sector)

    chosen = choose(
        draft,
        Question(seat, "ms-consortium-which-zone", rule),
        list(by_ref),
        [
            Measure(rule, contested, "ms-consortium-by-contest"),
            Measure(rule, lateness, "ms-consortium-by-sector"),
            position_of([area.ref for area in areas], "ms-consortium-by-letter", rule),
        ],
        choosing.areas_left_out(draft, goals),
    )
    return by_ref[chosen]


def build_on_the_way(draft: Draft, seat: Seat, goal: Goal) -> None:
    """MS-SOLO-9."""
    limit = draft.options.consortium(draft.box.consortium).stations
    built = sum(owner == seat for owner in draft.stations)
    if built >= limit or not draft.players[seat].stations:
        return
    sites = [draft.layout.sites[site].ref for site in choosing.building_sites(draft, seat, goal)]
    if not sites:
        return
    question = Question(seat, "ms-consortium-which-site", "MS-SOLO-9")
    refs = [site.ref for site in draft.layout.sites]
    order = position_of(refs, "ms-consortium-by-board", "MS-SOLO-9")
    site = choose(draft, question, sites, [order], choosing.sites_left_out(draft, seat, goal))
    draft.put_station(seat, site)


def settle(draft: Draft, seat: Seat, area: int, route: Route) -> None:
    """The lowest space without lab; research advances as usual, on a white one where it picks."""
    space = choosing.free_space(draft, area)
    assert space is not None
    ref = draft.layout.spaces[space].ref
    origin = draft.players[seat].scout
    draft.change(seat, scout=ref)
    way = tuple(draft.layout.areas[each].ref for each in route.way)
    draft.tell(happened.ScoutMoved(seat=seat, origin=origin, to=ref, way=way, station=route.station, rule="MS-SOLO-8"))
    draft.put_lab(seat, ref, "")
    field = choosing.field_of_space(draft, space)
    if field is None:
        field = pick_field(draft, seat)
    if field is None:
        fall_back(draft, seat, "MS-SOLO-10", "all_at_the_top")
    elif draft.players[seat].levels[field] == draft.layout.levels:
        draft.tell(happened.NothingGained(seat=seat, rule="MS-RES-5"))
    else:
        advance(draft, seat, field, "MS-LAB-2")


# Objectives


def fulfil(draft: Draft, seat: Seat) -> None:
    """The best paid one that it can, at most one (MS-SOLO-12)."""
    feats = {feat.objective: feat for feat in choosing.feats(draft, seat)}
    if not feats:
        return
    rule = "MS-SOLO-12"
    chosen = choose(
        draft,
        Question(seat, "ms-consortium-which-objective", rule),
        list(feats),
        [
            Measure(rule, lambda each: -value_of(draft, each), "ms-consortium-by-value"),
            Measure(
                rule, lambda each: int(draft.box.objectives[each].kind != "research"), "ms-consortium-by-kind-of-card"
            ),
            position_of(draft.objectives, "ms-consortium-by-board", rule),
        ],
        choosing.objectives_left_out(draft, seat, feats),
    )
    claim(draft, seat, feats[chosen])


def claim(draft: Draft, seat: Seat, feat: Feat) -> None:
    objective = draft.box.objectives[feat.objective]
    mark(draft, seat, feat.objective, feat.places)
    if objective.kind == "research":
        levels = demand_of(draft, objective).levels
        for field in feat.places:
            draft.set_back(seat, field, levels)
        return
    for sector, count in zip(feat.places, objective.remove, strict=True):
        at = draft.layout.sectors.index(sector)
        for space in choosing.labs_to_remove(draft, seat, at, count):
            draft.remove_lab(seat, draft.layout.spaces[space].ref)
