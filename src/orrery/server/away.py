"""Play for those who are not there, put together: bots, standing orders, clocks, pings."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from orrery.core import OrreryError
from orrery.server.bots import Bots
from orrery.server.catchup import CatchUp
from orrery.server.clocks import Clocks
from orrery.server.house import House
from orrery.server.notices import Notices
from orrery.server.orders import Orders
from orrery.server.problems import named
from orrery.server.settings import Settings
from orrery.server.thinkers import Thinkers

_log = logging.getLogger(__name__)

SWEEP: Final = 20.0
"""Seconds between two looks for what was left undone."""


class Away:
    """Everything that answers, counts time or calls people while nobody clicks."""

    def __init__(self, house: House, settings: Settings) -> None:
        self.thinkers = Thinkers(settings.bot_workers, settings.bot_budget)
        CatchUp(house)
        self.orders = Orders(house)
        self.clocks = Clocks(house, self.thinkers)
        self.notices = Notices(
            house, self.orders, self.clocks, base=settings.public_url, anywhere=settings.pings_anywhere,
            mail=settings.mail,
        )
        self.bots = Bots(house, self.thinkers, delay=settings.bot_delay)
        self._sweeping: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Take up what an earlier server left: time first, so that none of it is counted."""
        await self.clocks.start()
        await self.orders.start()
        await self.notices.start()
        await self.bots.start()
        self._sweeping = asyncio.create_task(self._sweep())

    async def stop(self) -> None:
        """Leave everything as it is stored."""
        if self._sweeping is not None:
            self._sweeping.cancel()
        await self.bots.stop()
        await self.notices.stop()
        await self.orders.stop()
        await self.clocks.stop()
        await self.thinkers.close()

    async def _sweep(self) -> None:
        """Take up what another server left when it died, or what was imported meanwhile."""
        while True:
            await asyncio.sleep(SWEEP)
            try:
                await self.orders.start()
                await self.bots.start(round(1000 * SWEEP))
            except OrreryError as problem:
                _log.error("bots and orders wait (%s)", named(problem))
