"""``orrery import``: exported matches into a database, all of them or none."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from orrery import games
from orrery.cli.arguments import Lang, speaking
from orrery.cli.console import progress_bar
from orrery.cli.export import Where, opened
from orrery.cli.problems import Problem, sentence
from orrery.cli.saves import replayed
from orrery.core import OrreryError
from orrery.words import Words

if TYPE_CHECKING:
    from orrery.server.database import Transaction
    from orrery.server.parcel import Parcel

SUFFIX = ".jsonl"


def import_(
    *paths: Annotated[Path, Parameter(help="help-import-paths")],
    database: Where = None,
    host: Annotated[str | None, Parameter(name="--host", metavar="NAME", help="help-import-host", show_default=False)]
    = None,
    lang: Lang = None,
) -> int:
    """Check files of exported matches, and store them in one transaction."""
    words = speaking(lang)
    if not paths:
        raise Problem("error-argument", name="PATH", verb="orrery import")
    files = list(_files(paths))
    parcels: list[Parcel] = []
    with progress_bar(words.say("import-checking"), len(files)) as progress:
        for n, file in enumerate(files, 1):
            parcels += checked(file, words)
            progress(n)
    ids = asyncio.run(_import(parcels, database, host))
    for parcel, id_ in zip(parcels, ids, strict=True):
        old = parcel.header.table.id
        if id_ != old:
            print(words.say("import-taken", old=old, new=id_))
    print(words.say("import-done", number=len(ids)))
    return 0


def _files(paths: tuple[Path, ...]) -> Iterator[Path]:
    for path in paths:
        if path.is_dir():
            inside = sorted(path.glob(f"*{SUFFIX}"))
            if not inside:
                raise Problem("error-import-nothing", path=str(path))
            yield from inside
        elif path.exists():
            yield path
        else:
            raise Problem("error-no-file", file=str(path))


def checked(file: Path, words: Words) -> list[Parcel]:
    """The matches of a file, each read and played to see that it is sound."""
    from orrery.server import parcel

    try:
        with file.open("rb") as lines:
            found = list(parcel.read(lines))
        if not found:
            raise Problem("error-parcel-foreign")
        for one in found:
            record = one.record()
            game = games.load(record.setup.game)
            if record.setup.rules < game.rules_version and one.header.boundary is not None:
                continue  # played by earlier rules: the present ones go on from where its step began
            match = replayed(game, record)
            if (match.over() or one.cut_short) != (one.header.table.state == "over"):
                raise Problem("error-parcel-state")
            if one.header.boundary is not None and not parcel.fits(one.header.boundary, match):
                raise Problem("error-parcel-step")
    except (Problem, OrreryError) as problem:
        raise Problem("error-import-file", file=str(file), detail=sentence(problem, words) or "") from problem
    return found


async def _import(parcels: list[Parcel], where: str | None, host: str | None) -> list[str]:
    from orrery.server import parcel
    from orrery.server.keep import people
    from orrery.server.names import key_of

    def store(tx: Transaction) -> list[str]:
        account = None
        if host is not None:
            found = people.by_name(tx, key_of(host))
            if found is None:
                raise Problem("error-import-host", name=host)
            account = found[0].id
        return parcel.unpack(tx, parcels, account)

    async with opened(where) as database:
        return await database.write(store)
