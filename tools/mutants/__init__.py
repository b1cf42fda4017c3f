"""Breaking the rules on purpose, to see which tests notice (``make mutants``)."""
