"""The components of Race for the Galaxy and their words, without the engine.

The figures in the tests are those of the rulebook; each is counted again from `cards.toml` and compared with
`distribution.toml` as well.
"""

import tomllib
from collections import Counter
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast

from orrery.games.race import words
from orrery.games.race.words import card_messages, power_message, scoring_message
from orrery.words import Words

Record = dict[str, Any]

HOME = Path(words.__file__).parent
LANGUAGES = ("en", "ru")
KINDS = ("novelty", "rare", "genes", "alien")
PHASES = ("explore", "develop", "settle", "trade", "consume", "produce")

VOCABULARY: dict[str, tuple[set[str], set[str], set[str]]] = {
    # kind of power: its phases, the fields it must have, the fields it may have
    "explore_draw": ({"explore"}, {"amount"}, set()),
    "explore_keep": ({"explore"}, {"amount"}, set()),
    "draw_at_phase_start": ({"develop"}, {"amount"}, set()),
    "reduce_cost": ({"develop", "settle"}, {"amount"}, {"good_kinds"}),
    "draw_after_placing": ({"develop", "settle"}, {"amount"}, set()),
    "military": ({"settle"}, {"amount"}, {"against_kinds", "against_keyword"}),
    "temporary_military": ({"settle"}, {"amount", "optional"}, set()),
    "zero_cost": ({"settle"}, {"excluded_good_kinds", "optional"}, set()),
    "pay_for_military": ({"settle"}, {"cost_reduction", "excluded_good_kinds", "optional"}, set()),
    "trade_bonus": ({"trade"}, {"amount"}, {"good_kinds", "this_world"}),
    "consume_goods": (
        {"consume"},
        set(),
        {"good_kinds", "goods_per_use", "distinct_kinds", "max_uses", "vp", "cards"},
    ),
    "consume_all": ({"consume"}, set(), set()),
    "sell_good": ({"consume"}, set(), {"apply_trade_powers"}),
    "draw": ({"consume", "produce"}, {"amount"}, set()),
    "lucky_draw": ({"consume"}, set(), set()),
    "discard_hand": ({"consume"}, {"max_cards", "vp_per_card", "doubled", "optional"}, set()),
    "produce_here": ({"produce"}, set(), set()),
    "produce_windfall": ({"produce"}, set(), {"good_kinds"}),
    "draw_if_produced_here": ({"produce"}, {"amount"}, set()),
    "draw_per_good_produced": ({"produce"}, {"amount", "good_kinds"}, set()),
    "draw_per_kind_produced": ({"produce"}, {"amount"}, set()),
    "draw_per_world": ({"produce"}, {"amount", "good_kinds"}, set()),
    "draw_if_most_produced": ({"produce"}, {"amount", "good_kinds"}, set()),
}


def load(name: str) -> Record:
    return tomllib.loads((HOME / "data" / f"{name}.toml").read_text(encoding="utf-8"))


CARDS: list[Record] = load("cards")["card"]
SETUP = load("setup")
ACTIONS = load("actions")
PRINTED = load("distribution")


# Counting


def number(cards: Iterable[Record]) -> int:
    """Count cards, every copy of a design."""
    return sum(card.get("copies", 1) for card in cards)


def is_military(card: Record) -> bool:
    return "defense" in card


def is_start(card: Record) -> bool:
    return "start" in card


def has_keyword(card: Record, keyword: str) -> bool:
    return keyword in card.get("keywords", ())


def powers(card: Record, *kinds: str) -> list[Record]:
    return [power for power in card.get("powers", ()) if power["kind"] in kinds]


def general_military(card: Record) -> int:
    """Sum the Military of a card that counts against every world and does not cost the card."""
    return sum(
        p["amount"] for p in powers(card, "military") if not {"against_kinds", "against_keyword"} & p.keys()
    )


DEVELOPMENTS = [card for card in CARDS if card["kind"] == "development"]
WORLDS = [card for card in CARDS if card["kind"] == "world"]
START_WORLDS = [card for card in WORLDS if is_start(card)]
OTHER_WORLDS = [card for card in WORLDS if not is_start(card)]
MILITARY_WORLDS = [card for card in WORLDS if is_military(card)]


# The records themselves


def test_there_are_95_designs_with_unique_ids() -> None:
    assert len(CARDS) == 95
    assert len({card["id"] for card in CARDS}) == 95
    assert all(card["kind"] in ("world", "development") for card in CARDS)


def test_every_card_has_the_fields_of_its_kind_and_no_others() -> None:
    common = {"id", "kind", "vp", "copies", "preset", "keywords", "powers"}
    world = common | {"cost", "defense", "good", "source", "start", "colour", "chromosome"}
    for card in CARDS:
        allowed = world if card["kind"] == "world" else common | {"cost", "scoring"}
        assert card.keys() <= allowed, card["id"]
        assert ("cost" in card) != ("defense" in card), card["id"]
        assert ("vp" in card) != ("scoring" in card), card["id"]
        assert ("good" in card) == ("source" in card), card["id"]
        assert ("start" in card) == ("colour" in card), card["id"]
        assert card.get("good", "rare") in KINDS
        assert card.get("source", "windfall") in ("windfall", "production")


@pytest.mark.parametrize("card", CARDS, ids=lambda card: str(card["id"]))
def test_every_power_keeps_to_the_vocabulary(card: Record) -> None:
    for power in card.get("powers", ()):
        phases, must, may = VOCABULARY[power["kind"]]
        fields = power.keys() - {"phase", "kind"}
        assert power["phase"] in phases
        assert must <= fields <= must | may
        for field in ("good_kinds", "excluded_good_kinds", "against_kinds"):
            assert set(power.get(field, ())) <= set(KINDS)


def test_every_kind_of_power_is_used() -> None:
    assert {power["kind"] for card in CARDS for power in card.get("powers", ())} == set(VOCABULARY)


def test_a_world_produces_on_itself_exactly_when_it_is_a_production_world() -> None:
    for card in CARDS:
        assert len(powers(card, "produce_here")) == (card.get("source") == "production"), card["id"]


def test_scoring_terms_name_cards_that_exist() -> None:
    ids = {card["id"] for card in CARDS}
    named = [term["card_id"] for card in CARDS for term in card.get("scoring", ()) if "card_id" in term]
    assert len(named) == 8
    assert set(named) <= ids


def test_a_scoring_term_for_other_cards_follows_a_narrower_one() -> None:
    for card in CARDS:
        terms = card.get("scoring", ())
        for place, term in enumerate(terms):
            if scoring_message(term)[0].startswith("scoring-other-"):
                earlier = [other for other in terms[:place] if "per" not in other]
                assert any(
                    all(other[k] == term[k] for k in other.keys() & term.keys() - {"vp"}) for other in earlier
                )


# Components


@pytest.mark.rule("RG-2.1")
def test_five_start_worlds_are_numbered_0_to_4() -> None:
    assert number(START_WORLDS) == 5
    assert [(card["start"], card["id"], card["colour"]) for card in START_WORLDS] == [
        (0, "old-earth", "blue"),
        (1, "epsilon-eridani", "red"),
        (2, "alpha-centauri", "blue"),
        (3, "new-sparta", "red"),
        (4, "earths-lost-colony", "blue"),
    ]
    assert SETUP["start_worlds"] == [card["id"] for card in START_WORLDS]


@pytest.mark.rule("RG-2.2")
def test_109_other_cards_are_59_worlds_and_50_developments() -> None:
    assert (number(OTHER_WORLDS), number(DEVELOPMENTS)) == (59, 50)
    assert number(OTHER_WORLDS) + number(DEVELOPMENTS) == 109
    assert number(CARDS) == PRINTED["cards_total"] == 114


@pytest.mark.rule("RG-2.3")
def test_four_sets_of_seven_different_action_cards() -> None:
    assert ACTIONS["sets"] == 4
    assert [(action["id"], action["phase"]) for action in ACTIONS["action"]] == [
        ("explore-5", "explore"),
        ("explore-1-1", "explore"),
        ("develop", "develop"),
        ("settle", "settle"),
        ("consume-trade", "consume"),
        ("consume-2x", "consume"),
        ("produce", "produce"),
    ]
    assert [action["copies"]["standard"] for action in ACTIONS["action"]] == [1] * 7
    assert ACTIONS["standard"] == {"cards_per_player": 7, "chosen_per_round": 1}


@pytest.mark.rule("RG-2.4")
def test_eight_duplicates_are_a_second_develop_and_settle_for_each_set_of_the_duel() -> None:
    extra = {
        action["id"]: action["copies"]["duel"] - action["copies"]["standard"] for action in ACTIONS["action"]
    }
    assert {name: copies for name, copies in extra.items() if copies} == {"develop": 1, "settle": 1}
    assert ACTIONS["sets"] * sum(extra.values()) == 8
    assert (
        sum(action["copies"]["duel"] for action in ACTIONS["action"])
        == ACTIONS["duel"]["cards_per_player"]
        == 9
    )


def test_the_duel_has_23_different_picks() -> None:
    duplicated = sum(action["copies"]["duel"] == 2 for action in ACTIONS["action"])
    different = len(ACTIONS["action"])
    assert different * (different - 1) // 2 + duplicated == ACTIONS["duel"]["distinct_choices"] == 23


def test_the_phases_of_the_action_cards_are_in_order() -> None:
    assert ACTIONS["phase_order"] == ["explore", "develop", "settle", "consume", "produce"]
    assert list(dict.fromkeys(action["phase"] for action in ACTIONS["action"])) == ACTIONS["phase_order"]


@pytest.mark.rule("RG-2.5")
def test_28_chips_are_worth_88_points() -> None:
    chips = {chip["value"]: chip["count"] for chip in SETUP["vp_chips"]["supply"]}
    assert chips == {1: 18, 5: 6, 10: 4}
    assert sum(chips.values()) == 28
    assert sum(value * count for value, count in chips.items()) == 88


def test_the_bank_can_be_paid_out_in_its_chips() -> None:
    chips = SETUP["vp_chips"]
    supply = {chip["value"]: chip["count"] for chip in chips["supply"]}
    assert chips["bank_by_players"] == {str(n): chips["bank_per_player"] * n for n in (2, 3, 4)}
    assert (
        sum(value * supply[value] for value in chips["bank_denominations"]) >= chips["bank_by_players"]["4"]
    )
    assert set(supply) == {*chips["bank_denominations"], *chips["set_aside_until_final_round"]}


def test_the_deck_holds_what_the_deal_leaves() -> None:
    deal = SETUP["deal"]
    assert deal["cards_dealt"] - deal["cards_discarded"] == deal["opening_hand"] == 4
    taken = deal["start_worlds_per_player"] + deal["cards_dealt"]
    assert SETUP["deck_size_after_deal"] == {str(n): 114 - n * taken for n in (2, 3, 4)}
    assert SETUP["first_game"]["deck_size_after_deal"] == {str(n): 114 - n * (1 + 4) for n in (2, 3, 4)}


def test_limits_and_prices() -> None:
    assert SETUP["players"] == {"min": 2, "max": 4}
    assert SETUP["explore"] == {"draw": 2, "keep": 1}
    assert SETUP["trade_price"] == {"novelty": 2, "rare": 3, "genes": 4, "alien": 5}
    assert (SETUP["hand_limit"], SETUP["game_end"]["tableau_cards"], SETUP["max_goods_per_world"]) == (
        10,
        12,
        1,
    )


@pytest.mark.rule("RG-3.15")
def test_preset_hands_are_four_cards_for_each_start_world_from_1_to_4() -> None:
    hands = {
        "1": ["gem-world", "rebel-fuel-cache", "colony-ship", "public-works"],
        "2": ["comet-zone", "rebel-miners", "expedition-force", "mining-robots"],
        "3": ["former-penal-colony", "malevolent-lifeforms", "export-duties", "new-military-tactics"],
        "4": ["avian-uplift-race", "spice-world", "contact-specialist", "space-marines"],
    }
    assert SETUP["first_game"]["preset_hands"] == hands
    printed = {card["id"]: str(card["preset"]) for card in CARDS if "preset" in card}
    assert printed == {card: hand for hand, cards in hands.items() for card in cards}
    assert SETUP["first_game"]["start_worlds_by_players"] == {"2": [1, 2], "3": [1, 2, 3], "4": [1, 2, 3, 4]}


# Powers in general


@pytest.mark.rule("RG-7.1")
def test_every_development_and_most_worlds_have_powers_of_one_phase_each() -> None:
    assert all(card.get("powers") for card in DEVELOPMENTS)
    with_powers = sum(bool(card.get("powers")) for card in WORLDS)
    assert (with_powers, len(WORLDS)) == (49, 64)
    assert all(power["phase"] in PHASES for card in CARDS for power in card.get("powers", ()))


@pytest.mark.rule("RG-7.13")
def test_optional_powers_are_these_five_and_no_others() -> None:
    optional = {
        (card["id"], p["kind"]) for card in CARDS for p in card.get("powers", ()) if p.get("optional")
    }
    assert optional == {
        ("colony-ship", "zero_cost"),
        ("new-military-tactics", "temporary_military"),
        ("contact-specialist", "pay_for_military"),
        ("deficit-spending", "discard_hand"),
        ("merchant-world", "discard_hand"),
    }


# Distribution


@pytest.mark.rule("RG-21.1")
def test_114_cards_by_class() -> None:
    start = {"non_military": 4, "military": 1}
    assert number(c for c in START_WORLDS if not is_military(c)) == start["non_military"]
    assert number(c for c in START_WORLDS if is_military(c)) == start["military"]
    assert PRINTED["start_worlds"] == start
    assert number(c for c in OTHER_WORLDS if is_military(c)) == PRINTED["other_military_worlds"] == 22
    assert number(c for c in OTHER_WORLDS if not is_military(c)) == PRINTED["other_non_military_worlds"] == 37
    assert [c.get("copies", 1) for c in DEVELOPMENTS if c["cost"] == 6] == [1] * 12
    assert PRINTED["six_cost_developments"] == 12
    assert [c.get("copies", 1) for c in DEVELOPMENTS if c["cost"] != 6] == [2] * 19
    assert PRINTED["other_developments"] == {"designs": 19, "copies_each": 2}
    assert number(CARDS) == 114


@pytest.mark.rule("RG-21.2")
def test_23_military_worlds_by_defense() -> None:
    rows = {
        1: (6, 0, 1, 0),
        2: (7, 1, 1, 1),
        3: (3, 0, 2, 0),
        4: (2, 1, 0, 0),
        5: (2, 1, 1, 0),
        6: (2, 1, 1, 0),
        7: (1, 0, 1, 0),
    }
    counted: dict[int, tuple[int, int, int, int]] = {}
    for defense in sorted({world["defense"] for world in MILITARY_WORLDS}):
        here = [world for world in MILITARY_WORLDS if world["defense"] == defense]
        alien = number(w for w in here if has_keyword(w, "alien"))
        assert alien == number(w for w in here if w.get("good") == "alien")
        rebel = number(w for w in here if has_keyword(w, "rebel"))
        counted[defense] = (number(here), alien, rebel, number(w for w in here if is_start(w)))
    assert counted == rows
    assert number(MILITARY_WORLDS) == PRINTED["military_worlds"]["total"] == 23
    fields = ("count", "alien", "rebel", "start")
    assert PRINTED["military_worlds"]["by_defense"] == [
        {"defense": defense, **dict(zip(fields, row, strict=True))} for defense, row in rows.items()
    ]


def test_contact_specialist_cannot_pay_for_four_worlds() -> None:
    (pay,) = [power for card in CARDS for power in powers(card, "pay_for_military")]
    excluded = [world["id"] for world in MILITARY_WORLDS if world.get("good") in pay["excluded_good_kinds"]]
    assert excluded == [
        "alien-robot-scout-ship",
        "alien-robot-sentry",
        "lost-alien-battle-fleet",
        "lost-alien-warship",
    ]
    assert len(excluded) == PRINTED["contact_specialist_excluded_worlds"] == 4


def by_general_military(cards: Iterable[Record]) -> dict[str, int]:
    """Count the cards that add to general Military, by how much they add."""
    counts: Counter[str] = Counter()
    for card in cards:
        if general_military(card) > 0:
            counts[str(general_military(card))] += card.get("copies", 1)
    return dict(sorted(counts.items()))


@pytest.mark.rule("RG-21.3")
def test_19_cards_give_military() -> None:
    temporary: Counter[str] = Counter()
    for card in CARDS:
        for power in powers(card, "temporary_military"):
            temporary[str(power["amount"])] += card.get("copies", 1)
            assert card["kind"] == "development"
    counted = {
        "developments": by_general_military(DEVELOPMENTS),
        "temporary_developments": dict(temporary),
        "military_worlds": by_general_military(w for w in OTHER_WORLDS if is_military(w)),
        "non_military_worlds": by_general_military(w for w in OTHER_WORLDS if not is_military(w)),
        "start_worlds": by_general_military(START_WORLDS),
    }
    assert counted == {
        "developments": {"1": 2, "2": 3, "3": 2},
        "temporary_developments": {"3": 2},
        "military_worlds": {"1": 4, "2": 1, "3": 1},
        "non_military_worlds": {"1": 2},
        "start_worlds": {"1": 1, "2": 1},
    }
    assert sum(sum(group.values()) for group in counted.values()) == 19
    assert PRINTED["military_powers"] == {"total": 19, **counted}


def special_military(field: str, value: str | list[str], targets: Iterable[Record]) -> dict[str, int]:
    """Count the cards with Military against one class of worlds, and the military worlds of that class."""
    given = [(card, p) for card in CARDS for p in powers(card, "military") if p.get(field) == value]
    (amount,) = {power["amount"] for _, power in given}
    return {
        "amount": amount,
        "developments": number(card for card, _ in given if card["kind"] == "development"),
        "worlds": number(card for card, _ in given if card["kind"] == "world"),
        "targets": number(world for world in targets if is_military(world)),
    }


@pytest.mark.rule("RG-21.4")
def test_special_and_negative_military() -> None:
    counted = {
        "against_rebel": special_military(
            "against_keyword", "rebel", (world for world in WORLDS if has_keyword(world, "rebel"))
        ),
        "against_alien": special_military(
            "against_kinds", ["alien"], (world for world in WORLDS if world.get("good") == "alien")
        ),
        "against_rare": special_military(
            "against_kinds", ["rare"], (world for world in WORLDS if world.get("good") == "rare")
        ),
        "negative_one_cards": number(card for card in CARDS if general_military(card) == -1),
    }
    assert counted == PRINTED["special_military"]
    assert counted == {
        "against_rebel": {"amount": 4, "developments": 1, "worlds": 0, "targets": 7},
        "against_alien": {"amount": 2, "developments": 1, "worlds": 1, "targets": 4},
        "against_rare": {"amount": 1, "developments": 0, "worlds": 1, "targets": 3},
        "negative_one_cards": 5,
    }
    negative = [p["amount"] for card in CARDS for p in powers(card, "military") if p["amount"] < 0]
    assert negative == [-1] * 4  # Contact Specialist has two copies
    special = {
        c["id"]
        for c in CARDS
        for p in powers(c, "military")
        if {"against_kinds", "against_keyword"} & p.keys()
    }
    assert special == {
        "galactic-imperium",
        "alien-tech-institute",
        "alien-rosetta-stone-world",
        "alpha-centauri",
    }


@pytest.mark.rule("RG-21.5")
def test_91_cards_are_paid_for() -> None:
    rows = {0: (0, 2), 1: (12, 6), 2: (12, 11), 3: (4, 10), 4: (8, 5), 5: (2, 5), 6: (12, 2)}
    paid = [card for card in CARDS if "cost" in card]
    assert number(paid) == PRINTED["cards_placed_by_payment"]["total"] == 91
    counted = {
        cost: (
            number(c for c in paid if c["cost"] == cost and c["kind"] == "development"),
            number(c for c in paid if c["cost"] == cost and c["kind"] == "world"),
        )
        for cost in sorted({card["cost"] for card in paid})
    }
    assert counted == rows
    assert PRINTED["cards_placed_by_payment"]["by_cost"] == [
        {"cost": cost, "developments": developments, "worlds": worlds}
        for cost, (developments, worlds) in rows.items()
    ]


def by_kind_of_good(source: str) -> dict[str, tuple[int, int]]:
    """Count non-military and military worlds of one source, by the kind of their goods."""
    worlds = [world for world in WORLDS if world.get("source") == source]
    return {
        kind: (
            number(w for w in worlds if w["good"] == kind and not is_military(w)),
            number(w for w in worlds if w["good"] == kind and is_military(w)),
        )
        for kind in KINDS
    }


def printed_by_kind(name: str) -> dict[str, tuple[int, int]]:
    return {
        kind: (row["non_military"], row["military"]) for kind, row in PRINTED[name].items() if kind != "total"
    }


@pytest.mark.rule("RG-21.6")
def test_25_windfall_worlds() -> None:
    rows = {"novelty": (2, 3), "rare": (5, 2), "genes": (2, 5), "alien": (3, 3)}
    assert by_kind_of_good("windfall") == printed_by_kind("windfall_worlds") == rows
    assert sum(map(sum, rows.values())) == PRINTED["windfall_worlds"]["total"] == 25


@pytest.mark.rule("RG-21.7")
def test_21_production_worlds() -> None:
    rows = {"novelty": (8, 1), "rare": (5, 1), "genes": (3, 1), "alien": (1, 1)}
    assert by_kind_of_good("production") == printed_by_kind("production_worlds") == rows
    assert sum(map(sum, rows.values())) == PRINTED["production_worlds"]["total"] == 21


@pytest.mark.rule("RG-21.8")
def test_cards_that_produce_on_windfall_worlds() -> None:
    def producers(cards: Iterable[Record], *, specific: bool) -> int:
        return number(
            card
            for card in cards
            if any(("good_kinds" in p) == specific for p in powers(card, "produce_windfall"))
        )

    kinds = [p["good_kinds"] for card in CARDS for p in powers(card, "produce_windfall") if "good_kinds" in p]
    assert all(len(named) == 1 for named in kinds)
    counted = {
        "specific_kind": {
            "developments": producers(DEVELOPMENTS, specific=True),
            "worlds": producers(WORLDS, specific=True),
        },
        "any_kind": {
            "developments": producers(DEVELOPMENTS, specific=False),
            "worlds": producers(WORLDS, specific=False),
        },
    }
    assert counted == PRINTED["windfall_producers"]
    assert counted == {
        "specific_kind": {"developments": 6, "worlds": 2},
        "any_kind": {"developments": 0, "worlds": 1},
    }


@pytest.mark.rule("RG-21.9")
def test_33_cards_consume_goods_and_3_take_hand_cards() -> None:
    consumers = [card for card in CARDS if powers(card, "consume_goods", "consume_all", "sell_good")]
    peaceful = [card for card in consumers if card["kind"] == "world" and not is_military(card)]
    counted = {
        "total": number(consumers),
        "non_military_worlds": number(peaceful),
        "of_which_start_worlds": number(card for card in peaceful if is_start(card)),
        "military_worlds": number(card for card in consumers if is_military(card)),
        "developments": number(card for card in consumers if card["kind"] == "development"),
    }
    assert counted == PRINTED["goods_consumers"]
    assert tuple(counted.values()) == (33, 16, 3, 2, 15)
    hand = {
        "developments": number(card for card in DEVELOPMENTS if powers(card, "discard_hand")),
        "worlds": number(card for card in WORLDS if powers(card, "discard_hand")),
    }
    assert hand == PRINTED["hand_consumers"] == {"developments": 2, "worlds": 1}


def test_no_printed_figure_is_left_uncounted() -> None:
    assert set(PRINTED) == {
        "cards_total",
        "start_worlds",
        "other_military_worlds",
        "other_non_military_worlds",
        "six_cost_developments",
        "other_developments",
        "military_worlds",
        "contact_specialist_excluded_worlds",
        "military_powers",
        "special_military",
        "cards_placed_by_payment",
        "windfall_worlds",
        "production_worlds",
        "windfall_producers",
        "goods_consumers",
        "hand_consumers",
    }


# Words


def source_text(language: str) -> str:
    return (HOME / "text" / f"{language}.ftl").read_text(encoding="utf-8")


@cache
def bundle(language: str) -> FluentBundle:
    made = FluentBundle([language], use_isolating=False)
    made.add_resource(FluentResource(source_text(language)))
    return made


def message_ids(language: str) -> list[str]:
    body = FluentParser().parse(source_text(language)).body
    assert not [entry.content for entry in body if isinstance(entry, ast.Junk)]
    return [entry.id.name for entry in body if isinstance(entry, ast.Message)]


def say(language: str, name: str, args: words.Args | None = None, attribute: str = "") -> str:
    """Return the text of a message; fail if anything in it is missing."""
    message = bundle(language).get_message(name)
    pattern = message.attributes[attribute] if attribute else message.value
    assert pattern is not None, name
    text, errors = bundle(language).format_pattern(pattern, Words(language, "race").named(args or {}))
    assert not errors, (name, errors)
    assert isinstance(text, str)
    return text


def test_both_languages_define_the_same_messages_once() -> None:
    english, russian = message_ids("en"), message_ids("ru")
    assert len(english) == len(set(english))
    assert len(russian) == len(set(russian))
    assert set(english) == set(russian)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_its_own_name(language: str) -> None:
    names = {say(language, f"card-{card['id']}") for card in CARDS}
    assert len(names) == 95
    named = [name for name in message_ids(language) if name.startswith("card-")]
    assert named == [f"card-{card['id']}" for card in CARDS]


def test_russian_names_say_whether_they_are_our_own() -> None:
    origins = Counter(say("ru", f"card-{card['id']}", attribute="origin") for card in CARDS)
    assert origins == {"source": 27, "own": 68}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("card", CARDS, ids=lambda card: str(card["id"]))
def test_every_power_and_scoring_term_has_words(language: str, card: Record) -> None:
    messages = card_messages(card)
    assert len(messages) == len(card.get("powers", ())) + len(card.get("scoring", ()))
    for name, args in messages:
        sentence = say(language, name, args)
        assert sentence.endswith(".")
        assert not set("{}$\n") & set(sentence)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_about_a_power_is_used_by_a_card(language: str) -> None:
    used = {name for card in CARDS for name, _ in card_messages(card)}
    assert used == {name for name in message_ids(language) if name.startswith(("power-", "scoring-"))}


@pytest.mark.parametrize("language", LANGUAGES)
def test_kinds_phases_keywords_and_actions_have_words(language: str) -> None:
    for kind in KINDS:
        assert say(language, f"kind-{kind}")
    numbers = [say(language, f"phase-{phase}", attribute="number") for phase in PHASES]
    assert numbers == ["I", "II", "III", "$", "IV", "V"]
    for keyword in {word for card in CARDS for word in card.get("keywords", ())}:
        assert say(language, f"keyword-{keyword}")
    actions = [action["id"] for action in ACTIONS["action"]]
    actions += [f"{action['id']}-2" for action in ACTIONS["action"] if action["copies"]["duel"] == 2]
    assert len({say(language, f"action-{action}") for action in actions}) == 9
    assert all(say(language, f"action-{action}", attribute="bonus").endswith(".") for action in actions)


def sentences(language: str, card_id: str) -> list[str]:
    (card,) = [card for card in CARDS if card["id"] == card_id]
    return [say(language, name, args) for name, args in card_messages(card)]


def test_a_card_reads_well_in_english() -> None:
    assert sentences("en", "free-trade-association") == [
        "Discard as many Novelty goods as you can, up to 3. For each, gain 1 VP and draw 1 card.",
        "Produce a good on one of your empty Novelty windfall worlds.",
        "2 VP for each Novelty production world.",
        "1 VP for each Novelty windfall world.",
        "2 VP for Consumer Markets.",
        "2 VP for Expanding Colony.",
    ]
    assert sentences("en", "contact-specialist") == [
        "−1 Military.",
        "You may pay for a military world instead of conquering it. It costs its defense minus 1. "
        "Not for Alien technology worlds.",
    ]


def test_a_card_reads_well_in_russian() -> None:
    assert sentences("ru", "mining-league") == [
        "Сбросьте 2 товара вида «редкие элементы»: получите 3 ПО.",
        "Произведите товар в одном из своих пустых миров накопления вида «редкие элементы».",
        "2 ПО за каждый мир производства вида «редкие элементы».",
        "1 ПО за каждый мир накопления вида «редкие элементы».",
        "2 ПО за карту «Горнодобывающие роботы».",
        "2 ПО за карту «Горнодобывающий конгломерат».",
    ]


@pytest.mark.parametrize(
    ("amount", "cards"), [(1, "1 карту"), (2, "2 карты"), (5, "5 карт"), (21, "21 карту")]
)
def test_russian_counts_cards_correctly(amount: int, cards: str) -> None:
    drawn = power_message({"phase": "produce", "kind": "draw", "amount": amount})
    assert say("ru", *drawn) == f"Возьмите {cards}."
    consumed = power_message({"phase": "consume", "kind": "consume_goods", "cards": amount})
    assert say("ru", *consumed) == f"Сбросьте 1 товар: возьмите {cards}."
