"""Write `web/src/net/wire.ts`: the TypeScript types of every message in `src/orrery/server/wire/`.

The package is read from its files, so that this works before the package is installed; it needs msgspec alone. What a
client sends may leave out fields that have a default; what the server tells always has every field.
"""

from __future__ import annotations

import importlib.util
import inspect
import sys
import types
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import msgspec

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "orrery" / "server" / "wire" / "__init__.py"
TARGET = ROOT / "web" / "src" / "net" / "wire.ts"
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}
REF = "#/$defs/"


def load(source: Path = SOURCE) -> types.ModuleType:
    """The package with the messages."""
    spec = importlib.util.spec_from_file_location("orrery_wire", source,
                                                  submodule_search_locations=[str(source.parent)])
    if spec is None or spec.loader is None:
        raise SystemExit(f"cannot read {source}")
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


def structs(module: types.ModuleType) -> list[type[msgspec.Struct]]:
    """Every message and part of one, in the order of the package's list; the bare bases are not messages."""
    named = [getattr(module, name) for name in module.__all__]
    found = [one for one in named if inspect.isclass(one) and issubclass(one, msgspec.Struct)]
    return [one for one in found if one.__struct_fields__ or one.__struct_config__.tag_field]


def unions(module: types.ModuleType) -> Iterator[tuple[str, list[str]]]:
    """The named unions of messages: FromClient, FromServer."""
    for name in module.__all__:
        one = getattr(module, name)
        parts = get_args(one) if isinstance(one, types.UnionType) else ()
        if parts and all(inspect.isclass(part) and issubclass(part, msgspec.Struct) for part in parts):
            yield name, [part.__name__ for part in parts]


def shape(schema: dict[str, Any]) -> str:
    """A JSON schema as a TypeScript type."""
    if "$ref" in schema:
        return str(schema["$ref"]).removeprefix(REF)
    if "enum" in schema:
        return " | ".join(msgspec.json.encode(one).decode() for one in schema["enum"])
    if "const" in schema:
        return msgspec.json.encode(schema["const"]).decode()
    if "anyOf" in schema:
        return " | ".join(shape(one) for one in schema["anyOf"])
    kind = schema.get("type")
    if kind == "array":
        inner = shape(schema.get("items") or {})
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if kind == "object":
        return f"Record<string, {shape(schema.get('additionalProperties') or {})}>"
    if kind is None:
        return "unknown"
    return PLAIN[kind]


def interface(one: type[msgspec.Struct], schema: dict[str, Any], told: type) -> str:
    """One struct as an interface."""
    required = set(schema.get("required", ()))
    lines = []
    for name, field in schema["properties"].items():
        may_lack = name not in required and not issubclass(one, told)
        lines.append(f"  {name}{'?' if may_lack else ''}: {shape(field)};")
    about = (inspect.getdoc(one) or "").split("\n\n")[0].replace("\n", " ")
    body = "\n".join(lines)
    return f"/** {about} */\nexport interface {one.__name__} {{\n{body}\n}}\n"


def typescript(module: types.ModuleType) -> str:
    """The whole file."""
    every = structs(module)
    _, schemas = msgspec.json.schema_components(every)
    parts = ["// Made by tools/wire_types.py from src/orrery/server/wire/; not to be edited.\n"]
    parts += [interface(one, schemas[one.__name__], module.Told) for one in every]
    parts += [f"export type {name} = {' | '.join(members)};\n" for name, members in unions(module)]
    return "\n".join(parts)


def main() -> None:
    """Write the file if it changed."""
    text = typescript(load())
    if not TARGET.exists() or TARGET.read_text(encoding="utf-8") != text:
        TARGET.parent.mkdir(parents=True, exist_ok=True)
        TARGET.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
