"""Race for the Galaxy: the base game for 2 to 4 players and the duel for two."""
