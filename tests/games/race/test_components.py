"""Section 2 of the rules: components. What can be counted in the data is tested in test_data.py."""

from typing import Any

from orrery.core import SPECTATOR
from orrery.games.race.cards import CARDS, Card
from orrery.games.race.scoring import fits
from orrery.testing import new, rule
from tests.games.race.tables import hand, numbers, public, seat, table

ACTIONS = ["explore-5", "explore-1-1", "develop", "settle", "consume-trade", "consume-2x", "produce"]
TERMS = [term for card in CARDS for term in card.data.get("scoring", ())]


class Record(dict[str, Any]):
    """A card's record that notes what is read of it."""

    def __init__(self, data: dict[str, Any]) -> None:
        super().__init__(data)
        self.asked: set[str] = set()

    def __getitem__(self, key: str) -> Any:
        self.asked.add(key)
        return super().__getitem__(key)

    def get(self, key: str, default: Any = None) -> Any:
        self.asked.add(key)
        return super().get(key, default)


def read_by_the_engine(data: dict[str, Any]) -> set[str]:
    """What the engine asks of a card's record to play and to score it."""
    record = Record(data)
    card = Card(0, 0, 0, record)
    for term in TERMS:
        fits(card, term)
    return record.asked


def without_keywords(data: dict[str, Any], *words: str) -> dict[str, Any]:
    return data | {"keywords": [word for word in data.get("keywords", ()) if word not in words]}


@rule("RG-2.1")
def test_a_start_world_that_nobody_got_is_dealt_like_any_other_card() -> None:
    script = {
        ("start-world", 0): "old-earth",
        ("start-world", 1): "new-sparta",
        ("deal", 0): "alpha-centauri gem-world drop-ships colony-ship rebel-base spice-world",
    }
    game = new("race", 2, script=numbers(script))
    assert hand(game, 0)[0] == "alpha-centauri"
    assert "alpha-centauri" not in str(game.view(1).document())
    assert "alpha-centauri" not in str(game.view(SPECTATOR).document())


@rule("RG-2.3")
def test_every_player_has_a_set_of_his_own() -> None:
    worlds = ("old-earth", "epsilon-eridani", "new-sparta", "earths-lost-colony")
    game = table("actions", *[seat(world) for world in worlds])
    assert [game.options(asked) for asked in range(4)] == [ACTIONS] * 4
    game.answers("settle", "settle", "settle", "settle")
    assert [event["actions"] for event in game.events("chose")] == [["settle"]] * 4


@rule("RG-2.4")
def test_the_second_develop_and_settle_are_only_for_the_duel() -> None:
    two = (seat("old-earth"), seat("new-sparta"))
    assert table("actions", *two).options(0) == ACTIONS
    assert table("actions", *two, mode="duel").options(0) == [*ACTIONS, "develop-2", "settle-2"]


@rule("RG-2.6")
def test_nothing_asks_for_the_colour_behind_a_start_worlds_number() -> None:
    start_worlds = [card for card in CARDS if card.start >= 0]
    assert [card.data["colour"] for card in start_worlds] == ["blue", "red", "blue", "red", "blue"]
    for card in start_worlds:
        asked = read_by_the_engine(dict(card.data))
        assert "colour" not in asked
        assert {"kind", "start", "powers"} <= asked


@rule("RG-2.7")
def test_the_preset_numbers_play_no_part_in_the_normal_deal() -> None:
    script = {
        ("start-world", 0): "epsilon-eridani",
        ("start-world", 1): "new-sparta",
        ("deal", 0): "former-penal-colony malevolent-lifeforms export-duties new-military-tactics new-earth rebel-base",
        ("deal", 1): "gem-world rebel-fuel-cache colony-ship public-works comet-zone spice-world",
    }
    game = new("race", 2, script=numbers(script))
    game.answers("new-earth,rebel-base", "comet-zone,spice-world")
    assert hand(game, 0) == ["former-penal-colony", "malevolent-lifeforms", "export-duties", "new-military-tactics"]
    assert hand(game, 1) == ["gem-world", "rebel-fuel-cache", "colony-ship", "public-works"]


@rule("RG-2.8")
def test_the_chromosome_and_three_keywords_have_no_effect() -> None:
    marked = [card for card in CARDS if card.data.get("chromosome")]
    assert len(marked) == 4
    for card in marked:
        assert "chromosome" not in read_by_the_engine(dict(card.data))
    printed = [card for card in CARDS if {"uplift", "imperium", "terraforming"} & {*card.data.get("keywords", ())}]
    assert len(printed) == 8
    for card in printed:
        bare = Card(card.id, 0, card.design, without_keywords(dict(card.data), "uplift", "imperium", "terraforming"))
        assert (bare.rebel, bare.opposed) == (card.rebel, card.opposed)
        assert [fits(bare, term) for term in TERMS] == [fits(card, term) for term in TERMS]


@rule("RG-2.8")
def test_the_keyword_alien_scores_and_the_keyword_rebel_draws_special_military() -> None:
    alien = table("over", seat("old-earth alien-tech-institute alien-rosetta-stone-world"), seat("new-sparta"))
    assert public(alien, 0)["points"]["alien-tech-institute"] == 2 + 2  # both bear the keyword, neither has the colour

    rebel = table(
        "settle", seat("old-earth galactic-imperium", "rebel-underground pirate-world 1"),
        seat("new-sparta", actions="settle"),
    )
    assert rebel.options(0) == ["rebel-underground", "none"]  # both have defense 3; only one is Rebel
