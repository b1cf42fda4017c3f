"""Race's board in a real browser: paying by taps, the information card, the guide of a first game, the score table."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import expect

from tests.browser.conftest import Enter
from tests.browser.person import SETTLED, Person
from tests.browser.record import set_position
from tests.browser.server import Server

FIRST_WORLD = {"epsilon-eridani": "gem-world", "alpha-centauri": "comet-zone"}
"""By start world of the first game: a world of its preset hand that two of the three other cards pay for."""


def first_game(person: Person, **more: Any) -> str:
    return person.new_table("me", "random", options={"setup": "first-game"}, **more)


def until_asked(person: Person, table: str, ask: str) -> dict[str, Any]:
    """Answer whatever comes until this question is asked, and spend no card on the way."""
    while (asked := person.asked(table))["ask"] != ask:
        person.answer(asked, ["none"] if "none" in asked["options"] else person.choose(asked))
    return asked


def settling(person: Person, table: str) -> str:
    """Choose Settle, and lay out the world that two cards pay for. Returns its id."""
    person.answer(person.asked(table), ["settle"])
    asked = until_asked(person, table, "settle")
    world = FIRST_WORLD[person.mirrors[table].doc["zones"]["seats"][0]["tableau"][0]]
    person.answer(asked, [world])
    return world


def test_paying_with_the_proposed_cards_or_with_others(enter: Enter) -> None:
    anna = enter("Anna")
    table = first_game(anna)
    anna.open(table)
    world = settling(anna, table)
    asked = anna.asked(table)
    assert asked["ask"] == "pay"
    page = anna.page
    badge = page.locator(f'.rb-own [data-piece="{world}"] .rc-badge')
    expect(badge).to_have_attribute("data-n", f"pay {asked['least']}")
    assert badge.evaluate("one => one.scrollWidth <= one.clientWidth")
    bill = page.locator(".rp-bill")
    expect(bill.locator(".tot dd")).to_have_text("2 cards" if asked["least"] == 2 else f"{asked['least']} cards")
    if world == "comet-zone":
        expect(bill).to_contain_text("Alpha Centauri")
        expect(bill.locator("a", has_text="RG-17.10")).to_be_visible()
    chosen = page.locator(".rb-asked .rc[aria-checked=true]")
    proposed = asked["about"]["proposed"]
    assert sorted(one.get_attribute("data-target") or "" for one in chosen.all()) == sorted(proposed)
    other = next(card for card in asked["options"] if card not in proposed)
    page.locator(f'.rb-asked [data-target="{other}"]').click()  # takes the place of the first one
    expect(page.locator(f'.rb-asked [data-target="{proposed[0]}"]')).to_have_attribute("aria-checked", "false")
    expect(chosen).to_have_count(asked["least"])
    expect(page.locator("#confirm")).to_have_text(re.compile(f"^Pay {asked['least']} cards for "))
    anna.confirm(asked)
    anna.until("placed", lambda: world in anna.mirrors[table].doc["zones"]["seats"][0]["tableau"])


def test_a_world_is_settled_and_paid_for_with_two_clicks(enter: Enter) -> None:
    anna = enter("Anna")
    page = anna.page
    table = first_game(anna)
    anna.open(table)
    anna.answer(anna.asked(table), ["settle"])
    asked = until_asked(anna, table, "settle")
    world = FIRST_WORLD[anna.mirrors[table].doc["zones"]["seats"][0]["tableau"][0]]
    expect(page.locator(f'#decision [data-opt="{world}"]')).to_have_count(0)  # it lies on the board, and nowhere else
    page.locator(f'.rb-asked [data-target="{world}"]').click()
    anna.until_asked_otherwise(table, asked["id"])
    assert anna.asked(table)["ask"] == "pay"
    page.locator("#confirm").click()  # with the cards that are proposed
    anna.until("placed", lambda: world in anna.mirrors[table].doc["zones"]["seats"][0]["tableau"])

    # What the round came to is told seat by seat, above the first question of the next.
    until_asked(anna, table, "action")
    page.locator("#recap-open").click()
    made = page.locator("#decision.recap .rs-made li")
    expect(made).to_have_count(2)
    expect(made.filter(has_text="Anna")).to_contain_text({"gem-world": "Gem World", "comet-zone": "Comet Zone"}[world])
    page.locator("#recap-on").click()
    expect(page.locator('#decision[data-ask="action"]')).to_be_visible()


DRAWN = ("research-labs", "reptilian-uplift-race", "lost-species-ark-world", "runaway-robots", "galactic-engineers",
         "empath-world", "refugee-world")
INSIDE = """() => {
    const board = document.querySelector(".board").getBoundingClientRect();
    return [...document.querySelectorAll(".rb-asked .rc")].filter((one) => {
        const card = one.getBoundingClientRect();
        return card.top >= board.top - 1 && card.bottom <= board.bottom + 1 && card.right <= board.right + 1;
    }).length;
}"""
"""How many of the cards that are asked about, and of the hand beside them, are wholly in sight."""


def test_seven_drawn_cards_are_in_sight_and_one_click_keeps_one(enter: Enter, server: Server) -> None:
    anna = enter("Anna")
    page = anna.page
    table = anna.new_table("me", "open")
    seats = [{"tableau": ["old-earth", "deserted-alien-outpost"], "actions": ["explore-5"], "drawn": [*DRAWN],
              "hand": ["gem-world", "colony-ship", "drop-ships", "space-marines"]},
             {"tableau": ["new-sparta"], "hand": ["gambling-world"], "actions": ["settle"]}]
    set_position(server, table, {"step": "keep", "round": 3, "seats": seats}, b"seven")
    enter("Boris").post(f"/api/tables/{table}/join", {"seat": 1})
    anna.open(table)
    asked = anna.asked(table)
    page.locator(".rb-asked .rc").nth(10).wait_for()
    for width, height in ((1440, 900), (1366, 768)):
        page.set_viewport_size({"width": width, "height": height})
        anna.until("all eleven are in sight", lambda: page.evaluate(INSIDE) == 11)
        for card in ("research-labs", "colony-ship"):  # with what they can do: one that was drawn, and one of the hand
            expect(page.locator(f'.rb-asked [data-piece="{card}"] .rc-powers > *').first).to_be_visible()
        if height == 900:  # with room for names in the own tableau, a long one is whole
            name = page.locator('.rb-own [data-piece="deserted-alien-outpost"] .mc-name')
            expect(name).to_be_visible()
            assert name.evaluate("one => one.scrollHeight <= one.clientHeight")
    page.set_viewport_size({"width": 390, "height": 844})
    expect(page.locator(".spread-count")).to_contain_text("of 11 in sight")  # and said where they are not
    page.set_viewport_size({"width": 1440, "height": 900})
    page.locator("#decision").focus()
    page.keyboard.press("h")
    large = page.get_by_role("dialog", name="Cards, large")
    expect(large.locator(".is-large")).to_have_count(7)
    large.get_by_role("button", name="Hand").click()
    expect(large.locator(".is-large")).to_have_count(4)
    page.keyboard.press("Escape")
    anna.press(anna.place_of(asked["options"][1]))
    anna.until("kept", lambda: anna.mirrors[table].doc["zones"]["seats"][0]["hand"] == 5)


LONG_NAMES = ("diversified-economy", "contact-specialist", "replicant-robots", "galactic-resort", "galactic-imperium",
              "mining-league", "pilgrimage-world", "interstellar-bank", "deserted-alien-outpost",
              "alien-tech-institute", "research-labs", "consumer-markets", "genetics-lab")
CUT = """() => [...document.querySelectorAll(".rb-asked .rc")].filter((card) => {
    const { bottom } = card.getBoundingClientRect();
    const ends = [...card.querySelectorAll(".rc-name, .rc-powers li")].map((one) => one.getBoundingClientRect().bottom);
    return Math.max(...ends) > bottom + 1;
}).map((card) => card.dataset.piece)"""
"""Cards that are asked about whose words do not end on them; a long name may end with three dots."""


def test_long_words_are_whole_on_cards_and_on_targets(enter: Enter, server: Server) -> None:
    vera = enter("Вера", lang="ru")
    page = vera.page
    table = vera.new_table("me", "open")
    seats = [{"tableau": ["epsilon-eridani", "gem-world", "outlaw-world"], "hand": [*LONG_NAMES],
              "goods": {"gem-world": "star-nomad-lair"}, "actions": ["consume-2x"]},
             {"tableau": ["new-sparta"], "hand": ["gambling-world"], "actions": ["consume-2x"]}]
    set_position(server, table, {"step": "consume", "round": 3, "seats": seats}, b"long")
    vera.post(f"/api/tables/{table}/seats/1/bot", {"bot": "heuristic"})
    page.set_viewport_size({"width": 1366, "height": 768})
    asked = vera.open_question(table)
    badge = page.locator(".rb-slots .rc-badge").first
    expect(badge).to_have_attribute("data-n", "+2 ПО, +1 карта")
    assert badge.evaluate("one => one.scrollWidth <= one.clientWidth")
    while asked["ask"] != "limit":
        vera.answer(asked, [asked["options"][0]])
        asked = vera.asked(table)
    for width, height in ((1366, 768), (1440, 900), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(SETTLED)
        assert page.evaluate(CUT) == [], width


def test_every_target_has_a_name_and_every_card_tells_what_it_is(enter: Enter) -> None:
    anna = enter("Anna")
    table = first_game(anna)
    anna.open(table)
    settling(anna, table)
    anna.asked(table)
    page = anna.page
    target = page.locator(".rb-asked .rc[role=checkbox]").first
    name = target.get_attribute("aria-label") or ""
    assert ", cost " in name or ", defense " in name
    assert " point" in name
    target.focus()
    page.keyboard.press("i")
    card = page.get_by_role("dialog")
    expect(card).to_be_visible()
    expect(card.locator(".cd-powers li, .cd-none").first).to_be_visible()
    assert card.locator(".cd-powers li").count() == card.locator(".cd-powers a.ref").count()
    page.keyboard.press("Escape")
    expect(card).to_have_count(0)
    own = page.locator(".rb-own .mc[data-piece]").first
    own.hover()
    expect(page.get_by_role("tooltip")).to_contain_text(own.inner_text().split(",")[0])
    page.mouse.move(2, 2)
    expect(page.get_by_role("tooltip")).to_have_count(0)
    opponent = page.locator(".mc[data-piece]").first
    opponent.click()
    expect(card).to_be_visible()
    card.get_by_role("button").click()
    expect(card).to_have_count(0)


def test_the_guide_explains_in_place_and_never_stands_in_the_way(enter: Enter) -> None:
    anna = enter("Anna")
    page = anna.page
    page.goto("/first")
    page.get_by_role("button", name="Begin").click()
    page.wait_for_url("**/table/*")
    table = page.url.rsplit("/", 1)[1]
    asked = anna.asked(table)
    tip = page.locator(".co")
    expect(tip.locator("h3")).to_have_text("Twelve places to fill")
    assert page.locator("[data-coach=slots].co-at").count() == 1
    assert tip.locator("a.ref").count() == 2
    seen = []
    for _ in range(3):  # by keyboard alone
        seen.append(tip.locator("h3").inner_text())
        tip.get_by_role("button", name="Got it").focus()
        page.keyboard.press("Enter")
        expect(tip.locator("h3")).not_to_have_text(seen[-1])
    assert seen[1] == "Choose a phase"
    expect(page.locator(".co-idea")).to_contain_text("Try:")
    anna.answer(asked, ["settle"])  # with an explanation open
    until_asked(anna, table, "settle")
    expect(tip.locator("h3")).to_have_text("Settle")
    page.get_by_role("button", name="Hide the guide").click()
    expect(tip).to_have_count(0)
    page.get_by_role("button", name="Guide").click()
    expect(tip.locator("h3")).to_have_text("Settle")
    page.reload()
    anna.until("drawn again", lambda: anna.shown(".co"))
    assert tip.locator("h3").inner_text() not in seen  # what was read stays read


def test_the_score_table_adds_up(enter: Enter) -> None:
    anna = enter("Anna")
    table = anna.new_table("random", "greedy", "random")
    anna.until("over", lambda: anna.context.request.get(f"/api/tables/{table}").json()["state"] == "over")
    anna.open(table)
    rows = anna.page.locator(".rs-table tbody tr")
    expect(rows).to_have_count(3)
    scores = []
    for row in rows.all():
        chips, printed, six, total = [int(cell.inner_text()) for cell in row.locator("td").all()[:4]]
        assert chips + printed + six == total
        scores.append(total)
    assert scores == sorted(scores, reverse=True)
    assert sorted(scores) == sorted(anna.mirrors[table].doc["result"]["scores"])
    for development in anna.page.locator(".rs-six").all():
        development.locator("summary").click()
        worth = [int(one.inner_text()) for one in development.locator("li:not(.rs-term) b").all()]
        assert sum(worth) == int(development.locator("summary b").inner_text())
