"""The cloth between people who share a screen, from the closed curtain to the lifted one."""
