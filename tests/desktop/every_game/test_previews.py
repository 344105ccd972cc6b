"""What shows before a drop is what happens: ghosts stand where pieces will, figures are what is gained or paid."""

from collections.abc import Callable, Mapping
from itertools import takewhile
from typing import Any

import pytest

from desktop.board.sprite import Key, Place, Sprite
from desktop.board.tags import PAINTER as TAG
from desktop.games.hoyuk.signs import OF_PILE
from rules.core.types import phrase
from rules.excavation_earth.outlook import gallery_lines
from rules.hoyuk.cells import NUMBER, has
from rules.hoyuk.events import AspectCardDrawn, BlockInspected
from rules.hoyuk.village import House, Pen
from rules.marajoara.events import Scored
from tests.desktop.every_game.drawn import EVERY, Drawn, drawn

pytestmark = pytest.mark.usefixtures("qapp")

STEPS = 3
"""What a move brings may have to wait until so many decisions are made."""
NEAR = 3.0
PHASE_ENDS = {"cs.cards_shifted"}
MOST_HOUSES = 60
"""More than any block has."""

GHOSTS: dict[str, dict[str, set[str]]] = {
    "marajoara": {
        "mj-ghost-die": {"mj.capture", "mj.field_work", "mj.fund_restoration", "mj.raise", "mj.recycle"}
        | {"mj.remove_die", "mj.store", "mj.take_die"},
        "mj-ghost-disc": {"mj.excavate"},
        "mj-ghost-token": {"mj.place_dig_token", "mj.place_start_token"},
        "mj-ghost-vase": {"mj.exhibit", "mj.exhibit_cheaply"},
    },
    "excavation_earth": {
        "ee-ghost-buyer": {"ee.add_buyer"},
        "ee-ghost-cube": {"ee.sample", "ee.send_trader"},
        "ee-ghost-explorer": {"ee.place_third", "ee.teleport", "ee.walk"},
        "ee-ghost-relic": {"ee.buy", "ee.buy_drawn", "ee.discover", "ee.offer", "ee.store_drawn"},
    },
    "hoyuk": {
        "hk-ghost-house": {"hk.build_house", "hk.replace_house"},
        "hk-ghost-pen": {"hk.build_pen"},
        **{f"hk-{piece}": {"hk.place_roof"} for piece in ("oven", "shrine")},
        **{f"hk-{piece}": {f"hk.place_{piece}"} for piece in ("cattle", "villager", "shaman")},
    },
    "council_of_shadows": {"cs-station": {"cs.buy_station"}},
    "magnastorm": {
        "ms-ghost-crew": {"ms.move_crew"},
        "ms-ghost-lab": {"ms.install"},
        "ms-ghost-station": {"ms.build"},
    },
}
"""By their picture, what stands there after these moves, in the same colour and with the same face."""
GUESSED: dict[str, dict[str, set[str]]] = {
    "marajoara": {"mj-ghost-die": {"mj.give_die", "mj.spend_next"}},  # the dice after it push it on
    "excavation_earth": {
        "ee-ghost-cube": {"ee.promote", "ee.send_envoy"},  # in the middle of those who are there
        "ee-ghost-relic": {"ee.put_on_site"},  # relics lie beside their site
    },
    "hoyuk": {"hk-marker": {"hk.give_marker"}, "hk-sign": {"hk.build_with_card"}},
    "council_of_shadows": {
        "cs-cube": {"cs.buy_improvement"},
        "cs-gem": {"cs.upgrade_gem"},
        "cs-ghost-tower": {"cs.colonise", "cs.settle_for_automa"},
        "cs-tile-back": {"cs.discover", "cs.place_tile"},
    },
    "magnastorm": {
        "ms-ghost-crew": {"ms.deploy_crew", "ms.drop_crew", "ms.first_crew"},  # crew below moves on at once
        "ms-marker": {
            "ms.build",
            "ms.choose_field",
            "ms.claim",
            "ms.install",
            "ms.take_column",
        },  # others may stand there
    },
}
"""Pictures that stand for something else, or lie a little aside of it."""


def previewed(at: Drawn, move: Any) -> list[Sprite]:
    return at.desk.preview(at.view, move, at.look, at.places)


def futures(at: Drawn, move: Any) -> list[Any]:
    """The position after the move, and those after what the seat must decide then."""
    states = [at.after(move)]
    for _ in range(STEPS):
        if not any(decision.seat == at.seat for decision in at.game.deciding(states[-1])):
            break
        states.append(at.game.apply(states[-1], at.game.legal(states[-1], at.seat)[0]).state)
    return states


def is_in(place: Place, inner: Place) -> bool:
    x, y = inner.middle
    return place.x - NEAR <= x <= place.x + place.width + NEAR and place.y - NEAR <= y <= place.y + place.height + NEAR


def stands(table: Mapping[Key, Sprite], ghost: Sprite) -> bool:
    """Whether a piece like this ghost lies in its place."""
    painter, shown = ghost.picture.painter.replace("ghost-", ""), set(map(str, ghost.picture.args))
    return any(
        each.picture.painter == painter and is_in(each.place, ghost.place) and shown <= set(map(str, each.picture.args))
        for each in table.values()
    )


@pytest.mark.parametrize("id", EVERY)
def test_a_ghost_stands_where_the_piece_will(id: str) -> None:
    known: set[tuple[str, str]] = set()
    for at in drawn(id):
        for move in at.some_moves:
            ghosts = [each for each in previewed(at, move) if each.picture.painter in GHOSTS[id] | GUESSED[id]]
            known |= {(each.picture.painter, move.kind) for each in ghosts}
            must = [each for each in ghosts if move.kind in GHOSTS[id].get(each.picture.painter, ())]
            if must:
                tables = [at.described(state) for state in futures(at, move)]
                assert all(any(stands(table, each) for table in tables) for each in must), (move, must)
    listed = [(painter, kinds) for each in (GHOSTS[id], GUESSED[id]) for painter, kinds in each.items()]
    assert known == {(painter, kind) for painter, kinds in listed for kind in kinds}


@pytest.mark.parametrize("id", EVERY)
def test_a_preview_has_no_names_of_pieces_and_no_sprite_twice(id: str) -> None:
    for at in drawn(id):
        for move in at.some_moves:
            shown = [each.key for each in previewed(at, move)]
            assert len(set(shown)) == len(shown), (move, shown)
            assert not set(shown) & set(at.sprites)
            assert not any(each.is_target for each in previewed(at, move))


# Figures: by game and kind of move, what a tag of it must say


def tags(shown: list[Sprite], painter: str = TAG) -> list[Any]:
    return [each.picture.args[0] for each in shown if each.picture.painter == painter]


def first_points(at: Drawn, move: Any) -> int:
    """Of the first event that gives the seat any, before the phase ends and pays by itself."""
    events = takewhile(lambda each: each.kind not in PHASE_ENDS, at.game.apply(at.state, move).events)
    gains = (each for each in events if getattr(each, "points", 0))
    return next((each.points for each in gains if each.seat == at.seat), 0)


def signed(number: int) -> str:
    return f"+{number}" if number > 0 else f"−{-number}"


def check_credits(at: Drawn, move: Any, shown: list[Sprite]) -> bool:
    """What is paid or got at once (Excavation Earth)."""
    before, after = (state.players[at.seat].credits for state in (at.state, at.after(move)))
    return tags(shown) == ([signed(after - before)] if after != before else [])


def check_sample(at: Drawn, move: Any, shown: list[Sprite]) -> bool:
    """What the gallery pays more, with the sample in it."""
    before, after = (state.players[at.seat].guards for state in (at.state, at.after(move)))
    more = sum(line.pays for line in gallery_lines(at.state.box, after))
    more -= sum(line.pays for line in gallery_lines(at.state.box, before))
    return len(after) == len(before) + (not move.guard) and tags(shown) == ([signed(more)] if more else [])


def check_walk(at: Drawn, move: Any, shown: list[Sprite]) -> bool:
    """The route is lit, but for those around the globe, which are not drawn across the chart."""
    start = at.state.players[at.seat].explorers[move.explorer]
    is_around = {start, move.to} in [set(edge.split()) for edge in at.state.box.parts.map.wraps]
    lit = [each.key for each in shown if each.picture.painter == "ee-lit-route"]
    return lit == ([] if is_around else [f"preview-way-{start}-{move.to}"])


def check_offer(at: Drawn, move: Any, shown: list[Sprite]) -> bool:
    """What the sale brings more with it, if it is closed then."""
    closed = [each for each in at.legal if each.kind == "ee.close_sale"]
    close = type(closed[0])(seat=at.seat) if closed else None
    if close is None:
        return len(tags(shown)) == 1
    credits = [at.game.apply(state, close).state.players[at.seat].credits for state in (at.state, at.after(move))]
    return tags(shown) == [signed(credits[1] - credits[0])]


def check_sun(at: Drawn, move: Any, shown: list[Sprite]) -> bool:
    """The points of the move, with those of the decisions that belong to it (Marajoara)."""
    events, state = list(at.game.apply(at.state, move).events), at.after(move)
    while len(state.agenda) > len(at.state.agenda) and state.stage == at.state.stage:
        step = at.game.apply(state, at.game.legal(state, at.seat)[0])
        events, state = [*events, *step.events], step.state
    points = sum(each.points for each in events if isinstance(each, Scored) and each.seat == at.seat)
    return tags(shown, "mj-sun") == ([points] if points else [])


def check_jump(at: Drawn, move: Any, shown: list[Sprite]) -> bool:
    """The pips that a Dig token on the landing space gives, and whose it is (Marajoara)."""
    token = at.state.tokens[at.state.box.number[move.to]]
    own = token in at.state.players[at.seat].colours
    pips = at.state.box.parts.box.dig_bonus
    wanted = [] if token is None else [(token, f"+{pips.own if own else pips.rival}")]
    return [each.picture.args for each in shown if each.picture.painter == "mj-tag"] == wanted


def check_points(at: Drawn, move: Any, shown: list[Sprite]) -> bool:
    """What the seat gets first: for a group of cards (Höyük), a station, an objective (Magnastorm)."""
    return signed(first_points(at, move)) in tags(shown)


def check_returned(at: Drawn, move: Any, shown: list[Sprite]) -> bool:
    return tags(shown) == [signed(len(at.state.players[at.seat].spent))]


def check_block(at: Drawn, move: Any, shown: list[Sprite]) -> bool:
    """Name and size of the block that the piece belongs to then, and what a house does there for its clan (Höyük)."""
    (said,) = tags(shown, "hk-outcome")
    block = at.after(move).village.block_at(NUMBER[move.cell])
    if block is None or not (block.size == 1 or str(block.size) in said):  # the turn may end with a catastrophe
        return False
    use, sizes = use_of_house(at, move), range(1, MOST_HOUSES)
    return said in [at.look.say(phrase("hk-table-becomes", how=use, block=block.name, count=size)) for size in sizes]


def use_of_house(at: Drawn, move: Any) -> str:
    village, cell = at.state.village, NUMBER[move.cell]
    if move.kind != "hk.build_house" or village.house(cell) is not None:
        return "stays"
    beside = [each for each in village.blocks if has(each.area | each.reach, cell) and each.houses]
    if not beside:
        return "founds"
    return "extends" if any(each.houses.get(at.seat) for each in beside) else "joins"


def check_inspection(at: Drawn, move: Any, shown: list[Sprite]) -> bool:
    """Who draws which card, in the order of the aspects (Höyük)."""
    wanted, block = [], ""
    for event in at.game.apply(at.state, move).events:
        block = event.block if isinstance(event, BlockInspected) else block
        if isinstance(event, AspectCardDrawn) and block == move.block:
            wanted.append((OF_PILE[event.pile], at.colours[event.seat], event.symbol))
    return tags(shown, "hk-draws") == ([tuple(wanted)] if wanted else [])


def check_pen(at: Drawn, move: Any, shown: list[Sprite]) -> bool:
    """Cattle can leave a pen over free ground, and over the edge where that counts as free (Höyük)."""
    village, column, row = at.after(move).village, ord(move.cell[0]), int(move.cell[1:])
    beside = [(column, row - 1), (column + 1, row), (column, row + 1), (column - 1, row)]
    numbers = [NUMBER.get(f"{chr(letter)}{number}") for letter, number in beside]
    ways = [
        at.state.options.edge_free if number is None else not isinstance(village.at(number), House | Pen)
        for number in numbers
    ]
    sides = [each.picture.args[0] for each in shown if each.picture.painter == "hk-exit"]
    return check_block(at, move, shown) and sides == [side for side, is_free in enumerate(ways) if is_free]


def check_level(at: Drawn, move: Any, shown: list[Sprite]) -> bool:
    """The marker shows on the next level of its field (Magnastorm)."""
    fields = at.state.layout.fields
    level = min(at.state.players[at.seat].levels[fields.index(move.field)] + 1, at.state.layout.levels)
    return [is_in(at.places[f"level-{move.field}-{level}"], each.place) for each in shown] == [True]


def check_fare(at: Drawn, move: Any, shown: list[Sprite]) -> bool:
    """Nothing on one's own station; else a cube for its owner, in that colour (Magnastorm)."""
    if not move.station:
        return tags(shown, "ms-fare") == []
    owner = at.state.stations[at.state.layout.site_number[move.station]]
    wanted = ("0", "") if owner == at.seat else ("1", at.colours[owner])
    return [each.picture.args for each in shown if each.picture.painter == "ms-fare"] == [wanted]


def energy_of(shown: list[Sprite]) -> int:
    """What a pill of gains says of energy."""
    (things,) = tags(shown, "cs-gains") or [()]
    return sum(int(each[1:]) for each in things if each.startswith("E"))


def check_energy(at: Drawn, move: Any, shown: list[Sprite]) -> bool:
    """What the move brings on the track (Council of Shadows)."""
    return energy_of(shown) == first_points(at, move)


def check_plan(at: Drawn, move: Any, shown: list[Sprite]) -> bool:
    """How far the marker goes with the whole plan, and where it stands then."""
    account = at.desk.account(at.view, move)
    assert account is not None
    total, stands_at = account.total, at.state.players[at.seat].consumption + account.total
    (said,) = tags(shown)
    return said.startswith(("+", "−", "±")) and str(abs(total)) in said and str(stands_at) in said


def check_tower(at: Drawn, move: Any, shown: list[Sprite]) -> bool:
    """As many cubes as the tower has come to lie where it shows."""
    (tower,) = [each for each in shown if each.picture.painter == "cs-ghost-tower"]
    there = [
        each
        for key, each in at.described(at.after(move)).items()
        if key.startswith(f"cube-{move.planet}-") and key not in at.sprites and is_in(tower.place, each.place)
    ]
    colour, height = tower.picture.args
    return len(there) == height and all(colour in each.picture.args for each in there)


def check_column(at: Drawn, move: Any, shown: list[Sprite]) -> bool:
    """Whose reputation the commander moves; the token moves none (Magnastorm)."""
    column = at.state.layout.columns.index(move.column)
    if not column:
        return tags(shown, "ms-marker") == []
    loser = at.state.controllers[column - 1]
    return (
        tags(shown, "ms-marker")
        == [at.colours[seat] for seat in (at.seat, loser) if seat >= 0][: 1 + (loser != at.seat)]
    )


Check = Callable[[Drawn, Any, list[Sprite]], bool]
FIGURES: dict[str, Check] = {
    **dict.fromkeys(("ee.buy", "ee.buy_drawn", "ee.fence"), check_credits),
    "ee.sample": check_sample,
    "ee.offer": check_offer,
    "ee.walk": check_walk,
    **dict.fromkeys(("mj.exhibit", "mj.exhibit_cheaply", "mj.restore"), check_sun),
    **dict.fromkeys(("mj.score_fragment", "mj.take_back_vase", "mj.excavate"), check_sun),
    "mj.capture": check_jump,
    "ms.choose_field": check_level,
    "ms.take_column": check_column,
    "hk.return_under": check_returned,
    **dict.fromkeys(("hk.build_house", "hk.place_roof", "hk.place_cattle"), check_block),
    "hk.build_pen": check_pen,
    "hk.inspect": check_inspection,
    **dict.fromkeys(("hk.place_villager", "hk.replace_house"), check_block),
    **dict.fromkeys(("hk.score_group", "ms.build", "ms.claim"), check_points),
    "ms.drive": check_fare,
    **dict.fromkeys(("cs.extract", "cs.exploit", "cs.buy_improvement"), check_energy),
    "cs.plan": check_plan,
    "cs.colonise": check_tower,
    "cs.settle_for_automa": check_tower,
}


@pytest.mark.parametrize("kind", FIGURES)
def test_figures_are_what_really_changes(kind: str) -> None:
    id = next(each for each in EVERY if drawn(each)[0].game.prefix.lower() == kind[:2])
    tried = [(at, move) for at in drawn(id) for move in at.some_moves if move.kind == kind]
    assert tried
    for at, move in tried:
        assert FIGURES[kind](at, move, previewed(at, move)), (move, [each.picture for each in previewed(at, move)])


# How places are lit


def test_the_place_of_a_house_shows_whether_it_is_raised_or_founds_a_block() -> None:
    for at in drawn("hoyuk"):
        for move in (each for each in at.some_moves if each.kind == "hk.build_house"):
            place = at.desk.handle(at.view, move).place
            assert place is not None
            use, target = use_of_house(at, move), at.desk.target(at.view, [move], place)
            assert target is not None
            assert (target.ghost is not None and target.ghost.painter == "hk-raise") == (use == "stays"), move
            assert (target.ghost is None) == (use == "founds"), move


def test_what_a_block_becomes_is_said_beside_the_names_of_blocks() -> None:
    """Names above the place and below it at once leave it no room; that is rare."""
    covered = []
    for at in drawn("hoyuk"):
        names = [place.rect for key, place in at.places.items() if key.startswith("block-")]
        for move in at.some_moves:
            shown = at.desk.preview(at.view, move, at.look, at.places)
            said = [each.place.rect for each in shown if each.picture.painter == "hk-outcome"]
            covered += [any(each.intersects(name) for name in names) for each in said]
    assert sum(covered) < len(covered) / 6


def test_bare_spaces_and_cells_keep_their_signs_in_the_light() -> None:
    """Where nothing lies on them that would be hidden (Magnastorm)."""
    known = set()
    for at in drawn("magnastorm"):
        layout, by_place = at.state.layout, {}
        for handle, (move, *_) in at.by_gesture.items():
            if handle.place is not None:
                by_place[handle.place] = move
        for place, move in by_place.items():
            kind, _, ref = place.partition("-")
            target = at.desk.target(at.view, [move], place)
            ghost = target.ghost if target is not None else None
            if kind == "space" and move.kind in ("ms.drive", "ms.jump") and ref in layout.space_number:
                number = layout.space_number[ref]
                is_bare = not at.state.labs[number] and all(each.scout != ref for each in at.state.players)
                assert (ghost is not None) == is_bare, move
                assert ghost is None or ghost.args == (layout.spaces[number].colour,)
            elif kind == "cell":
                cell, crew = layout.cells[layout.cell_number[ref]], at.state.lower[layout.cell_number[ref]]
                assert (ghost is not None) == (bool(cell.bonus) and not crew), move
                assert ghost is None or ghost.args == (cell.bonus, cell.field)
            known |= {(kind, ghost is None)}
    assert known >= {(kind, is_bare) for kind in ("space", "cell") for is_bare in (True, False)}
