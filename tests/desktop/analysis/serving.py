"""Processes to be asked: one that answers, one that dies over it."""

import os

from rules.core.process import Connection, answer_all

MUCH = 20_000_000


def serve(connection: Connection) -> None:
    """Answer twice; to `much`, with more than fits into any pipe."""
    answer_all(connection, lambda asked: (bytes(MUCH), "that was all") if asked == "much" else (asked, asked))


def serve_late(connection: Connection) -> None:
    """Answer two questions once both have been asked."""
    first = connection.recv()
    connection.send((first, connection.recv()))
    answer_all(connection, lambda asked: ())


def serve_and_die(connection: Connection) -> None:
    connection.send(connection.recv())
    if connection.recv() == "die":
        os._exit(3)


def serve_pieces(connection: Connection) -> None:
    answer_all(connection, range)
