"""What the cabinet knows of the games on this computer: what it said last, until it has looked into them."""

from typing import TYPE_CHECKING

from desktop.cabinet.left_side import RECENT
from desktop.cabinet.newcomer import ENOUGH_GAMES, FirstSteps, first_steps, remember_steps
from desktop.cabinet.weights import simplest
from desktop.program import Program
from desktop.start_cache import Remembered, games_begun, games_now, recall
from desktop.start_cache import remember as keep_for_next_start

if TYPE_CHECKING:
    from desktop.kept_games.kept import Kept


def recalled() -> tuple[Remembered, bool]:
    """What was said last; where games were played since, without what may have changed, and that this is so."""
    said = recall()
    return (said, False) if said.is_true else (said.without_games, bool(games_now()))


class Known:
    def __init__(self, program: Program) -> None:
        self.program = program
        self.said, self.is_unsure = recalled()
        """What is known of the games, and whether that may be out of date until they are looked into."""
        self.is_looked_into = False
        self.steps = FirstSteps()
        """What is shown to somebody who is new."""

    @property
    def game(self) -> str:
        """The game whose drawer is open when the cabinet is."""
        playable = self.program.playable
        return self.said.game if self.said.game in playable else simplest(playable)

    def see_steps(self) -> None:
        """See whether somebody is new here."""
        self.steps = first_steps(self.program.settings, games_begun())

    def look(self, opened: str) -> None:
        """Look into the games, the drawer of this one being open, and remember for the next start what is said."""
        from desktop.kept_games.kept import all_kept, in_progress  # noqa: PLC0415 (loads rules and texts)
        from desktop.lessons.progress import finished_of_all  # noqa: PLC0415 (as above)

        games = games_now()
        kept = all_kept(self.program)
        lessons = finished_of_all(self.program)
        self.said = self._found(kept, in_progress(self.program, kept), opened, *lessons)._replace(games=games)
        keep_for_next_start(self.said)
        self._remember_steps(kept, lessons[0])
        self.is_looked_into, self.is_unsure = True, False

    def look_once_more(self, opened: str) -> None:
        """Look into what was played since they were looked into."""
        if self.is_looked_into and not self.said.is_true:
            self.look(opened)

    def _found(
        self, all_kept: "list[Kept]", current: "Kept | None", opened: str, done: int, lessons: int
    ) -> Remembered:
        from datetime import datetime  # noqa: PLC0415 (not before the first window is there)

        from desktop.kept_games.kept import day_of, title_of, turn_of  # noqa: PLC0415 (as above)

        program, now = self.program, datetime.now()
        others = [kept for kept in all_kept if not kept.is_lost and not (current and kept.path == current.path)]
        return Remembered(
            language=program.settings.language,
            game=all_kept[0].game if all_kept else opened,
            resume=turn_of(current, program) if current else "",
            resume_file=str(current.path) if current else "",
            lessons=program.say("cabinet-lessons-done", done=done, all=lessons),
            kept=program.say("cabinet-kept", count=len(all_kept)),
            recent=tuple(
                (str(kept.path), kept.game, title_of(kept, program), program.say_phrase(day_of(kept.changed, now)))
                for kept in others[:RECENT]
            ),
        )

    def _remember_steps(self, all_kept: "list[Kept]", lessons: int) -> None:
        """Remember what was done here. Only few games have to be read for that: more are enough."""
        if not self.steps.shows_where_to_begin:
            return
        from desktop.kept_games.kept import looked_into  # noqa: PLC0415 (loads rules and texts)

        looked = [looked_into(self.program, kept).standing for kept in all_kept[:ENOUGH_GAMES]]
        finished = sum(standing is not None and standing.is_over for standing in looked)
        remember_steps(self.program.settings_file, games=games_begun(), finished=finished, lessons=lessons)
