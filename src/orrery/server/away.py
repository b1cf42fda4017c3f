"""Play for those who are not there, put together: bots, standing orders, clocks, pings."""

from __future__ import annotations

from orrery.server.bots import Bots
from orrery.server.clocks import Clocks
from orrery.server.house import House
from orrery.server.notices import Notices
from orrery.server.orders import Orders
from orrery.server.settings import Settings
from orrery.server.thinkers import Thinkers


class Away:
    """Everything that answers, counts time or calls people while nobody clicks."""

    def __init__(self, house: House, settings: Settings) -> None:
        self.thinkers = Thinkers(settings.bot_workers, settings.bot_budget)
        self.orders = Orders(house)
        self.clocks = Clocks(house, self.thinkers)
        self.notices = Notices(
            house, self.orders, self.clocks, base=settings.public_url, anywhere=settings.pings_anywhere,
        )
        self.bots = Bots(house, self.thinkers, delay=settings.bot_delay)

    async def start(self) -> None:
        """Take up what an earlier server left: time first, so that none of it is counted."""
        await self.clocks.start()
        await self.orders.start()
        await self.notices.start()
        await self.bots.start()

    async def stop(self) -> None:
        """Leave everything as it is stored."""
        await self.bots.stop()
        await self.notices.stop()
        await self.orders.stop()
        await self.clocks.stop()
        await self.thinkers.close()
