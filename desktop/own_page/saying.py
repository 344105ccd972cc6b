"""Fills the boards of the page with what is known of a person, in the language in use."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import date, datetime

from desktop.lessons.progress import is_finished
from desktop.own_page.facts import PERIODS, Facts, GameTally, Period
from desktop.own_page.games_panel import Cell, GamesPanel
from desktop.own_page.leaf import OwnLeaf
from desktop.own_page.lines import Said
from desktop.own_page.medals import rows_of
from desktop.own_page.medals_panel import Shown
from desktop.own_page.words import Wording
from desktop.program import Program
from desktop.widgets.switch import Choice
from rules.core import resources
from rules.core.finished_game import FinishedGame
from rules.core.records import total_of
from rules.games import GAME_IDS
from rules.lessons.model import Lesson, lessons_in

MOST_LINES = 40
"""More than a board ever has room for."""
MONTHS, DAYS = range(1, 13), range(1, 8)


@dataclass(frozen=True)
class Saying:
    program: Program
    facts: Facts
    now: datetime | None
    """None on paper."""
    is_there: Callable[[FinishedGame], bool]
    """Whether the file of a game still is."""
    period: Period = "all"

    @property
    def words(self) -> Wording:
        return Wording(self.program)

    @property
    def latest(self) -> tuple[FinishedGame, ...]:
        """The games of which the lines tell, the latest first."""
        playable = set(self.program.playable)
        return tuple(game for game in reversed(self.facts.games) if game.game in playable)[:MOST_LINES]

    @property
    def bests(self) -> tuple[FinishedGame, ...]:
        return tuple(best.at for best in self.facts.bests(set(self.program.playable).__contains__)[:MOST_LINES])

    def fill(self, leaf: OwnLeaf) -> None:
        self._who(leaf)
        self._days(leaf)
        self._medals(leaf)
        self.fill_games(leaf.games)
        self._latest(leaf)
        self._scores(leaf)
        self._lessons(leaf)

    # Who

    def _who(self, leaf: OwnLeaf) -> None:
        words, facts, who = self.words, self.facts, leaf.who
        since = (
            words.say("own-since", day=words.day(facts.since, self.now)) if facts.since else words.say("own-no-game")
        )
        who.show_person(facts.name, words.owner(facts.name), since)
        whole = facts.whole
        who.show_sums(
            (
                (str(whole.played), words.say("own-finished", games=whole.played)),
                (words.time(facts.seconds) if facts.seconds else "–", words.say("own-at-table")),
                (words.share(facts.published.share) if facts.published.played else "–", words.say("own-wins")),
            )
        )
        most = facts.most_played if facts.most_played in self.program.playable else ""
        who.show_most(
            words.say("own-most-played") if most else words.say("own-begin-here"),
            words.game(most or "marajoara") if most or "marajoara" in self.program.playable else "",
            most or "marajoara",
        )
        who.pencil.say(words.say("own-rename"))
        who.check.say(words.say("own-rename-done"))
        who.field.setAccessibleName(words.say("own-name"))
        who.field.setPlaceholderText(words.say("own-name"))

    # Days

    def _days(self, leaf: OwnLeaf) -> None:
        words, facts, days = self.words, self.facts, leaf.days
        streak = words.say("own-streak", days=facts.streak, record=facts.longest_streak)
        days.head(words.say("own-days"), streak)
        days.legend.say(words.say("own-days-legend"))
        days.calendar.name(
            [words.say("own-month", month=month) for month in MONTHS],
            [words.say("own-weekday", day=day) for day in DAYS],
        )
        days.calendar.show_days(facts.first_monday, facts.today, facts.by_day, self._day_said)
        shown = [day for day in facts.by_day if day >= facts.first_monday]
        games = sum(facts.by_day[day] for day in shown)
        said = words.say("own-days-said", days=len(shown), games=games)
        days.calendar.tell(words.say("own-days"), f"{said} · {streak}")

    def _day_said(self, day: date, games: int) -> str:
        return self.words.say("own-day-said", day=self.words.day(day, self.now), games=games)

    # Medals

    def _medals(self, leaf: OwnLeaf) -> None:
        words, facts, results = self.words, self.facts, self.program.results.results
        library = self.program.library
        games = [game for id in games_in_order(self.program) if (game := library.named(id)) is not None]
        rows = rows_of(games, facts.games, results, self.program.profile.profile, facts.name)
        shown = []
        for row in rows:
            medals = [
                Shown(
                    medal.sign,
                    words.say("own-medal-said", medal=words.phrased(medal.name, row.game), metal=medal.metal or "none"),
                    medal.metal,
                )
                for medal in row.medals
            ]
            shown.append((words.phrased(row.heading, row.game), medals))
        won, whole = sum(row.won for row in rows), sum(len(row.medals) for row in rows)
        leaf.medals.head(words.say("own-medals"), words.say("own-medals-won", won=won, whole=whole))
        leaf.medals.show_rows(shown)
        has_corrected = facts.published.played < facts.whole.played
        legend = (words.say("own-medals-legend"), words.say("own-medals-published") if has_corrected else "")
        leaf.medals.legend.say(" · ".join(filter(None, legend)))

    # Games

    def fill_games(self, panel: GamesPanel) -> None:
        words, facts = self.words, self.facts
        panel.head(words.say("own-games"))
        choices = [
            Choice(period, words.say(f"own-period-{period}"), words.say(f"own-period-{period}-said"))
            for period in PERIODS
        ]
        panel.periods.offer(choices, self.period, words.say("own-periods"))
        columns = facts.columns()
        tallies = facts.tallies(self.period, tuple(panel.rows))
        for tally in tallies:
            self._fill_row(panel, tally, columns)
        panel.show_in_order([tally.game for tally in tallies])
        panel.legend.say(words.say("own-games-legend"))

    def _fill_row(self, panel: GamesPanel, tally: GameTally, columns: Sequence[str]) -> None:
        words = self.words
        cells = [
            Cell(words.column(column), words.say("own-won-of", won=each.won, played=each.played), each)
            for column in columns
            for each in [tally.against.get(column)]
            if each is not None
        ]
        filled = {cell.column: cell for cell in cells}
        whole = tally.whole
        if not whole.played:
            below = words.say("own-not-played")
        elif tally.seconds:
            below = words.say("own-game-below", games=whole.played, time=words.time(tally.seconds))
        else:
            below = words.say("own-games-count", games=whole.played)
        if tally.corrected.played:
            corrected = words.say("own-games-corrected", games=tally.corrected.played)
            below = " · ".join((below, corrected))
        said = " · ".join((below, *(f"{cell.column} : {cell.figures}" for cell in cells), words.say("own-play-it")))
        named = [words.column(column) for column in columns]
        empty = GameTally("").whole
        row = [filled.get(name) or Cell(name, "", empty) for name in named]
        panel.rows[tally.game].show_tally(words.game(tally.game), below, row, said)
        panel.rows[tally.game].setToolTip(words.say("own-play-it"))

    # Lines

    def _latest(self, leaf: OwnLeaf) -> None:
        words = self.words
        leaf.latest.head(words.say("own-latest"))
        leaf.latest.show_lines([self._line(game) for game in self.latest], "", words.say("own-kept"))
        game = leaf.invitation.game
        leaf.invitation.say(
            words.say("own-latest-none"),
            words.say("own-latest-none-more"),
            words.say("own-latest-none-play", game=words.game(game)),
        )
        leaf.invite(not self.facts.games)

    def _line(self, game: FinishedGame) -> Said:
        words, name = self.words, self.facts.name
        result = words.result(game, name)
        return Said(
            game.game,
            words.say("own-line-title", game=words.game(game.game), contest=words.contest(game, name)),
            " · ".join((result, *words.remarks(game))),
            str(total_of(game, name)),
            words.day(game.when, self.now),
            words.say("own-look-at") if self.is_there(game) else "",
        )

    def _scores(self, leaf: OwnLeaf) -> None:
        words, name = self.words, self.facts.name
        leaf.scores.head(words.say("own-scores"))
        lines = []
        for best in self.facts.bests(set(self.program.playable).__contains__)[:MOST_LINES]:
            game = best.at
            below = words.say("own-best-below", day=words.day(game.when, self.now), played=best.played)
            leads = words.say("own-look-at") if self.is_there(game) else ""
            title = words.say("own-line-title", game=words.game(game.game), contest=words.contest(game, name))
            lines.append(Said(game.game, title, below, str(best.total), "", leads))
        leaf.scores.show_lines(lines, words.say("own-scores-none"), "")

    def _lessons(self, leaf: OwnLeaf) -> None:
        words, lines, done_of_all, whole = self.words, [], 0, 0
        for game in games_in_order(self.program):
            lessons = lessons_of(game)
            done = sum(is_finished(self.program, lesson, by_pupil=False) for lesson in lessons)
            done_of_all, whole = done_of_all + done, whole + len(lessons)
            figure = words.say("own-done-of", done=done, whole=len(lessons))
            share = done / len(lessons) if lessons else 0.0
            lines.append(Said(game, words.game(game), "", figure, "", words.say("own-open-lessons"), share))
        leaf.lessons.head(words.say("own-lessons"), words.say("own-lessons-done", done=done_of_all, whole=whole))
        leaf.lessons.show_lines(lines, "", "")


def games_in_order(program: Program) -> tuple[str, ...]:
    """The ids of the games that can be played, from the top drawer of the cabinet to the bottom."""
    drawers = {id: at for at, id in enumerate(GAME_IDS)}
    return tuple(sorted(program.playable, key=lambda id: drawers.get(id, len(drawers))))


def lessons_of(game: str) -> tuple[Lesson, ...]:
    home = resources.assets() / game / "lessons"
    return tuple(lessons_in(home)) if home.exists() else ()
