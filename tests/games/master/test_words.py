"""What cards do is said from the words of their effects, in both languages: a new card needs data only."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.games.master.abilities import OPERATIONS
from orrery.games.master.board import TRACKS
from orrery.games.master.cards import CARDS, EVENTS, KINDS, TYPES
from orrery.games.master.components import components
from orrery.games.master.game import MASTER
from orrery.games.master.powers import PASSIVE
from orrery.games.master.state import STEPS, WAYS_TO_WIN
from orrery.games.master.words import ability_sentence, effect_sentence, effects_sentence
from orrery.words import LANGUAGES, Words, keys

BRIGHT = ["red", "blue", "yellow", "green"]
ALL = [*BRIGHT, "black"]
VOCABULARY: dict[str, list[dict[str, Any]]] = {
    "gain_cubes": [{"count": 2, "colours": BRIGHT}, {"count": 1, "colours": ["red", "black"]}],
    "trash_cubes": [{"count": 3, "colours": ALL}, {"count": 1, "colours": ["red"]}],
    "exchange_cubes": [{"count": 1, "give": ALL, "take": BRIGHT}, {"count": 2, "give": ["red"], "take": ["blue"]}],
    "redraw": [{"count": 1}],
    "gain_card": [{"deck": deck, "count": 1, "mode": mode} for deck in (*TYPES[1:], "development")
                  for mode in ("draw", "random", "choose")],
    "take_card": [{"who": who, "types": ["leader", "development"]} for who in ("opponent", "loser")],
    "discard_card": [{"who": who, "types": ["leader"]} for who in ("opponent", "loser")],
    "steal_cube": [{"count": 3, "colours": BRIGHT}, {"count": 2, "colours": ["red"]}],
    "knock_cube": [{"count": 3, "colours": BRIGHT}, {"count": 2, "colours": ["red"]}],
    "recall_projects": [{"count": 2}],
    "prepare_base": [{"count": 1}],
    "place_base": [{"source": "supply", "where": where} for where in ("neutral_any", "neutral_adjacent")],
    "capture_system": [{}],
    "place_black_hole": [{"where": where} for where in ("neutral_any", "neutral_adjacent")],
    "remove_black_hole": [{"where": "not_start"}],
    "end_conflict": [{"card_to": "self"}],
    "extra_turn": [{}],
    "skip_turn": [{"who": "opponent", "count": 1}],
    "choose_one": [{"options": [[{"op": "extra_turn"}], [{"op": "redraw", "count": 1}], [{"op": "extra_turn"}]]}],
    "wild_cube": [{"cube": "blue", "as": ["red", "green"], "kinds": list(KINDS)}],
    "protect": [{"kinds": list(KINDS), "from": ["steal", "spoils", "knock"]}],
    "waive_route": [{"for": "reinforce"}],
    "count_symbol": [{"symbols": ["military", "military", "cultural"], "for": "leaders"}],
    "mod_colonise": [{"delta": delta, "when": when} for delta in (1, -1) for when in ("any", "match", "mismatch")],
}
CHANGES = [{"delta": 2}, {"delta": -1}]


def effects() -> list[dict[str, Any]]:
    return [{"op": op, **args} for op in (*OPERATIONS, *PASSIVE) for args in VOCABULARY.get(op, CHANGES)]


def said(sentence: Any) -> list[str]:
    """The ids of all messages in a sentence."""
    found = [sentence["key"]]
    for value in sentence["args"].values():
        if isinstance(value, dict):
            found += said(value)
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_whole_vocabulary_has_words(lang: str) -> None:
    known = keys(lang, "master")
    used: set[str] = set()
    for effect in effects():
        sentence = effect_sentence(effect)
        used |= set(said(sentence))
        text = Words(lang, "master").tell(sentence)
        assert text, effect
        assert not any(sign in text for sign in ("{", "_", "$")), effect
    for event in (*EVENTS, "passive", "discard"):
        used.add(f"trigger-{event.replace('_', '-')}")
    assert used <= set(known)
    spare = {key for key in known if key.startswith("effect-")} - used
    assert spare == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_step_way_and_word_has_words(lang: str) -> None:
    words = Words(lang, "master")
    for step in STEPS:
        assert words.has(f"step-{step}")
    for way in WAYS_TO_WIN:
        assert words.has(f"way-{way}.long")
    for ask in MASTER.asks:
        assert words.has(f"ask-{ask}")
    for word in ("none", "clear", "under", "draw", "agree", "refuse", "supply", "nobody"):
        assert words.has(f"word-{word}")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_name_of_the_pieces_has_words(lang: str) -> None:
    words = Words(lang, "master")
    for card in CARDS:
        assert words.has(f"card-{card.name}")
        for project in components()["cards"][card.name]["projects"]:
            assert words.has(f"part-{project.partition('.')[2]}"), project
    for track in TRACKS:
        assert words.name(track.name) != track.name
    for op in OPERATIONS:
        assert words.has(f"op-{op.replace('_', '-')}")


def test_a_new_card_needs_data_only() -> None:
    card = {
        "id": "invented", "trigger": "card_gained", "limit": "once_per_turn", "may": True,
        "filter": {"types": ["conflict", "expansion", "commerce", "progress"]},
        "effects": [{"op": "gain_cubes", "count": 2, "colours": ["red", "blue"]}, {"op": "extra_turn"}],
    }
    sentence = ability_sentence(card)
    assert sentence is not None
    assert Words("en", "master").tell(sentence) == (
        "When you gain any development or conflict card, once a turn and if you like: "
        "add 2 red or blue cubes to your bag, then take an extra turn."
    )
    assert Words("ru", "master").tell(sentence) == (
        "Когда вы получаете карту развития или конфликта, раз в ход и по желанию: "
        "добавьте в мешок 2 красных или синих кубика, затем сделайте дополнительный ход."
    )


def test_numbers_agree_with_their_nouns_in_russian() -> None:
    words = Words("ru", "master")
    told = [words.tell(effect_sentence({"op": "steal_cube", "count": n, "colours": ["red"]})) for n in (1, 3, 5, 21)]
    assert told == [
        "похитьте 1 красный кубик с проекта соперника", "похитьте 3 красных кубика с проектов соперников",
        "похитьте 5 красных кубиков с проектов соперников", "похитьте 21 красный кубик с проекта соперника",
    ]


def test_cards_and_projects_carry_their_sentences() -> None:
    cards = components()["cards"]
    words = Words("en", "master")
    assert words.tell(cards["starforts"]["ability"]) == (
        "When you place the second or third base in a system: add 3 cubes of any colours but black to your bag."
    )
    assert words.tell(cards["starforts"]["projects"]["starforts.embed"]["told"]) == "Symbols: military."
    assert words.tell(cards["terrans"]["projects"]["terrans.programme"]["told"]) == (
        "Symbols: diplomatic ×2 and cultural."
    )
    # Whoever fills the blue side wins what is printed on the red one (SU-21.13).
    assert words.tell(cards["tradewar"]["projects"]["tradewar.blue"]["told"]) == (
        "Reward: the card and 3 cubes of the loser's projects; then take one commerce card from the loser."
    )
    assert "ability" not in cards["terrans"]


def test_effects_are_told_in_their_order() -> None:
    words = Words("en", "master")
    three: list[dict[str, Any]] = [
        {"op": "extra_turn"}, {"op": "prepare_base", "count": 1}, {"op": "mod_draw", "delta": 1},
    ]
    assert words.tell(effects_sentence(three)) == (
        "take an extra turn, then prepare 1 base, then draw 1 more cube in phase 1"
    )
