"""Compile the engine with mypyc into build/fast: the same rules, the same games, two to three times the speed.

The package is copied there and compiled in place, so the checkout stays pure Python. Use it by putting it first:

    PYTHONPATH=build/fast orrery sim race --seats random,random --games 10000

`make bench` measures it beside the pure build if it exists. Needs gcc (or another C compiler named by CC).

Compiled objects have two limits: they cannot be pickled or deep-copied (a clone and a record do that), and a weak
reference to one can crash the interpreter (mypyc/mypyc#1102; hypothesis takes such references, the engine does not).
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from time import perf_counter

ROOT = Path(__file__).resolve().parent.parent
TARGET = ROOT / "build" / "fast"

# What is compiled: the referee, the random bot's path through it, and the rules of each game. What runs now and then
# stays Python (words, the terminal, figures for boards), and so does what anybody may subclass (bots).
CORE = (
    "core/chance.py",
    "core/decisions.py",
    "core/errors.py",
    "core/state.py",
    "core/record.py",
    "core/frames.py",
    "core/game.py",
    "core/refusals.py",
    "core/view.py",
    "core/referee.py",
    "core/match.py",
    "core/start.py",
    "core/replay.py",
    "core/position.py",
    "documents.py",
    "core/window.py",
    "hexes.py",
    "bots/drive.py",
)
STAYS_PYTHON = ("__init__.py", "components.py", "reckoning.py", "terminal.py", "verify.py", "words.py", "bot", "odds")


def rules() -> list[str]:
    """The modules of every game's rules."""
    package = ROOT / "src" / "orrery"
    found = [path.relative_to(package) for path in sorted((package / "games").glob("*/**/*.py"))]
    return [path.as_posix() for path in found if not any(part in STAYS_PYTHON for part in path.parts)]


FAST = (*CORE, *rules())


def main() -> int:
    compiler = os.environ.get("CC", "gcc").split()[0]
    if shutil.which(compiler) is None:
        print(f"The compiled build needs a C compiler, but {compiler!r} was not found; install gcc or set CC.")
        return 1
    began = perf_counter()
    copy_package()
    compile_package()
    tell(perf_counter() - began)
    return check()


def copy_package() -> None:
    """The package as it is now, without what an earlier build left."""
    shutil.rmtree(TARGET, ignore_errors=True)
    ignored = shutil.ignore_patterns("__pycache__", "*.so", "*.c")
    shutil.copytree(ROOT / "src" / "orrery", TARGET / "orrery", ignore=ignored)


def compile_package() -> None:
    """Compile in place, in a process of its own: mypyc and setuptools look at the current folder."""
    modules = [f"orrery/{name}" for name in FAST]
    # --follow-imports=silent: the modules that stay Python are read for their types, but not reported on again.
    program = (
        "from setuptools import setup\n"
        "from mypyc.build import mypycify\n"
        f"options = ['--follow-imports=silent', '--config-file=', '--python-version=3.11', *{modules!r}]\n"
        "modules = mypycify(options, opt_level='3', debug_level='0', group_name='orrery')\n"
        "setup(name='orrery-fast', packages=[], ext_modules=modules,\n"
        "      script_args=['--quiet', 'build_ext', '--inplace'])\n"
    )
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    environment["MYPYPATH"] = str(TARGET)
    built = subprocess.run([sys.executable, "-c", program], cwd=TARGET, env=environment, check=False)
    if built.returncode:
        raise SystemExit("mypyc could not compile the engine; its message stands above.")
    shutil.rmtree(TARGET / "build")


def tell(seconds: float) -> None:
    """What was made, and how to use it."""
    libraries = sorted(TARGET.rglob("*.so"))
    size = sum(path.stat().st_size for path in libraries)
    print(f"Compiled {len(FAST)} modules in {seconds:.0f} s: {len(libraries)} libraries, {size / 1e6:.1f} MB, in "
          f"{TARGET.relative_to(ROOT)}.")
    print(f"Use it: PYTHONPATH={TARGET.relative_to(ROOT)} orrery sim race --seats random,random --games 10000")


def check() -> int:
    """Whether the compiled engine is the one that is imported, and plays what the pure one plays."""
    names = ["orrery." + name.removesuffix(".py").replace("/", ".") for name in FAST]
    program = (
        "import importlib\n"
        f"slow = [name for name in {names!r} if not importlib.import_module(name).__file__.endswith('.so')]\n"
        "raise SystemExit(f'These modules are not compiled: {slow}' if slow else 0)\n"
    )
    if run_with(TARGET, "-c", program).returncode:
        return 1
    pure, fast = (run_with(place, "-c", RANDOM_MATCHES) for place in (ROOT / "src", TARGET))
    if pure.returncode or fast.returncode or pure.stdout != fast.stdout:
        print("The compiled build plays other random matches than pure Python; do not use it.")
        return 1
    print(f"It plays the same {len(pure.stdout.splitlines())} random matches as pure Python.")
    golden = run_with(TARGET, "-c", GOLDEN)
    if golden.returncode:
        print(golden.stdout, "The compiled build does not play the golden transcripts; do not use it.", sep="")
        return 1
    print("It plays the golden transcripts to the letter.")
    return 0


RANDOM_MATCHES = """
from orrery import games
from orrery.bots import drive
from orrery.core import new_match

for game in map(games.load, games.slugs()):
    for seats in range(game.least_seats, game.most_seats + 1):
        for number in range(20):
            match = new_match(game, seats, b"compiled %d" % number, live=number % 2 == 0)
            drive.play_random(match)
            print(game.slug, seats, number, len(match.inputs), match.digest(), match.result())
"""

GOLDEN = """
from pathlib import Path

from orrery import games
from orrery.gauntlet.kept import golden, golden_case, transcripts

other = []
for game in map(games.load, games.slugs()):
    for name, path in transcripts(game, Path("tests/conformance")).items():
        if golden(golden_case(game, Path("tests/conformance"), name)) != path.read_text(encoding="utf-8"):
            other.append(name)
for name in other:
    print("differs:", name)
raise SystemExit(1 if other else 0)
"""


def run_with(place: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run Python with the package of this folder."""
    environment = {**os.environ, "PYTHONPATH": str(place)}
    command = [sys.executable, *arguments]
    return subprocess.run(command, env=environment, cwd=ROOT, stdout=subprocess.PIPE, text=True, check=False)


if __name__ == "__main__":
    raise SystemExit(main())
