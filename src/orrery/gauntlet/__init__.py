"""The gauntlet: what every game must pass, run by pytest on any game.

    pytest --pyargs orrery.gauntlet --game race             a registered game, by its slug
    pytest --pyargs orrery.gauntlet --game comet:COMET      an object in a module
    python -m orrery.gauntlet plan race                     which matches it plays, and what it looks at in them
    python -m orrery.gauntlet write race --kept FOLDER      golden transcripts and counts to compare with later

``--kept FOLDER`` (or ``gauntlet_kept`` in the settings of pytest) names a folder of files kept for the game:
``golden/*.txt`` (matches that must be played as they were), ``perft/<slug>.toml`` (how many ways lead on from fixed
positions) and ``positions/<slug>-<seats>-<word>.json`` (where further matches begin, which come to rare events: see
``places``). Tests of what is not kept are not there at all: nothing is skipped. ``gauntlet_games`` in the settings
lists the games where the command line names none; ``*`` is every registered one. ``--gauntlet-budget`` (or
``gauntlet_budget``) says how much work each game may be.

What the gauntlet cannot find out by itself a game declares: in ``gauntlet.toml`` beside its module, or, in a game of
one file, as ``GAUNTLET = {…}`` in it. See ``facts``.

Every match follows from its seed, and what is looked at follows from the length of a match, never from a clock: two
runs do the same. See ``plan``.
"""
