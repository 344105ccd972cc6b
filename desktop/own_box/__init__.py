"""My box: whoever owns a game makes its data exact."""
