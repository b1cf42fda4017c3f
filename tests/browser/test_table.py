"""Stories at the table: sealed answers, talk, watching, reasons and rules, looking back, undo, a rematch, resigning."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import Enter
from tests.browser.person import DESKTOP, PHONE, Person
from tests.browser.record import Recorded
from tests.browser.server import Server


def menu(page: Page, item: str) -> None:
    """Choose something in the menu of the table."""
    page.get_by_role("button", name="Table menu").click()
    page.get_by_role("region", name="Table menu").get_by_text(item, exact=True).click()


def chosen(page: Page) -> list[str]:
    """The options that are chosen, on the board or in the panel."""
    marked = page.locator(
        '[data-target]:is([aria-checked="true"], [aria-pressed="true"]), [data-opt]:has([aria-checked="true"])')
    return sorted(set(marked.evaluate_all("all => all.map((one) => one.dataset.target ?? one.dataset.opt)")))


def on_screen(person: Person, table: str, ask: str) -> dict[str, Any]:
    """This question, once it is on the screen; it may have been asked before."""

    def look() -> dict[str, Any] | None:
        mirror = person.mirrors.get(table)
        asked = mirror.asked if mirror is not None else None
        return asked if asked and asked["ask"] == ask and person.shown(f'[data-decision="{asked["id"]}"]') else None

    return person.until(f"asked {ask}", look)


def as_far(person: Person, other: Person, table: str) -> None:
    """Wait until a person's page has heard of all that another's has."""
    person.until("as far", lambda: table in person.mirrors and person.mirrors[table].seq == other.mirrors[table].seq)


def test_the_log_is_read_again_once_the_words_of_its_game_have_come(enter: Enter, server: Server) -> None:
    game = Recorded([enter("Anna"), enter("Boris")], server)
    game.at_once(6)
    vera = enter("Vera")
    held: list[Route] = []
    vera.page.route(re.compile(r"/text/.*race|race.*\.ftl"), lambda route: held.append(route))
    vera.open(game.table)
    log = vera.page.locator(".log")
    log.locator("li").first.wait_for()
    expect(log).not_to_contain_text("Boris chooses")
    vera.until("the words were asked for", lambda: held)
    for asked in held:
        asked.continue_()
    expect(log).to_contain_text("Boris chooses")


def test_a_sealed_answer_talk_and_somebody_who_watches(enter: Enter, server: Server) -> None:
    anna, boris, clara = enter("Anna"), enter("Boris"), enter("Clara")
    game = Recorded([anna, boris], server)
    for person in (anna, boris, clara):
        person.open(game.table)
    page = anna.page

    game.by_hand()
    expect(page.locator("#dq")).to_have_text("Committed. Waiting for 1.")
    expect(page.locator(".sealed-answer")).to_contain_text("Galactic Engineers")
    page.get_by_role("button", name="Take back").click()
    on_screen(anna, game.table, "opening")
    assert chosen(page) == ["galactic-engineers", "space-marines~2"]  # as it was given
    page.locator("#confirm").click()
    game.by_hand()
    for person in (anna, boris):
        on_screen(person, game.table, "action")

    # Who watches sees what lies open, and nothing to press.
    as_far(clara, anna, game.table)
    watching = clara.mirrors[game.table]
    expect(clara.page.locator("#decision")).to_contain_text("Watching")
    expect(clara.page.locator("#dq")).to_have_text("Waiting for Anna, Boris")
    assert clara.page.locator("[data-opt], [data-target], #confirm, #undo").count() == 0
    hand = anna.mirrors[game.table].doc["zones"]["hand"]
    assert len(hand) == 4
    assert watching.doc["zones"]["hand"] == []
    assert [card for frame in clara.frames for card in hand if f'"{card}"' in frame] == []

    # What is said is text, whoever says it.
    page.keyboard.press("c")
    page.keyboard.type("<b>Salve</b> & <img src=x onerror=alert(1)>")
    page.keyboard.press("Enter")
    expect(boris.page.get_by_role("tab", name="Chat")).to_contain_text("1")  # not read yet
    boris.page.get_by_role("tab", name="Chat").click()
    heard = boris.page.locator(".chat li")
    expect(heard).to_have_text(re.compile(re.escape("<b>Salve</b> & <img src=x onerror=alert(1)>") + "$"))
    assert boris.page.locator(".chat img").count() == 0
    assert boris.page.locator(".chat b").all_inner_texts() == ["Anna"]
    boris.page.get_by_role("textbox", name="Message the table").fill("Ave")
    boris.page.get_by_role("button", name="Send").click()
    clara.page.get_by_role("tab", name="Chat").click()
    for person in (anna, clara):
        expect(person.page.locator(".chat li").last).to_contain_text("Boris")
        expect(person.page.locator(".chat li").last).to_contain_text("Ave")


def test_reasons_rules_keys_and_a_look_back(enter: Enter, server: Server) -> None:
    anna, boris = enter("Anna"), enter("Boris")
    game = Recorded([anna, boris], server)
    game.at_once(6)
    anna.prefer(confirm="always")
    anna.open(game.table)
    page = anna.page
    asked = anna.asked(game.table)
    assert asked["ask"] == "settle"

    # What is not offered stands in the list, with the reason and the rule; the link opens the rule beside the board.
    page.locator(".opt-view").click()
    blocked = page.locator("#decision .opt.is-off").first
    name = blocked.get_attribute("data-opt")
    assert name is not None
    assert name not in asked["options"]
    expect(blocked.locator(".opt-why")).to_contain_text(re.compile(r"\w+ \w+"))
    link = blocked.locator("a.ref")
    rule = link.inner_text()
    link.click()
    drawer = page.locator("#rules-drawer")
    expect(drawer.locator(".is-open")).to_contain_text(rule)
    assert page.url.endswith(game.table)
    page.keyboard.press("Escape")
    expect(drawer).to_have_count(0)

    page.locator("#decision").focus()
    page.keyboard.press("?")
    keys = page.get_by_role("dialog", name="Keys")
    for key, meaning in (("Z", "undo"), ("Enter", "confirm"), ("?", "this list")):
        expect(keys.locator("div", has=page.locator("dt", has_text=key)).last).to_contain_text(meaning)
    page.keyboard.press("Escape")
    expect(keys).to_have_count(0)

    # A choice outlives a turned phone, and a look at the past.
    anna.press(anna.place_of("gem-world"))
    assert chosen(page) == ["gem-world"]
    page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
    expect(page.locator(".dock")).to_be_visible()
    assert chosen(page) == ["gem-world"]
    expect(page.locator("#confirm")).to_contain_text("Gem World")
    page.set_viewport_size({"width": DESKTOP["width"], "height": DESKTOP["height"]})
    expect(page.locator(".dock")).to_be_hidden()

    round_now = page.locator(".board").inner_text()
    events = anna.mirrors[game.table].events
    page.keyboard.press("[")
    expect(page.locator("#dq")).to_have_text(f"You are looking at step {len(events) - 1} of {len(events)}")
    assert page.locator("#confirm, [data-opt], [data-target]").count() == 0
    page.locator(".scrub button").first.focus()
    page.keyboard.press("Home")
    expect(page.locator("#dq")).to_have_text(f"You are looking at step 1 of {len(events)}")
    expect(page.locator(".board")).not_to_have_text(round_now)
    page.get_by_role("button", name="LIVE").click()
    expect(page.locator(f'[data-decision="{asked["id"]}"]')).to_be_visible()
    expect(page.locator(".board")).to_have_text(round_now, use_inner_text=True)
    assert chosen(page) == ["gem-world"]
    page.locator("#confirm").click()
    expect(page.locator("#dq")).to_have_text("Committed. Waiting for 1.")


def test_undo_alone_and_with_leave_then_a_rematch_and_a_bot(enter: Enter, server: Server) -> None:
    anna, boris = people = [enter("Anna"), enter("Boris")]
    game = Recorded(people, server)
    game.at_once(26)
    for person in people:
        person.open(game.table)
    page = anna.page

    # Nothing was revealed: back at once, with one key.
    asked = on_screen(anna, game.table, "consume")
    anna.answer(asked, ["old-earth"])
    expect(page.locator("#dq")).to_have_text("Waiting for Boris")
    page.keyboard.press("z")
    again = on_screen(anna, game.table, "consume")
    assert again["id"] != asked["id"]
    expect(boris.page.locator("#dq")).to_have_text("Waiting for Anna")

    # Somebody has answered since: he is asked, refuses, and lets it pass the second time.
    anna.answer(again, ["old-earth"])
    boris.answer(boris.asked(game.table), ["galactic-trendsetters"])
    on_screen(anna, game.table, "action")
    seq = anna.mirrors[game.table].seq
    for leave in (False, True):
        page.keyboard.press("z")
        page.get_by_role("dialog").get_by_role("button", name="Ask the others").click()
        expect(page.locator(".proposal")).to_contain_text("Awaited: Boris")
        question = boris.page.get_by_role("dialog", name="Anna asks to take back a move")
        question.get_by_role("button", name="Let them" if leave else "No", exact=True).click()
        expect(page.locator(".proposal")).to_have_count(0)
        expect(question).to_have_count(0)
        if not leave:
            expect(page.get_by_text("Not everybody agreed; the match goes on.")).to_be_visible()
            on_screen(anna, game.table, "action")
            assert anna.mirrors[game.table].seq == seq
    anna.answer(on_screen(anna, game.table, "consume"), ["old-earth"])
    boris.answer(boris.asked(game.table), ["galactic-trendsetters"])

    # To the end without looking; both find the same new table.
    for seat, text in game.answers[28:]:
        asked = on_screen(people[seat], game.table, text.partition(":")[0])
        people[seat].submit(game.table, seat, asked["id"], text)
        people[seat].until_asked_otherwise(game.table, asked["id"])
    page.get_by_role("button", name="Rematch").click()
    page.wait_for_url(lambda url: not url.endswith(game.table))
    rematch = page.url.rpartition("/")[2]
    boris.page.get_by_role("button", name="To the rematch").click()
    boris.page.wait_for_url(f"**/table/{rematch}")
    for person in people:
        asked = person.asked(rematch)
        assert asked["ask"] == "opening"
        person.answer(asked, person.choose(asked))

    # A match of two is over when one resigns: both see it at once, and the log keeps who did what.
    assert boris.asked(rematch)["ask"] == "action"
    menu(boris.page, "Resign")
    dialog = boris.page.get_by_role("dialog", name="Resign from this match?")
    expect(dialog).to_contain_text("The match ends, and Anna has won. It is rated: both ratings change.")
    dialog.get_by_role("button", name="Resign").click()
    expect(page.locator("#dq")).to_have_text("You have won: Boris resigned.")
    expect(boris.page.locator("#dq")).to_have_text("You have resigned: Anna has won.")
    expect(page.get_by_role("button", name="Rematch")).to_be_visible()
    expect(page.get_by_role("log", name="What happened").get_by_role("listitem")).to_have_text([
        "You choose your opening hand", "Boris chooses an opening hand", "Round 1",
        "Boris has resigned: the match is over."])
