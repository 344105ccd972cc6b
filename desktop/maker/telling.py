"""What the workshop says of the lesson: its steps in the strip, what is wrong, what is recorded now."""

from desktop.made.pictures import MadePictures
from desktop.made.saying import MadeWords
from desktop.maker.draft import Draft
from desktop.maker.face import MakerFace
from desktop.maker.making import Making
from desktop.maker.strip import StepFace
from rules.core.types import Phrase
from rules.lessons.model import Show, Task
from rules.teaching.steps import kind_of


class Telling:
    def __init__(self, draft: Draft, making: Making, pictures: MadePictures, face: MakerFace) -> None:
        self.draft, self.making, self.pictures, self.face = draft, making, pictures, face
        self.program = draft.program
        self.words = MadeWords(self.program)
        self.table, self.board = making.table, making.board

    def show_strip(self) -> None:
        made, say, draft = self.draft.made, self.program.say, self.draft
        wrong: dict[int, Phrase] = {}
        for problem in draft.problems:
            wrong.setdefault(draft.step_of(problem), problem)
        faces = [self._face(at, wrong.get(at)) for at in range(len(made.steps))]
        images = [self.pictures.of(made, at) for at in range(len(made.steps))]
        words = tuple(say(id) for id in ("maker-steps", "maker-add-step", "maker-copy-step", "maker-remove-step"))
        self.face.strip.say(words, say("maker-step-count", count=len(made.steps)))
        self.face.strip.show_steps(faces, images, made.game, draft.at)

    def _face(self, at: int, problem: Phrase | None) -> StepFace:
        say, step, made = self.program.say, self.draft.made.steps[at], self.draft.made
        texts = made.texts.get(self.making.language, {}) or made.texts.get("fr", {})
        title = texts.get(f"{step.id}.task", "") or say("maker-no-task")
        answers = len(step.answers) if isinstance(step, Task) else 0
        mistakes = 0 if isinstance(step, Show) else len(step.mistakes)
        moves = len(step.moves) if isinstance(step, Show) else 0
        counts = {"answers": answers, "mistakes": mistakes, "moves": moves, "marks": len(step.marks)}
        below = say("maker-step-holds", kind=step.kind, **counts)
        is_checked = self.draft.found is not None and problem is None
        said = say("maker-step-problem") if problem is not None else ""
        return StepFace(at + 1, say("maker-kind", kind=kind_of(step)), title, below, said, is_checked)

    def show_checks(self) -> None:
        """The first thing that is wrong, and how much else; the strip marks the steps."""
        draft, say = self.draft, self.program.say
        problems = draft.problems
        if problems:
            first = self.words.problem(draft.made, problems[0])
            words = first if len(problems) == 1 else say("maker-problems", first=first, more=len(problems) - 1)
        else:
            words = say("made-checking") if draft.is_being_checked else say("maker-all-good")
        remarks = draft.remarks if not problems and not draft.is_being_checked else ()
        if remarks:
            words = say("maker-remarked", remark=self.words.problem(draft.made, remarks[0]), more=len(remarks) - 1)
        can_save = not problems and not draft.is_being_checked
        self.face.foot.tell(words, is_wrong=bool(problems), is_remark=bool(remarks), can_save=can_save)
        self.face.foot.offer(can_undo=draft.can_undo, can_redo=draft.can_redo)
        self.show_strip()

    def show_recording(self) -> None:
        """What is recorded or pointed out, and what was played since the step began."""
        table, making, say = self.table, self.making, self.program.say
        if making.pointing.what:
            count = len(self.board.chosen)
            words = say("maker-pointing", what=making.pointing.what, count=count)
            self.face.pill.tell(words, say("maker-finish"), say("maker-stop"))
        elif table.recording:
            words = say("maker-recording", what=table.recording, count=len(table.moves))
            self.face.pill.tell(words, say("maker-finish") if table.moves else "", say("maker-stop"))
        else:
            self.face.pill.tell("", "", "")
        played = table.moments.last
        self.face.restart.setVisible(played > 0 and not table.recording)
        said = say("maker-played", count=played) if played else say("maker-at-start")
        if making.marks.is_open:
            said = say("maker-marking")
        self.face.line.say(said)
