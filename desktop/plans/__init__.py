"""Plans of sessions: the screen where they are made, and how a class is led through one."""
