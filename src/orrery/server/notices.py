"""Who is told what while away, when, and how often: once, and only if it is still true.

On open pages the bell rings at once. Everything else is a job in the database. What a match does, and who leaves, comes
or asks to stop it, is stored in the same transaction as what causes it, so that a kill forgets nothing; what is only
asked of somebody (``PINGED``) is stored right after. Whoever claims a due job looks whether it is still so, and tells
it. A question that a standing order answers, or that is taken back, leaves no job behind.
"""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
from collections.abc import AsyncIterator, Coroutine, Sequence
from contextlib import asynccontextmanager
from typing import Any, Final

from orrery.core import OrreryError
from orrery.server import channels, wire
from orrery.server.calls import ending, has_resigned, is_true, who_left
from orrery.server.channels import Message, Push
from orrery.server.clocks import BEAT, PATIENCE, Clocks
from orrery.server.couriers import Couriers, Way
from orrery.server.database import Transaction
from orrery.server.house import House
from orrery.server.keep import notices as keep
from orrery.server.keep.matches import RULES
from orrery.server.keep.notices import Job, Reach
from orrery.server.keep.people import Account
from orrery.server.mailbox import Mailboxes, mailbox_of
from orrery.server.orders import Orders
from orrery.server.problems import Denied, named, where
from orrery.server.quiet import quiet_until, zone_of
from orrery.server.submit import START, Act
from orrery.server.table import Table
from orrery.server.ways import channel_name, last_time, note, push_name, pusher, sender
from orrery.words import Words

_log = logging.getLogger(__name__)

TICK: Final = 1.0
TRIES: Final = (60_000, 300_000, 1_800_000)
"""Milliseconds after which a delivery that failed is tried again; then it is given up."""
MOST_WAITING: Final = 1000
"""People to whom something is on its way, or waits for its place, before no more is begun."""
LOOK_AGAIN: Final = 60_000
"""Milliseconds after which to look again whether somebody who has the table open has closed it."""
PINGED: Final = frozenset({"undo", "joined", "rematch", "nudge"})
"""Notices that also go out to those who are not online; all others are planned with what causes them."""


class Notices:
    """Rings bells and sends pings. ``base`` is the server's public address, for links; ``mail`` its mail server."""

    def __init__(
        self, house: House, orders: Orders, clocks: Clocks, *, base: str | None = None, anywhere: bool = False,
        mail: str | None = None,
    ) -> None:
        self._house = house
        self._orders = orders
        self._clocks = clocks
        self._base = base
        self._anywhere = anywhere
        self._couriers = Couriers(anywhere=anywhere)
        self._mailboxes = Mailboxes(house.db, self._couriers, mail, base)
        self._rung: dict[tuple[str, int], str] = {}
        """The question for which each seat's bell rang last."""
        self._turns: dict[str, tuple[int, str]] = {}
        """Matches that begin, end or go on by other rules with an entry, by its number: told when it is published."""
        self._proposals: dict[str, str] = {}
        self._present = (0, "")
        self._elsewhere: dict[str, set[str]] = {}
        """Who has which tables open through other servers, as they last said."""
        self._key: str | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._ticking: asyncio.Task[None] | None = None
        house.within.append(self.within)
        house.after.append(self.look)
        house.planned.append(self.plan)
        house.noticed.append(self._noticed)
        house.channels["notice"] = self._heard
        orders.used.append(self._order_used)

    async def start(self, *, tick: bool = True) -> None:
        """Begin to tell what is due; jobs of an earlier server are simply there."""
        now = self._house.now()
        alone = not self._house.db.shared

        def work(tx: Transaction) -> None:
            keep.forget_old(tx, now)
            if alone:  # whoever claimed a job before and has not told it is no more
                keep.unclaim_all(tx)

        await self._house.db.write(work)
        if tick:
            self._ticking = asyncio.create_task(self._tick())

    async def stop(self) -> None:
        """Tell no more; what was not claimed stays for the next server."""
        self._house.after.remove(self.look)
        self._house.within.remove(self.within)
        self._house.planned.remove(self.plan)
        self._house.noticed.remove(self._noticed)
        if self._ticking is not None:
            self._ticking.cancel()
            await asyncio.gather(self._ticking, return_exceptions=True)
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._couriers.stop()

    # -- what happens at the tables ----------------------------------------------------------------------------------

    def within(self, tx: Transaction, act: Act) -> None:
        """Plan pings in the transaction that stores an entry, and forget those that it makes untrue."""
        row, begins, changes = act.row, act.entry.kind == START, act.entry.kind == RULES
        turn = "begun" if begins else "over" if act.ends else "rules" if changes else ""
        if turn:
            tx.after(lambda: self._turns.update({row.id: (row.seq, turn)}))
        people = keep.people_at(tx, row.id)
        questions = {seat: act.after.awaited(seat) for seat, *_ in people}
        keep.disarm_moves(tx, row.id, [question for question in questions.values() if question is not None])
        if act.ends:
            self._plan_end(tx, act)
        if row.pace == "hotseat" or len({account for _, account, *_ in people}) < 2:
            return  # whoever plays alone needs no call
        made = act.entry.made
        for seat, account, settings, reachable in people:
            if not reachable:
                continue
            question = questions[seat]
            if question is not None:
                keep.arm(tx, Job(account, row.id, "move", question, {"seat": seat}, made + 1000 * settings.ping_after))
            if begins and account != row.host:
                keep.arm(tx, Job(account, row.id, "begun", "", {}, made))
            if changes:
                keep.arm(tx, Job(account, row.id, "rules", str(row.seq), {}, made))

    def _plan_end(self, tx: Transaction, act: Act) -> None:
        """Call all for whom the match has ended: those too for whom a bot stood in, up to the end or to their claim."""
        row, name = act.row, who_left(act.after)
        there = [*keep.people_at(tx, row.id), *keep.away_from(tx, row.id, also=[seat.seat for seat in act.seats])]
        if row.pace == "hotseat" or len({account for _, account, *_ in there}) < 2:
            return
        for seat, account, _, reachable in there:
            if reachable and not has_resigned(row, seat):
                keep.arm(tx, Job(account, row.id, "over", str(row.seq), ending(row, seat, name), act.entry.made))

    def plan(self, tx: Transaction, account: str, notice: wire.Notice, key: str) -> None:
        """Plan a ping in the transaction that causes it; one that was told under this key is told again."""
        reach = keep.reach(tx, account)
        if reach is not None and (reach.settings.channels or reach.pushes):
            job = Job(account, notice.table, notice.kind, key, dict(notice.args), self._house.now())
            keep.forget_told(tx, job)
            keep.arm(tx, job)

    def look(self, table: Table) -> None:
        """The table has changed: ring the bells of those who look elsewhere."""
        self._look_at_proposal(table)
        seq, turn = self._turns.pop(table.id, (-1, ""))
        if seq == table.seq:
            left = table.row.result.left if table.row.result is not None else None
            seats = {seat.account: seat for seat in table.seats
                     if seat.kind == "person" or not seat.resigned or seat.seat == left}
            for account, seat in seats.items():
                if account is None or self._house.looks(account, table.id) or has_resigned(table.row, seat.seat):
                    continue
                if turn == "over":
                    told = {"table": table.row.name} | ending(table.row, seat.seat, who_left(table.course))
                    self._house.notify(account, wire.Notice(turn, table.id, told))
                elif turn != "begun" or account != table.row.host:
                    self._house.notify(account, wire.Notice(turn, table.id, {"table": table.row.name}))
        if table.row.state == "over":
            for seat in table.seats:
                self._rung.pop((table.id, seat.seat), None)
        if self._orders.answers_at(table.id):
            return  # what an order answers is nobody's move
        for seat in table.seats:
            question = table.awaited(seat.seat) if seat.kind == "person" else None
            if question is None or seat.account is None or self._rung.get((table.id, seat.seat)) == question:
                continue
            self._rung[table.id, seat.seat] = question
            if not self._house.looks(seat.account, table.id):
                self._house.notify(seat.account, wire.Notice("move", table.id, {
                    "table": table.row.name, "seat": seat.seat, "decision": question}))

    def _look_at_proposal(self, table: Table) -> None:
        proposal = table.row.proposal
        if proposal is None:
            self._proposals.pop(table.id, None)
        elif self._proposals.get(table.id) != proposal.id:
            self._proposals[table.id] = proposal.id
            asking = table.seats[proposal.seat]
            for seat in table.seats:
                if seat.owner not in (None, asking.account):
                    if seat.seat not in proposal.agreed:
                        self._house.notify(str(seat.owner), wire.Notice("undo", table.id, {
                            "table": table.row.name, "name": asking.name or asking.person or "",
                            "seat": seat.seat, "proposal": proposal.id}))

    def _order_used(self, table: Table, seat: int, order: wire.Order, answer: str) -> None:
        account = table.seats[seat].account
        if account is not None:  # not the answer: at a hot seat others may look at this screen
            self._house.notify(account, wire.Notice("order-used", table.id, {
                "table": table.row.name, "seat": seat, "ask": order.ask, "order": order.id}))

    def _noticed(self, account: str, notice: wire.Notice) -> None:
        """A bell rang here: ring it on pages of other servers too, and call who has none open."""
        elsewhere = self._elsewhere.get(account)
        ring = self._house.db.shared and elsewhere is not None and (
            notice.kind != "move" or notice.table not in elsewhere)
        if not ring and notice.kind not in PINGED:
            return
        now = self._house.now()
        key = str(notice.args.get("proposal") or f"{now}.{secrets.token_hex(4)}")

        def work(tx: Transaction) -> None:
            if ring:
                told = {"account": account, "kind": notice.kind, "table": notice.table, "args": notice.args}
                tx.tell("notice", json.dumps(told, ensure_ascii=False))
            reach = keep.reach(tx, account) if notice.kind in PINGED else None
            if reach is not None and (reach.settings.channels or reach.pushes):
                keep.arm(tx, Job(account, notice.table, notice.kind, key, dict(notice.args), now))

        self._spawn(self._house.db.write(work))

    def _heard(self, text: str) -> None:
        told = json.loads(text)
        self._house.presence.notify(told["account"], wire.Notice(told["kind"], told["table"], told["args"]))

    # -- telling what is due -----------------------------------------------------------------------------------------

    async def _tick(self) -> None:
        while True:
            await asyncio.sleep(TICK)
            try:
                await self.tell_due()
            except OrreryError as problem:
                _log.error("pings wait (%s)", named(problem))
            except Exception as error:
                _log.error("pings failed\n%s", where(error))

    async def check(self) -> None:
        """Tell everything that is due now, and wait until that is done."""
        await self.tell_due()
        await self._couriers.done()

    async def tell_due(self) -> None:
        """Begin to tell everything that is due now: each person for himself, so that nobody waits for another's."""
        await self._say_who_is_here()
        now, busy = self._house.now(), list(self._couriers.busy)
        if len(busy) >= MOST_WAITING:
            return
        jobs = await self._house.db.read(lambda tx: keep.due(tx, now, busy))
        for account in dict.fromkeys(job.account for job in jobs):
            mine = [job for job in jobs if job.account == account]
            self._couriers.begin(account, self._tell(account, mine))

    async def _say_who_is_here(self) -> None:
        """Where servers share a database, each says who has which tables open."""
        if not self._house.db.shared:
            return
        looking = {account: self._tables_of(account) for account in self._house.online}
        said, now = json.dumps(looking, sort_keys=True), self._house.now()
        server = self._clocks.server
        if said != self._present[1]:
            await self._house.db.write(lambda tx: keep.set_presence(tx, server, looking))
        elif 0 <= now - self._present[0] < 1000 * BEAT:
            return
        self._elsewhere = await self._house.db.read(lambda tx: keep.present_elsewhere(tx, server, now - PATIENCE))
        self._house.seen_elsewhere(self._elsewhere)
        self._present = now, said

    def _tables_of(self, account: str) -> list[str]:
        return sorted(table_id for table_id in self._house.tables if self._house.looks(account, table_id))

    async def _tell(self, account: str, jobs: Sequence[Job]) -> None:
        reach = await self._house.db.read(lambda tx: keep.reach(tx, account))
        now = self._house.now()
        quiet = _quiet(reach, now)
        drops: list[Job] = []
        laters: list[tuple[Job, int]] = []
        true: list[Job] = []
        for job in jobs:
            when = await self._when(job, reach, now) if quiet is None else quiet
            if when is None:
                drops.append(job)
            elif when > now:
                laters.append((job, when))
            else:
                true.append(job)

        def sort(tx: Transaction) -> None:
            for job in drops:
                keep.drop(tx, job)
            for job, when in laters:
                keep.later(tx, job, when)

        await self._house.db.write(sort)
        if reach is None:
            return
        calls = [job for job in true if job.kind != "move"]
        called = {job.table_id for job in calls if job.kind in ("begun", "nudge")}  # one call to a table is enough
        moves = [job for job in true if job.kind == "move" and job.table_id not in called]
        batches = ([moves] if moves else []) + [[job] for job in calls]
        while batches and await self._deliver(reach, batches.pop(0)):
            pass
        rest, then = [job for batch in batches for job in batch], self._house.now() + TRIES[0]
        if rest:  # what does not get through now would not either, and shall not take up others' time

            def put_off(tx: Transaction) -> None:
                for job in rest:
                    keep.later(tx, job, then)

            await self._house.db.write(put_off)

    async def _when(self, job: Job, reach: Reach | None, now: int) -> int | None:
        """When to tell a job: now, later, or never because it is no longer true."""
        if reach is None or not (reach.settings.channels or reach.pushes):
            return None
        try:
            if job.kind in ("move", "nudge"):
                await self._orders.answer_all(job.table_id)
            table = await self._house.table(job.table_id)
        except OrreryError:
            return None
        if job.kind == "move":
            seat = job.args["seat"]
            if table.awaited(seat) != job.key or not table.seats[seat].held_by(job.account):
                return None
            if await self._is_here(job.account, job.table_id):
                return now + max(LOOK_AGAIN, 1000 * reach.settings.ping_after)
            return now
        if job.tries == 0 and await self._is_here(job.account, ""):
            return None  # the bell rang on a page that is open
        return now if is_true(job, table) else None

    async def _is_here(self, account: str, table_id: str) -> bool:
        """Whether an account has a table (without one: any page) open, through whichever server."""
        if self._house.looks(account, table_id) if table_id else account in self._house.online:
            return True
        since = self._house.now() - PATIENCE
        return self._house.db.shared and await self._house.db.read(
            lambda tx: keep.is_present(tx, account, table_id, since))

    # -- delivering --------------------------------------------------------------------------------------------------

    async def _deliver(self, reach: Reach, jobs: Sequence[Job]) -> bool:
        """Send one message for these jobs on all channels that lack it; False if it did not get through on one."""
        async with self._couriers.place(), self._claim(reach.account, jobs) as claimed:
            if not claimed:
                return True  # somebody else tells it
            message = await self._message(reach, claimed)
            ways = await self._ways(reach, message)
            lacking = {name for job in claimed for name in (job.channels if job.channels is not None else ways)}
            problems = await self._couriers.send({name: way for name, way in ways.items() if name in lacking},
                                                 reach.account)
        now = self._house.now()
        failed = [name for name, problem in problems.items() if problem is not None and not problem.gone]
        gone = {name for name, problem in problems.items() if problem is not None and problem.gone}

        def work(tx: Transaction) -> None:
            note(tx, reach.account, problems, now)
            for push in reach.pushes:
                if push_name(push) in gone:
                    keep.remove_push(tx, push.endpoint)
            for job in claimed:
                if not failed:
                    keep.finish(tx, job, "sent" if len(gone) < len(problems) else "failed")
                elif job.tries < len(TRIES):
                    keep.later(tx, job, now + TRIES[job.tries], failed=failed)
                else:
                    keep.finish(tx, job, "failed")

        await self._house.db.write(work)
        return not failed

    @asynccontextmanager
    async def _claim(self, account: str, jobs: Sequence[Job]) -> AsyncIterator[list[Job]]:
        """Take jobs that nobody else has taken, and with a call to a table all that it is one's move there.

        When the server stops before they are told, they wait for the next one.
        """
        def work(tx: Transaction) -> list[Job]:
            claimed = keep.claim(tx, jobs)
            for job in claimed:
                if job.kind in ("begun", "nudge"):
                    keep.moves_told(tx, account, job.table_id)
            return claimed

        claiming = asyncio.ensure_future(self._house.db.write(work))
        try:
            yield await asyncio.shield(claiming)
        except asyncio.CancelledError:
            claimed = await claiming
            await self._house.db.write(lambda tx: keep.unclaim(tx, claimed))
            raise

    async def _ways(self, reach: Reach, message: Message) -> dict[str, Way]:
        ways: dict[str, Way] = {}
        for address in reach.settings.channels:
            box = mailbox_of(address)
            if box is None:
                ways[channel_name(address)] = sender(address, message, self._base, self._anywhere)
            else:
                ways[channel_name(address)] = await self._mailboxes.way(box, reach.account, message)
        if reach.pushes:
            key = await self.key()
            contact = self._base if self._base and self._base.startswith("https://") else "mailto:orrery@localhost"
            for push in reach.pushes:
                ways[push_name(push)] = pusher(push, message, key, contact, self._anywhere)
        return ways

    async def _message(self, reach: Reach, jobs: Sequence[Job]) -> Message:
        words = Words(reach.settings.lang or "en")
        tables = []
        for job in jobs:
            tables.append((await self._house.table(job.table_id)).row.name)
        first = jobs[0]
        path = f"/table/{first.table_id}" if len({job.table_id for job in jobs}) == 1 else "/"
        more = {name: first.args.get(name, "") for name in ("name", "how", "won", "early")}
        said = words.say(f"ping-{first.kind}", count=len(dict.fromkeys(tables)),
                         tables=", ".join(dict.fromkeys(tables)), **more)
        return Message("Orrery", said, path)

    # -- settings ----------------------------------------------------------------------------------------------------

    async def key(self) -> str:
        """The server's key for web push, made once."""
        if self._key is None:
            made = await asyncio.to_thread(channels.new_key)
            self._key = await self._house.db.write(lambda tx: keep.server_key(tx, "push", made))
        return self._key

    async def known(self, account: str) -> wire.PushKey:
        """What an account should know of its pings: the public key, its browsers, how the last deliveries went."""
        public = channels.public_key(await self.key())
        reach, found = await self._house.db.read(lambda tx: (keep.reach(tx, account), keep.deliveries(tx, account)))
        told: list[wire.Delivery] = []
        if reach is not None:
            for place, address in enumerate(reach.settings.channels, 1):
                told += last_time(found, channel_name(address), f"{place} {channels.kind_of(address)}")
            for push in reach.pushes:
                told += last_time(found, push_name(push), "push")
        return wire.PushKey(public, len(reach.pushes) if reach is not None else 0, told)

    async def try_out(self, account: str, where: str = "") -> None:
        """Send a test on every channel and to every browser of an account at once, and note how that went.

        ``where`` is the address from which that is asked. Raises Denied while something is on its way to the account.
        """
        reach = await self._house.db.read(lambda tx: keep.reach(tx, account))
        if reach is None:
            return
        message = Message("Orrery", Words(reach.settings.lang or "en").say("ping-test"), "/me")

        async def try_all() -> None:
            async with self._couriers.place_of(where):
                problems = await self._couriers.send(await self._ways(reach, message), account)
            now = self._house.now()
            await self._house.db.write(lambda tx: note(tx, account, problems, now))

        under_way = self._couriers.begin(account, try_all())
        if under_way is None:
            raise Denied("error-pings-under-way", "Pings to you are on their way just now; try again in a moment.", {})
        await under_way

    async def add_push(self, account: str, address: wire.PushAddress) -> None:
        """A browser wants pushes. Raises Invalid."""
        channels.check_push(address.endpoint, anywhere=self._anywhere)
        push, now = Push(address.endpoint, address.p256dh, address.auth), self._house.now()
        await self._house.db.write(lambda tx: keep.add_push(tx, account, push, now))

    async def remove_push(self, account: str, endpoint: str) -> None:
        """A browser wants no more pushes."""
        await self._house.db.write(lambda tx: keep.remove_push(tx, endpoint, account))

    async def check_settings(self, settings: wire.Settings, account: Account | None = None, where: str = "") -> None:
        """Refuse settings by which nobody could be reached, or nobody should be. Raises Invalid.

        An address that was taken before keeps nobody from changing something else: it is looked at when it is used.
        """
        known = account.settings.channels if account is not None else []
        if settings.quiet is not None:
            zone_of(settings.quiet.zone)
        for address in set(settings.channels) - set(known):  # in a thread: apprise takes its time the first time
            box = mailbox_of(address)
            if box is None:
                await asyncio.to_thread(channels.check, address, anywhere=self._anywhere)
            else:
                await self._mailboxes.check(box, account, where)

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        async def logged() -> None:
            try:
                await work
            except OrreryError as problem:
                _log.error("a notice was not stored (%s)", named(problem))

        task = asyncio.create_task(logged())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def _quiet(reach: Reach | None, now: int) -> int | None:
    try:
        return quiet_until(reach.settings.quiet, now) if reach is not None else None
    except OrreryError:
        return None  # the zone is no longer known
