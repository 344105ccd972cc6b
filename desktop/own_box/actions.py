"""Undo, redo, the trial of quick games, and the way on to play, which is open only where nothing is wrong."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from desktop.own_box.draft import BoxDraft
from desktop.own_box.paper import PaleBoard
from desktop.own_box.saying import BoxWords
from desktop.own_box.trying import Progress, Trying
from desktop.paint.art import Art
from desktop.widgets.buttons import ActionButton
from desktop.widgets.words import Label, heading
from rules.core.types import phrase

MOST_FAILED = 3


class Actions(PaleBoard):
    """What can be done with the data. Signals: `play_wanted`; `told` with what came of random games."""

    play_wanted = Signal()
    told = Signal(str)

    def __init__(self, art: Art, draft: BoxDraft, words: BoxWords) -> None:
        super().__init__(art, gap=6)
        self.draft, self.words = draft, words
        self.trying = Trying(draft)
        self.share_place = QWidget()
        """Where what is handed on is shown."""
        self.share_column = QVBoxLayout(self.share_place)
        self.share_column.setContentsMargins(0, 0, 0, 0)
        self.shared: QWidget | None = None
        self.title = heading(size=20)
        self.said = Label(size=15, ink="muted")
        self.progress = Progress()
        self.undo = ActionButton(icon_name="undo", is_compact=True)
        self.redo = ActionButton(icon_name="redo", is_compact=True)
        self.trial = ActionButton(icon_name="again", is_compact=True)
        self.play = ActionButton(kind="primary", icon_name="play", is_compact=True)
        first, second = QHBoxLayout(), QHBoxLayout()
        for row, buttons in ((first, (self.undo, self.redo)), (second, (self.trial, self.play))):
            row.setSpacing(8)
            for button in buttons:
                button.let_grow(QSizePolicy.Policy.Expanding)
                row.addWidget(button, 1)
        self.column.addWidget(self.share_place)
        self.share_place.hide()
        self.column.addWidget(self.title)
        self.column.addWidget(self.said)
        self.column.addWidget(self.progress)
        self.column.addStretch(1)
        self.column.addLayout(second)
        self.column.addLayout(first)
        self.undo.clicked.connect(draft.undo)
        self.redo.clicked.connect(draft.redo)
        self.trial.clicked.connect(self._try)
        self.play.clicked.connect(self.play_wanted)
        self.trying.changed.connect(self.show_again)
        self.trying.ended.connect(lambda: self.told.emit("\n".join([self._said(), *self._failures()])))

    def put_share(self, panel: QWidget) -> None:
        """Show what is handed on above the rest."""
        self.shared = panel
        self.share_column.addWidget(panel)
        self.show_again()

    @property
    def least_high(self) -> int:
        """How high it is with all its buttons, as they are dressed now."""
        inner = self.shared.layout() if self.shared is not None else None
        for layout in (inner, self.share_column, self.column):
            if layout is not None:
                layout.activate()
        return self.minimumSizeHint().height()

    def _try(self) -> None:
        if self.trying.is_running:
            self.trying.stop()
        else:
            self.trying.start()

    def show_again(self) -> None:
        say, draft, trying = self.words.say, self.draft, self.trying
        self.title.setText(say("box-with-these"))
        errors = len(draft.errors)
        self.undo.say(say("box-undo"))
        self.redo.say(say("box-redo"))
        self.undo.set_kind("quiet" if draft.can_undo else "off")
        self.redo.set_kind("quiet" if draft.can_redo else "off")
        self.trial.say(say("box-try-stop") if trying.is_running else say("box-try", games=trying.games))
        self.trial.set_kind("quiet" if trying.is_running or draft.can_be_played else "off")
        self.play.say(say("box-play-errors", errors=errors) if errors else say("box-play"))
        self.play.set_kind("primary" if draft.can_be_played else "off")
        is_shared = self.shared is not None and not trying.is_running
        self.share_place.setVisible(is_shared)
        self.title.setVisible(not is_shared)
        self.said.setText(self._said())
        self.said.setVisible(not is_shared)
        self.progress.setVisible(trying.is_running)
        self.progress.show_share(trying.played / trying.games, is_wrong=bool(trying.failed))

    def _said(self) -> str:
        say, trying = self.words.say, self.trying
        if trying.is_running:
            return say("box-trying", played=trying.played, games=trying.games, failed=len(trying.failed))
        if trying.has_ended:
            return say("box-tried", games=trying.games, failed=len(trying.failed))
        return say("box-kept-here", count=len(self.draft.own.corrections))

    def _failures(self) -> list[str]:
        found = []
        for each in self.trying.failed[:MOST_FAILED]:
            assert each.wrong is not None, "a game that went well is not among them"
            text = self.words.phrase(each.wrong)
            if each.mode:
                mode = phrase(f"mode-{self.draft.game.id}-{each.mode}")
                text = self.words.say("edition-trial", mode=mode, seats=each.seats, seed=each.seed, text=text)
            found.append(text)
        return found
