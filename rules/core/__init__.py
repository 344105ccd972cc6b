"""What all five games share: decisions, refusals, chance, records. Knows no game, no Qt, no clock."""
