"""The whole table from a view: everything once, the same each time, with words, and inside the table."""

from collections import Counter
from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from desktop.board.describing import BLOCK, WORDS
from desktop.board.layers import Layer
from desktop.board.painting import Painting
from desktop.board.printing import TABLE_PAINTERS
from desktop.board.scene import BoardScene
from desktop.board.sprite import Sprite
from desktop.games.hoyuk.desk import DESK
from desktop.games.hoyuk.painters import PAINTERS
from desktop.games.hoyuk.places import table_places
from desktop.games.hoyuk.preview import preview
from desktop.games.hoyuk.shown import OVERLAYS, Shown
from desktop.games.hoyuk.sprites import sprites
from desktop.paint.art import Art
from desktop.palette import ThemeName
from rules.hoyuk import GAME
from rules.hoyuk.cells import cells_in, name_of
from rules.hoyuk.moves import BuildHouse, BuildWithCard
from rules.hoyuk.state import State
from rules.text.localise import Language
from tests.desktop.games.hoyuk.positions import TABLES, Table, crowded, look, seen, some, stated, texts
from tests.desktop.games.looks import SIZES, is_whole, overlapping

pytestmark = pytest.mark.usefixtures("qapp")

SPENT = 4
"""Cards used this turn, which everybody sees."""
FOLDS = frozenset({"block-F7", "aspect-OVEN", "calamity", "deck"})


@pytest.mark.parametrize("table", TABLES)
def test_everything_lies_there_once(table: Table) -> None:
    for state, seat, _ in some(table, 60):
        view, here = seen(state, seat), look(seat, seats=table[0])
        shown = sprites(view, here)
        assert [key for key, times in Counter(sprite.key for sprite in shown).items() if times > 1] == []
        assert shown == sprites(view, here)
        assert all(sprite.picture.painter in {*TABLE_PAINTERS, *PAINTERS} for sprite in shown)
        hash(tuple(sprite.picture for sprite in shown))


@pytest.mark.parametrize("table", TABLES)
def test_what_was_described_before_never_stands_for_something_else(table: Table) -> None:
    """Two games in turns on one table, in both languages and from all seats, each box as printed and corrected."""
    seats = table[0]
    pairs = zip(some(table, 40, seed=5), some(table, 40, seed=6), strict=False)
    looked_at = [
        (seen(each), look(seat, seats=seats, language=language))
        for pair in pairs
        for state, seat, _ in pair
        for each, language in one_thing_after_another(state)
    ]
    shown = [sprites(*each) for each in looked_at]
    for each, described in zip(looked_at, shown, strict=True):
        table_places.cache_clear()
        assert sprites(*each) == described


def one_thing_after_another(state: State) -> list[tuple[State, Language]]:
    """Either the language changes or the box, never both."""
    other = with_larger_groups(state)
    return [(state, "fr"), (other, "fr"), (other, "en"), (state, "en")]


def with_larger_groups(state: State) -> State:
    """The same position of a box whose owner has corrected what groups of cards bring."""
    return replace(state, box=replace(state.box, ladder=tuple(points + 1 for points in state.box.ladder)))


@pytest.mark.parametrize("table", TABLES)
def test_what_is_in_the_village_is_on_the_table(table: Table) -> None:
    for state, seat, _ in some(table, 60):
        where = state.village.where
        keys = {sprite.key for sprite in sprites(seen(state, seat), look(seat, seats=table[0]))}
        cells = {
            "house": where.standing,
            "pen": where.pens,
            "oven": where.ovens,
            "shrine": where.shrines,
            "cattle": where.cattle,
            "villager": where.villagers,
        }
        for kind, there in cells.items():
            standing = {f"{kind}-{name_of(cell)}" for cell in cells_in(there)}
            assert {key for key in keys if key.startswith(f"{kind}-") and key[-1].isdigit()} == standing


def test_every_block_has_its_label_and_its_frame() -> None:
    keys = {sprite.key for sprite in sprites(seen(crowded()), look(0))}
    blocks = {"B2", "H2", "F7", "B8", "K8", "F12"}
    assert {key.removeprefix("block-") for key in keys if key.startswith("block-")} == blocks
    assert {"extreme-K8", "extreme-F12"} <= keys


def test_open_hands_are_seen_by_all_and_hidden_ones_by_their_owner() -> None:
    open_ = {sprite.key for sprite in sprites(seen(crowded()), look(0))}
    assert sum(key.startswith("card-") for key in open_) == 5 + 4 + 3 + 6 + SPENT
    state = crowded(options={"mode": "expert", "hide_hands": True})
    hidden = {sprite.key for sprite in sprites(seen(state), look(0))}
    assert sum(key.startswith("card-") for key in hidden) == 5 + SPENT
    assert sum(key.startswith("back-") for key in hidden) == 4 + 3 + 6


def test_whoever_holds_no_hand_sees_all_hidden_ones_from_behind() -> None:
    """Also while somebody is asked for cards: the mat of that seat lies large."""
    state = crowded(ask="window", phase=3, options={"mode": "expert", "hide_hands": True})
    hidden = {sprite.key for sprite in sprites(GAME.view(state, None), look())}
    assert sum(key.startswith("card-") for key in hidden) == SPENT
    assert sum(key.startswith("back-") for key in hidden) == 5 + 4 + 3 + 6


def test_places_for_cards_do_not_grow_within_a_window() -> None:
    """HK-CARD-3, ruling A19: a family founded with a card counts from the next window, or by the option at once."""
    seats = [{"colour": "blue", "hand": "house oven*2"}, {"colour": "red"}]
    for limit, free in (("window_start", 1), ("live", 2)):
        options = {"family_limit": limit}
        state = stated(village="B C3 C7, R D3", seats=seats, ask="window", phase=4, options=options)
        for move in (BuildWithCard(seat=0, element="house"), BuildHouse(seat=0, cell="F6")):
            state = GAME.apply(state, move).state
        there = {sprite.key for sprite in sprites(seen(state, 0), look(0, seats=2))}
        assert sum(key.startswith("free-0-") for key in there) == free


def test_what_a_catastrophe_may_take_stands_out() -> None:
    """Its light would be hidden by the houses beside it."""
    shown = {sprite.key: sprite for sprite in sprites(seen(crowded(ask="catastrophe")), look(0))}
    at_stake = [shown[f"house-{cell}"].depth for cell in ("K10", "L10", "K11")]
    others = [each.depth for key, each in shown.items() if key.startswith(("house-", "pen-")) and each.depth < 1]
    assert min(at_stake) > max(set(others) - set(at_stake))


@pytest.mark.parametrize("language", ["fr", "en"])
def test_what_can_be_pointed_at_has_words(language: Language) -> None:
    for table in TABLES:
        for state, seat, _ in some(table, 120):
            for sprite in sprites(seen(state, seat), look(seat, seats=table[0], language=language)):
                if sprite.is_target:
                    assert sprite.words is not None, sprite.key
                if sprite.words is not None:
                    assert texts(language).say(sprite.words, ("A", "B", "C", "D", "E")[: table[0]])


@pytest.mark.parametrize("size", range(len(SIZES)))
@pytest.mark.parametrize("table", TABLES)
@pytest.mark.parametrize("language", ["fr", "en"])
def test_words_fit(size: int, table: Table, language: Language) -> None:
    for state, seat, _ in some(table, 100):
        for sprite in sprites(seen(state, seat), look(seat, size=size, seats=table[0], language=language)):
            if not sprite.key.startswith("print-owner-"):  # a name may be as long as it likes, and is cut
                assert is_whole(sprite), (sprite.key, sprite.picture.args[0], sprite.place)


@pytest.mark.parametrize("text", [1.0, 3.0])
@pytest.mark.parametrize("size", range(len(SIZES)))
@pytest.mark.parametrize("table", TABLES)
def test_boards_lie_beside_each_other(text: float, size: int, table: Table) -> None:
    state, seat, _ = some(table, 1000)[0]
    at = Shown(seen(state, seat), look(seat, size=size, seats=table[0], text=text)).places
    boards = [at.ground.rect, at.calamity.rect, at.aspects.rect, at.supply.rect, at.mat.rect, *at.buttons]
    boards += [rival.rect for rival in at.rivals.values()]
    assert all(at.whole.contains(board) for board in boards)
    assert overlapping(boards) == []


def test_words_are_printed_beside_each_other() -> None:
    for table in TABLES:
        for size in range(len(SIZES)):
            state, seat, _ = some(table, 150)[-1]
            shown = sprites(seen(state, seat), look(seat, size=size, seats=table[0]))
            assert overlapping([sprite.place.rect for sprite in shown if is_print(sprite)]) == []


def is_print(sprite: Sprite) -> bool:
    return sprite.picture.painter in (WORDS, BLOCK) and sprite.layer == Layer.PRINT


@pytest.mark.parametrize("size", range(len(SIZES)))
@pytest.mark.parametrize("score", [0, 7, 25, 40, 63, 75, 90])
def test_score_tokens_stay_on_the_board_and_none_hides_another(size: int, score: int) -> None:
    seats = [{"colour": colour, "score": score} for colour in ("blue", "red", "yellow", "purple", "green")]
    shown = {
        sprite.key: sprite.place.rect for sprite in sprites(seen(crowded(seats=seats)), look(0, size=size, seats=5))
    }
    tokens = [shown[f"token-{seat}"] for seat in range(5)]
    board = shown["village"].adjusted(-0.5, -0.5, 0.5, 0.5)  # figures are rounded
    assert all(board.contains(token) for token in tokens)
    apart = [one.center() - other.center() for number, one in enumerate(tokens) for other in tokens[:number]]
    assert min(abs(each.x()) + abs(each.y()) for each in apart) > tokens[0].width() * 0.5


@pytest.mark.parametrize("laid", ["", *OVERLAYS])
@pytest.mark.parametrize("size", range(len(SIZES)))
def test_labels_of_blocks_cover_no_other_label(size: int, laid: str) -> None:
    shown = sprites(seen(crowded()), look(0, size=size, laid=laid))
    pills = [sprite.place.rect for sprite in shown if sprite.key.startswith("block-")]
    assert overlapping(pills) == []
    board = next(sprite.place.rect for sprite in shown if sprite.key == "village")
    assert all(board.contains(pill) for pill in pills)


@pytest.mark.parametrize("theme", ["light", "dark", "contrast"])
def test_everything_can_be_painted(qtbot: QtBot, theme: ThemeName) -> None:
    """The table, all previews, and what unfolds, in each theme."""
    table = {"light": TABLES[1], "dark": TABLES[2], "contrast": TABLES[0]}[theme]
    painting = Painting(Art(look(0, theme=theme).style), TABLE_PAINTERS, DESK.painters)
    scene = BoardScene(painting)
    for number, (state, seat, legal) in enumerate(some(table, 80, seed=2)):
        view = seen(state, seat)
        laid = (*OVERLAYS, "")[number % (len(OVERLAYS) + 1)]
        here = look(seat, seats=table[0], theme=theme, laid=laid)
        scene.show(sprites(view, replace(here, open=here.open | FOLDS)))
        marks = [sprite for move in legal[:25] for sprite in preview(view, move, here, scene.places())]
        scene.show_marks(list({mark.key: mark for mark in marks}.values()))
        for sprite in (*scene.sprites, *marks):
            assert not painting.pixmap(sprite.picture, sprite.place.rect.size()).isNull()


# What unfolds


@pytest.mark.parametrize("fold", ["block-H2", "aspect-OVEN", "calamity", "deck"])
def test_what_one_points_at_unfolds_within_the_table(fold: str) -> None:
    view = seen(crowded())
    for size in range(len(SIZES)):
        here = look(0, size=size)
        lying = {sprite.key: sprite.fold for sprite in sprites(view, here)}
        assert fold in lying.values()
        opened = sprites(view, replace(here, open=frozenset({fold})))
        unfolded = [sprite for sprite in opened if sprite.key not in lying]
        assert unfolded
        whole = Shown(view, here).places.whole
        assert all(sprite.fold == fold and whole.contains(sprite.place.rect) for sprite in unfolded)


def test_what_has_gone_does_not_unfold() -> None:
    view, here = seen(stated(village="R F6, B F5")), look(0, seats=2)
    lying = {sprite.key for sprite in sprites(view, here)}
    gone = frozenset({"block-M13", "aspect-CATTLE", "calamity", "deck"})
    assert {sprite.key for sprite in sprites(view, replace(here, open=gone))} == lying


# What is laid over the village


def test_blocks_tell_their_size_and_who_lives_there() -> None:
    shown = {sprite.key: sprite for sprite in sprites(seen(crowded()), look(0, laid="blocks"))}
    clans, sign = shown["chips-F7"].picture.args
    assert (clans, sign) == ((("red", 2), ("yellow", 1)), "house")


def test_families_tell_their_size_and_which_would_score() -> None:
    """In the block F7 red has two houses in one family, yellow one."""
    shown = {sprite.key: sprite for sprite in sprites(seen(crowded()), look(0, laid="families"))}
    assert shown["family-F7-size"].picture.args == (2, "red", True)
    assert shown["family-F8-size"].picture.args == (1, "yellow", False)


def test_exits_of_pens_and_houses_that_may_rise_are_shown() -> None:
    """The pen on L9 is shut in but for M9, where nobody may build."""
    shown = {sprite.key for sprite in sprites(seen(crowded()), look(0, laid="exits"))}
    assert {"exit-L9-1", "kept-M9", "raise-E3"} <= shown
    assert {"exit-L9-0", "exit-L9-3", "raise-F7"} & shown == set()


def test_aspects_tell_who_would_draw_what() -> None:
    shown = {sprite.key: sprite for sprite in sprites(seen(crowded()), look(0, laid="aspects"))}
    found, _ = shown["verdicts-F7"].picture.args
    assert dict(found)["oven"] == ("red", True)
    assert dict(found)["number"][0] == "red"


def test_catastrophes_tell_whom_they_would_strike() -> None:
    shown = {sprite.key: sprite for sprite in sprites(seen(crowded()), look(0, laid="calamities"))}
    cards, _ = shown["dangers-K8"].picture.args
    assert "earthquake" in {name for name, _ in cards}
    cards, _ = shown["dangers-F12"].picture.args
    assert "earthquake" in {name for name, _ in cards}
    cards, _ = shown["dangers-F7"].picture.args
    assert "earthquake" not in {name for name, _ in cards}
