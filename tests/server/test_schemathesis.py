"""The API against its own description: whatever is sent, what comes back is what the OpenAPI document says."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis.specs.openapi.checks import positive_data_acceptance

from orrery.server.app import AREAS
from orrery.server.http.openapi import document
from tests.server.processes import PATIENCE, Served, serving

EXAMPLES = 6

DESCRIBED = document(AREAS)


def without_accounts(described: dict[str, Any]) -> dict[str, Any]:
    """The description as somebody with an account needs it: all tests are his."""
    paths = {
        path: {method: {name: value for name, value in operation.items() if name != "security"}
               for method, operation in operations.items()}
        for path, operations in described["paths"].items()
    }
    return {**described, "paths": paths}


schema = schemathesis.openapi.from_dict(without_accounts(DESCRIBED))
_tables: list[str] = []
_chance = random.Random(7)


@schema.hook
def map_path_parameters(context: Any, path_parameters: dict[str, Any] | None) -> dict[str, Any] | None:
    """Put tables that are there into half of the addresses."""
    if path_parameters and "table" in path_parameters and _tables and _chance.random() < 0.5:
        path_parameters["table"] = _chance.choice(_tables)
    if path_parameters and "game" in path_parameters and _chance.random() < 0.5:
        path_parameters["game"] = "race"
    return path_parameters


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    folder = tmp_path_factory.mktemp("schemathesis")
    with serving(folder, "--port", "0", "--database", str(folder / "a.db"), "--no-limits") as running:
        yield running


@pytest.fixture(scope="module")
def anna(server: Served) -> Iterator[httpx.Client]:
    """Somebody with tables of every state."""
    given = httpx.post(f"{server.address}/api/guest", json={"name": "Anna"}, timeout=PATIENCE)
    with httpx.Client(base_url=server.address, timeout=PATIENCE, cookies=dict(given.cookies)) as client:
        for seats in ([{"kind": "me"}, {"kind": "open"}], [{"kind": "me"}, {"kind": "me"}]):
            _tables.append(client.post("/api/tables", json={"game": "race", "seats": seats}).json()["id"])
        assert client.get("/api/openapi.json").json() == DESCRIBED
        yield client


@schema.parametrize()
@settings(max_examples=EXAMPLES, derandomize=True, deadline=None, phases=[Phase.explicit, Phase.generate],
          suppress_health_check=list(HealthCheck))
def test_every_answer_is_as_described(case: Any, server: Served, anna: httpx.Client) -> None:
    answer = case.call(base_url=server.address, cookies=dict(anna.cookies), timeout=PATIENCE)
    # What a value means can make it impossible where its form is right, and then it is refused with 422 too.
    case.validate_response(answer, excluded_checks=[positive_data_acceptance])
    assert answer.status_code < 500
    assert b"Traceback" not in answer.content


PRIVATE = [
    (method, path) for path, operations in DESCRIBED["paths"].items() for method, operation in operations.items()
    if "security" in operation
]


def test_what_needs_an_account_is_refused_to_nobody(server: Served) -> None:
    assert len(PRIVATE) > 10
    parts = {"{table}": "abcdefghij", "{seat}": "0", "{token}": "x" * 43, "{game}": "race", "{lang}": "en"}
    for method, path in PRIVATE:
        for part, value in parts.items():
            path = path.replace(part, value)
        answer = httpx.request(method, f"{server.address}{path}", timeout=PATIENCE)
        assert (answer.status_code, answer.json()["key"]) == (401, "error-no-account"), path


def test_the_server_made_no_mistake(server: Served, anna: httpx.Client) -> None:
    """Runs last in this module: nothing was logged, and the server is well."""
    assert anna.get("/healthz").json()["orrery"] == "ok"
    assert "Traceback" not in server.err
    assert "a request failed" not in server.err
