"""The board of one who plays alone, with what there is to choose put into words."""

from desktop.new_game import choices as c
from desktop.new_game.levels import BY_HAND, level_now, says_no_more
from desktop.new_game.option_faces import is_knob, may_be_had, option_face
from desktop.new_game.preparation import Preparation
from desktop.new_game.solo_board import SoloBoard
from desktop.new_game.solo_faces import challenge_faces, challenges_head, level_faces, levels_head
from desktop.new_game.words import Wording


class Solo(SoloBoard):
    """Missions where the game has a row of them, else the levels of its automa or what makes them up."""

    def __init__(self, preparation: Preparation, words: Wording) -> None:
        super().__init__(preparation.program.art, preparation.game.id)
        self.preparation, self.words = preparation, words
        self.chosen.connect(self._choose)
        self.mixed.connect(self._mix)
        self.set_.connect(preparation.set)

    def _choose(self, value: object) -> None:
        now = self.preparation
        if now.challenges is not None:
            now.choose_challenge(value)
        elif isinstance(value, str):
            now.set_level(now.automa, value)

    def _mix(self, wanted: bool) -> None:
        """Show what makes up a level; going back to the levels takes the usual one."""
        now = self.preparation
        if wanted:
            now.set_level(now.automa, BY_HAND)
            return
        now.by_hand.discard(now.automa)
        level = level_now(now.game, now.choices, now.automa)
        now.set_level(now.automa, level.id if level is not None else usual_level(now))

    def show_choices(self, *, wanted: bool) -> None:
        self.setVisible(wanted)
        if not wanted:
            return
        words, now, row = self.words, self.preparation, self.preparation.challenges
        if row is not None:
            self.show_head(challenges_head(words, now, row))
            self.show_cards(challenge_faces(words, now, row), now.choices.named[row.id])
            return
        automa = now.automa
        self.show_head(levels_head(words, now, automa))
        level = level_now(now.game, now.choices, automa)
        if now.is_mixed or level is None:
            free = [spec for spec in now.offer.free if spec.needs == automa and not says_no_more(spec, now.game)]
            specs = [spec for spec in free if c.is_offered(spec, now.choices) and not is_knob(words, spec)]
            had = [spec for spec in specs if may_be_had(words, now.choices, spec)]
            self.show_switches([option_face(words, now.choices, spec) for spec in had])
        else:
            self.show_cards(level_faces(words, now, automa), level.id)


def usual_level(now: Preparation) -> str:
    """The level of an automa that nobody has set otherwise."""
    usual = c.Choices(now.choices.places, c.usual_options(now.game))
    level = level_now(now.game, usual, now.automa)
    return level.id if level is not None else next(each.id for each in now.game.levels if each.player == now.automa)
