"""The pages for those who write games and bots: their code runs, and what they link to is there."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from orrery import games
from tests import tiny

ROOT = Path(__file__).resolve().parent.parent
DOCS = ROOT / "docs"
PAGES = ("api.md", "bots-and-experiments.md")


def text(page: str) -> str:
    return (DOCS / page).read_text(encoding="utf-8")


@pytest.mark.parametrize("page", PAGES)
def test_the_code_of_a_page_runs_from_top_to_bottom(page: str) -> None:
    assert tiny.COMET.slug == "comet"  # the pages import the game of adding-a-game.md
    found = re.findall(r"^```python\n(.*?)^```$", text(page), re.MULTILINE | re.DOTALL)
    assert len(found) >= 3
    names: dict[str, object] = {}
    for block in found:
        exec(compile(block, page, "exec"), names)


def test_the_package_file_of_a_strangers_game_names_us_as_we_are_called() -> None:
    theirs, ours = tomllib.loads(tiny.blocks("toml")[0]), tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    assert theirs["project"]["dependencies"] == [ours["project"]["name"]] == ["orrery-games"]
    assert theirs["project"]["entry-points"][games.GROUP] == {"comet": "comet:COMET"}


@pytest.mark.parametrize("page", [*PAGES, "adding-a-game.md"])
def test_what_a_page_links_to_is_there(page: str) -> None:
    for link in re.findall(r"\]\(([^)]+)\)", text(page)):
        if "://" in link:
            continue
        file, _, place = link.partition("#")
        target = DOCS / file if file else DOCS / page
        assert target.exists(), link
        headings = re.findall(r"^#+ (.*)$", target.read_text(encoding="utf-8"), re.MULTILINE)
        anchors = {re.sub(r"[^a-z0-9 -]", "", heading.lower()).replace(" ", "-") for heading in headings}
        assert not place or place in anchors, link
