"""How everything on screen looks: themes, colours, contrast, fonts."""
