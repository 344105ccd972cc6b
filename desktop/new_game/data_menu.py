"""With whose data a game is played, chosen from a menu where the page says it."""

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from desktop.widgets.menu import Menu

if TYPE_CHECKING:
    from desktop.new_game.page import NewGame


def choose_data(page: "NewGame", at: QWidget) -> None:
    """One's own data, the published, or the way to correct them; that at once where there is nothing to choose."""
    now, say = page.preparation, page.words.say
    if not now.data.kept.can_be_played:
        page.correct()
        return
    menu = Menu(page, page.style_now)
    for as_published, said in ((False, "new-data-play-own"), (True, "new-data-play-published")):
        act = menu.addAction(say(said, count=len(now.data.kept.corrections)))
        act.setCheckable(True)
        act.setChecked(now.choices.as_published == as_published)
        act.triggered.connect(lambda _=False, wanted=as_published: now.change(now.choices.with_published(wanted)))
    menu.addSeparator()
    menu.addAction(say("new-box")).triggered.connect(page.correct)
    menu.popup(at.mapToGlobal(at.rect().bottomLeft()))
    menu.stand_on_first()
