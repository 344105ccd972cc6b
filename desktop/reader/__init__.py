"""The book of rules of a game, in a full window: chapters, rulings, differences, glossary, edition."""
