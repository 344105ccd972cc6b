"""What a game says of itself: chapters of rules, figures, rulings, differences, and a search in all of them."""
