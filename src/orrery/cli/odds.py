"""``orrery odds``: who wins a battle, how often, and with what left."""

from __future__ import annotations

from json import dumps
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

from cyclopts import Parameter
from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from orrery import games
from orrery.cli.arguments import GameName, Json, Lang, speaking
from orrery.cli.console import margin, screen
from orrery.cli.problems import Problem
from orrery.core import OMNISCIENT
from orrery.words import Words

if TYPE_CHECKING:
    from orrery.lab.odds import Battle, Reckoner

_WIDTH: Final = 50
_NEAR: Final = 0.0001
"""What is nearer to certain or to impossible than this is said to be so near."""
_ROUNDING: Final = 1e-12
"""Sums of many chances come this near to 0 or 1 where they are so."""
_STYLES: Final = ("cyan", "magenta", "yellow", "green", "blue", "red", "white")


def odds(
    game: GameName,
    /,
    *fleets: Annotated[str, Parameter(help="help-odds-fleets")],
    record: Annotated[Path | None, Parameter(metavar="FILE", help="help-odds-record", show_default=False)] = None,
    place: Annotated[str, Parameter(metavar="PLACE", help="help-odds-place", show_default=False)] = "",
    samples: Annotated[int, Parameter(metavar="N", help="help-odds-samples", show_default=False)] = 0,
    check: Annotated[int, Parameter(metavar="N", help="help-odds-check", show_default=False)] = 0,
    json: Json = False,
    lang: Lang = None,
    **options: Annotated[str, Parameter(metavar="VALUE,VALUE", help="help-odds-options")],
) -> int:
    """Work out the odds of a battle; fleets come from the one that attacks to the one that was there first."""
    speaking(lang)
    from orrery.lab import odds as lab

    reckoner = lab.load(games.load(game).slug)
    words = speaking(lang, game)
    if not fleets and not options and record is None:
        return _explain(reckoner, words)
    if record is not None:
        if fleets or options:
            extra = " ".join([*fleets, *[f"--{name}" for name in options]])
            raise Problem("error-odds-record", extra=extra)
        battle = _recorded(reckoner, game, record, place, words)
    else:
        battle = lab.read_battle(reckoner, fleets, {name: value.split(",") for name, value in options.items()})
    waiting = margin().status(words.say("odds-progress"))
    last = [-1]

    def tell(share: float) -> None:
        if int(100 * share) != last[0]:
            last[0] = int(100 * share)
            waiting.update(words.say("odds-progress-share", share=last[0]))

    with waiting, lab.heard(tell):
        found = reckoner.sampled(battle, samples) if samples else lab.battle_odds(reckoner, battle)
        compared = lab.compare(reckoner, battle, check)[0] if check else []
    document = lab.plain(battle, found)
    if json:
        if compared:
            document["check"] = {"battles": check, "sides": [one._asdict() for one in compared]}
        print(dumps(document, ensure_ascii=False, indent=1))
        return 0
    _print(screen(), document, words)
    for one in compared:
        screen().print(Text(words.say(
            "odds-check", side=_name(document, one.side, words), expected=_percent(one.expected, words),
            fought=_percent(one.fought, words), sigmas=f"{one.sigmas:+.2f}", chi=f"{one.chi_square:.1f}",
            freedom=one.freedom, battles=check,
        )), soft_wrap=True)
    return 0


def _explain(reckoner: Reckoner, words: Words) -> int:
    """How a fleet of this game is written, and which options its battles have."""
    screen().print(Text(words.say("odds-fleet-text")), soft_wrap=True)
    for option in reckoner.options:
        values = [*option.values, *([f"0…{option.most}"] if option.most >= 0 else [])]
        screen().print(Text(f"  --{option.name} {' | '.join(values)}"))
    return 0


def _recorded(reckoner: Reckoner, game: str, record: Path, place: str, words: Words) -> Battle:
    """The sides that fight, or would, at a place of a saved match."""
    from orrery.cli.saves import read_record, replayed

    saved = read_record(record)
    rules = games.load(game)
    zones = rules.view(replayed(rules, saved).state, OMNISCIENT)  # whoever has the record has all that is in it
    battle = reckoner.battle_seen(zones, OMNISCIENT, place)
    names = saved.names or [words.say("seat-number", number=seat) for seat in range(saved.setup.seats)]
    sides = [side._replace(name=names[side.seat] if side.seat >= 0 else "") for side in battle.sides]
    return battle._replace(sides=tuple(sides))


# -- print ----------------------------------------------------------------------------------------------------------


def _percent(chance: float, words: Words, exact: bool = True) -> str:
    """In percent; 0 and 100 only where that is certain, and of battles that were played out nothing is."""
    if exact and (chance <= _ROUNDING or chance >= 1 - _ROUNDING):
        text = f"{100 * round(chance)} %"
    elif chance < _NEAR:
        text = f"< {100 * _NEAR:.2f} %"
    elif chance > 1 - _NEAR:
        text = f"> {100 * (1 - _NEAR):.2f} %"
    else:
        text = f"{100 * chance:.2f} %" if chance < 0.1 or chance > 0.9 else f"{100 * chance:.1f} %"
    return text.replace(".", ",") if words.lang == "ru" else text


def _decimal(value: float, words: Words) -> str:
    text = f"{value:.2f}"
    return text.replace(".", ",") if words.lang == "ru" else text


def _name(document: dict[str, Any], place: int, words: Words) -> str:
    """What a person calls himself, who fights that is no player, or attacker, defender, a number."""
    side = document["sides"][place]
    if side["name"] or side["neutral"]:
        return str(side["name"] or words.name(side["neutral"]))
    if len(document["sides"]) > 2:
        return words.say("odds-side", number=place + 1)
    return words.say("odds-defender" if place else "odds-attacker")


def _print(console: Console, document: dict[str, Any], words: Words) -> None:
    sides = document["sides"]
    bar = Text()
    for place, side in enumerate(sides):
        bar.append("█" * round(_WIDTH * side["holds"]), _STYLES[place % len(_STYLES)])
    bar.append("░" * max(0, _WIDTH - len(bar)), "dim")
    console.print(bar)
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for key in ("odds-who", "odds-holds", "odds-away", "odds-survive", "odds-lost"):
        table.add_column(words.say(key), justify="left" if key in ("odds-who", "odds-survive") else "right")
    for place, side in enumerate(sides):
        holds = _percent(side["holds"], words, not document["samples"])
        if document["samples"]:
            holds += f" ({_percent(side['low'], words)} – {_percent(side['high'], words)})"
        units = "\n".join(_units(one, words) for one in side["units"])
        lost = f"{_decimal(side['lost'], words)} / {side['worth']}" if side["worth"] else ""
        name = Text(_name(document, place, words), style=_STYLES[place % len(_STYLES)])
        table.add_row(name, holds, _percent(side["away"], words), units, lost)
    console.print(table)
    if document["nobody"] > 0:
        console.print(Text(words.say("odds-nobody", chance=_percent(document["nobody"], words))))
    widest = max([0.0, *[chance for side in sides for chance in side["kept"].values()]])
    for place, side in enumerate(sides):
        if side["kept"]:
            console.print(Text(words.say("odds-kept", side=_name(document, place, words)), style="bold"))
            _histogram(console, side["kept"], widest, _STYLES[place % len(_STYLES)], words)
    if len(document["battles"]) == 1:
        console.print(Text(words.say("odds-rounds"), style="bold"))
        rounds = _tail(document["battles"][0]["rounds"])
        _histogram(console, rounds, max(widest, *rounds.values()), "default", words)
    console.print(Text(_method(document, words), style="dim"), soft_wrap=True)


def _units(one: dict[str, Any], words: Words) -> str:
    survive = _decimal(one["survive"], words)
    return words.say("odds-units", unit=words.name(one["unit"], "unit"), survive=survive, count=one["count"])


def _tail(rounds: dict[str, float], most: int = 10) -> dict[str, float]:
    """Long battles together."""
    later = sum(chance for number, chance in rounds.items() if int(number) > most)
    shown = {number: chance for number, chance in rounds.items() if int(number) <= most}
    return shown | ({f">{most}": later} if later else {})


def _histogram(console: Console, spread: dict[str, float], widest: float, style: str, words: Words) -> None:
    """Bars; all of one answer have the same scale."""
    for label, chance in spread.items():
        length = round(30 * chance / widest) if widest else 0
        line = Text(f"  {label:>4}  ")
        line.append("█" * length or "▏", style)
        line.append(f" {_percent(chance, words)}", "dim")
        console.print(line)


def _method(document: dict[str, Any], words: Words) -> str:
    if document["samples"]:
        return words.say("odds-sampled", count=document["samples"])
    return words.say("odds-exact", dropped=f"{max(0.0, document['dropped']):.0e}")
