"""The home of the application: a cabinet of five drawers."""
