"""The databases that the server's tests run on."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests.server.postgres_server import PostgresServer, shared_server


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> PostgresServer:
    """A real PostgreSQL server, shared by all workers of this run. ``new_database()`` gives an address of its own."""
    base = tmp_path_factory.getbasetemp()
    if "PYTEST_XDIST_WORKER" in os.environ:
        return shared_server(base.parent, os.getppid())
    return shared_server(base, os.getpid())


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a new, empty database: the test runs once on SQLite and once on PostgreSQL."""
    if request.param == "sqlite":
        return str(tmp_path / "orrery.sqlite")
    server = request.getfixturevalue("postgres")
    assert isinstance(server, PostgresServer)
    return server.new_database()
