"""What goes wrong with a bot is logged, for whoever mends it: the table goes on without."""

import logging

from rules.bots.client import Trouble

LOG = logging.getLogger(__name__)


def note_trouble(trouble: Trouble) -> None:
    """Log what a bot did that it never should; another plays in its place. Of a move that is illegal only that."""
    match trouble.kind:
        case "failed":
            LOG.error("the bot %s failed in its process", trouble.bot, extra={"trace": trouble.said})
        case "crashed":
            LOG.error("the process of the bot %s ended: %s", trouble.bot, trouble.said)
        case "illegal":
            LOG.error("the bot %s chose what is not legal", trouble.bot)
