"""What the processes beside the window load before they answer: their server imports this once, for all of them."""

from importlib import import_module

from rules.bots.mind import mind_of
from rules.games import loaded

WORKERS = [
    import_module(name)
    for name in (
        "desktop.board.painting_process",
        "rules.bots.review_worker",
        "rules.bots.worker",
        "rules.boxes.worker",
        "rules.teaching.check_worker",
    )
]
MINDS = [mind_of(game.id) for game in loaded()]
