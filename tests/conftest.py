"""What every test here has: the gauntlet's plugin, which also records which rules the tests prove; and examples that
may take as long as a busy machine needs.
"""

from hypothesis import settings

settings.register_profile("unhurried", deadline=None)
settings.load_profile("unhurried")

pytest_plugins = ["orrery.gauntlet.plugin"]
