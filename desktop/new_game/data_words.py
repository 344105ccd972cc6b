"""What the page says of the data that a game is played with: as published, or with what their owner knows better."""

from desktop.new_game.options_list import OptionFace
from desktop.new_game.preparation import Preparation
from desktop.new_game.words import Wording
from desktop.widgets.switch import Choice
from rules.boxes.playing import where_and_why

DATA = "#data"
"""No option of the game: whether its published data are taken."""


def data_words(words: Wording, now: Preparation) -> str:
    """Whose data it is, in a few words."""
    if now.data.kept.refused:
        return words.say("new-data-refused")
    if now.data.plays_own:
        return words.say("new-data-own", count=len(now.data.corrections))
    return words.say("new-data-waiting" if now.data.kept.corrections else "new-data-published")


def data_trouble(words: Wording, now: Preparation) -> str:
    """What is wrong with the corrections that are kept; nothing is lost by it."""
    said = [words.sentence(each.sentence) for each in now.data.kept.told]
    if now.data.kept.refused:
        why = where_and_why(words.program.texts(words.game), now.data.kept.refused[0])
        said.append(words.say("new-data-why", why=why))
    if now.data.kept.lost:
        said.append(words.say("new-data-lost", count=now.data.kept.lost))
    return " ".join(said)


def data_knob(words: Wording, now: Preparation) -> OptionFace | None:
    """One's own data or the published; None where there is nothing to choose."""
    if not now.data.kept.can_be_played:
        return None
    choices = (Choice(False, words.say("new-data-mine")), Choice(True, words.say("new-data-theirs")))
    help = words.say("new-data-mine-help" if now.data.plays_own else "new-data-theirs-help")
    return OptionFace(DATA, words.say("new-data"), now.choices.as_published, help, choices=choices)


def on_published(words: Wording, now: Preparation, what: str) -> str:
    """Something that is always played with the published data: whoever has corrected them is told."""
    return words.say("new-on-published", what=what) if now.data.kept.corrections else what
