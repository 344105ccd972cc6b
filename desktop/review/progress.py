"""How far the analysis of a game is, in words, and what may be done about it."""

from desktop.analysis.work import Work
from desktop.docks.formatting import Formatter
from desktop.review.face import ProgressFace
from rules.bots.whole_review import first_looks, to_be_refined

MINUTE = 60


def progress_of(work: Work, formatter: Formatter) -> ProgressFace:
    review, say = work.review, formatter.say_id
    go_on, stop = (say("review-go-on"), "play"), (say("review-stop"), "pause")
    again = say("review-again"), "again"
    if work.has_failed:
        return ProgressFace(say("review-failed"), "", None, *again)
    if review is None:
        words = say("review-reading") if work.is_running else say("review-waits")
        return ProgressFace(words, "", 0.0, *(stop if work.is_running else go_on))
    if work.is_outdated and not work.is_running and not review.judged:
        return ProgressFace(say("review-old"), "", None, *again)
    if work.is_finished:
        return ProgressFace(say("review-done", refined=review.refined), "", None, "", "")
    id, done, of = "review-first", len(review.judged), len(review.choices)
    if not first_looks(review):
        id, done, of = "review-second", review.refined, to_be_refined(review)
    share = done / of if of else 1.0
    words = say(id, done=done, of=of)
    if not work.is_running:
        return ProgressFace(words, say("review-stopped"), share, *go_on)
    below = say("review-held") if work.is_held else time_left(work.seconds_left, formatter)
    return ProgressFace(words, below, share, *stop)


def time_left(seconds: float | None, formatter: Formatter) -> str:
    if seconds is None:
        return formatter.say_id("review-behind")
    if seconds < MINUTE:
        return formatter.say_id("review-seconds", count=max(1, round(seconds)))
    return formatter.say_id("review-minutes", count=round(seconds / MINUTE))
