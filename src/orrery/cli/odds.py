"""``orrery odds``: who wins a battle, how often, and with what left."""

from __future__ import annotations

from json import dumps
from pathlib import Path
from typing import Annotated, Any, Final

from cyclopts import Parameter
from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from orrery import games
from orrery.cli.arguments import GameName, Json, Lang, speaking
from orrery.cli.console import margin, screen
from orrery.cli.problems import Problem
from orrery.words import Words

_WIDTH: Final = 50
_STYLES: Final = ("cyan", "magenta", "yellow", "green", "blue", "red", "white")
_NEVER: Final = "never"


def odds(
    game: GameName,
    /,
    *fleets: Annotated[str, Parameter(help="help-odds-fleets")],
    retreat: Annotated[str, Parameter(metavar="N,N", help="help-odds-retreat", show_default=False)] = "",
    aim: Annotated[str, Parameter(metavar="WAY,WAY", help="help-odds-aim", show_default=False)] = "",
    record: Annotated[Path | None, Parameter(metavar="FILE", help="help-odds-record", show_default=False)] = None,
    sector: Annotated[str, Parameter(metavar="HEX", help="help-odds-sector", show_default=False)] = "",
    samples: Annotated[int, Parameter(metavar="N", help="help-odds-samples", show_default=False)] = 0,
    check: Annotated[int, Parameter(metavar="N", help="help-odds-check", show_default=False)] = 0,
    json: Json = False,
    lang: Lang = None,
) -> int:
    """Work out the odds of a battle; fleets come from the one that attacks to the one that was there first."""
    speaking(lang)
    from orrery.lab import odds as lab

    lab.check_game(games.load(game).slug)
    words = speaking(lang, game)
    sides, moment = _sides(fleets, retreat, aim, record, sector, words)
    with margin().status(words.say("odds-progress")):
        if samples:
            found = lab.sampled_odds(sides, samples, moment=moment)
        else:
            found = lab.battle_odds(sides, moment)
        compared = lab.compare(sides, check, moment=moment)[0] if check else []
    document = lab.plain(found)
    if json:
        if compared:
            document["check"] = {"battles": check, "sides": [one._asdict() for one in reversed(compared)]}
        print(dumps(document, ensure_ascii=False, indent=1))
        return 0
    _print(screen(), document, words)
    for one in reversed(compared):
        name = _name(document["sides"][len(sides) - 1 - one.side], words)
        screen().print(Text(words.say(
            "odds-check", side=name, expected=_percent(one.expected, words), fought=_percent(one.fought, words),
            sigmas=f"{one.sigmas:+.2f}", chi=f"{one.chi_square:.1f}", freedom=one.freedom, battles=check,
        )), soft_wrap=True)
    return 0


def _sides(
    fleets: tuple[str, ...], retreat: str, aim: str, record: Path | None, sector: str, words: Words
) -> tuple[list[Any], Any]:
    from orrery.lab import odds as lab

    if record is not None:
        return _recorded(record, sector, words)
    if not 2 <= len(fleets) <= lab.MOST_SIDES:
        raise Problem("error-odds-sides", most=lab.MOST_SIDES, count=len(fleets))
    retreats = [_rounds(one) for one in retreat.split(",")] if retreat else []
    aims = [one.strip() for one in aim.split(",")] if aim else []
    if len(retreats) > len(fleets) or len(aims) > len(fleets):
        raise Problem("error-odds-too-many", count=len(fleets))
    labels = [f"side {number}" for number in range(1, len(fleets) + 1)]
    if len(fleets) == 2:
        labels = ["attacker", "defender"]
    sides = [
        lab.read_side(text, name, aims[place] if place < len(aims) else "",
                      retreats[place] if place < len(retreats) else lab.NEVER)
        for place, (text, name) in enumerate(zip(fleets, labels, strict=True))
    ]
    return sides[::-1], lab.START


def _recorded(record: Path, sector: str, words: Words) -> tuple[list[Any], Any]:
    """The sides that fight, or would, in a hex of a saved match; everything that is asked lies open."""
    from orrery.cli.saves import read_record, replayed
    from orrery.lab import odds as lab

    saved = read_record(record)
    lab.check_game(saved.setup.game)
    battle = lab.battle_at(replayed(games.load(saved.setup.game), saved).state, sector)
    names = saved.names or [words.say("seat-number", number=seat) for seat in range(saved.setup.seats)]
    named = [
        side._replace(name=names[seat] if seat >= 0 else "")
        for side, seat in zip(battle.sides, battle.seats, strict=True)
    ]
    return named, battle.moment


def _rounds(text: str) -> int:
    from orrery.lab.odds import NEVER

    if text.strip() in ("", _NEVER):
        return NEVER
    if not text.strip().isdecimal():
        raise Problem("error-number", name="--retreat", value=text)
    return int(text)


# -- print ----------------------------------------------------------------------------------------------------------


def _percent(chance: float, words: Words) -> str:
    text = f"{100 * chance:.2f} %" if 0 < chance < 0.1 or 0.9 < chance < 1 else f"{100 * chance:.1f} %"
    return text.replace(".", ",") if words.lang == "ru" else text


def _decimal(value: float, words: Words) -> str:
    text = f"{value:.2f}"
    return text.replace(".", ",") if words.lang == "ru" else text


def _name(side: dict[str, Any], words: Words) -> str:
    """Attacker, defender, a number, a guard, or what a person calls himself."""
    key = f"odds-{side['name']}"
    if side["ships"][0]["cost"] == 0:
        return words.say(f"guard-{side['ships'][0]['ship']}")
    if side["name"].startswith("side "):
        return words.say("odds-side", number=side["name"].removeprefix("side "))
    return words.say(key) if words.has(key) else side["name"]


def _print(console: Console, document: dict[str, Any], words: Words) -> None:
    sides = document["sides"]
    bar = Text()
    for place, side in enumerate(sides):
        bar.append("█" * round(_WIDTH * side["holds"]), _STYLES[place])
    bar.append("░" * max(0, _WIDTH - len(bar)), "dim")
    console.print(bar)
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for key in ("odds-who", "odds-holds", "odds-away", "odds-survive", "odds-lost"):
        table.add_column(words.say(key), justify="left" if key in ("odds-who", "odds-survive") else "right")
    for place, side in enumerate(sides):
        holds = _percent(side["holds"], words)
        if document["samples"]:
            holds += f" ({_percent(side['low'], words)} – {_percent(side['high'], words)})"
        ships = "\n".join(_ships(one, words) for one in side["ships"])
        lost = f"{_decimal(side['lost'], words)} / {side['worth']}" if side["worth"] else ""
        table.add_row(Text(_name(side, words), style=_STYLES[place]), holds, _percent(side["away"], words), ships, lost)
    console.print(table)
    if document["nobody"] > 0:
        console.print(Text(words.say("odds-nobody", chance=_percent(document["nobody"], words))))
    for place, side in enumerate(sides):
        if side["kept"]:
            console.print(Text(words.say("odds-kept", side=_name(side, words)), style="bold"))
            _histogram(console, side["kept"], _STYLES[place], words)
    if len(document["battles"]) == 1:
        console.print(Text(words.say("odds-rounds"), style="bold"))
        _histogram(console, _tail(document["battles"][0]["rounds"]), "default", words)
    console.print(Text(_method(document, words), style="dim"), soft_wrap=True)


def _ships(one: dict[str, Any], words: Words) -> str:
    name = words.say(f"ship-{one['ship']}" if one["cost"] else f"guard-{one['ship']}")
    return words.say("odds-ships", ship=name, survive=_decimal(one["survive"], words), count=one["count"])


def _tail(rounds: dict[str, float], most: int = 10) -> dict[str, float]:
    """Long battles together."""
    later = sum(chance for number, chance in rounds.items() if int(number) > most)
    shown = {number: chance for number, chance in rounds.items() if int(number) <= most}
    return shown | ({f">{most}": later} if later else {})


def _histogram(console: Console, spread: dict[str, float], style: str, words: Words) -> None:
    widest = max(spread.values())
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
