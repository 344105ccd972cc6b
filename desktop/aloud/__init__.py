"""What a screen reader says by itself, and as what it knows the widgets of this program. Costs nothing without one."""
