"""In the right column, while levels are unfolded: which is suggested and why, own results, how levels are measured."""

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date, datetime

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop.kept_games.kept import day_of
from desktop.kept_games.own_level import LEAST_GAMES, Advice
from desktop.new_game.helps import help_faces
from desktop.new_game.known_levels import OwnLevel
from desktop.new_game.ladder_faces import percent
from desktop.new_game.level_graph import GraphFace, LevelGraph
from desktop.new_game.levelling import Levelling
from desktop.new_game.options_list import OptionFace, OptionList
from desktop.new_game.words import Wording
from desktop.paint.painting import SMOOTH, pen
from desktop.paint.paths import rounded
from desktop.style.mixing import solid
from desktop.style.theme import Style
from desktop.widgets.dressing import Drawn
from desktop.widgets.words import Label, heading, note
from rules.bots.registry import RANDOM
from rules.core.types import phrase
from rules.reference.ladder import Ladder

LEAST_COURSE = 2
"""Fewer games draw no line."""
LARGER = (3, 4)
"""Tables at which a level sits alone among those of the one below."""


@dataclass(frozen=True, slots=True)
class WhyFace:
    title: str
    words: str
    course_title: str
    graph: GraphFace | None
    counts: str
    how_title: str
    how: str
    helps_title: str
    helps: tuple[OptionFace, ...]


def why_face(words: Wording, levelling: Levelling) -> WhyFace:
    say, known = words.say, levelling.known
    own, advice = known.own, known.own.advice
    level = words.player(advice.level)
    return WhyFace(
        title=say("new-level-why" if advice.is_known else "new-level-why-to-begin", level=level),
        words=reason(words, advice),
        course_title=say("new-level-course"),
        graph=graph_face(words, own) if len(own.games) >= LEAST_COURSE else None,
        counts=say("new-level-counts"),
        how_title=say("new-level-how"),
        how=" ".join((*how_measured(words, known.ladder), *on_which_data(words, levelling))),
        helps_title=say("new-helps"),
        helps=tuple(help_faces(words, levelling.preparation)),
    )


def how_measured(words: Wording, ladder: Ladder) -> Iterator[str]:
    """Say how the rungs were compared at tables of two, and how they fare at larger ones where that was measured."""
    of_two = ladder.measured()
    if of_two:
        yield words.say("new-level-how-measured", games=min(pair.games for pair in of_two))
    else:
        yield words.say("new-level-how-unmeasured")
    for seats in LARGER:
        pairs = [pair for pair in ladder.measured(seats) if pair.below != RANDOM]
        if pairs:
            shares = [percent(pair.share) for pair in pairs]
            yield words.say(
                "new-level-how-larger",
                seats=seats,
                rungs=len(pairs),
                least=min(shares),
                most=max(shares),
                even=percent(1 / seats),
                games=min(pair.games for pair in pairs),
            )


def on_which_data(words: Wording, levelling: Levelling) -> Iterator[str]:
    if levelling.preparation.data.plays_own:
        yield words.say("new-level-how-published")


def reason(words: Wording, advice: Advice) -> str:
    if not advice.is_known:
        return words.say("new-level-why-unknown", least=LEAST_GAMES, games=advice.games)
    game = words.say(f"game-{words.game.id}")
    return words.say("new-level-why-known", games=advice.games, game=game, percent=percent(advice.share))


def graph_face(words: Wording, own: OwnLevel) -> GraphFace:
    levels = tuple(own.scale)
    names = tuple(words.player(level) for level in levels)
    course = [(place.mean, *place.band) for place in own.course]
    rungs = tuple((own.rung(at), own.rung(low), own.rung(high)) for at, low, high in course)
    nearest, least, most = (names[max(0, min(len(names) - 1, round(rung)))] for rung in rungs[-1])
    said = words.say("new-level-course-said", games=len(own.games), level=nearest, least=least, most=most)
    first, last = own.games[-len(rungs)].day, own.games[-1].day
    ends = day(words, first), day(words, last)
    return GraphFace(names, levels.index(own.advice.level), rungs, ends, said)


def day(words: Wording, of: date) -> str:
    said = day_of(datetime(of.year, of.month, of.day), datetime.now())
    return words.sentence(phrase("own-today") if said.id == "when-today" else said)


class WhyLevel(QWidget):
    def __init__(self) -> None:
        super().__init__()
        self.title = heading(size=24)
        self.words = Label(size=16)
        self.course_title = Label(size=15, weight="semibold")
        self.graph = LevelGraph()
        self.graph.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.helps_title, self.helps = heading(size=20), OptionList(size=15, inset=0)
        self.counts = note(size=14)
        self.how = Box()
        self.column = QVBoxLayout(self)
        for widget in (
            self.title,
            self.words,
            self.course_title,
            self.graph,
            self.helps_title,
            self.helps,
            self.counts,
            self.how,
        ):
            self.column.addWidget(widget)
        self.column.addStretch(1)

    def fit(self, style: Style) -> None:
        side = max(12, round(style.px(22)))
        self.column.setContentsMargins(side, max(8, round(style.px(16))), max(6, side - 12), 8)
        self.column.setSpacing(max(6, round(style.px(11))))

    def show_face(self, face: WhyFace) -> None:
        self.title.setText(face.title)
        self.words.setText(face.words)
        self.course_title.setText(face.course_title)
        self.course_title.setVisible(face.graph is not None)
        self.graph.show_face(face.course_title, face.graph)
        self.helps_title.setText(face.helps_title)
        self.helps_title.setVisible(bool(face.helps))
        self.helps.show_faces(face.helps)
        self.counts.setText(face.counts)
        self.how.title.setText(face.how_title)
        self.how.words.setText(face.how)


class Box(Drawn):
    """How the figures came about, on a ground of its own."""

    def __init__(self) -> None:
        super().__init__()
        self.title = heading(size=16)
        self.words = Label(size=15)
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 8, 12, 11)
        column.setSpacing(3)
        column.addWidget(self.title)
        column.addWidget(self.words)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(SMOOTH)
        style = self.style_now
        path = rounded(QRectF(self.rect()).adjusted(1, 1, -1, -1), 8)
        painter.fillPath(path, solid(style.theme.window))
        if style.theme_name == "contrast":
            painter.strokePath(path, pen(style.theme.line, 1.4))
        painter.end()
