"""When something breaks: what catches it, the log beside the games, crashes of Qt itself, a report to save."""
