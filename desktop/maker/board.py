"""The board on which a lesson is made: the whole table, in the light; places can be pointed out on it."""

from desktop.board.desk import Look
from desktop.board.layers import Layer
from desktop.board.reasons import Reason
from desktop.board.situation import Explains, Situation
from desktop.board.sprite import Key
from desktop.lessons.board import LessonBoard


class MakerSituation(Situation):
    """The table as it is in a game; while places are pointed out, nothing explains itself over them."""

    @property
    def explains(self) -> Explains:
        surface = self.surface
        return "nothing" if isinstance(surface, MakerBoard) and surface.points else "all"


class MakerBoard(LessonBoard):
    """Places are pointed out while `points` says so."""

    situation_type = MakerSituation
    points = False
    """Whether a click points out a place."""
    draws = False
    """Whether marks are drawn: then nothing shines that could be played."""

    @property
    def asks_for_places(self) -> bool:
        return self.points

    @property
    def hidden(self) -> tuple[str, ...]:
        return ()

    def region(self) -> None:
        """The whole table, always."""
        return

    def _offered(self) -> frozenset[Key]:
        """All places and pieces; once one is chosen, those of its sort."""
        if not self.points:
            return frozenset()
        keys = {sprite.key for sprite in self.scene.sprites if sprite.is_target and sprite.layer > Layer.BOARD}
        sort = next((key.partition("-")[0] for key in self.chosen), "")
        return frozenset(key for key in keys if "-" in key and (not sort or key.partition("-")[0] == sort))

    def _frame_table(self, look: Look) -> None:
        super()._frame_table(look)
        if self.draws:
            self.view.lights.hints = False

    def _show_dropped(self, reason: Reason) -> None:
        """The reason stays beside the place, as in a game; a mistake that is recorded hears of it too."""
        self.refusals.show_dropped(reason)
        self.lesson.judge_refused()
