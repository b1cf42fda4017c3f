"""Order of players (RG-13)."""

from __future__ import annotations

import json

import pytest

from orrery.core import SPECTATOR, Refused
from orrery.testing import Table, new, rule
from tests.games.race.tables import chips, hand, hands, happened, numbers, piles, seat, tableau, whatever
from tests.games.race.tables import table as at


@rule("RG-13.1")
@pytest.mark.parametrize(("step", "ask"), [("actions", "action"), ("explore", "keep"), ("develop", "develop"),
                                           ("settle", "settle"), ("round-end", "limit")])
def test_players_are_asked_at_the_same_time(step: str, ask: str) -> None:
    held = "rebel-base 10" if step == "round-end" else "rebel-base 1"
    table = at(step, seat("old-earth", held), seat("epsilon-eridani", held.replace("base", "outpost")),
               seat("new-sparta", held.replace("base", "miners")))
    assert table.asks() == [(0, ask), (1, ask), (2, ask)]
    table.answer(2, whatever(table, 2)).answer(0, whatever(table, 0))  # in whatever order they like
    assert table.asks() == [(1, ask)]


@rule("RG-13.2", "RG-13.3")
@pytest.mark.parametrize(("worlds", "drawn"), [(("old-earth", "new-sparta"), [2, 1]),
                                               (("new-sparta", "old-earth"), [1, 2])])
def test_the_last_cards_of_the_deck_go_to_who_is_first_in_order(worlds: tuple[str, str], drawn: list[int]) -> None:
    table = at("explore", seat(worlds[0]), seat(worlds[1]), deck=3, discard=0)
    assert [event["count"] for event in sorted(table.events("explored"), key=lambda event: int(event["seat"]))] == drawn
    assert table.asks() == [(drawn.index(2), "keep")]  # the single card is simply kept


@rule("RG-13.2", "RG-13.3")
def test_the_bank_is_emptied_in_order() -> None:
    table = at(
        "consume",
        seat("new-sparta galactic-trendsetters gem-world", goods="gem-world", chips=11),
        seat("old-earth spice-world", goods="spice-world", chips=11),
    )
    assert happened(table, "consumed") == [
        ("consumed", 1, "old-earth", ["spice-world"], 1),
        ("consumed", 0, "galactic-trendsetters", ["gem-world"], 2),
    ]
    assert chips(table) == [13, 12]
    assert table.match.over()


@rule("RG-13.2", "RG-13.3", "RG-13.4")
def test_a_later_player_sees_what_an_earlier_one_does_before_he_decides_how_to_place_his_world() -> None:
    eleven = "gem-world spice-world artist-colony asteroid-belt expedition-force export-duties investment-credits " \
             "space-marines drop-ships"
    table = at(
        "settle",
        seat("new-sparta new-military-tactics", "outlaw-world 1"),  # clockwise: after seats 1 and 2
        seat(f"old-earth {eleven} colony-ship", "radioactive-world 2"),
        seat("epsilon-eridani new-military-tactics~2", "rebel-fuel-cache 1"),
    )
    assert table.asks() == [(1, "settle"), (2, "settle"), (0, "settle")]
    table.answers("radioactive-world", "rebel-fuel-cache", "outlaw-world")
    assert happened(table, "laid") == [("laid", 1, "radioactive-world"), ("laid", 2, "rebel-fuel-cache"),
                                       ("laid", 0, "outlaw-world")]
    assert table.asks() == [(1, "how")]
    with pytest.raises(Refused, match="Seat 0 is not asked anything now; waiting for: 1"):
        table.answer(0, "how:conquer")
    table.answer(1, "how:pay")  # keeps Colony Ship: the twelfth card, this is the last round
    assert table.asks() == [(2, "how")]
    assert len(table.view(2).zones["seats"][1]["tableau"]) == 12
    table.answer(2, "how:conquer+tactics")
    assert table.asks() == [(0, "how")]
    assert table.view(0).zones["seats"][2]["tableau"] == ["epsilon-eridani", "rebel-fuel-cache"]
    table.answer(0, "how:conquer")
    assert table.match.over()


@rule("RG-13.3", "RG-3.16")
@pytest.mark.parametrize(
    ("worlds", "order"),
    [
        ("old-earth epsilon-eridani alpha-centauri new-sparta", [0, 1, 2, 3]),
        ("new-sparta old-earth earths-lost-colony alpha-centauri", [1, 2, 3, 0]),
        ("earths-lost-colony new-sparta alpha-centauri epsilon-eridani", [3, 0, 1, 2]),
        ("epsilon-eridani earths-lost-colony old-earth alpha-centauri", [2, 3, 0, 1]),
    ],
)
def test_the_order_runs_clockwise_from_the_lowest_start_world(worlds: str, order: list[int]) -> None:
    dealt = {("start-world", seat): name for seat, name in enumerate(worlds.split())}
    table = new("race", 4, script=numbers(dict(dealt)))
    assert [tableau(table, seat)[0] for seat in range(4)] == worlds.split()
    assert table.view(SPECTATOR).zones["order"] == order


@rule("RG-13.5")
def test_a_start_world_from_the_hand_does_not_change_the_order() -> None:
    table = at("settle", seat("new-sparta", "old-earth 3"), seat("epsilon-eridani gem-world", "2"))
    assert table.asks() == [(1, "settle"), (0, "settle")]
    table.answers("none", "old-earth")
    assert tableau(table, 0) == ["new-sparta", "old-earth"]
    table.answers("settle", "settle")
    assert table.view(SPECTATOR).zones["order"] == [1, 0]
    assert table.asks() == [(1, "settle")]  # seat 0 has no card left


@rule("RG-13.6", "RG-13.3")
def test_every_phase_is_resolved_in_player_order() -> None:
    # Start worlds 3, 1, 2: the order is 1, 2, 0.
    explored = at("explore", seat("new-sparta"), seat("epsilon-eridani"), seat("alpha-centauri"))
    assert [event[1] for event in happened(explored, "explored")] == [1, 2, 0]
    bank = "interstellar-bank"
    drew = at("develop", seat(f"new-sparta {bank}"), seat(f"epsilon-eridani {bank}~2"), seat("alpha-centauri"))
    assert [event[1] for event in happened(drew, "drew")] == [1, 0]
    developed = at("develop", seat("new-sparta", "export-duties 1"), seat("epsilon-eridani", "public-works 1"),
                   seat("alpha-centauri", "investment-credits 1"))
    developed.answers("public-works", "investment-credits", "export-duties")
    assert [event[1] for event in happened(developed, "developed")] == [1, 2, 0]
    settled = at("settle", seat("new-sparta", "destroyed-world 1"), seat("epsilon-eridani", "empath-world 1"),
                 seat("alpha-centauri", "secluded-world 1"))
    settled.answers("empath-world", "secluded-world", "destroyed-world")
    assert [event[1] for event in happened(settled, "settled")] == [1, 2, 0]
    traders = [seat(f"{start} {world}", goods=world, actions="consume-trade") for start, world in (
        ("new-sparta", "gem-world"), ("epsilon-eridani", "spice-world"), ("alpha-centauri", "comet-zone"))]
    sold = at("trade", *traders)
    assert [event[1] for event in happened(sold, "sold")] == [1, 2, 0]
    consumers = [seat(f"{start} public-works{copy} {world}", goods=world) for start, copy, world in (
        ("new-sparta", "", "gem-world"), ("alpha-centauri", "~2", "spice-world"))]
    consumed = at("consume", *consumers)
    assert [event[1] for event in happened(consumed, "consumed")] == [1, 0]
    produced = at("produce", seat("new-sparta gem-world"), seat("epsilon-eridani spice-world"),
                  seat("alpha-centauri comet-zone"))
    assert [event[1] for event in happened(produced, "good")] == [1, 2, 0]


SECRET_CHOICES = {
    "actions": ("action:settle", "action:produce"),
    "explore": ("keep:rebel-base", "keep:outlaw-world"),
    "develop": ("develop:public-works", "develop:none"),
    "settle": ("settle:refugee-world", "settle:none"),
    "round-end": ("limit:refugee-world", "limit:public-works"),
}


def one_has_chosen(step: str, answer: str) -> Table:
    held = "refugee-world public-works 9" if step == "round-end" else "refugee-world public-works 3"
    other = "11" if step == "round-end" else "5"
    table = at(step, seat("old-earth", held), seat("new-sparta", other),
               script={("draw", 0): "rebel-base outlaw-world", ("draw", 1): "plague-world tourist-world"})
    return table.answer(0, answer)


@rule("RG-13.6")
@pytest.mark.parametrize("step", list(SECRET_CHOICES))
def test_a_secret_choice_is_shown_to_nobody_before_all_have_made_theirs(step: str) -> None:
    this, that = (one_has_chosen(step, answer) for answer in SECRET_CHOICES[step])
    for viewer in (1, SPECTATOR):
        assert json.dumps([this.view(viewer).document(), this.events(viewer=viewer)]) == json.dumps(
            [that.view(viewer).document(), that.events(viewer=viewer)]
        )
    before = this.match.digest()
    assert before == that.match.digest()  # nothing has moved yet
    this.answer(1, whatever(this, 1))
    that.answer(1, whatever(that, 1))
    assert this.match.digest() != that.match.digest()


@rule("RG-13.6")
def test_who_draws_first_gets_the_first_cards() -> None:
    table = at("explore", seat("new-sparta"), seat("old-earth"), deck=["gem-world", "spice-world", "comet-zone",
                                                                       "plague-world"],
               script={("draw",): "gem-world spice-world comet-zone plague-world"})
    assert table.options(1) == ["gem-world", "spice-world"]
    assert table.options(0) == ["comet-zone", "plague-world"]
    table.answers("gem-world", "comet-zone")
    assert (hand(table, 1), hand(table, 0)) == (["gem-world"], ["comet-zone"])
    assert (hands(table), piles(table)) == ([1, 1], (0, 2))


@rule("RG-13.2", "RG-13.6")
def test_after_a_sale_consume_powers_too_are_used_in_player_order() -> None:
    table = at(
        "trade",
        seat("new-sparta galactic-trendsetters gem-world", goods="gem-world", actions="consume-2x"),
        seat("earths-lost-colony comet-zone", goods="comet-zone", actions="consume-trade"),
        seat("epsilon-eridani spice-world", goods="spice-world"),
    )
    assert [event[1] for event in happened(table, "sold", "consumed")] == [1, 2, 0]


@rule("RG-13.6")
def test_the_discards_at_the_end_of_a_round_are_told_in_player_order() -> None:
    table = at("round-end", seat("new-sparta", "11"), seat("old-earth", "11"), seat("epsilon-eridani", "11"))
    assert [seat for seat, _ in table.asks()] == [1, 2, 0]
    for seat_ in (0, 1, 2):
        table.answer(seat_, whatever(table, seat_))
    assert [event[1] for event in happened(table, "limited")] == [1, 2, 0]
