"""``orrery rules``: look a rule up, and see which rules the tests prove."""

from __future__ import annotations

from json import dumps
from typing import Annotated, Any

from cyclopts import Parameter
from rich import box
from rich.table import Table
from rich.text import Text

from orrery import rules as catalogues
from orrery.cli.arguments import Json, Lang, speaking
from orrery.cli.console import screen
from orrery.cli.problems import Problem

COVERAGE = "coverage"


def rules(
    game: Annotated[str, Parameter(help="help-rules-game")],
    /,
    *words: Annotated[str, Parameter(help="help-rules-words")],
    json: Json = False,
    lang: Lang = None,
) -> int:
    """Search the rules of a game; ``rules coverage`` tells which of them the tests prove."""
    if game == COVERAGE:
        return _coverage(words, json, lang)
    spoken = speaking(lang)
    found = _catalogue(game, spoken.lang).search(" ".join(words))
    if json:
        print(dumps([{"id": rule.id, "tag": rule.tag, "section": rule.section, "text": rule.text} for rule in found],
                    ensure_ascii=False, indent=1))
        return 0
    if not found:
        raise Problem("error-no-rule-found", words=" ".join(words))
    console = screen()
    section = ""
    for rule in found:
        if rule.section != section:
            section = rule.section
            console.print(Text(f"\n{section}" if rule is not found[0] else section, style="bold"))
        line = Table.grid(padding=(0, 1))
        line.add_row(Text(rule.id, style="cyan"), Text(f"({rule.tag})", style="dim"), Text(rule.text))
        console.print(line)
    return 0


def _coverage(words: tuple[str, ...], json: bool, lang: str | None) -> int:
    spoken = speaking(lang)
    if len(words) > 1:
        raise Problem("error-extra", extra=" ".join(words[1:]), verb="orrery rules coverage")
    wanted = list(words) or catalogues.games_with_rules()
    for game in wanted:
        _catalogue(game, "en")
    try:
        found = [catalogues.coverage(game) for game in wanted]
    except catalogues.NoTestRun:
        raise Problem("error-no-test-run", file=str(catalogues.RUN_FILE)) from None
    if json:
        print(dumps([_document(one) for one in found], ensure_ascii=False, indent=1))
        return 0
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for key in ("coverage-game", "coverage-covered", "coverage-total", "coverage-not-applicable", "coverage-missing"):
        table.add_column(spoken.say(key), justify="left" if key == "coverage-game" else "right")
    for one in found:
        table.add_row(one.game, str(len(one.covered)), str(one.total), str(len(one.not_applicable)),
                      str(len(one.missing)))
    console = screen()
    console.print(table)
    for one in found:
        if one.missing:
            console.print(Text(spoken.say("coverage-missing-ids", game=one.game, ids=", ".join(one.missing))))
        if one.failing:
            console.print(Text(spoken.say("coverage-failing-ids", game=one.game, ids=", ".join(one.failing))))
    last = found[-1]
    when = f"{last.finished.astimezone():%Y-%m-%d %H:%M}"
    console.print(Text(spoken.say("coverage-partial" if last.partial else "coverage-run", when=when), style="dim"))
    return 0


def _catalogue(game: str, lang: str) -> catalogues.Catalogue:
    try:
        return catalogues.catalogue(game, lang)
    except catalogues.UnknownRule:
        raise Problem("error-no-catalogue", game=game, known=", ".join(catalogues.games_with_rules())) from None


def _document(one: catalogues.Coverage) -> dict[str, Any]:
    return {
        "game": one.game,
        "covered": len(one.covered),
        "total": one.total,
        "not_applicable": dict(one.not_applicable),
        "missing": list(one.missing),
        "failing": list(one.failing),
        "finished": one.finished.isoformat(),
        "partial": one.partial,
    }
