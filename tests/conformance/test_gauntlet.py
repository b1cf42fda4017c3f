"""Our games and the little game of the documents run the gauntlet: see ``gauntlet_games`` in pyproject.toml."""

from orrery.gauntlet.test_bots import *  # noqa: F403
from orrery.gauntlet.test_clone import *  # noqa: F403
from orrery.gauntlet.test_derived import *  # noqa: F403
from orrery.gauntlet.test_hidden import *  # noqa: F403
from orrery.gauntlet.test_kept import *  # noqa: F403
from orrery.gauntlet.test_lanes import *  # noqa: F403
from orrery.gauntlet.test_play import *  # noqa: F403
from orrery.gauntlet.test_position import *  # noqa: F403
from orrery.gauntlet.test_record import *  # noqa: F403
from orrery.gauntlet.test_snapshot import *  # noqa: F403
from orrery.gauntlet.test_terminal import *  # noqa: F403
from orrery.gauntlet.test_texts import *  # noqa: F403
from orrery.gauntlet.test_undo import *  # noqa: F403
