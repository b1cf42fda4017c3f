"""What a board is told: the printed pieces, and the figures behind each question."""

from __future__ import annotations

import json
from typing import Any

import pytest

from orrery import rules
from orrery.core import NONE, Chance, Decision, Match, new_match
from orrery.games.race.cards import CARDS, POWERS
from orrery.games.race.components import components
from orrery.games.race.game import RACE
from orrery.games.race.notation import card_named, power_text
from orrery.games.race.phases import consume, develop, settle
from orrery.games.race.scoring import score
from orrery.words import Words, keys
from tests.games.race.tables import seat, table

PIECES = components()


def test_every_card_and_every_copy_has_a_face() -> None:
    assert len(PIECES["cards"]) == 95
    assert sum(face["copies"] for face in PIECES["cards"].values()) == len(CARDS)
    for card in CARDS:
        face = PIECES["cards"][card.text.partition("~")[0]]
        assert (face["kind"] == "world", face["number"], face["military"]) == (card.world, card.number, card.military)
        assert [power["phase"] for power in face["powers"]] == [power["phase"] for power in card.data.get("powers", [])]
    assert PIECES["cards"]["gem-world"]["source"] == "production"
    assert PIECES["cards"]["galactic-federation"]["vp"] is None
    assert [PIECES["cards"][name]["start"] for name in PIECES["start"]] == [0, 1, 2, 3, 4]
    assert len(PIECES["actions"]) == 9
    assert json.loads(json.dumps(PIECES)) == PIECES  # plain values


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_every_sentence_on_a_face_can_be_said_and_every_rule_exists(lang: str) -> None:
    spoken = keys(lang, "race")
    catalogue = {rule.id for rule in rules.catalogue("race", lang)}
    for name, face in PIECES["cards"].items():
        for told in face["powers"] + face.get("scoring", []):
            assert told["key"] in spoken, name
        cited = [power["rule"] for power in face["powers"]] + [face.get("scoring_rule", "RG-22.1")]
        assert set(cited) <= catalogue, name
    assert {action["rule"] for action in PIECES["actions"]} <= catalogue
    assert all(Words(lang, "race").has(f"action-{action['id']}") for action in PIECES["actions"])


def test_a_power_tells_its_figures_its_sentence_and_its_rule() -> None:
    robots = PIECES["cards"]["mining-robots"]["powers"]
    assert robots[0] == {
        "phase": "settle", "kind": "reduce_cost", "amount": 1, "good_kinds": ["rare"],
        "key": "power-reduce-cost-kind", "args": {"amount": 1, "kinds": ["rare"]}, "rule": "RG-17.2",
    }
    assert robots[1]["rule"] == "RG-20.3"
    assert [power["rule"] for power in PIECES["cards"]["alpha-centauri"]["powers"]] == ["RG-17.10", "RG-17.10"]
    assert [power["rule"] for power in PIECES["cards"]["gem-world"]["powers"]] == ["RG-20.5", "RG-20.5"]
    assert PIECES["cards"]["runaway-robots"]["powers"][0]["rule"] == "RG-20.6"


def test_what_cards_are_worth_to_a_cost_6_development_adds_up_to_its_points() -> None:
    game = table("actions", seat("new-sparta rebel-base outlaw-world galactic-imperium drop-ships"), seat("old-earth"))
    points = game.view(0).zones["seats"][0]["points"]
    worth = PIECES["cards"]["galactic-imperium"]["worth"]
    assert sum(worth.get(card, 0) for card in ("new-sparta", "rebel-base", "outlaw-world", "drop-ships")) == 4
    assert points["galactic-imperium"] == 4
    assert score(game.state, 0) == sum(points.values())


def about(game: Any, seat: int) -> Any:
    return game.view(seat).document()["asked"]["about"]


def test_the_bill_of_a_world_names_every_reduction() -> None:
    game = table(
        "lay-world",
        seat("alpha-centauri mining-robots contact-specialist", "new-earth 7", actions="settle"),
        seat("old-earth", "3", actions="consume-trade"),
    )
    assert about(game, 0)["bonus"] is True
    assert about(game, 0)["prices"]["new-earth"] == {
        "pay": 3, "ways": ["pay"], "after": {"points": 3, "draw": 1, "good": False},
    }
    game.answer(0, "new-earth")
    game.answer(1, "none")
    bill = about(game, 0)["bill"]
    assert bill["base"] == 5
    assert bill["lines"] == [
        {"card": "alpha-centauri", "amount": -1, "rule": "RG-17.10"},
        {"card": "mining-robots", "amount": -1, "rule": "RG-17.2"},
    ]
    assert bill["price"] == 3
    assert bill["after"] == {"points": 3, "draw": 1, "good": False, "hand": 5, "tableau": 4}


def test_the_bill_of_a_military_world_tells_both_ways_apart() -> None:
    game = table(
        "lay-world",
        seat("new-sparta contact-specialist new-military-tactics", "rebel-miners 4", actions="settle"),
        seat("old-earth", "3", actions="produce"),
    )
    assert about(game, 0)["prices"]["rebel-miners"] == {
        "pay": 1, "strength": 1, "ways": ["conquer+tactics", "pay", "pay+tactics"],
        "after": {"points": 1, "draw": 1, "good": False},
    }
    assert about(game, 1)["bonus"] is False
    game.answer(0, "rebel-miners")
    game.answer(1, "none")
    bill = about(game, 0)["bill"]
    assert (bill["base"], bill["price"], bill["strength"], bill["tactics"]) == (2, 1, 1, 3)
    assert bill["lines"] == [{"card": "contact-specialist", "amount": -1, "rule": "RG-17.8"}]
    assert bill["military"] == [
        {"card": "new-sparta", "amount": 2, "rule": "RG-17.6"},
        {"card": "contact-specialist", "amount": -1, "rule": "RG-17.6"},
    ]
    assert "hand" not in bill["after"]
    game.answer(0, "pay")
    assert about(game, 0)["bill"]["after"] == {"points": 1, "draw": 1, "good": False, "hand": 4}


def test_the_bill_of_a_development_has_the_bonus_of_the_phase() -> None:
    game = table(
        "lay-development",
        seat("new-sparta investment-credits public-works", "merchant-guild 6", actions="develop"),
        seat("old-earth", "3", actions="produce"),
    )
    game.answer(0, "merchant-guild")
    game.answer(1, "none")
    bill = about(game, 0)["bill"]
    assert bill["lines"] == [
        {"card": "investment-credits", "amount": -1, "rule": "RG-16.2"},
        {"action": "develop", "amount": -1, "rule": "RG-6.5"},
    ]
    assert (bill["base"], bill["price"]) == (6, 4)
    assert bill["after"] == {"points": None, "draw": 1, "good": False, "hand": 3, "tableau": 4}


def test_drawn_cards_tell_what_they_would_cost_and_whether_this_round() -> None:
    game = table(
        "keep",
        seat("new-sparta public-works", "3", drawn=["rebel-miners", "new-earth", "public-works", "investment-credits"],
             actions="explore-5"),
        seat("old-earth", "3", actions="settle"),
    )
    prices = about(game, 0)["prices"]
    assert prices["rebel-miners"] == {
        "strength": 2, "ways": ["conquer"], "twice": False, "now": True, "after": {"points": 1, "good": False},
    }
    assert (prices["new-earth"]["pay"], prices["new-earth"]["ways"], prices["new-earth"]["now"]) == (5, [], False)
    assert (prices["investment-credits"]["pay"], prices["investment-credits"]["now"]) == (1, False)
    assert prices["public-works~2"]["twice"] is True


def test_the_payment_proposed_gives_away_what_could_be_placed_least() -> None:
    game = table(
        "lay-world",
        seat("new-sparta public-works", "gem-world public-works~2 new-earth rebel-miners contact-specialist",
             actions="settle"),
        seat("old-earth", "3", actions="produce"),
    )
    game.answer(0, "gem-world")
    game.answer(1, "none")
    assert about(game, 0)["proposed"] == ["public-works~2", "new-earth"]


def test_the_outlook_tells_what_each_action_would_do_now() -> None:
    game = table(
        "actions",
        seat("alpha-centauri expedition-force gem-world mining-world merchant-world asteroid-belt export-duties",
             "drop-ships investment-credits spice-world 1", goods="gem-world asteroid-belt"),
        seat("old-earth", "3"),
    )
    assert about(game, 0)["outlook"] == {
        "explore-5": {"draw": 8, "keep": 1},
        "explore-1-1": {"draw": 4, "keep": 2},
        "develop": {"cards": ["drop-ships", "investment-credits"]},
        "settle": {"cards": ["spice-world", *[card for card in game.view(0).zones["hand"][3:]
                                              if CARDS[card_named(card)].world]]},
        "consume-trade": {"price": 3 + 2 + 1},
        "consume-2x": {"goods": 2, "powers": 1},
        "produce": {"goods": 1, "windfalls": 1},
    }


def test_sales_and_consume_powers_tell_what_they_give() -> None:
    game = table(
        "trade",
        seat("spice-world alpha-centauri consumer-markets new-vinland trade-league", "2",
             goods="spice-world alpha-centauri new-vinland", actions="consume-trade consume-2x"),
        seat("old-earth", "3", actions="produce settle"), mode="duel",
    )
    assert about(game, 0) == {"prices": {"spice-world": 5, "alpha-centauri": 4, "new-vinland": 5}}
    game.answer(0, "alpha-centauri")
    assert about(game, 0)["yields"] == {
        "consumer-markets": {"goods": 2, "points": 4, "cards": 0},
        "new-vinland": {"goods": 1, "points": 0, "cards": 2},
        "trade-league": {"goods": 1, "points": 0, "cards": 5},
    }
    game.answer(0, "new-vinland")
    assert about(game, 0) == {"power": "new-vinland", "yield": {"goods": 1, "points": 0, "cards": 2}}


def waiting(match: Match[Any]) -> list[Decision]:
    """The open questions that nobody has answered yet."""
    return [decision for decision in match.pending if decision.seat not in match.sealed]


def points(match: Match[Any], seat: int, ref: int) -> int:
    """The points that a Consume power really gives, the most that can be made of it."""
    clone = match.clone(events=True)
    seen = len(clone.events_since(0, seat))
    clone.submit(seat, power_text(ref))
    if (now := clone.pending) and now[0].ask in ("goods", "hand") and now[0].about == (ref,):
        most = [code for code in now[0].codes() if RACE.allows(clone.state, now[0], code)][-1]
        clone.submit(seat, now[0].decode(most))
    for event in clone.events_since(seen, seat):
        if event["event"] == "consumed":
            return int(event["points"])
        if event["event"] == "cashed":
            return int(event["count"])
    return 0


def checked(match: Match[Any]) -> set[str]:
    """Compare the figures behind the open questions with the rules that will be applied. Returns what was compared."""
    s, found = match.state, set()
    for decision in waiting(match):
        told = match.view(decision.seat).document()["asked"]["about"]
        by = decision.seat
        if decision.ask == "pay":
            bill = told["bill"]
            assert bill["price"] == decision.least
            proposed = [card_named(text) for text in told["proposed"]]
            assert len(proposed) == decision.least
            assert set(proposed) <= set(decision.options)
            assert max(0, bill["base"] + sum(line["amount"] for line in bill["lines"])) == bill["price"]
        elif decision.ask == "how":
            bill = told["bill"]
            if "military" in bill:
                strength = settle.strength_against(s, by, decision.about[0])
                assert sum(line["amount"] for line in bill["military"]) == bill["strength"] == strength
        elif decision.ask in ("develop", "settle"):
            price_of = develop.price_of if decision.ask == "develop" else settle.price_of
            for text, facts in told["prices"].items():
                assert facts.get("pay", price_of(s, by, card_named(text))) == price_of(s, by, card_named(text))
            assert len(told["prices"]) == len([one for one in decision.options if one != NONE])
        elif decision.ask == "consume":
            for ref in decision.options:
                if ref != NONE:
                    assert told["yields"][power_text(ref)]["points"] == points(match, by, ref)
        elif decision.ask == "sell":
            trade = not decision.about or POWERS[decision.about[0]].trade
            assert told["prices"] == {
                CARDS[world].text: consume.sale_price(s, by, world, trade) for world in decision.options
            }
        else:
            continue
        found.add(decision.ask)
    return found


@pytest.mark.parametrize(("seats", "mode"), [(2, "duel"), (3, "standard"), (4, "standard")])
def test_the_figures_agree_with_the_rules_over_whole_games(seats: int, mode: str) -> None:
    found: set[str] = set()
    for n in range(3):
        match = new_match(RACE, seats, b"figures %d" % n, {"mode": mode}, events=True)
        chance = Chance(b"answers %d" % n)
        while match.pending:
            found |= checked(match)
            decision = waiting(match)[0]
            code = RACE.sample(match.state, decision, chance)
            match.submit(decision.seat, RACE.text(decision, decision.decode(code)))
    assert found >= {"pay", "develop", "settle", "consume"}
