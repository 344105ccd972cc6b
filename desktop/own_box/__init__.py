"""My box: an owner of a game makes its data exact: tables and forms, problems, trials."""
