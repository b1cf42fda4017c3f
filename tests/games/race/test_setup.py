"""Section 3 of the rules: setup."""

import pytest

from orrery.core import SPECTATOR, Refused
from orrery.games.race.cards import CARDS, read_data
from orrery.testing import Table, new, rule
from tests.games.race.tables import hand, hands, numbers, public, seat, table

START = ("old-earth", "epsilon-eridani", "alpha-centauri", "new-sparta", "earths-lost-colony")
PRESET = {
    "epsilon-eridani": {"gem-world", "rebel-fuel-cache", "colony-ship", "public-works"},
    "alpha-centauri": {"comet-zone", "rebel-miners", "expedition-force", "mining-robots"},
    "new-sparta": {"former-penal-colony", "malevolent-lifeforms", "export-duties", "new-military-tactics"},
    "earths-lost-colony": {"avian-uplift-race", "spice-world", "contact-specialist", "space-marines"},
}
FIRST_GAME = {"setup": "first-game"}


def start_worlds(game: Table) -> list[str]:
    return [public(game, place)["tableau"][0] for place in range(game.state.seats)]


def with_start_worlds(*worlds: str, good: str = "") -> Table:
    """A new match in which these start worlds are dealt, by seat."""
    script = {("start-world", place): world for place, world in enumerate(worlds)}
    return new("race", len(worlds), script=numbers({**script, ("good",): good}))


def card_places(game: Table, name: str) -> list[str]:
    """The zones of the position in which this card lies."""
    document = game.match.game.write(game.state)
    zones = {"discard": [entry.split("@")[0] for entry in document["discard"]]}
    for place, held in enumerate(document["seats"]):
        zones |= {f"tableau {place}": held["tableau"], f"hand {place}": held["hand"]}
        zones[f"goods {place}"] = list(held.get("goods", {}).values())
    return [zone for zone, cards in zones.items() if name in cards] or ["deck"]


def words(game: Table, viewer: int) -> set[str]:
    """Every word that a viewer is told."""
    return set(str(game.view(viewer).document()).split("'"))


@rule("RG-3.1")
@pytest.mark.parametrize(("seats", "points"), [(2, 24), (3, 36), (4, 48)])
def test_the_bank_holds_twelve_points_a_player_in_ones_and_fives(seats: int, points: int) -> None:
    game = new("race", seats)
    assert game.view(SPECTATOR).zones["bank"] == points
    chips = read_data("setup")["vp_chips"]
    assert chips["bank_denominations"] == [1, 5]
    assert sum(chip["value"] * chip["count"] for chip in chips["supply"] if chip["value"] in (1, 5)) >= points


@rule("RG-3.2")
def test_the_other_chips_wait_for_the_final_round() -> None:
    assert read_data("setup")["vp_chips"]["set_aside_until_final_round"] == [10]
    game = table(
        "trade", seat("old-earth galactic-trendsetters gem-world", goods="gem-world", actions="consume-2x", chips=20),
        seat("new-sparta", chips=1),
    )
    assert game.view(SPECTATOR).zones["bank"] == 3  # of the 24, although 88 points lie in the box
    game.answers("galactic-trendsetters")
    assert (public(game, 0)["chips"], game.state.bank, game.match.over()) == (24, 0, True)


@rule("RG-3.3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_player_has_seven_different_action_cards(seats: int) -> None:
    game = new("race", seats, options=FIRST_GAME)
    for place in range(seats):
        assert len(set(game.options(place))) == len(game.options(place)) == 7


@rule("RG-3.4")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_player_gets_one_start_world_at_random_face_up(seats: int) -> None:
    dealt = [start_worlds(new("race", seats, seed=bytes([n]))) for n in range(40)]
    for worlds in dealt:
        assert len(set(worlds)) == seats
    for place in range(seats):
        assert {worlds[place] for worlds in dealt} == set(START)


@rule("RG-3.4")
def test_the_start_world_is_part_of_the_tableau_from_the_first_round_on() -> None:
    script = {
        ("start-world", 0): "new-sparta", ("start-world", 1): "old-earth",
        ("deal", 0): "aquatic-uplift-race drop-ships rebel-base spice-world tourist-world new-earth",
    }
    game = new("race", 2, script=numbers(script))
    game.answers("rebel-base,new-earth", ",".join(hand(game, 1)[:2])).answers("settle", "settle")
    assert game.why_not(0, "aquatic-uplift-race") is None  # defense 2, and New Sparta has Military 2


@rule("RG-3.5")
def test_start_worlds_that_nobody_got_are_in_the_pile() -> None:
    game = with_start_worlds("old-earth", "new-sparta")
    assert [card_places(game, world) for world in ("old-earth", "new-sparta")] == [["tableau 0"], ["tableau 1"]]
    for world in ("epsilon-eridani", "alpha-centauri", "earths-lost-colony"):
        assert card_places(game, world)[0] in ("deck", "hand 0", "hand 1")
    assert len(game.state.deck) + sum(hands(game)) == 109 + 3


@rule("RG-3.5")
def test_a_start_world_from_the_pile_can_be_dealt() -> None:
    script = {
        ("start-world", 0): "old-earth", ("start-world", 1): "new-sparta",
        ("deal", 0): "epsilon-eridani earths-lost-colony gem-world drop-ships rebel-base spice-world",
    }
    game = new("race", 2, script=numbers(script))
    assert hand(game, 0)[:2] == ["epsilon-eridani", "earths-lost-colony"]


@rule("RG-3.6")
def test_each_player_is_dealt_six_cards_and_discards_two_unshown() -> None:
    script = {
        ("start-world", 0): "old-earth", ("start-world", 1): "new-sparta",
        ("deal", 0): "gem-world drop-ships colony-ship rebel-base spice-world tourist-world",
    }
    game = new("race", 2, script=numbers(script))
    assert hands(game) == [6, 6]
    assert game.asks() == [(0, "opening"), (1, "opening")]
    assert game.options(0) == ["gem-world", "drop-ships", "colony-ship", "rebel-base", "spice-world", "tourist-world"]
    for wrong in ("none", "gem-world", "gem-world,drop-ships,rebel-base"):
        with pytest.raises(Refused):
            game.answer(0, wrong)
    game.answer(0, "rebel-base,tourist-world").answer(1, ",".join(hand(game, 1)[:2]))
    assert (hands(game), game.state.round, game.asks()) == ([4, 4], 1, [(0, "action"), (1, "action")])
    assert hand(game, 0) == ["gem-world", "drop-ships", "colony-ship", "spice-world"]
    assert game.events("opened", 0)[0]["cards"] == ["rebel-base", "tourist-world"]
    for viewer in (1, SPECTATOR):
        assert "rebel-base" not in words(game, viewer)
        assert game.events("opened", viewer)[0]["cards"] == []


@rule("RG-3.7", "RG-3.9")
@pytest.mark.parametrize(
    ("worlds", "deck"),
    [
        (("old-earth", "new-sparta"), 100),
        (("old-earth", "alpha-centauri"), 99),
        (("old-earth", "new-sparta", "epsilon-eridani"), 93),
        (("alpha-centauri", "new-sparta", "epsilon-eridani"), 92),
        (("old-earth", "new-sparta", "epsilon-eridani", "earths-lost-colony"), 86),
        (("old-earth", "new-sparta", "alpha-centauri", "earths-lost-colony"), 85),
    ],
)
def test_the_rest_of_the_pile_is_the_deck(worlds: tuple[str, ...], deck: int) -> None:
    assert with_start_worlds(*worlds).view(SPECTATOR).zones["deck"] == deck


@rule("RG-3.8")
def test_deck_and_discard_pile_lie_face_down() -> None:
    game = with_start_worlds("old-earth", "new-sparta", "epsilon-eridani")
    assert game.view(0).zones["discard"] == 0
    thrown = [hand(game, place)[:2] for place in range(3)]
    game.answers(*[",".join(cards) for cards in thrown])
    in_deck = {card.text for card in CARDS if card_places(game, card.text) == ["deck"]}
    assert len(in_deck) == 93
    for viewer in (0, 1, 2, SPECTATOR):
        zones = game.view(viewer).zones
        assert (zones["deck"], zones["discard"], zones["discard_open"]) == (93, 6, [])
        assert zones["discard_mine"] == (sorted(thrown[viewer]) if viewer >= 0 else [])
        assert not in_deck & words(game, viewer)


@rule("RG-3.9")
def test_alpha_centauri_begins_with_a_good_from_the_deck() -> None:
    game = with_start_worlds("old-earth", "alpha-centauri", good="trade-league")
    assert [public(game, place)["goods"] for place in range(2)] == [[], ["alpha-centauri"]]
    assert card_places(game, "trade-league") == ["goods 1"]


@rule("RG-3.9")
def test_an_alpha_centauri_in_the_deck_gets_no_good() -> None:
    game = with_start_worlds("old-earth", "new-sparta", "epsilon-eridani", "earths-lost-colony")
    assert [public(game, place)["goods"] for place in range(4)] == [[], [], [], []]


@rule("RG-3.10")
def test_the_first_good_is_taken_after_all_hands_and_nobody_looks_at_it() -> None:
    # If the good came before a hand, then choosing the good would change that hand.
    by_chance = with_start_worlds("alpha-centauri", "new-sparta")
    chosen = with_start_worlds("alpha-centauri", "new-sparta", good="trade-league")
    assert [hand(chosen, place) for place in range(2)] == [hand(by_chance, place) for place in range(2)]
    assert card_places(by_chance, "trade-league") == ["deck"]
    assert card_places(chosen, "trade-league") == ["goods 0"]
    for viewer in (0, 1, SPECTATOR):
        assert "trade-league" not in words(chosen, viewer)


@rule("RG-3.11")
def test_a_tableau_begins_with_the_start_world_and_nothing_else() -> None:
    game = with_start_worlds("earths-lost-colony", "alpha-centauri", "old-earth")
    begin = [(public(game, place)["tableau"], public(game, place)["goods"]) for place in range(3)]
    assert begin == [(["earths-lost-colony"], []), (["alpha-centauri"], ["alpha-centauri"]), (["old-earth"], [])]
    assert [public(game, place)["chips"] for place in range(3)] == [0, 0, 0]


@rule("RG-3.12")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_game_uses_the_start_worlds_from_1_up_at_random(seats: int) -> None:
    dealt = [start_worlds(new("race", seats, seed=bytes([n]), options=FIRST_GAME)) for n in range(40)]
    for worlds in dealt:
        assert set(worlds) == set(START[1 : seats + 1])
    for place in range(seats):
        assert {worlds[place] for worlds in dealt} == set(START[1 : seats + 1])


@rule("RG-3.13", "RG-3.15")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_in_the_first_game_each_takes_the_four_cards_of_his_number(seats: int) -> None:
    game = new("race", seats, options=FIRST_GAME)
    assert hands(game) == [4] * seats
    for place in range(seats):
        assert set(hand(game, place)) == PRESET[start_worlds(game)[place]]
    assert game.view(SPECTATOR).zones["discard"] == 0
    assert [ask for _, ask in game.asks()] == ["action"] * seats  # nothing is discarded before the first round
    assert game.state.round == 1


@rule("RG-3.14")
@pytest.mark.parametrize(("seats", "deck"), [(2, 104), (3, 99), (4, 94)])
def test_in_the_first_game_everything_else_is_the_deck(seats: int, deck: int) -> None:
    game = new("race", seats, options=FIRST_GAME, script=numbers({("good",): "trade-league"}))
    assert game.view(SPECTATOR).zones["deck"] == deck - 1  # the good on Alpha Centauri
    unused = set(START) - set(start_worlds(game))
    assert len(unused) == 5 - seats
    for world in unused - {"old-earth"}:
        unused |= PRESET[world]
    assert {name: card_places(game, name) for name in unused} == {name: ["deck"] for name in unused}
    assert card_places(game, "colony-ship~2") == ["deck"]


@rule("RG-3.16")
@pytest.mark.parametrize(
    ("worlds", "order"),
    [
        (("old-earth", "epsilon-eridani"), [0, 1]),
        (("new-sparta", "old-earth", "epsilon-eridani"), [1, 2, 0]),
        (("alpha-centauri", "epsilon-eridani", "earths-lost-colony", "new-sparta"), [1, 2, 3, 0]),
        (("earths-lost-colony", "new-sparta", "alpha-centauri", "epsilon-eridani"), [3, 0, 1, 2]),
    ],
)
def test_the_lowest_start_world_is_first_and_the_rest_follow_clockwise(
    worlds: tuple[str, ...], order: list[int]
) -> None:
    assert with_start_worlds(*worlds).view(SPECTATOR).zones["order"] == order


@rule("RG-3.17")
def test_the_setup_discards_are_made_together_and_in_secret() -> None:
    game = with_start_worlds("old-earth", "new-sparta")
    mine, theirs = hand(game, 0)[:2], hand(game, 1)[:2]
    game.answer(1, ",".join(theirs))
    assert (hands(game), game.state.discard) == ([6, 6], [])  # nothing happens before all have chosen
    assert game.asks() == [(0, "opening")]
    assert not set(theirs) & words(game, 0)
    game.answer(0, ",".join(mine))
    assert (hands(game), len(game.state.discard)) == ([4, 4], 4)
    assert not set(theirs) & words(game, 0)
    assert not set(mine) & words(game, 1)


@rule("RG-3.1", "RG-3.12")
@pytest.mark.parametrize(("seats", "points"), [(2, 24), (3, 36), (4, 48)])
def test_the_first_game_has_the_same_bank(seats: int, points: int) -> None:
    game = new("race", seats, options={"setup": "first-game"})
    assert game.view(SPECTATOR).zones["bank"] == points


@rule("RG-3.17", "RG-3.6", "RG-3.8")
def test_nobody_is_told_what_the_others_discarded_in_setup() -> None:
    game = new("race", 2)
    dealt = [game.options(place) for place in range(2)]
    before = game.view(SPECTATOR).zones["deck"]
    game.answers(",".join(dealt[0][:2]), ",".join(dealt[1][:2]))
    assert [event["cards"] for event in game.events("opened", 0)] == [dealt[0][:2], []]
    assert [event["cards"] for event in game.events("opened", 1)] == [[], dealt[1][:2]]
    assert [event["cards"] for event in game.events("opened", SPECTATOR)] == [[], []]
    zones = game.view(1).zones
    assert (zones["discard"], zones["discard_mine"], zones["discard_open"]) == (4, sorted(dealt[1][:2]), [])
    assert (zones["deck"], zones["hand"]) == (before, dealt[1][2:])
