"""Conflicts (21 to 23, 25), theft (19), developments (16), programmes (18)."""

from __future__ import annotations

from orrery.testing import Table, rule
from tests.games.master.tables import asked, cards, finish, held, on_project, owner, seat, symbols, table, zones


def fought(card: str, red: str, cubes: dict[str, str], drawn: str, *seats: dict[str, object], **rest: object) -> Table:
    """A conflict on t_i1_i2 between seat 0 on i1 and seat 1 on i2."""
    on = rest.pop("on", {"i1": "0", "i2": "1"})
    assert isinstance(on, dict)
    return table(
        "place", *(seats or (seat("krall"), seat("terrans"))), drawn=drawn, on=on,
        conflicts={card: {"track": "t_i1_i2", "red": red}}, projects=cubes, **rest,  # type: ignore[arg-type]
    )


@rule("SU-21.1", "SU-21.2", "SU-21.3", "SU-7.5", "SU-25.9")
def test_case_26_the_lead_in_a_conflict() -> None:
    game = fought("espionage", "i1", {"espionage.red": "BB..", "espionage.blue": "BB..."}, "Y1")
    assert symbols(game, 0) == symbols(game, 1) == {}
    assert "yellow@espionage.blue" not in game.options(0)
    finish(game, "yellow@espionage.red")
    assert (symbols(game, 0), symbols(game, 1)) == ({"scientific": 1}, {})
    reply = fought("espionage", "i2", {"espionage.red": "BBK.", "espionage.blue": "BB..."}, "Y1")
    assert symbols(reply, 1) == {"scientific": 1}
    finish(reply, "yellow@espionage.blue")
    assert symbols(reply, 0) == symbols(reply, 1) == {}


@rule("SU-21.6", "SU-21.20", "SU-21.22", "SU-32.8", "SU-33.16")
def test_case_27_winning_a_conflict_against_a_player() -> None:
    game = fought(
        "border", "i1", {"border.red": "RRGY.", "border.blue": "RR...R", "terrans.base": "..Y."}, "B1",
        on={"i1": "0", "i2": "1x2"}, routes={"i2-i3": "G2", "i2-e1": "G1"},
    )
    red = game.state.bank[0]
    finish(game, "blue@border.red")
    assert asked(game) == "spoils"
    assert set(game.options(0)) == {"yellow@terrans.base", "green@i2-i3", "green@i2-e1"}
    finish(game, "yellow@terrans.base", "supply")
    assert asked(game) == "take"
    assert held(game, 0) == "R6 B5 Y6 G5 K2"
    assert held(game, 1) == "R6 B4 Y4 G7 K2"
    assert game.state.bank[0] == red + 1
    assert cards(game, 0) == ["border"]
    assert game.state.supply == [7, 9]
    assert (owner(game, "i2"), zones(game)["systems"]["i2"]["bases"], zones(game)["routes"]) == (0, 1, {})
    finish(game, game.options(0)[0])
    assert len(cards(game, 0)) == 2


@rule("SU-22.1", "SU-22.2", "SU-22.3", "SU-22.4", "SU-21.5")
def test_case_28_conflict_with_a_neutral_system() -> None:
    game = table(
        "place", seat("krall"), seat("terrans"), drawn="G1", on={"a1": "0", "c2": "1"},
        conflicts={"coup": {"track": "t_a1_i1", "red": "i1"}}, projects={"coup.blue": "KKYRB."},
    )
    assert symbols(game, 0)["diplomatic"] == 1
    green = game.state.bank[3]
    finish(game, "green@coup.blue")
    assert asked(game) == "gain"
    finish(game, "2 green")
    assert game.state.bank[3] == green - 2
    assert held(game, 0) == "R5 B5 Y5 G7 K4"
    finish(game, "supply")
    assert asked(game) == "take"
    assert (owner(game, "i1"), cards(game, 0)) == (0, ["coup"])
    assert "diplomatic" not in symbols(game, 0)


@rule("SU-21.13", "SU-21.18", "SU-21.7", "SU-17.1", "SU-10.17")
def test_case_29_void_goal() -> None:
    game = fought("tradewar", "i2", {"tradewar.blue": "YY.B", "terrans.card2": "YYBG."}, "R1",
                  routes={"i2-i3": "G1"})
    blue = game.state.bank[1]
    finish(game, "red@tradewar.blue", "yellow@terrans.card2", "yellow@terrans.card2", "blue@terrans.card2")
    assert held(game, 0) == "R5 B5 Y8 G4 K2"
    assert game.state.bank[1] == blue + 1
    assert cards(game, 0) == ["tradewar"]
    assert owner(game, "i2") == 1


@rule("SU-21.11", "SU-21.12", "SU-17.3", "SU-33.21")
def test_case_30_spoils() -> None:
    cubes = {
        "totalwar.red": "RRRRGB.", "terrans.base": "..Y.", "exchange.embed": "YYYB", "terrans.card1": "....K",
        "border.blue": "RR....",
    }
    both = {"totalwar": {"track": "t_i1_i2", "red": "i1"}, "border": {"track": "t_e1_i2", "red": "e1"}}
    for leaders, count in (("", 4), ("torvan", 5)):
        game = table(
            "place", seat(f"krall {leaders}"), seat("terrans exchange"), drawn="Y1",
            on={"c1": "0", "i1": "0", "i2": "1 RGB"},
            conflicts=both, projects=cubes,
        )
        bag = sum(game.state.bag[0])
        finish(game, "yellow@totalwar.red")
        assert set(game.options(0)) == {
            "yellow@terrans.base", "yellow@exchange.embed", "yellow@exchange.embed*", "blue@exchange.embed"}
        finish(game, "yellow@exchange.embed*", "yellow@terrans.base", "yellow@exchange.embed")
        if asked(game) == "spoils":
            finish(game, "blue@exchange.embed")
        assert asked(game) == "occupy"
        assert sum(game.state.bag[0]) == bag + 5 + count
        assert on_project(game, "terrans.card1") == "....K"


@rule("SU-23.1", "SU-23.4", "SU-23.5", "SU-23.7", "SU-23.11")
def test_case_31_a_third_player_takes_the_system() -> None:
    game = table(
        "place", seat("krall"), seat("terrans"), seat("synthar"), turn=2, drawn="B1",
        on={"i1": "0", "i2": "1", "i3": "2"},
        conflicts={"border": {"track": "t_i1_i2", "red": "i2"}, "exodus": {"track": "t_i2_i3", "red": "i3"}},
        projects={"border.red": "RR...", "border.blue": "RR....", "exodus.red": "GGY.R"},
    )
    finish(game, "blue@exodus.red")
    assert asked(game) == "occupy"
    assert (held(game, 0), held(game, 1)) == ("R6 B4 Y4 G4 K2", "R6 B4 Y4 G4 K2")
    assert (cards(game, 0), cards(game, 1), cards(game, 2)) == ([], ["border"], ["exodus"])


@rule("SU-23.1", "SU-23.5", "SU-23.7", "SU-25.12")
def test_case_32_the_neutral_system_finds_an_owner() -> None:
    for red, owned in (("i1", []), ("a1", ["exodus"])):
        side = "blue" if red == "i1" else "red"
        game = table(
            "reward", seat("terrans", prepared=["terrans.base"]), seat("krall"), on={"e1": "0", "a1": "1"},
            routes={"e1-i1": "Y3"}, conflicts={"exodus": {"track": "t_a1_i1", "red": red}},
            projects={f"exodus.{side}": "GBG..." if side == "blue" else "GGY.."},
        )
        finish(game, "terrans.base@i1")
        assert sum(game.state.bag[1]) == 18 + 3
        assert cards(game, 1) == owned
        assert game.events("ended") == [{"event": "ended", "card": "exodus", "owner": 1 if owned else "nobody"}]


@rule("SU-23.2", "SU-23.5", "SU-23.8", "SU-23.9")
def test_case_33_ending_by_agreement() -> None:
    def start() -> Table:
        return table(
            "place", seat("krall"), seat("terrans"), drawn="B1", on={"i1": "0", "a1": "0", "i2": "1"},
            conflicts={"crusade": {"track": "t_i1_i2", "red": "i1"}, "exodus": {"track": "t_a1_e1", "red": "e1"}},
            projects={"exodus.blue": "G.G...", "crusade.red": "...R.."},
        )

    game = start()
    red = game.state.bank[0]
    finish(game, "end@t_i1_i2")
    assert game.asks() == [(1, "agree")]
    finish(game, "agree")
    assert cards(game, 0) == ["crusade"]
    assert game.state.bank[0] == red + 1
    finish(game, "end@t_a1_e1")
    assert held(game, 0) == "R4 B4 Y4 G6 K2"
    assert (cards(game, 0), game.state.conflict.count(-1)) == (["crusade"], 40)
    declined = finish(start(), "end@t_i1_i2", "refuse")
    assert "end@t_i1_i2" not in declined.options(0)
    assert declined.why_not(0, "end@t_i1_i2") == "SU-23.8"
    assert len(zones(declined)["conflicts"]) == 2


@rule("SU-25.2", "SU-25.5", "SU-25.7", "SU-12.17", "SU-24.4")
def test_case_35_laying_a_conflict_on_a_track_in_use() -> None:
    game = table(
        "cards", seat("krall exodus border"), seat("terrans"), on={"b1": "0", "c1": "0", "c3": "1"},
        routes={"b1-i1": "G2"},
    )
    finish(game, "lay@exodus", "t_b1_i1.red")
    assert held(game, 0) == "R4 B4 Y4 G6 K2"
    assert zones(game)["conflicts"] == {"exodus": {"track": "t_b1_i1", "red": "b1"}}
    finish(game, "lay@border")
    assert game.why_not(0, "t_b1_i1.red") == "SU-25.4"
    assert {"t_c1_i1.red", "t_c1_i1.blue"} <= set(game.options(0))
    finish(game, "t_c1_i1.red")
    assert zones(game)["conflicts"]["border"] == {"track": "t_c1_i1", "red": "c1"}
    later = table(
        "place", seat("krall"), seat("terrans"), on={"b1": "0", "c1": "0", "c3": "1"}, drawn="Y1 G1",
        conflicts={"exodus": {"track": "t_b1_i1", "red": "b1"}},
    )
    assert later.why_not(0, "yellow@c1-i1") == "SU-12.12"
    assert later.why_not(0, "green@b1-i1") == "SU-12.17"
    assert "green@exodus.red" in later.options(0)


@rule("SU-23.9", "SU-23.12", "SU-23.5", "SU-3.10")
def test_case_51_no_taking_back_in_the_same_turn() -> None:
    start = seat("krall credit border", "R9 B9 Y9 G9")
    game = table("cards", start, seat("terrans"), on={"i1": "0", "c3": "1"}, projects={"credit.embed": "YYGRB"})
    finish(game, "lay@border", "t_i1_i2.red")
    assert "end@t_i1_i2" not in game.options(0)
    assert game.why_not(0, "end@t_i1_i2") == "SU-23.12"
    finish(game, "none")
    while game.state.turn != 0:
        finish(game, game.options(1)[-1])
    assert asked(game) == "parley"
    finish(game, "end@t_i1_i2")
    assert asked(game) == "gain"
    finish(game, "1 red")
    assert cards(game, 0) == ["credit", "border"]


@rule("SU-16.5", "SU-16.6", "SU-16.7", "SU-16.2", "SU-16.10")
def test_case_21_first_second_third_introduced_card_of_a_type() -> None:
    game = table(
        "place", seat("terrans league freeport insurance smugglers"), seat("krall obrecht"), drawn="K2",
        on={"c1": "0", "c3": "1"},
        projects={"league.embed": "YYGR", "freeport.embed": "YGGB", "insurance.embed": "YG."},
    )
    finish(game, "black@insurance.embed")
    assert game.why_not(0, "black@smugglers.embed") == "SU-16.6"
    finish(game, "none")
    assert asked(game) == "take"
    assert game.match.pending[0].about == (3,)
    finish(game, game.options(0)[0])
    assert set(zones(game)["seats"][0]["active"]) >= {"league", "freeport", "insurance"}
    after = table(
        "place", seat("terrans league freeport insurance smugglers"), seat("krall"), drawn="K1",
        on={"c1": "0", "c3": "1"},
        projects={"league.embed": "Y.GR", "freeport.embed": "YGGB", "insurance.embed": "YGK"},
    )
    assert "black@smugglers.embed" in after.options(0)


@rule("SU-16.5", "SU-16.6", "SU-16.7", "SU-16.9")
def test_case_49_no_fourth_introduced_card_in_one_turn() -> None:
    game = table(
        "place", seat("terrans league freeport insurance smugglers"), seat("krall"), drawn="K2 R1",
        on={"c1": "0", "c3": "1"},
        projects={"league.embed": "YYGR", "freeport.embed": "YGGB", "insurance.embed": "YG.", "smugglers.embed": "K.Y"},
    )
    finish(game, "black@insurance.embed")
    assert game.why_not(0, "black@smugglers.embed") == "SU-16.6"
    finish(game, "none")
    assert on_project(game, "smugglers.embed") == "K.Y"
    assert game.match.pending[0].about == (3,)


@rule("SU-16.3", "SU-16.8", "SU-17.2", "SU-19.1")
def test_case_22_theft_from_a_star_cell_of_a_development() -> None:
    game = table(
        "place", seat("krall gharn"), seat("terrans exchange"), drawn="K1", on={"c1": "0", "c3": "1"},
        projects={"gharn.steal": "RR.", "exchange.embed": "YYYB"},
    )
    assert symbols(game, 1)["economic"] == 2
    yellow = game.state.bank[2]
    finish(game, "black@gharn.steal", "yellow@exchange.embed*")
    assert held(game, 0) == "R6 B4 Y5 G4 K3"
    assert game.state.bank[2] == yellow
    assert symbols(game, 1)["economic"] == 1
    again = table(
        "place", seat("terrans exchange"), seat("krall"), drawn="Y1", on={"c1": "0", "c3": "1"},
        projects={"exchange.embed": "YY.B"},
    )
    finish(again, "yellow@exchange.embed*")
    assert again.match.pending[0].about == (1,)
    assert symbols(again, 0)["economic"] == 1


@rule("SU-18.2", "SU-18.5", "SU-18.6", "SU-20.4", "SU-32.6")
def test_case_24_programme_lost_and_regained() -> None:
    game = table(
        "place", seat("krall brakka", "R4"), seat("terrans voss"), drawn="G1", on={"c2": "0", "c1": "1"},
        projects={"terrans.programme": "RBYGK"}, due=[],
    )
    assert symbols(game, 1) == {"diplomatic": 2, "cultural": 1, "military": 1}
    assert zones(game)["seats"][1]["active"] == ["voss"]
    steal = table(
        "place", seat("krall anahr"), seat("terrans voss"), drawn="K1", on={"c2": "0", "c1": "1"},
        projects={"terrans.programme": "RBYGK", "anahr.steal": "GG."},
    )
    finish(steal, "black@anahr.steal")
    assert symbols(steal, 1) == {"military": 1}
    assert zones(steal)["seats"][1]["active"] == []
    assert held(steal, 0) == "R4 B4 Y4 G7 K3"
    again = table(
        "place", seat("terrans voss"), seat("krall"), drawn="G1", on={"c1": "0", "c2": "1"},
        projects={"terrans.programme": "RBY.K"},
    )
    finish(again, "green@terrans.programme*")
    assert symbols(again, 0) == {"diplomatic": 2, "cultural": 1, "military": 1}
    assert cards(again, 0) == ["voss"]
    assert zones(again)["seats"][0]["active"] == ["voss"]


@rule("SU-19.3", "SU-19.4", "SU-19.5", "SU-19.7", "SU-19.8")
def test_case_25_stealing_a_red_cube() -> None:
    for route, gained in (({"c2-b2": "R2"}, 1), ({}, 0)):
        game = table(
            "place", seat("synthar torvan"), seat("krall"), seat("terrans"), drawn="K1",
            on={"c3": "0", "c2": "1 R", "c4": "2"}, routes=route, projects={"torvan.steal": "R.B"},
        )
        finish(game, "black@torvan.steal")
        assert held(game, 0) == f"R{5 + gained} B5 Y4 G4 K3"
        assert zones(game)["routes"] == ({"c2-b2": {"red": 1}} if gained else {})


@rule("SU-33.23", "SU-19.6", "SU-17.1")
def test_case_46_substitute_cubes() -> None:
    game = table("place", seat("velmari directorate"), seat("krall gharn"), drawn="K1")
    options = game.options(0)
    assert {"black@velmari.base=yellow", "black@velmari.base=green", "black@velmari.base=red"} <= set(options)
    assert not [text for text in options if text.startswith("black@velmari.programme")]
    finish(game, "black@velmari.base=yellow")
    assert on_project(game, "velmari.base") == "K..."
    done = table("place", seat("velmari directorate"), seat("krall"), drawn="R1", projects={"velmari.base": "KYG."})
    finish(done, "red@velmari.base")
    assert held(done, 0) == "R5 B4 Y5 G5 K3"
    thief = table(
        "place", seat("krall gharn"), seat("velmari directorate"), drawn="K1",
        projects={"velmari.base": "K...", "gharn.steal": "RR."},
    )
    finish(thief, "black@gharn.steal")
    assert on_project(thief, "velmari.base") == "K..."


@rule("SU-33.22", "SU-33.4", "SU-14.3")
def test_case_47_shorter_routes() -> None:
    game = table(
        "place", seat("terrans hyperlanes", prepared=["terrans.base"]), seat("krall"), drawn="G1",
        on={"e1": "0", "c3": "1"}, routes={"e1-i2": "G1"}, projects={"hyperlanes.embed": "BYGR"},
    )
    finish(game, "green@e1-i2")
    assert "terrans.base@i2" in game.options(0)
    short = table(
        "reward", seat("terrans hyperlanes", prepared=["terrans.base"]), seat("krall"),
        on={"e1": "0", "i2": "0", "c3": "1"}, routes={"e1-i2": "G2"}, projects={"hyperlanes.embed": "BYG."},
    )
    assert asked(short) != "reward"
