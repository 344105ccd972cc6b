"""The right side of the table: moves in words, the log, the rules, charts. They ask the table and say what it knows."""
