"""The OpenAPI document, made from what the routes declare."""

from __future__ import annotations

import inspect
from collections.abc import Iterable, Sequence
from typing import Any, Final

import msgspec

import orrery
from orrery.server import wire
from orrery.server.http.area import PATH, Area, Declared

_REFERENCE: Final = "#/components/schemas/{name}"
_SAID: Final = {
    304: "The client has it already.",
    400: "The body is not JSON.",
    401: "Nobody is playing in this browser yet.",
    403: "Not for this account, or not from this page.",
    404: "There is no such thing, or none that this account may know of.",
    409: "Not possible as things stand.",
    413: "The body is too large.",
    415: "The body is not application/json.",
    421: "The server does not go by this name.",
    422: "A value cannot be.",
    429: "Too many requests; see Retry-After.",
    503: "The database did not take it; nothing was changed.",
}


def document(areas: Sequence[Area]) -> dict[str, Any]:
    """The whole description."""
    declared = [one for area in areas for one in area.declared]
    types = [wire.Problem, *_types(declared)]
    (problem, *schemas), components = msgspec.json.schema_components(types, ref_template=_REFERENCE)
    of = dict(zip(map(repr, types[1:]), schemas, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for one in declared:
        paths.setdefault(one.path, {})[one.method.lower()] = _operation(one, of, problem)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Orrery", "version": orrery.__version__,
                 "description": "Tables, seats and matches. Live play is on the WebSocket /ws."},
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"session": {"type": "apiKey", "in": "cookie", "name": "orrery"}},
        },
    }


def _types(declared: Iterable[Declared]) -> list[Any]:
    found: dict[str, Any] = {}
    for one in declared:
        for kind in (one.takes, one.gives, *[PATH[part] for part in one.parts], *_query_types(one)):
            if kind is not None and kind is not bytes:
                found[repr(kind)] = kind
    return list(found.values())


def _query_types(one: Declared) -> list[Any]:
    return [field.encode_type for field in _fields(one)]


class _Field:
    def __init__(self, name: str, kind: Any, required: bool) -> None:
        self.name = name
        self.encode_type = kind
        self.required = required


def _fields(one: Declared) -> list[_Field]:
    if one.query is None:
        return []
    return [_Field(field.encode_name, field.type, field.required) for field in msgspec.structs.fields(one.query)]


def _operation(one: Declared, of: dict[str, Any], problem: Any) -> dict[str, Any]:
    said = inspect.getdoc(one.endpoint) or ""
    parameters = [
        {"name": part, "in": "path", "required": True, "schema": of[repr(PATH[part])]} for part in one.parts
    ] + [
        {"name": field.name, "in": "query", "required": field.required, "schema": _queried(of[repr(field.encode_type)])}
        for field in _fields(one)
    ]
    operation: dict[str, Any] = {
        "operationId": f"{one.endpoint.__module__.rpartition('.')[2]}-{one.endpoint.__name__}".replace("_", "-"),
        "summary": said.partition("\n")[0],
        "responses": {str(status): _response(one, status, of, problem) for status in one.statuses},
    }
    if parameters:
        operation["parameters"] = parameters
    if one.takes is not None:
        operation["requestBody"] = {
            "required": not one.optional, "content": {"application/json": {"schema": of[repr(one.takes)]}},
        }
    if not one.anyone:
        operation["security"] = [{"session": []}]
    return operation


def _response(one: Declared, status: int, of: dict[str, Any], problem: Any) -> dict[str, Any]:
    if status == one.status:
        if one.gives is None:
            return {"description": "Done."}
        schema = {"type": "string", "format": "binary"} if one.gives is bytes else of[repr(one.gives)]
        return {"description": "Here it is.", "content": {one.media.partition(";")[0]: {"schema": schema}}}
    response: dict[str, Any] = {"description": _SAID[status]}
    if status != 304:
        response["content"] = {"application/json": {"schema": problem}}
    if status == 429:
        response["headers"] = {"Retry-After": {"schema": {"type": "string"}}}
    return response


def _queried(schema: dict[str, Any]) -> dict[str, Any]:
    """A value in an address is there or it is not: it cannot be null."""
    options = [one for one in schema.get("anyOf", ()) if one != {"type": "null"}]
    return options[0] if len(options) == 1 else schema
