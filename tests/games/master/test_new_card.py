"""A new card needs data only: one of each type is added to a copy of the data and played."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import orrery
from orrery.testing import rule

CARDS = {
    "leaders": """
[[card]]
id = "newlead"
requirement = ["military"]
projects = [
    { id = "steal", kind = "steal", cells = "R G", reward = [{ op = "choose_one", options = [
        [{ op = "steal_cube", count = 2, colours = ["yellow"] }],
        [{ op = "gain_cubes", count = 1, colours = ["red"] }],
        [{ op = "gain_cubes", count = 2, colours = ["blue"] }],
    ] }] },
]
trigger = "cube_stolen_by_you"
effects = [{ op = "place_base", source = "supply", where = "neutral_any" }]
""",
    "conflicts": """
[[card]]
id = "newwar"
symbol = "cultural"
resources = 5
red = { cells = "R*", stake = [{ op = "extra_turn" }] }
blue = { cells = "G G", stake = [
    { op = "gain_cubes", count = 2, colours = ["black"] },
    { op = "take_card", who = "loser", types = ["conflict"] },
] }
""",
    "governments": """
[[card]]
id = "newgov"
projects = [
    { id = "base1", kind = "base", cells = "Y K*", reward = [
        { op = "prepare_base", count = 1 },
        { op = "gain_card", deck = "leader", count = 1, mode = "random" },
    ] },
]
trigger = "card_gained"
filter = { types = ["conflict"] }
limit = "once_per_turn"
may = true
effects = [{ op = "skip_turn", who = "opponent", count = 2 }]
""",
    "developments": """
[[card]]
id = "newdev"
type = "progress"
symbols = ["military", "military", "military"]
projects = [
    { id = "embed", kind = "development", cells = "B" },
]
effects = [
    { op = "mod_draw", delta = 2 },
    { op = "mod_card_limit", delta = -1 },
    { op = "protect", kinds = ["steal"], from = ["knock"] },
]
""",
}

PLAY = """
from orrery.testing import position

def table(step, own, rival, **rest):
    systems = {"c1": {"owner": 0}, "i1": {"owner": 0}, "c3": {"owner": 1}, "i2": {"owner": 1}}
    few = {"red": 2, "blue": 2, "yellow": 2, "green": 2, "black": 2}
    document = {"step": step, "systems": systems, **rest, "seats": [
        {"cards": own.split(), "bag": few}, {"cards": rival.split(), "bag": few}]}
    return position("master", document)

# The leader's project offers a choice as its reward; what is stolen fires the ability, which may settle anywhere.
game = table("place", "terrans newlead", "krall", drawn={"green": 1},
             projects={"newlead.steal": "R.", "krall.card1": "...Y"})
game.answer(0, "green@newlead.steal")
assert game.options(0) == ["steal-cube", "gain-cubes.2", "gain-cubes.3"], game.options(0)
game.answer(0, "steal-cube")
assert game.asks() == [(0, "settle")] and "e3" in game.options(0), game.asks()
game.answer(0, "e3")
assert game.state.placed[0] == 3 and game.asks() == [(0, "take")]

# Conflict and government: 1 star cell, black cubes by name, a card that is gained twice but watched once.
game = table("place", "terrans newgov", "krall border", drawn={"red": 1},
             conflicts={"newwar": {"track": "t_i1_i2", "red": "i1"}}, routes={"i2-e1": {"green": 1}})
assert "red@newwar.red*" in game.options(0)
bank = game.state.bank[:]
game.answer(0, "red@newwar.red*")
assert game.asks() == [(0, "use")] and game.options(0) == ["newgov", "none"]
game.answer(0, "newgov")
assert game.state.skips == [0, 2] and game.state.tokens == 7
assert game.view(0).zones["seats"][0]["cards"] == ["terrans", "newgov", "newwar", "border"]
assert game.state.bag[0] == [2, 2, 2, 3, 4] and game.state.bank[0] == bank[0] + 1 and game.state.bank[4] == bank[4] - 2
assert game.asks() == [(0, "cards")]

# The same with a conflict on the board as the only one to take, and an ability declined.
game = table("place", "terrans newgov", "krall", drawn={"red": 1}, projects={"border.red": "R...."}, conflicts={
    "newwar": {"track": "t_i1_i2", "red": "i1"}, "border": {"track": "t_c3_b3", "red": "c3"}})
game.answer(0, "red@newwar.red*").answer(0, "none")
assert game.asks() == [(0, "use")]
game.answer(0, "none")
assert game.view(0).zones["seats"][0]["cards"] == ["terrans", "newgov", "newwar", "border"]
assert game.state.skips == [0, 0] and game.view(0).zones["conflicts"] == {} and game.state.bag[1] == [3, 2, 2, 2, 2]
game = table("place", "terrans newgov", "krall", drawn={"yellow": 1}, projects={"newgov.base1": ".K"})
game.answer(0, "yellow@newgov.base1")
seat = game.view(0).zones["seats"][0]
assert seat["prepared"] == ["newgov.base1"] and len(seat["cards"]) == 3, seat

# The development: symbols, two more cubes, a lower limit.
game = table("begin", "terrans newdev", "krall", projects={"newdev.embed": "B"})
assert sum(game.state.drawn) == 5 and game.view(0).zones["seats"][0]["limit"] == 6
assert game.view(0).zones["seats"][0]["symbols"]["military"] == 4
print("played")
"""


@rule("SU-33.1", "SU-33.20", "SU-33.2")
def test_cards_of_every_type_are_added_by_data_alone(tmp_path: Path) -> None:
    whole = Path(orrery.__file__).parent
    copy = tmp_path / "orrery"
    for folder in (copy, copy / "games", copy / "games" / "master", copy / "games" / "master" / "data"):
        folder.mkdir()
        for one in (whole / folder.relative_to(copy)).iterdir():
            if one.name not in ("games", "master", "data", "__pycache__") or folder.name == "data":
                (folder / one.name).symlink_to(one)
    for file, text in CARDS.items():
        path = copy / "games" / "master" / "data" / f"{file}.toml"
        printed = path.read_text(encoding="utf-8")
        path.unlink()
        path.write_text(printed + text, encoding="utf-8")
    found = subprocess.run(
        [sys.executable, "-c", PLAY], env=os.environ | {"PYTHONPATH": str(tmp_path)}, capture_output=True, text=True,
        check=False,
    )
    assert (found.stdout, found.stderr) == ("played\n", "")
