"""What opens when one points at it shows what it stands for, within the window; the camera looks at what it names."""

from collections.abc import Mapping
from typing import Any

import pytest

from desktop.board.layers import Layer
from desktop.board.sprite import Key, Place, Sprite
from desktop.games.council_of_shadows.keys import AUTOMA_USED, pile_key
from rules.hoyuk.outlook import verdicts
from tests.desktop.every_game.drawn import EVERY, Drawn, sample

pytestmark = pytest.mark.usefixtures("qapp")

TOUCH = 2.5
"""Lines of words and pictures may share this much."""
NEXT_TO_IT: dict[str, set[str]] = {
    "marajoara": set(),
    "excavation_earth": {"discard", "pile", "place"},
    "hoyuk": {"calamity", "deck"},
    "council_of_shadows": {"bonuses", "card", "leader", "pile", "techs", "zone"},
    "magnastorm": {"bag", "card", "head", "objective", "scientist"},
}
"""What opens beside the piece that is pointed at, and never over it."""
OVER_IT: dict[str, set[str]] = {
    "marajoara": set(),
    "excavation_earth": set(),
    "hoyuk": {"aspect", "block", "overlay"},
    "council_of_shadows": {"hand", "mat"},
    "magnastorm": {"overlay"},
}
"""What opens over the table, where it belongs."""


def kind_of(key: Key) -> str:
    return key.partition("-")[0]


def is_within(place: Place, whole: Place, room: float = 0.5) -> bool:
    right, bottom = place.x + place.width, place.y + place.height
    is_beside = whole.x - room <= place.x and right <= whole.x + whole.width + room
    return is_beside and whole.y - room <= place.y and bottom <= whole.y + whole.height + room


def overlap(one: Place, other: Place) -> float:
    both = one.rect.intersected(other.rect)
    return max(0.0, min(both.width(), both.height()))


@pytest.mark.parametrize("id", EVERY)
def test_what_opens_lies_within_the_window_and_above_the_table(id: str) -> None:
    found: set[str] = set()
    for at in sample(id):
        window = Place(0, 0, at.look.width, at.look.height)
        for fold, new in at.opened.items():
            found |= {kind_of(fold)} if new else set()
            assert all(is_within(each.place, window) for each in new.values()), (fold, list(new))
            if kind_of(fold) not in OVER_IT[id]:
                own = [each.place for each in at.sprites.values() if each.fold == fold]
                assert all(each.layer >= Layer.PANEL and each.fold == fold for each in new.values()), fold
                assert not any(overlap(each.place, place) > TOUCH for each in new.values() for place in own), fold
    assert found == NEXT_TO_IT[id] | OVER_IT[id]


@pytest.mark.parametrize("id", EVERY)
def test_pieces_on_an_open_panel_lie_on_it_and_beside_each_other(id: str) -> None:
    for at in sample(id):
        for fold, new in at.opened.items():
            if kind_of(fold) in NEXT_TO_IT[id] and len(new) > 1:
                panel, *others = sorted(new.values(), key=lambda each: (each.level, -each.place.width))
                assert all(is_within(each.place, panel.place) for each in others), fold
                places = [each.place for each in others]
                pairs = [(one, two) for at_, one in enumerate(places) for two in places[:at_]]
                assert not any(overlap(one, two) > TOUCH for one, two in pairs), (fold, [each.key for each in others])


@pytest.mark.parametrize("id", EVERY)
def test_what_was_opened_and_cannot_be_opened_here_does_no_harm(id: str) -> None:
    """Another seat is looked at, a card was played: what is named then shows within the window, or not at all."""
    everything = {sprite.fold for at in sample(id) for sprite in at.sprites.values() if sprite.fold}
    for at in sample(id):
        window = Place(0, 0, at.look.width, at.look.height)
        gone = sorted(everything - {sprite.fold for sprite in at.sprites.values()})
        for fold in {kind_of(each): each for each in at.chance.sample(gone, len(gone))}.values():
            new = at.described(at.state, at.seat, fold).items() - at.sprites.items()
            assert all(is_within(each.place, window) and each.fold == fold for _, each in new), fold


def shown(new: Mapping[Key, Sprite], start: str) -> list[str]:
    return [key.removeprefix(start) for key in new if key.startswith(start)]


def test_a_pile_of_the_black_market_shows_all_its_relics() -> None:
    for at in sample("excavation_earth"):
        view = at.view
        for fold, new in at.opened.items():
            kind, _, ref = fold.partition("-")
            if not new:
                assert kind == "place"
                assert view.box.site_number.get(ref) is None or len(view.sites[view.box.site_number[ref]]) < 2
                continue
            lying = view.discard[::-1]
            if kind == "pile":
                lying = view.piles[view.box.colour_number[ref]]
            elif kind == "place":
                lying = view.sites[view.box.site_number[ref]]
            assert shown(new, "fan-of-") == [fold]
            assert shown(new, "fan-")[1:] == list(lying)
            (title,) = [each.picture.args[0] for key, each in new.items() if key.startswith("print-fan")]
            assert str(len(lying)) in title


def test_the_catastrophes_that_have_come_are_laid_out_in_their_order() -> None:
    for at in sample("hoyuk"):
        seen = list(at.view.catastrophes.seen)
        for fold, new in at.opened.items():
            if fold == "deck":
                assert [each for each in shown(new, "seen-") if each != "board"] == seen
            if fold == "calamity":
                (large,) = new.values()
                (small,) = (each for key, each in at.sprites.items() if key == fold)
                assert large.picture.args[0] == small.picture.args[0]


def test_a_block_that_is_laid_open_tells_who_lives_there_and_an_aspect_where_it_counts() -> None:
    for at in sample("hoyuk"):
        village, colours = at.view.village, at.colours
        for fold, new in at.opened.items():
            kind, _, ref = fold.partition("-")
            if kind == "block":
                (block,) = [each for each in village.blocks if each.name == ref]
                title, kinds, tops, rows = new["details"].picture.args
                assert block.name in title
                assert [row[0] for row in rows] == [colours[seat] for seat in block.inhabitants]
                assert len(kinds) == len(tops) == len(at.view.piles)
                assert [row[1] for row in rows] == [figures_of(at, block, seat) for seat in block.inhabitants]
            if kind == "aspect":
                having = {block.name: having_in(at, block, ref) for block in village.blocks if block.is_contested}
                said = {key.removeprefix("having-"): each.picture.args[0] for key, each in new.items()}
                assert said == {name: each for name, each in having.items() if each}


def having_in(at: Drawn, block: Any, pile: str) -> tuple[tuple[str, int], ...]:
    """Which clans have any of an aspect there, by their colours, and how much."""
    (verdict,) = (each for each in verdicts(at.view, block) if each.pile == pile)
    return tuple((at.colours[seat], many) for seat, many, _ in verdict.counts if many)


def figures_of(at: Drawn, block: Any, seat: int) -> tuple[tuple[str, bool], ...]:
    """Of each aspect how much the clan has there, behind it what breaks a tie with another, and whether it wins."""
    found = []
    for verdict in verdicts(at.view, block):
        counts = {each: (many, tie) for each, many, tie in verdict.counts}
        many, tie = counts.get(seat, (0, 0))
        others = [each for other, (each, _) in counts.items() if other != seat]
        found.append((f"{many} ({tie})" if many and many in others else f"{many}", verdict.winner == seat))
    return tuple(found)


def cards_of(at: Drawn, fold: Key) -> tuple[str, ...]:
    """What lies there, the lowest first (Council of Shadows)."""
    kind, _, rest = fold.partition("-")
    if kind in ("card", "leader"):
        return (rest,)
    seat, _, zone = rest.partition("-")
    player = at.view.players[int(seat)]
    match kind:
        case "zone":
            planned = player.planned[int(zone) - 1] if isinstance(player.planned, tuple) and player.planned else ""
            return (*player.zones[int(zone) - 1], *([planned] if planned else []))
        case "hand":
            return tuple(player.hand)
        case "techs":
            return tuple(player.tech)
    return tuple(card for each in (player.dark, player.light) if isinstance(each, tuple) for card in each)


def test_cards_that_are_looked_at_are_those_that_lie_there() -> None:
    for at in sample("council_of_shadows"):
        for fold, new in at.opened.items():
            if kind_of(fold) == "pile":
                check_pile(at, int(fold.partition("-")[2]), new)
            elif kind_of(fold) == "mat":
                seat = fold.partition("-")[2]
                assert f"mat-{seat}" in new
                assert {key.rpartition("-")[2] for key in new if key.startswith("board-")} == {seat}
            else:
                assert shown(new, "closer-") == [fold, *cards_of(at, fold)]
                words = [each.picture.args[0] for key, each in new.items() if key.startswith("print-closer-")]
                assert all(words)
                assert len(words) == len(cards_of(at, fold))


def check_pile(at: Drawn, sector: int, new: Mapping[Key, Sprite]) -> None:
    """Of each type of planets, how many all tiles of the sector have."""
    box = at.view.box
    types = [kind for tile in box.tiles_of[sector] for kind in box.tiles[tile].types]
    start = f"print-pile-figure-{sector}-"
    figures = {key.removeprefix(start): each.picture.args[0] for key, each in new.items() if key.startswith(start)}
    assert figures == {kind: str(types.count(kind)) for kind in figures}
    planets = {kind: new[f"pile-planet-{sector}-{kind}"] for kind in figures}
    assert all(planet.picture.args[0] == kind for kind, planet in planets.items())
    for kind, planet in planets.items():
        x, y = new[f"{start}{kind}"].place.middle
        before = [other for other in planets.values() if other.place.middle[0] < x]
        assert planet == max(before, key=lambda other: other.place.x), (sector, kind)  # the figure stands beside it
        assert abs(planet.place.middle[1] - y) < TOUCH
    assert set(types) <= set(figures) == set(shown(new, f"pile-planet-{sector}-"))
    count, said = at.view.piles[sector - 1].count, new[f"print-pile-{sector}-0"].picture.args[0]
    assert {0: "aucune", 1: "une"}.get(count, str(count)) in said.split()


def test_a_commander_that_is_looked_at_tells_all_and_the_bag_what_it_holds() -> None:
    for at in sample("magnastorm"):
        names = [*at.view.colours, "black"]
        for fold, new in at.opened.items():
            kind, _, ref = fold.partition("-")
            if kind == "bag":
                figures = [new[f"print-bag-{name}"].picture.args[0] for name in names]
                assert figures == [str(count) for count in at.view.bag]
                assert [new[f"bag-{name}"].picture.args for name in names] == [(name,) for name in names]
            if kind in ("card", "scientist"):
                assert shown(new, "") == ["large-card"]
                assert at.view.box.commanders[ref].green in new["large-card"].picture.args
            if kind == "head":
                commander = at.view.commanders[at.view.layout.columns.index(ref) - 1]
                assert at.view.box.commanders[commander].green in new["large-card"].picture.args
            if kind == "objective":
                assert len(new["objective-panel"].picture.args[0]) > len("objective")


# The camera


def mats(id: str, at: Drawn) -> list[Any]:
    """In which order the boards of the seats are looked at; those with several boards twice."""
    count, own = len(at.colours), at.seat
    if id == "council_of_shadows":
        return [f"purse-{own}"]
    seats = [(own + turn) % count for turn in range(count)]
    if id == "marajoara":
        return [f"case-{seat}-{at_}" for seat in seats for at_ in range(len(at.view.players[seat].museums))]
    return [f"{'name' if id == 'excavation_earth' else 'mat'}-{seat}" for seat in seats]


IN_SIGHT: dict[str, tuple[str, tuple[str, ...]]] = {
    "marajoara": ("space-d4", ("trackspace-red-1", "cart-1")),
    "excavation_earth": ("place-M1", ("buyers", "tile-0", "deck")),
    "hoyuk": ("cell-G7", ("aspect-OVEN", "deck", "supply-pen")),
    "council_of_shadows": ("plate-GRY", ("display-0", "race-0", "supply-a")),
    "magnastorm": ("sector-W", ("head-C1", "level-green-1")),
}
"""What the first part shows, and those after the boards of the seats."""


@pytest.mark.parametrize("id", EVERY)
def test_the_camera_shows_what_it_names(id: str) -> None:
    first, last = IN_SIGHT[id]
    for at in sample(id):
        if at.is_automa(at.seat):  # nobody sits at its own board
            continue
        parts = list(at.desk.parts(at.view, at.look))
        keys = [first, *mats(id, at), *last]
        if id == "council_of_shadows":
            keys += [*([AUTOMA_USED] if at.view.automa is not None else []), *map(pile_key, at.view.box.tiles_of)]
        window = Place(0, 0, at.look.width, at.look.height)
        assert all(is_within(each.place, window) for each in parts)
        for part, key in zip(parts, keys, strict=True):
            middle = at.sprites[key].place.scaled(0.1) if key in at.sprites else part.place
            assert is_within(middle, part.place), (part.words, key)
        named = [part.words for part in parts]
        assert len(set(named)) == len(named)
        if id == "marajoara":
            several = sum(len(each.museums) for each in at.view.players if len(each.museums) > 1)
            assert sum(not each.startswith("Musée ·") for each in named[1 : 1 + len(mats(id, at))]) == several
        elif id != "council_of_shadows":
            owners = [seat for part in named for seat, name in enumerate(at.look.names) if name in part]
            assert [int(key.rpartition("-")[2]) for key in mats(id, at)] == owners
