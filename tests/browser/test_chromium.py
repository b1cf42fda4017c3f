"""What the browser tests say where there is no browser."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests.browser.chromium import NoBrowser, chromium


def test_without_a_browser_the_sentence_says_what_to_install(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv("ORRERY_CHROMIUM", raising=False)
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(NoBrowser, match="apt-get install chromium"):
        chromium()


def test_a_browser_that_is_named_must_exist(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("ORRERY_CHROMIUM", str(tmp_path / "none"))
    with pytest.raises(NoBrowser, match="not a file"):
        chromium()
    named = tmp_path / "chromium"
    named.touch()
    monkeypatch.setenv("ORRERY_CHROMIUM", os.fspath(named))
    assert chromium() == os.fspath(named)
