"""What cost-6 developments are worth at the end of the game (RG-22)."""

from __future__ import annotations

import pytest

from orrery.games.race.cards import CARDS
from orrery.testing import rule
from tests.games.race.tables import public, seat
from tests.games.race.tables import table as at

SIX = ["alien-tech-institute", "free-trade-association", "galactic-federation", "galactic-imperium",
       "galactic-renaissance", "galactic-survey-seti", "merchant-guild", "mining-league", "new-economy",
       "new-galactic-order", "pan-galactic-league", "trade-league"]


def points(cards: str, chips: int = 0, opponent: str = "", hand: str = "") -> dict[str, int]:
    """Where the points of this tableau come from."""
    table = at("over", seat(cards, hand, chips=chips), seat(opponent))
    parts: dict[str, int] = public(table, 0)["points"]
    assert table.result().scores[0] == sum(parts.values())
    return parts


def worth(development: str, *cards: str, chips: int = 0) -> int:
    """What a cost-6 development is worth beside these cards."""
    return points(" ".join([development, *cards]), chips)[development]


def adds(development: str, card: str) -> int:
    """What one card adds to the worth of a cost-6 development."""
    return worth(development, card) - worth(development)


@rule("RG-22.1")
def test_points_are_given_for_each_fitting_card_of_the_owners_tableau_only() -> None:
    own = points("old-earth gem-world spice-world comet-zone merchant-guild", opponent="new-sparta plague-world",
                 hand="prosperous-world new-vinland")
    assert own["merchant-guild"] == 3 * 2


@rule("RG-22.2")
@pytest.mark.parametrize(
    ("development", "card", "each"),
    [("free-trade-association", "consumer-markets", 2), ("free-trade-association", "expanding-colony", 2),
     ("galactic-renaissance", "research-labs", 3), ("galactic-renaissance", "galactic-trendsetters", 3),
     ("galactic-renaissance", "artist-colony", 3), ("mining-league", "mining-robots", 2),
     ("mining-league", "mining-conglomerate", 2), ("pan-galactic-league", "contact-specialist", 3)],
)
def test_a_condition_in_capitals_names_one_card(development: str, card: str, each: int) -> None:
    assert adds(development, card) == each
    elsewhere = points(development, opponent=card)
    assert elsewhere[development] == worth(development)


@rule("RG-22.3")
def test_one_card_scores_once_by_the_first_condition_that_fits() -> None:
    assert adds("alien-tech-institute", "alien-robotic-factory") == 3  # not 3 and 2 for the keyword
    assert adds("alien-tech-institute", "deserted-alien-library") == 2
    assert adds("galactic-federation", "merchant-guild") == 2  # not 2 and 1
    assert adds("galactic-imperium", "rebel-base") == 2
    assert adds("galactic-survey-seti", "star-nomad-lair") == 2
    assert adds("pan-galactic-league", "rebel-warrior-race") == 2  # Genes, and military besides


@rule("RG-22.3")
def test_two_cost_6_developments_score_the_same_card_each_for_itself() -> None:
    parts = points("old-earth comet-zone merchant-guild mining-league galactic-federation")
    assert (parts["merchant-guild"], parts["mining-league"]) == (2, 2)  # Comet Zone twice
    assert parts["galactic-federation"] == 2 + 2 + 2


@rule("RG-22.4")
@pytest.mark.parametrize(
    ("development", "alone"),
    [("alien-tech-institute", 2), ("galactic-federation", 2), ("galactic-survey-seti", 1), ("new-economy", 2),
     ("new-galactic-order", 2), ("trade-league", 2), ("free-trade-association", 0), ("galactic-imperium", 0),
     ("galactic-renaissance", 0), ("merchant-guild", 0), ("mining-league", 0), ("pan-galactic-league", 0)],
)
def test_a_development_counts_itself_if_it_meets_its_own_condition(development: str, alone: int) -> None:
    assert worth(development) == alone


@rule("RG-22.5", "RG-23.18")
def test_alien_tech_institute() -> None:
    assert worth("alien-tech-institute") == 2
    assert {card: adds("alien-tech-institute", card) for card in (
        "alien-robotic-factory", "lost-alien-battle-fleet", "deserted-alien-outpost", "alien-robot-sentry",
        "alien-rosetta-stone-world", "gem-world", "rebel-base", "research-labs",
    )} == {
        "alien-robotic-factory": 3, "lost-alien-battle-fleet": 3, "deserted-alien-outpost": 2, "alien-robot-sentry": 2,
        "alien-rosetta-stone-world": 2, "gem-world": 0, "rebel-base": 0, "research-labs": 0,
    }


@rule("RG-22.6")
def test_free_trade_association() -> None:
    assert {card: adds("free-trade-association", card) for card in (
        "earths-lost-colony", "new-survivalists", "refugee-world", "pirate-world", "consumer-markets",
        "expanding-colony", "comet-zone", "asteroid-belt", "galactic-trendsetters",
    )} == {
        "earths-lost-colony": 2, "new-survivalists": 2, "refugee-world": 1, "pirate-world": 1, "consumer-markets": 2,
        "expanding-colony": 2, "comet-zone": 0, "asteroid-belt": 0, "galactic-trendsetters": 0,
    }


@rule("RG-22.7")
def test_galactic_federation() -> None:
    assert worth("galactic-federation", "drop-ships", "export-duties", "merchant-guild", "alien-robotic-factory",
                 "old-earth") == 2 + 1 + 1 + 2  # a world of cost 6 is no development


@rule("RG-22.8", "RG-22.21")
def test_galactic_imperium() -> None:
    rebels = [card.name for card in CARDS if card.rebel]
    assert sorted(rebels) == ["rebel-base", "rebel-fuel-cache", "rebel-homeworld", "rebel-miners", "rebel-outpost",
                              "rebel-underground", "rebel-warrior-race"]
    assert {adds("galactic-imperium", rebel) for rebel in rebels} == {2}
    assert all(card.world and card.military for card in CARDS if card.rebel)
    others = ["new-sparta", "outlaw-world", "alien-robot-sentry", "avian-uplift-race"]
    assert {adds("galactic-imperium", other) for other in others} == {1}
    assert {adds("galactic-imperium", card) for card in ("old-earth", "drop-ships", "blaster-gem-mines")} == {0}


@rule("RG-22.9")
@pytest.mark.parametrize(("chips", "threes"), [(0, 0), (2, 0), (3, 1), (5, 1), (6, 2), (14, 4), (24, 8)])
def test_galactic_renaissance_counts_full_threes_of_its_owners_chips(chips: int, threes: int) -> None:
    assert worth("galactic-renaissance", chips=chips) == threes
    assert worth("galactic-renaissance", "research-labs", "galactic-trendsetters", "artist-colony",
                 "gem-world", chips=chips) == threes + 9
    assert at("over", seat("galactic-renaissance"), seat("", chips=chips)).result().scores[0] == 0


@rule("RG-22.10")
def test_galactic_survey_seti() -> None:
    assert worth("galactic-survey-seti") == 1
    assert {card: adds("galactic-survey-seti", card) for card in (
        "expedition-force", "research-labs", "galactic-renaissance", "malevolent-lifeforms", "star-nomad-lair",
        "old-earth", "rebel-base", "gem-world", "drop-ships", "merchant-guild",
    )} == {
        "expedition-force": 1, "research-labs": 1, "galactic-renaissance": 1, "malevolent-lifeforms": 2,
        "star-nomad-lair": 2, "old-earth": 1, "rebel-base": 1, "gem-world": 1, "drop-ships": 0, "merchant-guild": 0,
    }


@rule("RG-22.11")
def test_merchant_guild() -> None:
    production = ["earths-lost-colony", "comet-zone", "plague-world", "alien-robotic-factory", "rebel-miners",
                  "lost-alien-battle-fleet"]
    assert {adds("merchant-guild", world) for world in production} == {2}
    others = ["refugee-world", "asteroid-belt", "pre-sentient-race", "deserted-alien-outpost", "old-earth",
              "export-duties"]
    assert {adds("merchant-guild", card) for card in others} == {0}


@rule("RG-22.12")
def test_mining_league() -> None:
    assert {card: adds("mining-league", card) for card in (
        "comet-zone", "rebel-miners", "asteroid-belt", "alpha-centauri", "mining-robots", "mining-conglomerate",
        "gem-world", "refugee-world", "replicant-robots",
    )} == {
        "comet-zone": 2, "rebel-miners": 2, "asteroid-belt": 1, "alpha-centauri": 1, "mining-robots": 2,
        "mining-conglomerate": 2, "gem-world": 0, "refugee-world": 0, "replicant-robots": 0,
    }


@rule("RG-22.13", "RG-22.14")
def test_new_economy() -> None:
    assert worth("new-economy") == 2
    assert {card: adds("new-economy", card) for card in (
        "public-works", "deficit-spending", "trade-league", "old-earth", "merchant-world", "pilgrimage-world",
        "black-market-trading-world", "export-duties", "genetics-lab", "galactic-engineers", "spice-world",
        "pirate-world", "new-sparta", "drop-ships",
    )} == {
        "public-works": 2, "deficit-spending": 2, "trade-league": 2, "old-earth": 1, "merchant-world": 1,
        "pilgrimage-world": 1, "black-market-trading-world": 1,
        "export-duties": 0, "genetics-lab": 0, "galactic-engineers": 0, "spice-world": 0, "pirate-world": 0,
        "new-sparta": 0, "drop-ships": 0,
    }


@rule("RG-22.15")
def test_new_galactic_order_is_worth_its_owners_total_military() -> None:
    assert worth("new-galactic-order") == 2
    assert worth("new-galactic-order", "new-sparta", "drop-ships", "lost-alien-warship", "blaster-gem-mines") == 10
    assert worth("new-galactic-order", "new-sparta", "contact-specialist", "empath-world") == 2 + 2 - 1 - 1


@rule("RG-22.16")
@pytest.mark.parametrize("card", ["galactic-imperium", "alien-tech-institute", "alien-rosetta-stone-world",
                                  "alpha-centauri", "new-military-tactics"])
def test_special_and_temporary_military_do_not_count_for_new_galactic_order(card: str) -> None:
    assert adds("new-galactic-order", card) == 0


@rule("RG-22.17")
def test_new_galactic_order_can_be_worth_less_than_nothing() -> None:
    parts = points("new-galactic-order empath-world refugee-world contact-specialist pan-galactic-league")
    assert parts["new-galactic-order"] == 2 - 4
    assert sum(parts.values()) == -2 + (1 + 1 + 1) + (2 + 3)  # printed; Pan-Galactic League


@rule("RG-22.18")
def test_pan_galactic_league() -> None:
    assert {card: adds("pan-galactic-league", card) for card in (
        "plague-world", "pre-sentient-race", "malevolent-lifeforms", "avian-uplift-race", "new-sparta", "rebel-base",
        "contact-specialist", "gem-world", "drop-ships",
    )} == {
        "plague-world": 2, "pre-sentient-race": 2, "malevolent-lifeforms": 2, "avian-uplift-race": 2, "new-sparta": 1,
        "rebel-base": 1, "contact-specialist": 3, "gem-world": 0, "drop-ships": 0,
    }


@rule("RG-22.19", "RG-22.20")
def test_trade_league() -> None:
    assert worth("trade-league") == 2
    assert {card: adds("trade-league", card) for card in (
        "export-duties", "genetics-lab", "mining-conglomerate", "old-earth", "galactic-engineers", "merchant-world",
        "pirate-world", "star-nomad-lair", "distant-world", "black-market-trading-world", "public-works", "gem-world",
    )} == {
        "export-duties": 2, "genetics-lab": 2, "mining-conglomerate": 2, "old-earth": 1, "galactic-engineers": 1,
        "merchant-world": 1, "pirate-world": 1, "star-nomad-lair": 1, "distant-world": 1,
        "black-market-trading-world": 0, "public-works": 0, "gem-world": 0,
    }


@rule("RG-22.22")
@pytest.mark.parametrize(
    ("start", "development", "each"),
    [("old-earth", "trade-league", 1), ("old-earth", "new-economy", 1), ("old-earth", "galactic-survey-seti", 1),
     ("epsilon-eridani", "new-economy", 1), ("epsilon-eridani", "new-galactic-order", 1),
     ("alpha-centauri", "mining-league", 1), ("new-sparta", "galactic-imperium", 1),
     ("new-sparta", "pan-galactic-league", 1), ("new-sparta", "new-galactic-order", 2),
     ("earths-lost-colony", "merchant-guild", 2), ("earths-lost-colony", "free-trade-association", 2)],
)
def test_the_start_world_counts_like_any_other_world(start: str, development: str, each: int) -> None:
    assert points(f"{start} {development}")[development] - worth(development) == each


@rule("RG-22.1", "RG-6.11")
def test_all_twelve_cost_6_developments_score_and_no_other_card_does() -> None:
    table = at("over", seat(" ".join(["old-earth", *SIX])), seat("new-sparta drop-ships"))
    assert list(public(table, 0)["points"]) == ["chips", "printed", *SIX]
    assert public(table, 0)["points"]["printed"] == 2  # Old Earth alone: cost-6 developments have no printed points
    assert list(public(table, 1)["points"]) == ["chips", "printed"]
