"""General rooms know no game: what serves every game names none, but where there is a reason."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from orrery import games

ROOT = Path(__file__).parents[1]
ROOMS = (
    "src/orrery/core", "src/orrery/bots", "src/orrery/lab", "src/orrery/server", "src/orrery/cli", "src/orrery/text",
    "web/src", "web/styles", "web/text", "web/build.mjs", "web/sw.js", "web/index.html", "bench",
)
SOURCES = (".py", ".ftl", ".sql", ".css", ".ts", ".tsx", ".mjs", ".js", ".html", ".svg")
ALLOWED = {
    "src/orrery/cli/__init__.py": "an example of a command line",
    "src/orrery/cli/app.py": "examples in the help",
    "bench/hostile.py": "asks for the odds that take longest",
    "bench/web_load.py": "loads the server with the game that has the quickest decisions",
    "web/src/games/index.ts": "the list of boards, covers and fleet editors",
    "web/text/en.ftl": "names for the lobby, which does not wait for a game's own texts",
    "web/text/ru.ftl": "the same in Russian",
}
"""Where a game may be named, and why."""


def rooms() -> list[Path]:
    """Every file of a general room: not what is generated, and not a game's own folder."""
    found = [*(ROOT / "src" / "orrery").glob("*.py")]
    for room in ROOMS:
        found += [ROOT / room] if (ROOT / room).is_file() else (ROOT / room).rglob("*")
    own = [ROOT / "web" / "src" / "games" / slug for slug in games.slugs()]
    return [
        path for path in sorted(found)
        if path.suffix in SOURCES and "static" not in path.parts and not any(folder in path.parents for folder in own)
    ]


def test_general_rooms_name_no_game() -> None:
    named = re.compile("|".join(
        rf"(?<![A-Za-z]){slug}(?![a-z])|{slug.capitalize()}(?![a-z])|(?<![A-Z]){slug.upper()}(?![A-Z])"
        for slug in games.slugs()
    ))  # also as part of a longer name, in any of its spellings
    texts = {path.relative_to(ROOT).as_posix(): path.read_text(encoding="utf-8") for path in rooms()}
    naming = {
        place: [line.strip() for line in text.splitlines() if named.search(line)]
        for place, text in texts.items() if named.search(text)
    }
    assert {place: lines for place, lines in naming.items() if place not in ALLOWED} == {}
    assert sorted(ALLOWED) == sorted(naming), "a place that names no game any more needs no reason"


def test_general_rooms_import_no_game() -> None:
    """Neither by name nor by a name put together: only the list of games leads to one."""
    importing = re.compile(r"orrery\.games\.\w")
    assert [path.name for path in rooms() if path.suffix == ".py" and importing.search(path.read_text("utf-8"))] == []


RULES_MAY = ("orrery.core", "orrery.hexes", "orrery.documents")
SCREEN = ("orrery.cli.layout", "orrery.words")
ALSO_MAY = {"odds": ("orrery.lab.odds",), "bot": ("orrery.bots",), "terminal": SCREEN, "starmap": SCREEN}
"""What a game's rules may import, and what its parts may besides; a map of the stars is a terminal's."""


def imported(path: Path) -> set[str]:
    """What of ours a file imports."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module is not None:
            whole = node.module == "orrery"
            found |= {f"orrery.{one.name}" for one in node.names} if whole else {node.module}
        elif isinstance(node, ast.Import):
            found |= {one.name for one in node.names}
    return {name for name in found if name.partition(".")[0] == "orrery"}


@pytest.mark.parametrize("slug", games.slugs())
def test_a_game_imports_what_the_documents_say(slug: str) -> None:
    home = ROOT / "src" / "orrery" / "games" / slug
    for path in home.rglob("*.py"):
        part = path.relative_to(home).parts[0].removesuffix(".py")
        may = (f"orrery.games.{slug}", *RULES_MAY, *ALSO_MAY.get(part, ()))
        wrong = [name for name in imported(path) if not any(f"{name}.".startswith(f"{one}.") for one in may)]
        assert not wrong, f"{path.relative_to(ROOT)} imports {wrong}"


@pytest.mark.parametrize("document", ["CONTRIBUTING.md", "docs/adding-a-game.md", "docs/architecture.md"])
def test_every_document_says_the_same_of_imports(document: str) -> None:
    told = " ".join((ROOT / document).read_text(encoding="utf-8").split())
    assert (
        "A game's rules import `orrery.core`, `orrery.hexes` and `orrery.documents`; its odds also `orrery.lab.odds`, "
        "its bot `orrery.bots`, its terminal `orrery.cli.layout` and `orrery.words`. It imports nothing else of ours, "
        "and never another game."
    ) in told


WEB = ROOT / "web"
BUILT = ("co-", "i-", "sigil-", "toast-")
"""Classes whose names code puts together begin like this."""
VOCABULARY = ("b-", "e-", "z-")
"""Marks that every map may use, edges of symbols that follow the theme, what zooming hides: shared, however many games
use them today."""


def style_classes(selector: str) -> list[str]:
    """The classes that a selector names, without states (``is-chosen``)."""
    return [name for name in re.findall(r"\.([A-Za-z][\w-]*)", selector) if not name.startswith("is-")]


def selectors(sheet: Path) -> list[str]:
    """Every selector of a style sheet that says something, a nested one with all that it is nested in."""
    bare = re.sub(r"/\*.*?\*/", "", sheet.read_text(encoding="utf-8"), flags=re.DOTALL)
    found: dict[str, None] = {}
    around = [[""]]
    for head, end in re.findall(r"\s*([^{};]*)([{};])", bare):
        if end == "{":
            ones = [] if head.startswith("@") else [one.strip() for one in re.split(r",(?![^(]*\))", head)]
            around.append([
                one.replace("&", outer) if "&" in one else f"{outer} {one}".strip()
                for outer in around[-1] for one in ones
            ] or around[-1])
            continue
        if head and not head.startswith("@"):
            found.update(dict.fromkeys(around[-1]))
        if end == "}":
            around.pop()
    return list(found)


def spoken_in(folder: Path, *but: Path) -> set[str]:
    """Every word of the sources below a folder that can be the name of a class."""
    found = [path for path in folder.rglob("*") if path.suffix in SOURCES and path.suffix != ".css"]
    own = [path for path in found if not any(other in path.parents for other in but)]
    return {word for path in own for word in re.findall(r"(?<![\w-])[A-Za-z][\w-]*", path.read_text(encoding="utf-8"))}


def test_shared_styles_are_of_what_is_shared_and_used() -> None:
    folders = [WEB / "src" / "games" / slug for slug in games.slugs() if (WEB / "src" / "games" / slug).is_dir()]
    shared, own = spoken_in(WEB / "src", *folders), [spoken_in(folder) for folder in folders]
    sheets = (WEB / "styles").glob("*.css")
    styled = {name for sheet in sheets for one in selectors(sheet) for name in style_classes(one)}
    assert sorted(
        name for name in styled - shared
        if not name.startswith(BUILT + VOCABULARY) and sum(name in words for words in own) < 2
    ) == []


def test_styles_of_a_game_touch_nothing_of_others() -> None:
    """Each selector names something of the game itself: its sheet stays linked when another table is opened."""
    for slug in games.slugs():
        folder = WEB / "src" / "games" / slug
        others = spoken_in(WEB / "src", folder)
        assert [
            one for sheet in folder.glob("*.css") for one in selectors(sheet)
            if f'data-game="{slug}"' not in one and all(name in others for name in style_classes(one))
        ] == []
