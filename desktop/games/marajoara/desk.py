"""The desk of Marajoara: how its position looks, and how its moves are made by hand."""

from desktop.board.desk import Desk
from desktop.games.marajoara import attempts, handles, travels
from desktop.games.marajoara.camera_targets import parts
from desktop.games.marajoara.painters import PAINTERS
from desktop.games.marajoara.preview import preview
from desktop.games.marajoara.sign_words import SIGNS
from desktop.games.marajoara.sprites import sprites
from desktop.games.marajoara.things import spoken_of, thing_of
from rules.marajoara.events import Event
from rules.marajoara.moves import Move
from rules.marajoara.view import View

DESK: Desk[View, Move, Event] = Desk(
    painters=PAINTERS,
    sprites=sprites,
    thing=thing_of,
    spoken_of=spoken_of,
    signs=SIGNS,
    parts=parts,
    gestures=handles.gestures,
    attempt=attempts.attempt,
    companions=attempts.companions,
    cures=attempts.cures,
    preview=preview,
    comes_from=travels.comes_from,
    goes_to=travels.goes_to,
    order=travels.order,
)
