"""Everything that people do at a table, in any order: what is stored, what is live and what each sees stay the same."""

from __future__ import annotations

import asyncio
import tempfile
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from orrery.core import OrreryError, replay
from orrery.server.house import House
from orrery.server.keep import matches
from orrery.server.submit import Stale
from tests.server.room import PARLEY, Ear, house_on, put_table, told

NAMES = ("ann", "bob", "cleo")
SEATS = st.integers(0, 2)
TEXTS = st.sampled_from(["say:a", "say:b", "say:c"])


class Evening(RuleBasedStateMachine):
    """Three people and their spectators at one table."""

    house: House
    table: str

    def __init__(self) -> None:
        super().__init__()
        self.loop = asyncio.new_event_loop()
        self.folder = tempfile.TemporaryDirectory()
        self.stack = AsyncExitStack()
        self.ears: list[tuple[Ear, int]] = []
        self.given: list[dict[str, Any]] = []
        self.keys = 0

    def do(self, act: Any) -> Any:
        return self.loop.run_until_complete(act)

    @initialize()
    def sit_down(self) -> None:
        self.do(self._open())
        self.table = self.do(put_table(self.house, NAMES))
        for viewer in range(-1, 3):
            self.come(viewer)

    async def _open(self) -> None:
        self.house = await self.stack.enter_async_context(house_on(str(Path(self.folder.name) / "db")))

    def teardown(self) -> None:
        self.do(self.stack.aclose())
        self.loop.close()
        self.folder.cleanup()

    def key(self) -> str:
        self.keys += 1
        return f"key-{self.keys:06}"

    def here(self) -> Any:
        return self.do(self.house.table(self.table))

    def come(self, viewer: int) -> None:
        ear = self.do(self._screen(NAMES[viewer] if viewer >= 0 else None))
        self.do(ear.watch(self.table, viewer))
        self.ears.append((ear, viewer))

    async def _screen(self, account: str | None) -> Ear:
        return Ear(self.house, account)

    async def _close(self, ear: Ear) -> None:
        ear.leave()

    # -- what people do ----------------------------------------------------------------------------------------------

    @rule(seat=SEATS, text=TEXTS)
    def answer(self, seat: int, text: str) -> None:
        table = self.here()
        decision = table.decision_id(seat)
        act: dict[str, Any] = dict(seat=seat, decision=decision or "0.0", seq=table.seq, key=self.key(), answer=text)
        if decision is None:
            self.refused(self.house.submit(self.table, **act, by=NAMES[seat]))
        else:
            before = table.seq
            assert self.do(self.house.submit(self.table, **act, by=NAMES[seat])) == (before + 1, False)
            self.given.append(act)

    @precondition(lambda self: self.given)
    @rule(data=st.data())
    def answer_again(self, data: st.DataObject) -> None:
        act = data.draw(st.sampled_from(self.given))
        table = self.here()
        assert self.do(self.house.submit(self.table, **act, by=NAMES[act["seat"]])) == (table.seq, True)

    @precondition(lambda self: self.given)
    @rule(data=st.data())
    def answer_what_is_past(self, data: st.DataObject) -> None:
        act = dict(data.draw(st.sampled_from(self.given)), key=self.key())
        course = self.here().course
        if course.decision_id(act["seat"]) != act["decision"] or act["seq"] < course.asked[act["seat"]]:
            self.refused(self.house.submit(self.table, **act, by=NAMES[act["seat"]]))

    @rule(seat=SEATS)
    def answer_what_is_to_come(self, seat: int) -> None:
        table = self.here()
        answered, seq = table.match.has_answered(seat), table.seq + 1
        error = self.refused(self.house.submit(self.table, seat, "1.0", seq, self.key(), "say:a", by=NAMES[seat]))
        assert error.key == "error-answered" if answered else isinstance(error, Stale)

    @rule(seat=SEATS, other=SEATS, text=TEXTS)
    def answer_for_another(self, seat: int, other: int, text: str) -> None:
        if seat != other:
            table = self.here()
            act = self.house.submit(
                self.table, seat, table.decision_id(seat) or "0.0", table.seq, self.key(), text, by=NAMES[other])
            assert self.refused(act).key == "error-not-your-seat"

    @rule(seat=SEATS)
    def take_back(self, seat: int) -> None:
        table = self.here()
        act = self.house.retract(self.table, seat, table.seq, self.key(), by=NAMES[seat])
        if seat in table.match.sealed:
            assert self.do(act) == (table.seq, False)
        else:
            self.refused(act)

    @rule(seat=SEATS)
    def go_back(self, seat: int) -> None:
        table = self.here()
        undo = table.course.document(seat)["undo"]
        if undo is None:
            return
        before = table.seq
        told = self.do(self.house.undo(self.table, seat, undo["to"], before, self.key(), by=NAMES[seat]))
        assert told == (before + undo["free"], False)
        assert (self.here().row.proposal is None) == undo["free"]

    @precondition(lambda self: self.here().row.proposal is not None)
    @rule(seat=SEATS, yes=st.booleans())
    def agree(self, seat: int, yes: bool) -> None:
        table = self.here()
        asked = table.row.proposal
        self.do(self.house.consent(self.table, seat, asked.id, yes, by=NAMES[seat]))
        if not yes:
            assert self.here().row.proposal is None

    @rule(viewer=st.integers(-1, 2))
    def another_screen(self, viewer: int) -> None:
        if len(self.ears) < 9:
            self.come(viewer)

    @rule(place=st.integers(0, 9))
    def a_screen_goes(self, place: int) -> None:
        if place < len(self.ears):
            self.do(self._close(self.ears.pop(place)[0]))

    @rule(place=st.integers(0, 9))
    def a_screen_connects_again(self, place: int) -> None:
        if place < len(self.ears):
            old, viewer = self.ears[place]
            self.do(old.hear())
            self.do(self._close(old))
            new = self.do(self._screen(old.account))
            mirror = old.mirrors[self.table]
            new.mirrors[self.table] = mirror
            self.do(new.watch(self.table, viewer, mirror.count, mirror.seq))
            self.ears[place] = (new, viewer)

    @rule()
    def the_server_starts_anew(self) -> None:
        mirrors = [(ear.account, viewer, ear.mirrors[self.table]) for ear, viewer in self.ears]
        self.do(self.stack.aclose())
        self.stack = AsyncExitStack()
        self.do(self._open())
        self.ears = []
        for account, viewer, mirror in mirrors:
            ear = self.do(self._screen(account))
            ear.mirrors[self.table] = mirror
            self.do(ear.watch(self.table, viewer, mirror.count, mirror.seq))
            self.ears.append((ear, viewer))

    # -- what always holds -------------------------------------------------------------------------------------------

    def refused(self, act: Any) -> OrreryError:
        before = self.here().seq
        try:
            self.do(act)
        except OrreryError as error:
            assert self.here().seq == before
            return error
        raise AssertionError("this was not refused")

    @invariant()
    def what_is_stored_is_what_is_live(self) -> None:
        if hasattr(self, "table"):
            record = self.do(self.house.db.read(lambda tx: matches.load_record(tx, self.table)))
            match = self.here().match
            again = replay(PARLEY, record, events=True)
            assert (again.digest(), again.log, again.sealed, again.waiting()) == (
                match.digest(), match.log, match.sealed, match.waiting())
            for seat in (0, 1):
                assert [again.free_undo(seat, to) for to in range(len(match.inputs))] == [
                    match.free_undo(seat, to) for to in range(len(match.inputs))]

    @invariant()
    def everybody_sees_what_there_is_to_see(self) -> None:
        for ear, viewer in self.ears:
            self.do(ear.hear())
            mirror = ear.mirrors[self.table]
            table = self.here()
            assert mirror.doc == table.course.document(viewer)
            assert mirror.events == self.do(told(self.house, self.table, viewer))
            assert mirror.seq == table.seq
            proposal = table.row.proposal
            assert (mirror.info["proposal"] or {}).get("id") == (proposal.id if proposal is not None else None)


TestEvening = Evening.TestCase
TestEvening.settings = settings(
    max_examples=25, stateful_step_count=40, deadline=None, suppress_health_check=[HealthCheck.too_slow],
)
