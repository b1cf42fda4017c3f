"""The worked cases RG-C25, RG-C30 and RG-C32 to RG-C50. A is seat 0, B seat 1, C seat 2."""

from __future__ import annotations

import pytest

from orrery.core import SPECTATOR, Refused
from orrery.testing import new, rule
from tests.games.race.tables import (
    chips,
    faces,
    goods,
    hand,
    hands,
    happened,
    numbers,
    phases,
    piles,
    public,
    seat,
    tableau,
    whatever,
)
from tests.games.race.tables import table as at


@rule("RG-19.8", "RG-19.9", "RG-19.10", "RG-19.11")
@pytest.mark.parametrize(
    ("worlds", "action", "points"),
    [
        pytest.param("gem-world asteroid-belt pre-sentient-race", "", 2, id="a"),
        pytest.param("gem-world asteroid-belt pre-sentient-race", "consume-2x", 4, id="b"),
        pytest.param("gem-world", "", 0, id="c"),
        pytest.param("", "", 0, id="d"),
    ],
)
def test_rg_c25_pilgrimage_world(worlds: str, action: str, points: int) -> None:
    table = at("trade", seat(f"new-sparta pilgrimage-world {worlds}", goods=worlds, actions=action),
               seat("old-earth", actions="consume-trade"))
    assert chips(table) == [points, 0]
    assert goods(table, 0) == []
    assert piles(table)[1] == len(worlds.split())


@rule("RG-9.16", "RG-19.12", "RG-19.13", "RG-19.14")
@pytest.mark.parametrize(("card", "drawn"), [pytest.param("black-market-trading-world", 4, id="a"),
                                             pytest.param("trade-league", 4 + 1 + 1, id="b")])
def test_rg_c30_two_cards_that_sell_in_consume(card: str, drawn: int) -> None:
    table = at("trade", seat(f"new-sparta genetics-lab pre-sentient-race {card}", goods="pre-sentient-race"),
               seat("old-earth", actions="consume-2x"))
    assert goods(table, 0) == []
    assert (hands(table), chips(table)) == ([drawn, 0], [0, 0])


@rule("RG-19.17", "RG-19.18", "RG-19.19")
def test_rg_c32_gambling_world() -> None:
    table = at("actions", seat("old-earth gambling-world"), seat("epsilon-eridani"),
               script={("flip", 0): "new-sparta replicant-robots pilgrimage-world"})
    for number in ("2", "3", "1"):
        table.answers("consume-trade", "consume-2x")
        assert table.asks() == [(0, "lucky")]
        with pytest.raises(Refused):
            table.answer(0, "none")
        table.answer(0, number)
    assert hand(table, 0) == ["new-sparta"]
    assert table.view(SPECTATOR).zones["discard_open"] == ["pilgrimage-world", "replicant-robots"]
    for viewer in (SPECTATOR, 0, 1):
        assert [(event["number"], event["card"], event["won"]) for event in table.events("lucky", viewer)] == [
            (2, "new-sparta", True), (3, "replicant-robots", False), (1, "pilgrimage-world", False)
        ]


@rule("RG-10.2", "RG-10.3", "RG-20.5")
def test_rg_c33_no_good_made_no_card_drawn() -> None:
    table = at("produce", seat("gem-world mining-world lost-species-ark-world", goods="mining-world"),
               seat("old-earth", actions="produce"))
    assert happened(table, "good", "drew") == [
        ("good", 0, "gem-world"), ("drew", 0, 1, []), ("good", 0, "lost-species-ark-world"), ("drew", 0, 2, []),
    ]
    assert hands(table) == [3, 0]
    assert sorted(faces(table, 0)) == ["gem-world", "lost-species-ark-world", "mining-world"]


@rule("RG-10.4", "RG-10.8", "RG-20.3", "RG-20.6")
@pytest.mark.parametrize("first", ["mining-robots>alpha-centauri", "mining-robots>runaway-robots",
                                   "bonus>alpha-centauri", "bonus>runaway-robots"])
def test_rg_c34_bonus_and_windfall_powers(first: str) -> None:
    table = at("produce", seat("alpha-centauri runaway-robots pre-sentient-race mining-robots genetics-lab",
                               goods="pre-sentient-race", actions="produce"), seat("new-sparta"))
    assert first in table.options(0)
    assert not [option for option in table.options(0) if option.startswith("genetics-lab")]
    table.answer(0, first)
    assert sorted(goods(table, 0)) == ["alpha-centauri", "pre-sentient-race", "runaway-robots"]
    assert hands(table) == [1, 0]


@rule("RG-10.9", "RG-20.7", "RG-20.8", "RG-20.11")
def test_rg_c35_draws_that_count_production() -> None:
    table = at("produce", seat("earths-lost-colony gem-world comet-zone consumer-markets diversified-economy"),
               seat("old-earth", actions="produce"))
    assert public(table, 0)["produced"] == [0, 2, 1, 0, 0]
    assert [count for _, _, count, _ in happened(table, "drew")] == [1, 1, 2, 2]
    assert hands(table) == [6, 0]


@rule("RG-20.10", "RG-20.12")
@pytest.mark.parametrize(
    ("ours", "theirs", "drawn"),
    [pytest.param("bio-hazard-mining-world rebel-miners", "imperium-armaments-world", 2, id="a"),
     pytest.param("bio-hazard-mining-world", "imperium-armaments-world", 0, id="b"),
     pytest.param("", "", 0, id="c")],
)
def test_rg_c36_most_rare_elements(ours: str, theirs: str, drawn: int) -> None:
    table = at("produce", seat(f"old-earth mining-conglomerate {ours}"), seat(f"epsilon-eridani {theirs}"),
               seat("alpha-centauri"))
    assert [public(table, player)["produced"][2] for player in (0, 1, 2)] == [len(ours.split()), len(theirs.split()), 0]
    assert hands(table) == [drawn, 0, 0]


@rule("RG-10.6", "RG-20.9")
def test_rg_c37_cards_for_genes_worlds() -> None:
    table = at("produce", seat("pan-galactic-league plague-world avian-uplift-race empath-world spice-world",
                               goods="plague-world empath-world"), seat("old-earth", actions="produce"))
    assert happened(table, "good", "drew") == [("good", 0, "spice-world"), ("drew", 0, 3, [])]
    assert hands(table) == [3, 0]


@rule("RG-4.9", "RG-4.13", "RG-11.1")
def test_rg_c38_hand_limit_at_the_end_of_the_round_only() -> None:
    table = at("develop", seat("old-earth", "investment-credits rebel-base gem-world space-port 11"),
               seat("epsilon-eridani", "10", actions="develop"), seat("alpha-centauri", "4"))
    assert hands(table) == [15, 10, 4]
    table.answers("investment-credits", "none", "none").answer(0, hand(table, 0)[-1])
    assert hands(table) == [13, 10, 4]
    assert piles(table)[1] == 1  # the payment and nothing else
    assert table.asks() == [(0, "limit")]
    assert (table.decision(0).least, table.decision(0).most) == (3, 3)
    table.answer(0, "rebel-base,gem-world,space-port")
    assert hands(table) == [10, 10, 4]
    assert {"rebel-base", "gem-world", "space-port"}.isdisjoint(hand(table, 0))
    assert piles(table)[1] == 4
    for viewer in (SPECTATOR, 1, 2):
        assert table.events("limited", viewer) == [{"event": "limited", "seat": 0, "count": 3, "cards": []}]


@rule("RG-12.1", "RG-12.2", "RG-12.3")
def test_rg_c39_more_than_twelve_cards() -> None:
    eleven = "old-earth gem-world spice-world artist-colony asteroid-belt expedition-force export-duties " \
             "mining-robots space-marines drop-ships genetics-lab"
    table = at(
        "develop",
        seat(eleven, "public-works space-port 2", "gem-world spice-world artist-colony asteroid-belt",
             actions="develop"),
        seat("epsilon-eridani comet-zone", "11", actions="settle"),
        seat("new-sparta", actions="produce"),
    )
    assert len(tableau(table, 0)) == 11
    table.answers("public-works", "none").answers("space-port", "none")
    assert (len(tableau(table, 0)), len(goods(table, 0))) == (13, 5)
    assert phases(table) == ["settle", "produce"]
    assert goods(table, 1) == ["comet-zone"]
    assert table.asks() == [(1, "limit")]  # Comet Zone drew B's twelfth card
    table.answer(1, whatever(table, 1))
    assert hands(table) == [0, 10, 0]
    assert table.match.over()


@rule("RG-12.1", "RG-12.4", "RG-12.6")
def test_rg_c40_the_bank_runs_out_in_consume() -> None:
    table = at(
        "trade",
        seat("old-earth tourist-world galactic-trendsetters gem-world spice-world artist-colony comet-zone "
             "mining-world", goods="gem-world spice-world artist-colony comet-zone mining-world", chips=10),
        seat("epsilon-eridani public-works space-port new-vinland", goods="space-port", chips=11, actions="consume-2x"),
        seat("alpha-centauri", actions="produce", chips=12),
    )
    assert table.view(SPECTATOR).zones["bank"] == 3
    table.answer(0, "tourist-world").answer(0, "gem-world,spice-world")
    table.answer(0, "galactic-trendsetters").answer(0, "artist-colony")  # and Old Earth takes the other two
    assert chips(table) == [10 + 7, 11, 12]
    assert table.view(SPECTATOR).zones["bank"] == 0
    table.answer(1, "public-works")
    assert chips(table) == [17, 11 + 2, 12]
    assert table.view(SPECTATOR).zones["bank"] == 0
    assert phases(table) == ["produce"]
    assert len(goods(table, 0)) == 5
    assert table.match.over()


@rule("RG-12.9", "RG-12.10")
@pytest.mark.parametrize(
    ("held", "lying", "winners"),
    [pytest.param("6", "", (1,), id="a"),
     pytest.param("1", "artist-colony asteroid-belt radioactive-world comet-zone", (0, 1), id="b")],
)
def test_rg_c41_tie_break_and_shared_victory(held: str, lying: str, winners: tuple[int, ...]) -> None:
    table = at(
        "round-end",
        seat("old-earth gem-world spice-world", "3", "gem-world spice-world", chips=30),
        seat("epsilon-eridani artist-colony asteroid-belt radioactive-world comet-zone", held, lying, chips=28),
        seat("alpha-centauri", "10", chips=31),
    )
    assert table.match.over()
    assert table.result().scores == (34, 34, 31)
    assert table.result().winners == winners


def points_of(cards: str, in_chips: int = 0) -> tuple[dict[str, int], int]:
    """Where the points of a tableau come from, and its total."""
    table = at("over", seat(cards, chips=in_chips), seat(""))
    parts: dict[str, int] = public(table, 0)["points"]
    return parts, table.result().scores[0]


@rule("RG-22.3", "RG-22.8", "RG-22.18", "RG-22.22")
@pytest.mark.parametrize(
    ("cards", "development", "worth", "printed", "total"),
    [
        pytest.param("new-sparta rebel-miners rebel-underground avian-uplift-race pirate-world galactic-imperium "
                     "space-marines contact-specialist", "galactic-imperium", 2 + 2 + 1 + 1 + 1, 12, 19, id="a"),
        pytest.param("new-sparta rebel-warrior-race avian-uplift-race plague-world pirate-world contact-specialist "
                     "pan-galactic-league", "pan-galactic-league", 2 + 2 + 2 + 1 + 1 + 3, 8, 19, id="b"),
    ],
)
def test_rg_c42_scoring_galactic_imperium_and_pan_galactic_league(
    cards: str, development: str, worth: int, printed: int, total: int
) -> None:
    assert points_of(cards) == ({"chips": 0, "printed": printed, development: worth}, total)


@rule("RG-22.15", "RG-22.16")
def test_rg_c43_scoring_new_galactic_order() -> None:
    parts, total = points_of("new-sparta space-marines drop-ships new-military-tactics galactic-imperium rebel-outpost "
                             "refugee-world contact-specialist new-galactic-order")
    assert parts == {"chips": 0, "printed": 12, "galactic-imperium": 3,
                     "new-galactic-order": 2 + 2 + 3 + 1 - 1 - 1 + 2}
    assert total == 23


@rule("RG-22.5", "RG-22.9")
@pytest.mark.parametrize(
    ("cards", "in_chips", "development", "worth", "printed", "total"),
    [
        pytest.param("earths-lost-colony research-labs artist-colony galactic-renaissance", 14, "galactic-renaissance",
                     4 + 3 + 3, 4, 28, id="a"),
        pytest.param("alpha-centauri alien-rosetta-stone-world alien-robotic-factory deserted-alien-outpost "
                     "alien-robot-sentry alien-tech-institute", 0, "alien-tech-institute", 3 + 2 + 2 + 2 + 2, 13, 24,
                     id="b"),
    ],
)
def test_rg_c44_scoring_galactic_renaissance_and_alien_tech_institute(
    cards: str, in_chips: int, development: str, worth: int, printed: int, total: int
) -> None:
    assert points_of(cards, in_chips) == ({"chips": in_chips, "printed": printed, development: worth}, total)


@rule("RG-14.4")
def test_rg_c45_a_duel_both_explore_cards() -> None:
    table = at("actions", seat("old-earth"), seat("new-sparta"), mode="duel")
    table.answers("explore-5,explore-1-1", "consume-trade,produce")
    assert (len(table.options(0)), table.decision(0).least, table.decision(0).most) == (8, 2, 2)
    table.answers(whatever(table, 0), whatever(table, 1))
    assert hands(table) == [2, 1]
    assert phases(table).count("explore") == 1


@rule("RG-14.10")
@pytest.mark.parametrize(("sold", "drawn"), [("pre-sentient-race", 4), ("gem-world", 2)])
def test_rg_c45_b_duel_both_consume_cards(sold: str, drawn: int) -> None:
    table = at("actions", seat("new-sparta galactic-trendsetters gem-world pre-sentient-race",
                               goods="gem-world pre-sentient-race"), seat("old-earth"), mode="duel")
    table.answers("consume-trade,consume-2x", "explore-5,explore-1-1").answers(whatever(table, 1), whatever(table, 0))
    explored = hands(table)[0]
    with pytest.raises(Refused):
        table.answer(0, "none")  # not selling is not allowed
    table.answer(0, f"sell:{sold}")
    assert (hands(table)[0] - explored, chips(table), goods(table, 0)) == (drawn, [4, 0], [])


@rule("RG-14.5", "RG-14.6", "RG-14.7", "RG-14.9")
def test_rg_c46_duel_two_develop_phases() -> None:
    table = at("actions", seat("old-earth", "investment-credits replicant-robots 4"),
               seat("new-sparta", "space-marines drop-ships 5"), mode="duel")
    table.answers("develop,develop-2", "develop,produce")
    table.answers("investment-credits", "space-marines")
    table.answer(1, hand(table, 1)[-1])
    assert hands(table) == [5, 5]
    table.answers("replicant-robots", "drop-ships").answer(0, whatever(table, 0))
    assert happened(table, "developed") == [
        ("developed", 0, "investment-credits", 0, []), ("developed", 1, "space-marines", 1, []),
        ("developed", 0, "replicant-robots", 2, []), ("developed", 1, "drop-ships", 4, []),
    ]
    assert hands(table) == [2, 0]
    assert phases(table) == ["develop", "develop", "produce"]


@rule("RG-11.3", "RG-11.4", "RG-11.9")
def test_rg_c47_when_the_deck_is_reshuffled() -> None:
    worlds_a, worlds_b = "gem-world spice-world asteroid-belt", "comet-zone artist-colony radioactive-world"
    table = at("explore", seat(f"old-earth {worlds_a}", goods=worlds_a),
               seat(f"new-sparta {worlds_b}", goods=worlds_b, actions="explore-1-1"), deck=2, discard=30)
    assert happened(table, "explored", "reshuffled") == [
        ("reshuffled", 30), ("explored", 0, 2, []), ("explored", 1, 3, []),
    ]
    assert piles(table) == (27, 0)
    table.answers(whatever(table, 0), whatever(table, 1))
    assert piles(table) == (27, 2)
    assert hands(table) == [1, 2]
    assert (len(goods(table, 0)), len(goods(table, 1))) == (3, 3)


@rule("RG-3.16", "RG-13.3", "RG-13.5")
def test_rg_c48_player_order() -> None:
    table = new("race", 3, script=numbers({
        ("start-world", 0): "new-sparta", ("start-world", 1): "old-earth", ("start-world", 2): "epsilon-eridani",
        ("deal", 0): "alpha-centauri rebel-base rebel-homeworld rebel-outpost drop-ships replicant-robots",
    }))
    table.answer(0, "rebel-base,rebel-homeworld").answer(1, whatever(table, 1)).answer(2, whatever(table, 2))
    table.answers("explore-5", "settle", "settle")
    assert [event[1] for event in happened(table, "explored")] == [1, 2, 0]
    table.answers(*[whatever(table, player) for player in (1, 2, 0)])
    assert table.asks() == [(1, "settle"), (2, "settle"), (0, "settle")]
    table.answer(0, "alpha-centauri").answer(1, "none").answer(2, "none")
    table.answer(0, whatever(table, 0))
    assert tableau(table, 0) == ["new-sparta", "alpha-centauri"]
    table.answers("explore-5", "explore-5", "explore-5")
    assert [event[1] for event in happened(table, "explored")] == [1, 2, 0, 1, 2, 0]
    assert table.view(SPECTATOR).zones["order"] == [1, 2, 0]


@rule("RG-3.12", "RG-3.13", "RG-3.14", "RG-3.9")
@pytest.mark.parametrize("seed", [b"one", b"two", b"three", b"four"])
def test_rg_c49_first_game_setup_for_three(seed: bytes) -> None:
    table = new("race", 3, seed, {"setup": "first-game"})
    held = {tableau(table, player)[0]: set(hand(table, player)) for player in (0, 1, 2)}
    assert held == {
        "epsilon-eridani": {"gem-world", "rebel-fuel-cache", "colony-ship", "public-works"},
        "alpha-centauri": {"comet-zone", "rebel-miners", "expedition-force", "mining-robots"},
        "new-sparta": {"former-penal-colony", "malevolent-lifeforms", "export-duties", "new-military-tactics"},
    }
    lying = {tableau(table, player)[0]: goods(table, player) for player in (0, 1, 2)}
    assert lying == {"epsilon-eridani": [], "alpha-centauri": ["alpha-centauri"], "new-sparta": []}
    assert piles(table) == (98, 0)
    assert table.view(SPECTATOR).zones["bank"] == 36
    assert table.asks() == [(0, "action"), (1, "action"), (2, "action")]


@rule("RG-7.11", "RG-7.11a", "RG-7.11b", "RG-8.18", "RG-8.20")
@pytest.mark.parametrize(("way", "left", "placed"), [("conquer+tactics", 2, 3), ("pay", 0, 4)])
def test_rg_c50_a_two_ways_to_place_one_revealed_world(way: str, left: int, placed: int) -> None:
    table = at("settle", seat("epsilon-eridani contact-specialist new-military-tactics", "rebel-warrior-race 2"),
               seat("old-earth", actions="settle"))
    table.answer(0, "rebel-warrior-race")
    assert table.asks() == [(0, "how")]
    assert {"conquer+tactics", "pay"} <= set(table.options(0))
    assert "conquer" not in table.options(0)
    assert table.why_not(0, "none") == "RG-7.11a"
    table.answer(0, way)
    assert (hands(table), len(tableau(table, 0))) == ([left, 0], placed)
    assert goods(table, 0) == ["rebel-warrior-race"]
    assert public(table, 0)["military"] == 1


@rule("RG-7.11", "RG-7.11a", "RG-7.11b", "RG-8.18", "RG-8.20")
def test_rg_c50_b_the_only_way_to_place_it_is_forced() -> None:
    table = at("settle", seat("epsilon-eridani contact-specialist new-military-tactics", "rebel-warrior-race 1"),
               seat("old-earth", actions="settle"))
    table.answer(0, "rebel-warrior-race")
    assert tableau(table, 0) == ["epsilon-eridani", "contact-specialist", "rebel-warrior-race"]
    assert hands(table) == [1, 0]
    assert goods(table, 0) == ["rebel-warrior-race"]
    assert public(table, 0)["military"] == 1
