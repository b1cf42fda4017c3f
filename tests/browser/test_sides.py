"""Sheets of one's own, offers, windows and matches of one, on the plain board: Salvage of the documents."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Enter
from tests.browser.person import Person
from tests.browser.server import Server
from tests.browser.test_accessible import Reviewer
from tests.outside import package
from tests.salvage import environment
from tests.tiny import DEPTH, blocks

YOUR_MOVE = "Your move · "
LIFT_AT_ONCE = """() => new MutationObserver((_, seen) => {
    const button = document.querySelector("#lift");
    if (button) { seen.disconnect(); button.click(); }
}).observe(document.body, {childList: true, subtree: true})"""
"""Lift the next curtain in the moment in which it falls, before anything has arrived behind it."""

NUMBERS = {
    'slug, least_seats, most_seats, beside_asks = "salvage"': 'slug, least_seats, most_seats, beside_asks = "haggle"',
    "Chance, Decision": "Amount, Chance, Decision",
    'if (yield Pick(seat, "buy", (YES, NONE) if s.coins[seat] else (NONE,))) == NONE:\n':
        'count = yield Amount(seat, "buy", 0, s.coins[seat])\n    if count == 0:\n',
    "s.coins[seat] - 1, s.crates[seat] + 1\n    emit(s, \"bought\"":
        "s.coins[seat] - count, s.crates[seat] + count\n    emit(s, \"bought\"",
    'Pick(other, "offer", (YES, NONE))': 'Amount(other, "offer", 0, s.coins[other])',
}
"""What makes of Salvage a game in which one names numbers: how many crates, how much for the turn."""


def haggle() -> str:
    """The rules of that game."""
    rules = blocks("python", DEPTH)[0]
    for before, after in NUMBERS.items():
        assert rules.count(before) == 1, before
        rules = rules.replace(before, after)
    return rules


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that finds Salvage among its packages, and the same with numbers."""
    folder = tmp_path_factory.mktemp("salvage")
    package(folder / "site", "haggle", "haggle_game:SALVAGE", {"haggle_game.py": haggle()})
    running = Server(folder / "orrery.db", **environment(folder / "site"))
    running.start()
    yield running
    running.stop()


def pick(person: Person, ask: str, option: str) -> None:
    """Choose an option of the question on the screen, and send it."""
    page = person.page
    expect(page.locator(f'#decision[data-ask="{ask}"]')).to_be_visible()
    before = page.locator("#decision").get_attribute("data-decision")
    person.press(page.locator(f'#decision [data-opt="{option}"]'))
    person.confirm({"id": before, "kind": "pick"})
    expect(page.locator(f'[data-decision="{before}"]')).to_have_count(0)


def two(enter: Enter, phone: bool = False, game: str = "salvage") -> tuple[Person, Person, str]:
    """Anna and Boris at a table, their sheets before them."""
    anna, boris = enter("Anna"), enter("Boris", phone=phone)
    table = anna.new_table("me", "open", game=game)
    boris.post(f"/api/tables/{table}/join", {"seat": 1})
    anna.open(table)
    boris.open(table)
    return anna, boris, table


def test_each_fills_in_a_sheet_and_takes_back_on_it(enter: Enter) -> None:
    anna, boris, table = two(enter, phone=True)
    pick(anna, "buy", "yes")
    pick(anna, "buy", "yes")
    sheet = anna.page.locator(".sheet")
    expect(sheet.locator("summary")).to_have_text("Your own sheet: 2 answers so far")
    sheet.locator("summary").click()
    expect(sheet.locator("li")).to_have_text(["buy: Yes", "buy: Yes"])
    expect(boris.page.locator(".sheet")).to_have_count(0)
    expect(boris.page.locator("#dq")).to_have_text("Buy a crate for a coin?")
    expect(anna.page.locator("#undo")).to_have_text("Take back")
    anna.page.locator("#undo").click()
    expect(sheet.locator("summary")).to_have_text("Your own sheet: 1 answer so far")
    pick(anna, "buy", "none")
    expect(anna.page.locator("#dq")).to_have_text("Committed. Waiting for 1.")
    expect(sheet.locator("li")).to_have_text(["buy: Yes", "buy: Nothing"])
    anna.page.keyboard.press("z")
    expect(anna.page.locator('#decision[data-ask="buy"]')).to_be_visible()
    pick(anna, "buy", "none")
    pick(boris, "buy", "none")
    expect(anna.page.locator("#dq")).to_have_text("The wreck drifts before you.")
    expect(anna.page.locator(".sheet")).to_have_count(0)
    assert anna.mirrors[table].doc["zones"]["coins"] == [3, 4]


def test_an_offer_waits_folded_and_never_calls(enter: Enter) -> None:
    anna, boris, table = two(enter)
    for person in (anna, boris):
        pick(person, "buy", "none")
    page = boris.page
    expect(page.locator("#dq")).to_have_text("Waiting for Anna")
    assert not page.title().startswith(YOUR_MOVE)
    assert anna.page.title().startswith(YOUR_MOVE)
    speak = page.locator("#speak")
    expect(speak).to_have_text("You may: Offer a coin for this turn")
    assert page.locator("[data-opt], [data-target]").count() == 0
    page.keyboard.press("o")
    expect(page.locator('#decision[data-ask="offer"]')).to_be_focused()
    expect(page.locator("#decision [data-opt]")).to_have_count(1)  # to say nothing is to leave it
    page.locator("#not-now").click()
    expect(speak).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("#confirm")).to_have_text("Yes")
    pick(anna, "act", "look")  # it is the same invitation, and stays open
    expect(page.locator('#decision[data-ask="offer"]')).to_be_visible()
    page.locator("#confirm").click()
    expect(anna.page.locator("#dq")).to_have_text("Boris offers a coin for your turn.")
    pick(anna, "deal", "yes")
    expect(page.locator("#dq")).to_have_text("The wreck drifts before you.")
    expect(anna.page.locator("#speak")).to_be_visible()
    assert anna.mirrors[table].doc["zones"]["coins"] == [5, 3]


def test_a_number_is_named_on_a_sheet_and_in_an_offer(enter: Enter) -> None:
    anna, boris, table = two(enter, game="haggle")
    for person in (anna, boris):
        expect(person.page.locator('#decision[data-ask="buy"]')).to_have_attribute("data-kind", "amount")
    anna.page.get_by_role("button", name="2", exact=True).click()
    anna.page.locator("#confirm").click()
    anna.page.locator(".sheet summary").click()
    expect(anna.page.locator(".sheet li")).to_have_text(["buy: 2"])
    for person in (anna, boris):
        person.page.locator("#confirm").click()
    boris.page.locator("#speak").click()
    dial = boris.page.locator('#decision[data-ask="offer"] [role="slider"]')
    expect(dial).to_have_attribute("aria-valuemin", "1")  # to offer nothing is to say nothing
    boris.page.locator("#confirm").click()
    pick(anna, "deal", "yes")
    anna.until("paid", lambda: anna.mirrors[table].doc["zones"]["coins"] == [3, 3])


@pytest.mark.parametrize(("phone", "lang"), [(False, "en"), (True, "ru")], ids=["wide, English", "phone, Russian"])
def test_nothing_serious_stands_in_the_way_of_anybody(enter: Enter, phone: bool, lang: str) -> None:
    """A sheet, a sheet that is done, an invitation folded and open: all under axe."""
    anna, boris = enter("Anna", phone=phone, lang=lang), enter("Boris")
    table = boris.new_table("me", "open", game="salvage")
    anna.post(f"/api/tables/{table}/join", {"seat": 1})
    for person in (anna, boris):
        person.open(table)
    page, reviewer = anna.page, Reviewer(anna)
    pick(anna, "buy", "yes")
    page.locator(".sheet summary").click()
    reviewer.look("a sheet")
    pick(anna, "buy", "none")
    reviewer.look("a sheet that is done")
    pick(boris, "buy", "none")
    page.locator("#speak").wait_for()
    reviewer.look("an invitation")
    page.locator("#speak").click()
    page.locator('#decision[data-ask="offer"]').wait_for()
    reviewer.look("an invitation that was opened")
    assert reviewer.found == []


def test_at_one_screen_the_curtain_falls_for_who_is_awaited_and_others_may_speak_up(enter: Enter) -> None:
    house = enter("Household")
    page = house.page
    seats = [{"kind": "me", "name": "Vera"}, {"kind": "me", "name": "Leo"}]
    house.open(house.post("/api/tables", {"game": "salvage", "seats": seats, "pace": "hotseat"})["id"])
    expect(page.locator("#curtain-title")).to_have_text("Pass to Vera")
    page.locator("#lift").click()
    pick(house, "buy", "yes")
    page.evaluate(LIFT_AT_ONCE)
    pick(house, "buy", "none")
    pick(house, "buy", "yes")  # Leo is awaited: he did not take the screen to speak up, however fast he was
    pick(house, "buy", "none")
    expect(page.locator("#curtain-title")).to_have_text("Pass to Vera")
    page.locator("#lift").click()
    expect(page.locator('#decision[data-ask="act"]')).to_be_visible()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Hand the screen on").click()
    page.get_by_role("button", name="Leo first").click()
    page.locator("#speak").click()
    page.locator("#confirm").click()
    expect(page.locator("#curtain-title")).to_have_text("Pass to Vera")
    page.locator("#lift").click()
    expect(page.locator("#dq")).to_have_text("Leo offers a coin for your turn.")


def test_at_one_screen_one_may_speak_up_while_somebody_elsewhere_thinks(enter: Enter) -> None:
    boris, house = enter("Boris"), enter("Household")
    page, title = house.page, house.page.locator("#curtain-title")
    seats = [{"kind": "open"}, {"kind": "me", "name": "Vera"}, {"kind": "me", "name": "Leo"}]
    table: str = house.post("/api/tables", {"game": "salvage", "seats": seats})["id"]
    boris.post(f"/api/tables/{table}/join", {"seat": 0})
    for person in (boris, house):
        person.open(table)
    pick(boris, "buy", "none")
    for name in ("Vera", "Leo"):
        expect(title).to_have_text(f"Pass to {name}")
        page.locator("#lift").click()
        pick(house, "buy", "none")
    expect(page.locator("#dq")).to_have_text("Waiting for Boris")
    page.get_by_role("button", name="Hand the screen on").click()
    house.until("a spectator's view", lambda: house.mirrors[table].viewer == -1)
    expect(title).to_have_text("Pass to Vera")  # it stays down: nobody here is awaited, and anybody may speak
    page.locator("#lift").click()
    page.locator("#speak").click()
    page.locator("#confirm").click()
    pick(boris, "deal", "none")
    expect(page.locator("#dq")).to_have_text("Waiting for Boris")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Hand the screen on").click()
    expect(title).to_have_text("Pass to Leo")  # the next after who had it
    page.locator("#lift").click()
    expect(page.locator("#speak")).to_be_visible()
    page.get_by_role("button", name="Decide ahead").click()
    expect(page.locator(".dialog.so")).to_be_visible()
    pick(boris, "act", "none")
    expect(title).to_have_text("Pass to Vera")  # though Leo might still speak
    page.locator("#lift").click()
    expect(page.locator('#decision[data-ask="act"]')).to_be_visible()
    expect(page.locator(".dialog.so")).to_have_count(0)  # what Leo had open is his
    pick(house, "act", "none")
    expect(title).to_have_text("Pass to Leo")


def test_in_a_window_one_may_wait_for_the_others(enter: Enter) -> None:
    anna, boris, cleo = enter("Anna"), enter("Boris", phone=True), enter("Cleo", lang="ru")
    table = anna.new_table("me", "open", "open", game="salvage", options={"windows": "everyone"})
    for seat, person in ((1, boris), (2, cleo)):
        person.post(f"/api/tables/{table}/join", {"seat": seat})
    for person in (anna, boris, cleo):
        person.open(table)
    for person in (anna, boris, cleo):
        pick(person, "buy", "none")
    pick(anna, "act", "yes")
    options = boris.page.locator('#decision[data-ask="veto"] [data-opt]')
    expect(options.last).to_contain_text("Wait for the others")
    expect(options.last).to_contain_text("You are asked again once they have answered, and see what they did.")
    expect(boris.page.locator('#decision [data-opt="none"]')).to_contain_text("Pass")
    expect(cleo.page.locator('#decision [data-opt="later"]')).to_contain_text("Подождать остальных")
    pick(boris, "veto", "none")
    expect(boris.page.locator(".sealed-answer")).to_contain_text("Pass")
    boris.page.locator("#undo").tap()
    pick(boris, "veto", "later")
    expect(boris.page.locator(".sealed-answer")).to_contain_text("Wait for the others")
    pick(cleo, "veto", "none")
    expect(boris.page.locator('#decision[data-ask="veto"]')).to_be_visible()
    expect(boris.page.locator('#decision [data-opt="later"]')).to_have_count(0)  # nobody else is left to wait for
    expect(boris.page.locator('#decision [data-opt="none"]')).to_contain_text("Pass")
    pick(boris, "veto", "none")
    expect(boris.page.locator("#dq")).to_have_text("The wreck drifts before you.")


def test_a_standing_order_knows_what_is_asked_about(enter: Enter) -> None:
    anna, boris, table = two(enter)
    for person in (anna, boris):
        pick(person, "buy", "none")
    pick(anna, "act", "none")
    anna.page.locator("#speak").click()
    anna.page.locator("#confirm").click()
    expect(boris.page.locator("#dq")).to_have_text("Anna offers a coin for your turn.")
    boris.page.get_by_role("button", name="Menu").click()
    boris.page.get_by_role("button", name="Standing orders").click()
    dialog = boris.page.get_by_role("dialog")
    dialog.get_by_role("button", name="Add an order").click()
    dialog.get_by_label("When asked for", exact=True).select_option("deal")
    dialog.get_by_label("About", exact=True).select_option("seat=0")
    dialog.get_by_label("Answer", exact=True).select_option("deal:yes")
    expect(dialog.get_by_role("switch")).to_have_accessible_name("When asked for deal (Anna): Yes.")
    dialog.get_by_role("button", name="Save").click()
    boris.until("the order is kept", lambda: [
        (order["ask"], order["about"], order["answers"])
        for order in boris.context.request.get(f"/api/tables/{table}/seats/1/orders").json()["orders"]
    ] == [("deal", {"seat": ["0"]}, ["deal:yes"])])


def test_one_person_plays_alone_without_waiting_for_anybody(enter: Enter) -> None:
    anna = enter("Anna", phone=True)
    page = anna.page
    page.goto("/")
    page.get_by_role("radio", name="Salvage").tap()
    page.get_by_role("button", name="One less").tap()
    expect(page.locator(".seat-rows li")).to_have_count(1)
    page.locator(".wiz-foot .btn-strong").tap()
    page.wait_for_url("**/table/*")
    table = page.url.rpartition("/")[2]
    pick(anna, "buy", "yes")
    pick(anna, "buy", "none")
    pick(anna, "act", "look")
    expect(page.locator("#undo")).to_have_text("Undo")
    page.locator("#undo").tap()  # what was seen cannot be unseen, but there is nobody to ask
    pick(anna, "act", "yes")
    anna.until("the second round", lambda: (anna.question(table) or {}).get("ask") == "buy")
    pick(anna, "buy", "none")
    pick(anna, "act", "overboard")
    # Alone all can be taken back but the end: it is asked for once more, in place.
    none = page.locator('#decision[data-ask="act"] [data-opt="none"]')
    anna.press(none)
    doubt = page.locator("#decision .is-doubt")
    expect(doubt).to_contain_text("the match ends with it")
    expect(page.locator("#confirm")).to_contain_text("Yes: ")
    page.locator("#doubt-back").tap()
    expect(doubt).to_have_count(0)
    assert not anna.over(table)
    pick(anna, "act", "none")
    expect(page.locator("#dq")).to_contain_text("Your result: ")
    assert anna.table(table)["rated"] is False
    page.goto(f"/replay/{table}")
    expect(page.get_by_role("slider")).to_have_attribute("aria-valuetext", re.compile("Anna"))
    page.keyboard.press("End")
    expect(page.locator(".rv-log")).to_contain_text("Anna rests")
