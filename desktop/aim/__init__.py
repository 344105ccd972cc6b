"""The aim of a game in half a minute: a card at the table, the first page of its book."""
