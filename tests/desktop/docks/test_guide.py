"""The guide of a first game, in real windows of all games that have one: it says what is true, and leaves no trace."""

from collections.abc import Callable, Iterator, Sequence
from types import SimpleNamespace
from typing import Any

import pytest
from PySide6.QtCore import QRectF

from desktop.board.layers import Layer
from desktop.board.spoken import framed, part_of
from desktop.board.sprite import Picture, Place, Sprite
from desktop.docks.guide_page import ALL, NONE, ON_DEMAND, REMINDERS, GuidePage
from desktop.docks.guide_words import GuideFace, is_said_in, without_head
from desktop.docks.landings import MOST_WEIGHED, count_of, heeded, landings
from desktop.table.seats import PERSON
from rules.bots.policy import Budget, chance_of
from rules.bots.registry import GENTLE, bots_of, policy_named, quick_policy
from rules.core.contract import AnyGame
from rules.core.types import phrase
from rules.games import GAMES
from rules.reference.guide import guide_of, has_guide, why_it_matters
from rules.text.localise import LANGUAGES, Language, Texts
from tests.desktop.at_the_table import AtTable, game, sensible

pytestmark = pytest.mark.usefixtures("unpainted")

GUIDED = [each for each in GAMES if has_guide(each.id)]
MOVES = 40
"""How far the games go whose every position is asked."""

SitDown = Callable[..., AtTable]

every_game = pytest.mark.parametrize("of", GUIDED, ids=lambda each: each.id)


@pytest.fixture(autouse=True)
def nobody_is_asked_for_advice(monkeypatch: pytest.MonkeyPatch) -> None:
    """It comes from another process when it is ready; what shows it is told here what it is."""
    monkeypatch.setattr("desktop.table.advice.Advice.ask", lambda advice, *about: None)


def guided(sit_down: SitDown, of: AnyGame, *, seed: int = 4, moves: int = 0) -> AtTable:
    """A guided game at a point where the person at the screen is asked."""
    line = game(PERSON, GENTLE, of=of, seed=seed)
    for _ in range(moves):
        play_on(line)
    while of.deciding(line.state)[0].seat != 0:
        play_on(line)
    at = sit_down(line)
    at.screen.guiding.begin()
    return at


def play_on(line: Any) -> None:
    """Play what looks best for whoever is asked."""
    of, state = line.game, line.state
    seat = of.deciding(state)[0].seat
    quick = quick_policy()
    legal = of.legal(state, seat)
    line.propose(quick.choose(of, of.view(state, seat), legal, chance_of(line.now, seat), Budget(quick.usual_budget)))


def page_of(at: AtTable) -> GuidePage:
    page = at.screen.guiding.page
    assert page is not None
    page.look_again()
    return page


def numbers(at: AtTable) -> Sequence[str]:
    return sorted(key for key in at.screen.area.scene._spoken if "number" in key)


def play_by(at: AtTable, seat: int) -> None:
    """Somebody plays through the table, as a gesture would; bots do not think meanwhile."""
    table = at.screen.table
    table.is_paused = True
    quick = quick_policy()
    state = table.timeline.state
    legal = table.game.legal(state, seat)
    view = table.game.view(state, seat)
    move = quick.choose(table.game, view, legal, chance_of(table.point, seat), Budget(quick.usual_budget))
    assert table.propose(move)
    at.screen.area.skip()


@every_game
def test_a_held_piece_shows_where_it_may_go(sit_down: SitDown, of: AnyGame) -> None:
    for moves in (0, 10, 25):
        at = guided(sit_down, of, moves=moves)
        hand, page = at.screen.area.hand, page_of(at)
        for piece in sorted(hand.takable())[:4]:
            hand.take(piece)
            page.look_again()
            found = landings(of, at.screen.table.view, hand, None)
            assert all(each.move in at.screen.table.legal for each in found)
            assert {each.key for each in found} <= set(hand.targets())
            if found:
                assert page.face is not None
                assert page.face.hand is not None
                assert 0 < len(page.face.hand.rows) <= 4
                assert {row.key for row in page.face.hand.rows} <= set(hand.targets())
            hand.let_go()


def questions(at: AtTable) -> Iterator[int]:
    """Whoever is asked, in a game that novices play on after each question, for some moves."""
    for _ in range(MOVES):
        if at.screen.table.is_over:
            return
        seat = at.screen.table.decisions[0].seat
        yield seat
        play_by(at, seat)


@every_game
def test_at_every_question_it_says_what_is_true(sit_down: SitDown, of: AnyGame) -> None:
    """One game of which each question is looked at from all sides."""
    at = guided(sit_down, of)
    asked, pieces = set[str](), 0
    for seat in questions(at):
        if seat == at.screen.table.seat_to_play:
            asked.add(items_follow_what_is_asked_and_numbers_lie_on_the_table(at))
            what_it_counts_is_what_the_rules_allow(at)
            pieces += where_a_piece_must_be_taken_it_says_which_and_why(at)
            for_a_move_with_several_pieces_it_says_which_to_take_next(at)
    assert len(asked) > 1
    assert pieces


def items_follow_what_is_asked_and_numbers_lie_on_the_table(at: AtTable) -> str:
    """Returns what is asked."""
    page, scene = page_of(at), at.screen.area.scene
    guide = guide_of(at.screen.table.game.id)
    assert guide is not None
    assert page.face is not None
    ask, texts = page.words.ask, page.formatter.texts
    there = [item for item in guide.asks[ask] if page.words.keys_of(item, scene.by_key())]
    assert [words for words, _ in page.face.items] == [page.words.say(item.words) for item in there]
    assert all(texts.has(item.words) for item in guide.asks[ask])
    assert len(numbers(at)) == len(there) > 0
    for item in scene._spoken.values():
        if "number" in item.sprite.key:
            assert scene.sceneRect().contains(item.sprite.place.rect.center())
    return ask


def what_it_counts_is_what_the_rules_allow(at: AtTable) -> None:
    """Played at first sight: no more and no fewer pieces and places than there are, only legal moves."""
    table, hand, page = at.screen.table, at.screen.area.hand, page_of(at)
    moves = [move for key in hand.takable() for move in table.legal if key in handle_of(at, move).pieces]
    assert all(hand.takable() & handle_of(at, move).pieces for move in moves)
    if hand.takable() and page.face is not None and page.face.hand is None:
        assert str(len(hand.takable())) in page.face.hint or len(hand.takable()) == 1
    for piece in sorted(hand.takable())[:2]:
        hand.take(piece)
        found = landings(table.game, table.view, hand, None)
        assert count_of(hand) >= len(found)
        if sum(map(len, hand.targets().values())) <= MOST_WEIGHED:
            assert count_of(hand) == len(found)
        page.look_again()
        assert page.face is not None
        if page.face.hand is not None and page.face.hand.more:
            assert str(count_of(hand) - len(page.face.hand.rows)) in page.face.hand.more
        hand.let_go()


def where_a_piece_must_be_taken_it_says_which_and_why(at: AtTable) -> int:
    """Returns how often it did."""
    table, hand, page, said = at.screen.table, at.screen.area.hand, page_of(at), 0
    for move in table.legal[:3]:
        page.advised = move
        page.look_again()
        assert page.face is not None
        if not hand.takable() or page.face.hand is None:
            continue
        (row,) = page.face.hand.rows
        assert row.is_advised
        assert row.place == page.formatter.move(move)
        pieces = handle_of(at, move).pieces & hand.takable()
        assert row.key in (pieces or hand.clickable() | {""})
        assert not page.face.hint
        said += 1
    page.advised = None
    return said


def for_a_move_with_several_pieces_it_says_which_to_take_next(at: AtTable) -> None:
    table, hand, page = at.screen.table, at.screen.area.hand, page_of(at)
    several = [move for move in table.legal if len(handle_of(at, move).pieces & hand.takable()) > 1]
    for move in several[:2]:
        first = min(handle_of(at, move).pieces & hand.takable())
        hand.take(first)
        page.advised = move
        page.look_again()
        assert page.face is not None
        assert page.face.hand is not None
        assert page.face.hand.rows[0].is_advised
        hand.let_go()
    page.advised = None


def handle_of(at: AtTable, move: Any) -> Any:
    return at.screen.area.desk.handle(at.screen.table.view, move)


@every_game
def test_wherever_one_goes_it_says_what_it_said_there(sit_down: SitDown, of: AnyGame) -> None:
    """But for the advice."""
    at = guided(sit_down, of)
    table = at.screen.table
    said: dict[int, GuideFace | None] = {}
    for _ in range(12):
        said[table.point] = page_of(at).face
        play_by(at, table.decisions[0].seat)
    for point in reversed(said):
        table.undo()
        assert table.point == point
        assert page_of(at).face == said[point]


@pytest.mark.parametrize("size", [(1280, 720), (1366, 768)])
@every_game
def test_what_just_happened_is_in_sight_after_the_first_turn(
    sit_down: SitDown, of: AnyGame, size: tuple[int, int]
) -> None:
    """Folded as far as needed, and no further: the whole page in a window of the usual size."""
    line = game(PERSON, GENTLE, of=of)
    at = sit_down(line, size)
    at.screen.guiding.begin()
    table, told = at.screen.table, 0
    for _ in range(MOVES):
        page = page_of(at)
        assert page.face is not None
        if page.face.done and page.face.after and page.face.hand is None:
            assert page.leaf.height() <= page.scroller.viewport().height() + 2
            told += 1
        if table.is_over:
            break
        play_by(at, table.decisions[0].seat)
    assert told or of.id == "hoyuk"


@pytest.mark.parametrize("language", LANGUAGES)
@every_game
def test_what_is_advised_is_in_sight(sit_down: SitDown, of: AnyGame, language: Language) -> None:
    """Before anything is taken, and while the piece is held: nobody scrolls for it in a window of the usual size."""
    at = sit_down(game(PERSON, GENTLE, of=of), (1280, 720), language=language)
    at.screen.guiding.begin()
    table, hand = at.screen.table, at.screen.area.hand
    for _ in range(MOVES // 4):
        if table.seat_to_play is not None:
            page = page_of(at)
            page.advised = move = sensible(table, table.point)
            page.look_again()
            assert is_in_sight(page)
            for piece in sorted(handle_of(at, move).pieces & hand.takable())[:1]:
                hand.take(piece)
                page.look_again()
                assert is_in_sight(page)
                hand.let_go()
        play_by(at, table.decisions[0].seat)


@pytest.mark.parametrize("language", LANGUAGES)
@every_game
def test_in_large_words_what_is_advised_in_the_first_turn_is_in_sight(
    sit_down: SitDown, of: AnyGame, language: Language
) -> None:
    """Where there is no room for all, it stands first; what to look at comes below, as it was."""
    at = sit_down(game(PERSON, GENTLE, of=of), (1280, 720), language=language, text_scale=1.5)
    at.screen.guiding.begin()
    table, advised = at.screen.table, 0
    for _ in range(MOVES // 2):
        if table.seat_to_play is None:
            play_by(at, table.decisions[0].seat)
            continue
        page = page_of(at)
        if page.face is not None and page.face.done:
            break
        page.advised = sensible(table, table.point)
        page.look_again()
        assert page.face is not None
        assert is_in_sight(page)
        advised += page.face.hand is not None and page.face.hand.rows[0].is_advised
        assert [words for words, _ in page.face.items] == [page.words.say(each.words) for each in page.words.items]
        play_by(at, table.seat_to_play)
    assert advised


def is_in_sight(page: GuidePage) -> bool:
    """Tell whether the row of what is advised is seen without scrolling; true where there is none."""
    face, seen = page.face, page.scroller.bar.value() + page.scroller.viewport().height()
    assert face is not None
    if face.hand is None or not face.hand.rows or not face.hand.rows[0].is_advised:
        return True
    return page.scroller.bar.value() <= page.leaf.rows[0][0].y() and page.leaf.rows[0][0].bottom() <= seen


@every_game
def test_what_is_advised_comes_first(sit_down: SitDown, of: AnyGame) -> None:
    at = guided(sit_down, of, moves=10)
    hand, table = at.screen.area.hand, at.screen.table
    for move in table.legal[:6]:
        handle = at.screen.area.desk.handle(table.view, move)
        hand.held = handle.pieces
        if handle.place is not None and (handle.pieces or handle.place in hand.clickable()):
            found = landings(of, table.view, hand, move)
            assert not found or found[0].is_advised or not any(each.move == move for each in found)
    hand.let_go()


@every_game
def test_it_leaves_no_trace_and_undo_is_fine(sit_down: SitDown, of: AnyGame) -> None:
    at = guided(sit_down, of, moves=6)
    table = at.screen.table
    record, entries = table.timeline.record, list(table.timeline.entries())
    before = page_of(at).face
    play_by(at, 0)
    page_of(at)
    table.undo()
    assert page_of(at).face == before
    assert table.timeline.record is record
    assert list(table.timeline.entries())[: len(entries)] == entries


@every_game
def test_after_the_guided_turns_it_says_so_for_a_turn_and_then_the_moves_open(sit_down: SitDown, of: AnyGame) -> None:
    at = sit_down(game(PERSON, GENTLE, of=of, seed=4))
    dock, table = at.screen.dock, at.screen.table
    page, over = page_of(at), set[int]()
    while dock.page == "guide":
        if table.seat_to_play is not None and page.words.is_over:
            assert page_of(at).face is not None
            assert page.leaf.shown is not None
            assert page.leaf.shown.face.how_far == page.formatter.say_id("guide-over")
            over.add(page.words.own_turns)
        assert not table.is_over
        play_by(at, table.decisions[0].seat)
    assert len(over) == 1, "said as long as one turn lasts"
    assert dock.page == "moves"
    assert table.seat_to_play is not None
    assert page.words.own_turns == max(over) + 1
    dock.open("guide")
    for _ in range(MOVES):
        if table.is_over:
            break
        play_by(at, table.decisions[0].seat)
    assert dock.page == "guide", "whoever comes back to it keeps it"


@every_game
def test_a_guide_that_was_called_stays_open(sit_down: SitDown, of: AnyGame) -> None:
    at = sit_down(game(PERSON, "novice", of=of, seed=4))
    at.screen.guiding.begin()
    table = at.screen.table
    while not table.is_over and page_of(at).words.own_turns < 8:
        play_by(at, table.decisions[0].seat)
    assert at.screen.dock.page == "guide"


@every_game
def test_levels_say_less_and_the_last_one_ends_it(sit_down: SitDown, of: AnyGame) -> None:
    at = guided(sit_down, of)
    page = page_of(at)
    assert page.level == ALL
    assert page.leaf.shown is not None
    assert page.leaf.shown.has_aim
    page.set_level(ON_DEMAND)
    assert page_of(at).face is not None
    assert page.shown_items == ()
    assert numbers(at) == []
    page.foot.explain.click()
    assert page.shown_items
    assert numbers(at)
    page.set_level(NONE)
    assert not at.screen.guiding.is_on
    assert numbers(at) == []
    assert at.screen.dock.page == "moves"
    at.screen.guiding.begin()
    assert page_of(at).level == ON_DEMAND


@every_game
def test_the_aim_card_offers_it(sit_down: SitDown, of: AnyGame) -> None:
    at = sit_down(game(PERSON, "novice", of=of))
    assert not at.screen.guiding.is_on
    at.screen.aim.open()
    assert at.screen.aim.guide.isVisible()
    at.screen.aim.guide.click()
    assert at.screen.guiding.is_on
    assert at.screen.dock.page == "guide"
    assert not at.screen.aim.isVisible()
    at.screen.aim.open()
    assert not at.screen.aim.guide.isVisible()
    at.screen.guiding.stop()
    at.screen.aim.open()
    assert at.screen.aim.guide.isVisible()


@every_game
def test_nothing_fails_to_be_said_of_what_happens(of: AnyGame) -> None:
    spoken = [Texts(language, game=of, strict=True) for language in LANGUAGES]
    said = 0
    for seed in range(3):
        line = game(PERSON, GENTLE, of=of, seed=seed)
        while of.deciding(line.state) and line.now < 150:
            play_on(line)
            for event in line.events_at(line.now):
                for texts in spoken:
                    sentence = why_it_matters(of, texts, event)
                    if sentence is not None:
                        assert texts.say(sentence, ("Inès", "Malo"))
                        said += 1
    assert said


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_said_of_the_hand_is_of_things_that_there_are(of: AnyGame, language: Language) -> None:
    texts, prefix = Texts(language, game=of, strict=True), of.prefix.lower()
    held = [id for id in texts.ids_of_game if id.startswith(f"{prefix}-guide-hold-")]
    assert all(texts.has(id.replace("-guide-hold-", "-thing-")) for id in held)


def test_the_gentle_opponent_is_no_level() -> None:
    for each in GAMES:
        assert GENTLE not in bots_of(each.id)
        assert policy_named(GENTLE, each.id) is not None


def test_of_scattered_things_one_that_can_be_used_has_the_number() -> None:
    table = {
        f"p-{at}": Sprite(f"p-{at}", Picture("nothing"), Place(at * 300, 0, 40, 40), Layer.PIECE) for at in range(3)
    }
    part = part_of(tuple(table), table, {"p-1"})
    assert part is not None
    assert part.region.x() == 300
    assert len(part.frames) == 1
    unlit = part_of(tuple(table), table, ())
    assert unlit is not None
    assert len(unlit.frames) == 3
    assert part_of(("p-7",), table, ()) is None


def test_the_line_around_a_board_leaves_what_is_printed_at_its_edge() -> None:
    large, small = QRectF(100, 100, 600, 600), QRectF(100, 100, 40, 40)
    assert large.contains(framed(large))
    assert framed(small).contains(small)


def test_a_row_does_not_say_what_its_place_says() -> None:
    assert without_head("centre du Trident : 5 crédits", "Centre du Trident") == "5 crédits"
    assert without_head("centre du Trident", "Centre") == "centre du Trident"
    assert is_said_in("+ [vp:3|3 PV]", "Avancer le disque : 3 PV")
    assert not is_said_in("3 PV", "Avancer le disque : 13 PV")


def test_what_the_table_warns_of_is_not_advised_where_another_move_pays() -> None:
    paying = {"claim": [phrase("ms-merit-points", count=5)]}
    of: Any = SimpleNamespace(merits=lambda view, move: paying.get(move, ()))
    legal = ("finish", "claim")
    assert heeded(of, None, legal, "finish", "finish".__eq__) == "claim"
    assert heeded(of, None, legal, "finish", "nothing".__eq__) == "finish"
    assert heeded(of, None, ("finish", "exchange"), "finish", lambda move: True) == "finish"
    assert heeded(of, None, legal, None, lambda move: True) is None


@every_game
def test_what_is_advised_lies_marked_on_the_table_while_turns_are_guided(sit_down: SitDown, of: AnyGame) -> None:
    at = guided(sit_down, of)
    page = page_of(at)
    page.advised = at.screen.table.legal[0]
    page.look_again()
    key = page.advised_key
    assert page.face is not None
    assert page.face.hand is not None
    assert key == page.face.hand.rows[0].key
    assert [each for each in at.screen.area.scene._spoken if each.endswith(key)] or not key
    page.set_level(REMINDERS)
    assert page.advised_key == ""


def test_while_the_end_of_a_round_is_read_the_guide_says_so(sit_down: SitDown) -> None:
    hoyuk = next(each for each in GUIDED if each.id == "hoyuk")
    at = guided(sit_down, hoyuk)
    while not at.screen.table.history.summary_at(at.screen.table.point):
        play_by(at, at.screen.table.decisions[0].seat)
    page = page_of(at)
    at.screen.rounds.show(at.screen.table.point, 0)
    assert page.face is not None
    assert page.face.hint == page.formatter.say_id("guide-read")
    at.screen.rounds.put_away()
    assert page.face.hint != page.formatter.say_id("guide-read")
