"""The whole table of every game from a view: everything once, the same each time, with words, and inside the table."""

from collections import Counter
from collections.abc import Callable

import pytest
from _pytest.mark import ParameterSet
from pytestqt.qtbot import QtBot

from desktop.board.describing import BLOCK, WORDS
from desktop.board.desk import AnyDesk, Look
from desktop.board.layers import Layer
from desktop.board.painting import Painting
from desktop.board.printing import TABLE_PAINTERS
from desktop.board.scene import BoardScene
from desktop.board.sprite import Sprite
from desktop.games.desks import desk_of
from desktop.paint.art import Art
from desktop.style.palette import THEMES, ThemeName
from rules.text.localise import LANGUAGES, Language
from tests.desktop.games.looks import SIZES, is_whole, overlapping
from tests.desktop.positions import Drawn, Table, as_it_is
from tests.each_game import given_by_each

pytestmark = pytest.mark.usefixtures("qapp")

ALL: tuple[Drawn, ...] = given_by_each("DRAWN", "desktop.games", "positions")


def tables_of(*some: Drawn) -> list[ParameterSet]:
    return [
        pytest.param(drawn, at, id=f"{drawn.of.game.id}-{number}")
        for drawn in some
        for number, at in enumerate(drawn.of.tables)
    ]


each_size = pytest.mark.parametrize("size", range(len(SIZES)))
each_language = pytest.mark.parametrize("language", LANGUAGES)

each_table = pytest.mark.parametrize(("drawn", "at"), tables_of(*ALL))


def desk(drawn: Drawn) -> AnyDesk:
    found = desk_of(drawn.of.game.id)
    assert found is not None
    return found


def described(drawn: Drawn, state: object, here: Look) -> list[Sprite]:
    return list(desk(drawn).sprites(drawn.of.game.view(state, here.seat), here))


@each_table
def test_everything_lies_there_once(drawn: Drawn, at: Table) -> None:
    painters = {*TABLE_PAINTERS, *desk(drawn).painters}
    for state, seat, _ in drawn.of.some(at, drawn.step):
        here = drawn.of.look(seat, seats=at.seats)
        shown = described(drawn, state, here)
        assert [key for key, times in Counter(sprite.key for sprite in shown).items() if times > 1] == []
        assert shown == described(drawn, state, here)
        assert all(sprite.picture.painter in painters for sprite in shown)
        hash(tuple(sprite.picture for sprite in shown))


@pytest.mark.parametrize(("drawn", "at"), tables_of(*(drawn for drawn in ALL if drawn.forget is not None)))
def test_what_was_described_before_never_stands_for_something_else(drawn: Drawn, at: Table) -> None:
    """Two games in turns on one table, in both languages and from all seats, and each position otherwise. Either the
    language changes or what it is played with, never both; a game that is always played with the same has two turns."""
    games = (drawn.of.some(at, drawn.step + 20, seed=seed) for seed in (5, 6))
    turns: dict[tuple[Callable[[object], object], Language], None]
    turns = dict.fromkeys([(as_it_is, "fr"), (drawn.otherwise, "fr"), (drawn.otherwise, "en"), (as_it_is, "en")])
    looked_at = [
        (change(state), drawn.of.look(seat, seats=at.seats, language=language, open_=drawn.folds))
        for pair in zip(*games, strict=False)
        for state, seat, _ in pair
        for change, language in turns
    ]
    shown = [described(drawn, *each) for each in looked_at]
    for each, before in zip(looked_at, shown, strict=True):
        assert drawn.forget is not None
        drawn.forget()
        assert described(drawn, *each) == before


@each_language
@each_table
def test_what_can_be_pointed_at_has_words(drawn: Drawn, at: Table, language: Language) -> None:
    for state, seat, _ in drawn.of.some(at, 2 * drawn.step):
        here = drawn.of.look(seat, seats=at.seats, language=language)
        for sprite in described(drawn, state, here):
            if sprite.is_target and not sprite.key.startswith(drawn.speechless):
                assert sprite.words is not None, sprite.key
            if sprite.words is not None:
                assert here.say(sprite.words), sprite.key


@each_size
@each_language
@each_table
def test_words_fit(drawn: Drawn, at: Table, language: Language, size: int) -> None:
    for state, seat, _ in drawn.of.some(at, 5 * drawn.step // 3):
        for sprite in described(drawn, state, drawn.of.look(seat, size=size, seats=at.seats, language=language)):
            if not sprite.key.startswith(drawn.cut):
                assert is_whole(sprite), (sprite.key, sprite.picture.args[0], sprite.place)


@pytest.mark.parametrize("text", [1.0, 3.0])
@each_size
@each_table
def test_boards_lie_beside_each_other(drawn: Drawn, at: Table, size: int, text: float) -> None:
    state, seat, _ = drawn.of.positions(at, seed=5)[0]
    here = drawn.of.look(seat, size=size, seats=at.seats, text=text)
    whole, boards = drawn.boards(drawn.of.game.view(state, seat), here)
    assert all(whole.contains(board) for board in boards)
    assert overlapping(boards) == []


@each_size
@each_table
def test_words_are_printed_beside_each_other(drawn: Drawn, at: Table, size: int) -> None:
    state, seat, _ = drawn.of.some(at, 2 * drawn.step)[-1]
    shown = described(drawn, state, drawn.of.look(seat, size=size, seats=at.seats))
    printed = [each for each in shown if each.picture.painter in (WORDS, BLOCK) and each.layer == Layer.PRINT]
    assert overlapping([sprite.place.rect for sprite in printed]) == []


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("drawn", ALL, ids=lambda drawn: drawn.of.game.id)
def test_everything_can_be_painted(qtbot: QtBot, drawn: Drawn, theme: ThemeName) -> None:
    """The table, all previews, what unfolds and what is laid over it, in each theme."""
    own = desk(drawn)
    at = drawn.of.tables[drawn.painted[theme]]
    painting = Painting(Art(drawn.of.look(0, theme=theme).style), TABLE_PAINTERS, own.painters)
    scene = BoardScene(painting)
    for number, (state, seat, legal) in enumerate(drawn.of.some(at, drawn.step, seed=2)):
        view = drawn.of.game.view(state, seat)
        laid = ("", *(overlay.key for overlay in own.overlays))
        open_ = drawn.folds | {laid[number % len(laid)]}
        here = drawn.of.look(seat, seats=at.seats, theme=theme, open_=open_)
        scene.show(own.sprites(view, here))
        marks = [sprite for move in legal[:60] for sprite in own.preview(view, move, here, scene.places())]
        scene.show_marks(list({mark.key: mark for mark in marks}.values()))
        for sprite in (*scene.sprites, *marks):
            assert not painting.pixmap(sprite.picture, sprite.place.rect.size()).isNull()


@each_size
@pytest.mark.parametrize(
    ("drawn", "fold"),
    [pytest.param(drawn, fold, id=f"{drawn.of.game.id}-{fold}") for drawn in ALL for fold in sorted(drawn.unfolding)],
)
def test_what_one_points_at_unfolds_within_the_table(drawn: Drawn, fold: str, size: int) -> None:
    state = drawn.unfolding[fold]()
    seat, seats = 0, len(drawn.of.game.view(state, 0).players)
    closed = drawn.of.look(seat, size=size, seats=seats)
    open_ = drawn.of.look(seat, size=size, seats=seats, open_=frozenset({fold}))
    lying = {sprite.key: sprite.fold for sprite in described(drawn, state, closed)}
    assert fold in lying.values()
    unfolded = [each for each in described(drawn, state, open_) if each.key not in lying]
    assert unfolded
    whole, _ = drawn.boards(drawn.of.game.view(state, seat), open_)
    assert all(sprite.fold == fold and whole.contains(sprite.place.rect) for sprite in unfolded)
