"""What every test here has: the gauntlet's plugin, which also records which rules the tests prove; and examples that
may take as long as a busy machine needs. What each file took is written to `.orrery/test-times.txt`, longest first.
"""

import sys
from collections import Counter, defaultdict
from importlib.util import find_spec
from itertools import chain

import pytest
from hypothesis import settings

settings.register_profile("unhurried", deadline=None)
settings.load_profile("unhurried")

if find_spec("sniffio") is None:
    # httpx asks for it with every request, and would search all folders of packages each time to find nothing.
    sys.modules["sniffio"] = None  # type: ignore[assignment]

pytest_plugins = ["orrery.gauntlet.plugin"]


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    """Write down the seconds of one worker that the tests of each file took, and how many they are.

    Files that were not run keep what they took before.
    """
    if not config.pluginmanager.hasplugin("orrery-rule-coverage"):
        return  # rules broken on purpose: no time of ours
    seconds: defaultdict[str, float] = defaultdict(float)
    tests: Counter[str] = Counter()
    for report in chain.from_iterable(terminalreporter.stats.values()):
        if isinstance(report, pytest.TestReport):
            file = report.nodeid.partition("::")[0]
            seconds[file] += report.duration
            tests[file] += report.when == "call"
    page = config.rootpath / ".orrery" / "test-times.txt"
    if page.is_file():
        for line in page.read_text(encoding="utf-8").splitlines()[1:]:
            took, count, file = line.split()
            if file not in seconds and (config.rootpath / file).is_file():
                seconds[file], tests[file] = float(took), int(count)
    longest = sorted(seconds, key=lambda file: -seconds[file])
    lines = [f"{sum(seconds.values()):8.1f} {tests.total():5} all",
             *[f"{seconds[file]:8.1f} {tests[file]:5} {file}" for file in longest]]
    page.parent.mkdir(exist_ok=True)
    page.write_text("\n".join(lines) + "\n", encoding="utf-8")
