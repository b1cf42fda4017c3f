"""Games of strangers: whatever their packages bring is found where their entry points lead, as it is for ours."""

from __future__ import annotations

from pathlib import Path

import pytest

from orrery import bots, games, rules
from orrery.core import BadSetup, new_match
from orrery.words import Words
from tests.cli.program import environment, orrery
from tests.outside import brings, installed, on_path, package, path_with, rules_of, stars, thankful


def shape(site: Path, slug: str, files: dict[str, str], place: str) -> Path:
    own = {f"{slug}/{name}": text for name, text in brings().items()}
    return package(site, slug, place, {**files, **own})


def test_a_game_in_a_module_of_a_package_brings_all_that_ours_do(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    on_path(monkeypatch, shape(tmp_path, "inner", {"inner/__init__.py": "", "inner/game.py": rules_of("inner")},
                               "inner.game:COMET"))
    game = games.load("inner")
    assert (games.home("inner"), games.home(game)) == ("inner", "inner")
    assert games.own_module("inner", "bot") == games.own_module(game, "bot") == "inner.bot"
    assert games.own_module(game, "odds") == ""
    assert bots.known(game) == ["random", "greedy", "casual", "heuristic"]
    assert type(bots.load("heuristic", game)).__module__ == "inner.bot"
    assert Words("ru", "inner").say("game-name") == "Падающие звёзды"
    assert Words("ru", "inner").say("ask-play") == "Play a card"  # what Russian lacks
    assert "inner" in rules.games_with_rules()
    assert [rule.id for rule in rules.catalogue("inner")] == ["CO-1", "CO-2"]


def test_a_game_in_the_first_file_of_a_package_brings_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    on_path(monkeypatch, shape(tmp_path, "first", {"first/__init__.py": rules_of("first")}, "first:COMET"))
    game = games.load("first")
    assert games.home(game) == "first"
    assert bots.load("heuristic", game).choose(new_match(game, 2, b"").view(0), None) == 2  # type: ignore[arg-type]
    assert Words("en", "first").say("game-name") == "Falling Stars"
    assert len(rules.catalogue("first")) == 2


def test_the_entry_point_says_where_a_game_lives_and_not_where_its_class_was_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    files = {"outer/__init__.py": "from outer_rules import COMET", "outer_rules.py": rules_of("outer")}
    on_path(monkeypatch, shape(tmp_path, "outer", files, "outer:COMET"))
    assert games.home(games.load("outer")) == "outer"


def test_a_module_in_no_package_brings_its_rules_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    beside = {"bot.py": "raise AssertionError('this belongs to somebody else')", "text/en.ftl": "game-name = Wrong"}
    on_path(monkeypatch, package(tmp_path, "alone", "alone:COMET", {"alone.py": rules_of("alone"), **beside}))
    game = games.load("alone")
    assert (games.home(game), games.own_module(game, "bot"), games.own_files(game)) == ("", "", None)
    assert bots.known(game) == ["random", "greedy"]
    assert not Words("en", "alone").has("game-name")
    assert "alone" not in rules.games_with_rules()


WRONG = {
    "nowhere": ("nowhere.game:COMET", "No module named 'nowhere'"),
    "absent": ("tests.tiny:GAME", "module 'tests.tiny' has no attribute 'GAME'"),
    "nogame": ("tests.tiny:DOCUMENT", "it is 'PosixPath'"),
    "misnamed": ("tests.tiny:COMET", "its slug is 'comet'"),
}


@pytest.mark.parametrize("slug", WRONG)
def test_an_entry_point_that_leads_to_no_game_is_named(
    slug: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    place, problem = WRONG[slug]
    on_path(monkeypatch, package(tmp_path, slug, place, {}))
    with pytest.raises(BadSetup) as refused:
        games.load(slug)
    assert str(refused.value) == (f"The game {slug!r} is registered as {place}, but {problem}; expected a Game with "
                                  f"the slug {slug!r} there.")
    assert not Words("en", slug).has("game-name")  # nor does it take the words of others away


def test_a_broken_package_leaves_the_other_games_alone(tmp_path: Path) -> None:
    site = package(tmp_path / "site", "halved", "halved:COMET", {"halved/__init__.py": "1 / 0", "halved/odds.py": ""})
    package(site, "lacking", "lacking.game:COMET", {"lacking/__init__.py": "", "lacking/game.py": "import nowhere"})
    env = environment(tmp_path, PYTHONPATH=path_with(site))
    for lang, halved, lacking in (
        ("en", "The game “halved” cannot be loaded: ZeroDivisionError('division by zero').",
         "The game “lacking” is registered as lacking.game:COMET, but No module named 'nowhere'; "),
        ("ru", "Игра «halved» не загружается: ZeroDivisionError('division by zero').",
         "Игра «lacking» указана как lacking.game:COMET, но No module named 'nowhere'; "),
    ):
        listed = orrery("games", "--lang", lang, home=tmp_path, env=env)
        assert listed.returncode == 0
        assert [slug in listed.stdout for slug in ("race", "master", "eclipse", "halved")] == [True, True, True, False]
        assert listed.stderr.startswith(f"{halved}\n{lacking}")
    refused = orrery("odds", "race", "1", "2", home=tmp_path, env=env)
    assert refused.stderr == "There are no battle odds for “race”; expected one of: eclipse.\n"


def test_the_command_line_knows_a_strangers_game(tmp_path: Path) -> None:
    env = environment(tmp_path, PYTHONPATH=path_with(stars(tmp_path / "site", "stars")))
    listed = orrery("games", home=tmp_path, env=env).stdout
    assert "Falling Stars" in listed
    told = orrery("rules", "stars", "highest", home=tmp_path, env=env).stdout
    assert "CO-1 (basic) The highest card catches the star." in told
    table = orrery("play", "stars", "--seats", "me,heuristic", home=tmp_path, env=env).stdout
    assert "~ Star 1 ~" in table
    assert "Play a card" in table
    won = orrery("sim", "stars", "--seats", "heuristic,random", "--games", "20", home=tmp_path, env=env)
    assert (won.returncode, won.stderr) == (0, "")


def test_a_seat_as_an_option_is_called_by_its_name_at_the_terminal(tmp_path: Path) -> None:
    site = stars(tmp_path / "site", "thankful", {"game.py": thankful("thankful")})
    table = orrery("play", "thankful", "--seats", "me:Anna,me:Boris", "--seed", "s", home=tmp_path,
                   typed=["", "1", "", "1", "", "seat-1", "q"], env=environment(tmp_path, PYTHONPATH=path_with(site)))
    assert table.stderr == ""
    question = table.stdout.partition("Thank (least 1, most 1, count 2, rival Boris)")[2]
    assert "  1 Anna" in question
    assert "  2 Boris" in question
    assert "seat-" not in table.stdout


def test_what_has_no_words_is_said_without_saying_it_twice() -> None:
    assert Words("en").say("event-star-won", **Words("en").named({"seat": 1, "bids": [3, 4]})) == (
        "Star won (seat 1, bids 3, 4)")
    assert Words("en").say("event-drew", **{"cards-count": 2}) == "Drew (cards-count 2)"


def test_a_fault_in_bulk_play_is_shown_where_it_came_up_if_asked(tmp_path: Path) -> None:
    source = rules_of("faulty").replace("s.comet + 1", "s.comet + self.speed")
    site = package(tmp_path, "faulty", "faulty:COMET", {"faulty.py": source})
    sim = ("sim", "faulty", "--seats", "random,random", "--games", "8")
    for jobs in ("1", "2"):
        env = environment(tmp_path, PYTHONPATH=path_with(site))
        short = orrery(*sim, "--jobs", jobs, home=tmp_path, env=env)
        assert short.returncode == 70
        assert len(short.stderr.splitlines()) == 1
        assert "AttributeError: 'Comet' object has no attribute 'speed'" in short.stderr
        long = orrery(*sim, "--jobs", jobs, home=tmp_path, env={**env, "ORRERY_TRACEBACK": "1"})
        assert long.returncode == 70
        assert "s.comet + self.speed" in long.stderr
        assert long.stderr.endswith("broke off: AttributeError: 'Comet' object has no attribute 'speed'.\n")


WORDY = """
from orrery.bots import Bot


class Wordy(Bot):
    name = "wordy"

    def choose(self, view, chance):
        return "play:5"


class Lost(Exception):
    pass


class Losing(Bot):
    def choose(self, view, chance):
        raise Lost("It is lost.")
"""


def test_a_fault_in_bulk_play_is_one_plain_sentence(tmp_path: Path) -> None:
    site = stars(tmp_path / "site", "wordy", {"wrong.py": WORDY})
    env = environment(tmp_path, PYTHONPATH=path_with(site))
    for bot, told in (
        ("Wordy", "broke off: The bot 'wordy' of seat 0 answered 'play' with 'play:5'; expected a code, a whole number "
                  "such as decision.encode(...) gives.\n"),
        ("Losing", "broke off: Lost: It is lost.\n"),
    ):
        sim = orrery("sim", "wordy", "--seats", f"wordy.wrong:{bot},random", "--games", "1", home=tmp_path, env=env)
        assert sim.returncode == 70
        assert sim.stderr.endswith(told), sim.stderr


def test_a_strangers_package_that_lies_over_ours_is_warned_of(tmp_path: Path) -> None:
    theirs = "orrery/__init__.py,,\norrery/planets.py,,\n"
    installed(tmp_path, "orrery", {"RECORD": theirs})
    env = environment(tmp_path, PYTHONPATH=path_with(tmp_path))
    english = orrery("games", home=tmp_path, env=env)
    assert english.returncode == 0
    assert english.stderr == (
        "Another package called “orrery” (1.0) is installed over this one, whose name is “orrery-games”; files of both "
        "lie in one folder. Remove both and install again: pip uninstall orrery orrery-games, then pip install "
        "orrery-games.\n")
    assert "чужой пакет «orrery» (1.0)" in orrery("games", "--lang", "ru", home=tmp_path, env=env).stderr


def test_a_package_of_that_name_that_puts_its_files_elsewhere_is_none_of_our_business(tmp_path: Path) -> None:
    installed(tmp_path, "orrery", {"RECORD": "planets/__init__.py,,\n"})
    assert orrery("games", home=tmp_path, env=environment(tmp_path, PYTHONPATH=path_with(tmp_path))).stderr == ""
