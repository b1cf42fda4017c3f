from __future__ import annotations

import sys
from pathlib import Path
from subprocess import run

import pytest

from orrery.cli.app import VERBS
from tests.cli.program import environment, orrery, started

ALL_VERBS = [verb for verbs in VERBS.values() for verb in verbs]


def test_help_has_one_line_a_verb_under_headings(tmp_path: Path) -> None:
    done = orrery("--help", home=tmp_path)
    assert done.returncode == 0
    assert done.stderr == ""
    lines = done.stdout.splitlines()
    for heading in ("Play", "Study", "Rules", "Everywhere", "Examples"):
        assert heading in lines
    for verb in ALL_VERBS:
        assert sum(line.startswith(f"  {verb} ") for line in lines) == 1
    assert max(map(len, lines)) <= 110


def test_no_arguments_show_the_help(tmp_path: Path) -> None:
    assert orrery(home=tmp_path).stdout == orrery("--help", home=tmp_path).stdout


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("verb", ALL_VERBS)
def test_every_verb_explains_its_options_in_both_languages(verb: str, lang: str, tmp_path: Path) -> None:
    done = orrery(verb, "--help", "--lang", lang, home=tmp_path)
    assert done.returncode == 0
    assert done.stdout.startswith({"en": f"Usage: orrery {verb}", "ru": f"Запуск: orrery {verb}"}[lang])
    assert "--lang" in done.stdout
    assert "help-" not in done.stdout.replace("--help-", "")
    options = done.stdout.partition("--lang en|ru")[0]
    cyrillic = any("а" <= letter <= "я" for letter in options)
    assert cyrillic == (lang == "ru")


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_the_help_of_battle_odds_is_about_no_game_in_particular(lang: str, tmp_path: Path) -> None:
    told = " ".join(orrery("odds", "--help", "--lang", lang, home=tmp_path).stdout.split())
    assert "--NAME VALUE,VALUE" in told
    assert not [piece for piece in ("cruiser", "dreadnought", "retreat") if piece in told]


def test_the_language_may_stand_before_the_verb(tmp_path: Path) -> None:
    before = orrery("--lang", "ru", "games", home=tmp_path)
    assert before.returncode == 0
    assert before.stdout == orrery("games", "--lang=ru", home=tmp_path).stdout
    assert "Борьба за галактику" in before.stdout


@pytest.mark.parametrize("name", ["ORRERY_LANG", "LC_ALL", "LANG"])
def test_the_environment_chooses_the_language(name: str, tmp_path: Path) -> None:
    done = orrery("games", home=tmp_path, env=environment(tmp_path, **{name: "ru_RU.UTF-8"}))
    assert "Борьба за галактику" in done.stdout


def test_help_imports_neither_games_nor_laboratory(tmp_path: Path) -> None:
    program = (
        "import sys; from orrery.cli import main; status = main(['--help']); "
        "print(status, [name for name in sys.modules if name.startswith("
        "('polars', 'orrery.lab', 'orrery.bots', 'orrery.games.', 'orrery.cli.play', 'orrery.cli.sim'))])"
    )
    done = run([sys.executable, "-c", program], capture_output=True, text=True, env=environment(tmp_path), check=True)
    assert done.stdout.splitlines()[-1] == "0 []"


def test_the_version_is_that_of_the_package(tmp_path: Path) -> None:
    import orrery as package

    assert started("--version", home=tmp_path).stdout == f"{package.__version__}\n"
