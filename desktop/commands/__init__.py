"""Commands that draw. They work without a screen, like all commands."""
