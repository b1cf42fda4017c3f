"""What every test here has: the gauntlet's plugin, which also records which rules the tests prove."""

pytest_plugins = ["orrery.gauntlet.plugin"]
