"""The whole table from a view: everything once, the same each time, with words, and inside the table."""

import itertools
from collections import Counter
from dataclasses import replace

import pytest
from PySide6.QtCore import QRectF
from pytestqt.qtbot import QtBot

from desktop.board.describing import BLOCK, WORDS
from desktop.board.layers import Layer
from desktop.board.painting import Painting
from desktop.board.printing import TABLE_PAINTERS
from desktop.board.scene import BoardScene
from desktop.board.sprite import Sprite
from desktop.games.council_of_shadows.board_places import ENERGY, LIFT
from desktop.games.council_of_shadows.desk import DESK
from desktop.games.council_of_shadows.painters import PAINTERS
from desktop.games.council_of_shadows.parts import parts
from desktop.games.council_of_shadows.places import table_places
from desktop.games.council_of_shadows.preview import preview
from desktop.games.council_of_shadows.shown import Shown
from desktop.games.council_of_shadows.sprites import sprites
from desktop.paint.art import Art
from desktop.palette import ThemeName
from rules.council_of_shadows import moves as m
from rules.council_of_shadows.outlook import yields
from rules.council_of_shadows.queries import open_galaxies
from rules.text.localise import Language
from tests.desktop.games.council_of_shadows.positions import TABLES, Table, crowded, look, seen, some, stated, texts
from tests.desktop.games.looks import SIZES, is_whole, overlapping

pytestmark = pytest.mark.usefixtures("qapp")

NEAR = 0.75
"""A cube stands within this much of a hexagon's width from the middle of its tile."""


@pytest.mark.parametrize("table", TABLES)
def test_everything_lies_there_once(table: Table) -> None:
    for state, seat, _ in some(table, 90):
        view, here = seen(state, seat), look(seat, seats=table[0])
        shown = sprites(view, here)
        assert [key for key, times in Counter(sprite.key for sprite in shown).items() if times > 1] == []
        assert shown == sprites(view, here)
        assert all(sprite.picture.painter in {*TABLE_PAINTERS, *PAINTERS} for sprite in shown)
        hash(tuple(sprite.picture for sprite in shown))


@pytest.mark.parametrize("table", TABLES)
def test_a_table_that_was_described_before_looks_as_if_it_were_new(table: Table) -> None:
    """Only parts that show something else are described anew: of other positions, other seats, another language."""
    seats = table[0]
    folds = frozenset(f"mat-{seat}" for seat in range(seats))
    languages: tuple[Language, ...] = ("fr", "en")
    looks = [
        (seen(state, seat), replace(look(seat, seats=seats, language=language), open=folds))
        for state, seat, _ in some(table, 30)
        for language in languages
    ]
    known = [sprites(view, here) for view, here in looks]
    for (view, here), shown in zip(looks, known, strict=True):
        table_places.cache_clear()
        assert shown == sprites(view, here)


@pytest.mark.parametrize("table", TABLES)
def test_what_is_on_the_board_is_on_the_table(table: Table) -> None:
    for state, seat, _ in some(table, 90):
        keys = [sprite.key for sprite in sprites(seen(state, seat), look(seat, seats=table[0]))]
        assert sum(key.startswith("cube-") for key in keys) == sum(map(sum, state.colonies))
        lying = {tile for tile in (*state.spaces, *state.drawn) if tile}
        assert {key.removeprefix("tile-") for key in keys if key.startswith("tile-")} == lying
        assert {key.removeprefix("plate-") for key in keys if key.startswith("plate-")} == set(open_galaxies(state))
        shown = {key.removeprefix("card-") for key in keys if key.startswith("card-")}
        assert {card for card in state.display if card} <= shown


def test_nothing_secret_is_shown() -> None:
    """Plans and bonus cards of others, and piles."""
    for state, seat, _ in some(TABLES[2], 60):
        keys = {sprite.key for sprite in sprites(seen(state, seat), look(seat))}
        for other, player in enumerate(state.players):
            if other != seat and state.phase != "over":
                assert not {f"bonus-{card}" for card in (*player.light, player.dark)} & keys
                assert not {f"card-{card}" for card in player.planned if card} & keys


def test_cubes_stand_on_their_systems() -> None:
    view, here = seen(crowded()), look(0)
    at = Shown(view, here).places.board
    shown = {sprite.key: sprite for sprite in sprites(view, here)}
    for space, tile in zip(view.box.spaces, view.spaces, strict=True):
        if tile:
            middle = at.spaces[space]
            cubes = [sprite for key, sprite in shown.items() if key.startswith(f"cube-{tile}.")]
            for cube in cubes:
                x, y = cube.place.middle
                assert abs(x - middle.x()) < NEAR * at.hexagon
                assert abs(y - middle.y()) < NEAR * at.hexagon


@pytest.mark.parametrize("size", range(len(SIZES)))
def test_each_seat_has_a_tower_of_its_own_on_a_planet(size: int) -> None:
    """Ruling Q-45: whose cubes lie on whose means nothing."""
    seats = [{"colonies": "1-01.1*2"}, {"colonies": "1-01.1"}, {}]
    view = seen(stated(seats=seats, spaces="GRY-1:1-01"))
    shown = {sprite.key: sprite.place for sprite in sprites(view, look(0, size=size, seats=3))}
    low, high, other = (shown[f"cube-1-01.1-{seat}-{number}"] for seat, number in ((0, 0), (0, 1), (1, 0)))
    assert low.x == high.x
    assert low.y == pytest.approx(high.y + low.height * LIFT)
    assert other.y == low.y
    assert other.x > low.x + low.width * 0.8
    left, right = shown["planet-1-01.1"].x, shown["planet-1-01.1"].x + shown["planet-1-01.1"].width
    assert low.x < left + low.width / 2
    assert other.x + other.width > right - other.width / 2


def test_plates_say_what_each_seat_would_get() -> None:
    view = seen(crowded())
    shown = {sprite.key: sprite for sprite in sprites(view, look(0))}
    for seat, player in enumerate(view.players):
        expected = {each.galaxy: (player.colour, each.energy, each.majority) for each in yields(view, seat)}
        for galaxy in open_galaxies(view):
            *_, now = shown[f"plate-{galaxy}"].picture.args
            own = [each for each in now if each[0] == player.colour]
            assert own == ([expected[galaxy]] if galaxy in expected else [])


def test_the_race_says_the_gap() -> None:
    view = seen(crowded())
    shown = {sprite.key: sprite for sprite in sprites(view, look(0))}
    for turn, seat in enumerate(view.order, start=1):
        runner, _ = shown[f"race-{seat}"].picture.args
        player = view.players[seat]
        assert (runner.turn, runner.energy, runner.consumption) == (turn, player.energy, player.consumption)
        assert runner.is_own == (seat == 0)


def test_markers_that_meet_are_seen_both() -> None:
    seats = [{"energy": 0}, {"energy": 0}]
    shown = {sprite.key: sprite for sprite in sprites(seen(stated(seats=seats)), look(0, seats=2))}
    first, second = shown["energy-0"], shown["energy-1"]
    assert first.place != second.place
    assert second.depth > first.depth


@pytest.mark.parametrize("size", range(len(SIZES)))
def test_the_track_runs_around_the_board_without_a_gap(size: int) -> None:
    at = Shown(seen(stated()), look(0, size=size, seats=2)).places.board
    steps = [at.step(value, ENERGY) for value in range(100)]
    assert all(at.rect.contains(step) for step in steps)
    assert overlapping(steps) == []
    wide = steps[0].width() + steps[30].height()
    apart = [one.center() - other.center() for one, other in itertools.pairwise(steps)]
    assert max(abs(each.x()) + abs(each.y()) for each in apart) < 2.5 * wide


@pytest.mark.parametrize("language", ["fr", "en"])
def test_what_can_be_pointed_at_has_words(language: Language) -> None:
    for table in TABLES:
        for state, seat, _ in some(table, 200):
            for sprite in sprites(seen(state, seat), look(seat, seats=table[0], language=language)):
                if sprite.is_target:
                    assert sprite.words is not None, sprite.key
                if sprite.words is not None:
                    assert texts(language).say(sprite.words, ("A", "B", "C", "D")[: table[0]])


@pytest.mark.parametrize("size", range(len(SIZES)))
@pytest.mark.parametrize("table", TABLES)
@pytest.mark.parametrize("language", ["fr", "en"])
def test_words_fit(size: int, table: Table, language: Language) -> None:
    for state, seat, _ in some(table, 250):
        for sprite in sprites(seen(state, seat), look(seat, size=size, seats=table[0], language=language)):
            if not sprite.key.startswith(("print-owner-", "print-throne")):  # a name may be cut
                assert is_whole(sprite), (sprite.key, sprite.picture.args[0], sprite.place)


@pytest.mark.parametrize("text", [1.0, 3.0])
@pytest.mark.parametrize("size", range(len(SIZES)))
@pytest.mark.parametrize("table", TABLES)
def test_boards_lie_beside_each_other(text: float, size: int, table: Table) -> None:
    state, seat, _ = some(table, 1000)[0]
    shown = Shown(seen(state, seat), look(seat, size=size, seats=table[0], text=text))
    at = shown.places
    boards = [at.board.rect, at.council.rect, at.market.rect, at.race.rect, shown.mat.rect]
    boards += [at.automa.rect] if at.automa is not None else []
    assert all(at.whole.contains(board) for board in boards)
    assert overlapping(boards) == []
    assert all(at.whole.contains(mat.rect) for mat in at.mats.values())


@pytest.mark.parametrize("size", range(len(SIZES)))
@pytest.mark.parametrize("table", TABLES)
def test_galaxies_leave_room_for_each_other(size: int, table: Table) -> None:
    state, seat, _ = some(table, 1000)[0]
    at = Shown(seen(state, seat), look(seat, size=size, seats=table[0])).places.board
    plates = list(at.plates.values())
    assert overlapping(plates) == []
    assert all(at.map.contains(plate) for plate in plates)
    inner = [square(at.hex_rect(middle), 0.6) for middle in at.spaces.values()]
    slots = list(at.slots.values())
    assert overlapping([*slots, *plates]) == []
    assert overlapping([*inner, *slots]) == []
    assert all(at.map.contains(at.hex_rect(middle)) for middle in at.spaces.values())


def square(rect: QRectF, share: float) -> QRectF:
    """What nothing may cover of a hexagon."""
    wide, high = rect.width() * share, rect.height() * share
    return QRectF(rect.center().x() - wide / 2, rect.center().y() - high / 2, wide, high)


def test_words_are_printed_beside_each_other() -> None:
    for table in TABLES:
        for size in range(len(SIZES)):
            state, seat, _ = some(table, 200)[-1]
            shown = sprites(seen(state, seat), look(seat, size=size, seats=table[0]))
            prints = [sprite.place.rect for sprite in shown if is_print(sprite)]
            assert overlapping(prints) == []


def is_print(sprite: Sprite) -> bool:
    return sprite.picture.painter in (WORDS, BLOCK) and sprite.layer == Layer.PRINT


@pytest.mark.parametrize("theme", ["light", "dark", "contrast"])
def test_everything_can_be_painted(qtbot: QtBot, theme: ThemeName) -> None:
    """The table, all previews, and what unfolds, in each theme."""
    table = {"light": TABLES[4], "dark": TABLES[1], "contrast": TABLES[3]}[theme]
    painting = Painting(Art(look(0, theme=theme).style), TABLE_PAINTERS, DESK.painters)
    scene = BoardScene(painting)
    for state, seat, legal in some(table, 120, seed=2):
        view = seen(state, seat)
        folds = frozenset({"pile-1", *(f"mat-{other}" for other in view.seats)})
        here = look(seat, seats=table[0], theme=theme)
        scene.show(sprites(view, replace(here, open=folds)))
        marks = [sprite for move in legal[:20] for sprite in preview(view, move, here, scene.places())]
        scene.show_marks(list({mark.key: mark for mark in marks}.values()))
        for sprite in (*scene.sprites, *marks):
            assert not painting.pixmap(sprite.picture, sprite.place.rect.size()).isNull()


# What unfolds


@pytest.mark.parametrize("fold", ["mat-1", "mat-3", "pile-1", "pile-3"])
def test_what_one_points_at_unfolds_within_the_table(fold: str) -> None:
    view = seen(crowded())
    for size in range(len(SIZES)):
        here = look(0, size=size)
        lying = {sprite.key: sprite.fold for sprite in sprites(view, here)}
        assert fold in lying.values()
        unfolded = [each for each in sprites(view, replace(here, open=frozenset({fold}))) if each.key not in lying]
        assert unfolded
        whole = Shown(view, here).places.whole
        assert all(sprite.fold == fold and whole.contains(sprite.place.rect) for sprite in unfolded)


# Previews


def foreseen(move: m.Move, **notes: object) -> dict[str, Sprite]:
    view, here = seen(crowded(**notes)), look(0)
    places = {sprite.key: sprite.place for sprite in sprites(view, here)}
    return {sprite.picture.painter: sprite for sprite in preview(view, move, here, places)}


def test_a_tower_is_foreseen_with_what_its_galaxy_would_then_give() -> None:
    shown = foreseen(m.Colonise(seat=0, planet="2-04.1", cubes=2), pending=[COLONISING])
    assert shown["cs-ghost-tower"].picture.args == ("blue", 2)
    assert shown["cs-gains"].picture.args == (("E9",),)


COLONISING = {"kind": "colonising", "cubes": 2, "reach": 2, "card": "S0-C2"}


def test_gems_come_one_step_better_for_whoever_has_that_power() -> None:
    """CS-DTI-2: the first seat has it; 1-04 gives an anthracite and an energy."""
    shown = foreseen(m.Extract(seat=0, tile="1-04"))
    assert shown["cs-gains"].picture.args == (("g", "E1"),)


def test_exploiting_is_foreseen_with_its_card() -> None:
    shown = foreseen(m.Exploit(seat=0, galaxy="GRN", planet="2-03.1"), ask="exploitation")
    assert shown["cs-gains"].picture.args == (("E4", "C"),)


def test_a_plan_says_what_it_consumes() -> None:
    state = stated(seats=[{"zones": " | S-C2 | ", "consumption": 30}, {}], ask="planning")
    view, here = seen(state), look(0, seats=2)
    places = {sprite.key: sprite.place for sprite in sprites(view, here)}
    (tag,) = preview(view, m.PlanCard(seat=0, card="S0-D", zone=1), here, places)
    assert tag.picture.args == ("+9 → 39", "settled")


def test_the_keys_1_to_9_look_at_boards() -> None:
    found = list(parts(seen(crowded()), look(0)))
    assert len(found) <= 9
    assert len({part.words for part in found}) == len(found)
