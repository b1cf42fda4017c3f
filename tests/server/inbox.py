"""A place to which pings go: a real HTTP server on this machine, and a browser that takes pushes there."""

from __future__ import annotations

import json
import os
from base64 import urlsafe_b64encode
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread
from typing import Any

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from orrery.server.channels import Push


class Inbox:
    """A real HTTP server on this machine that keeps what it is sent, and answers as it is told to."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.got: list[tuple[str, dict[str, str], bytes]] = []
        self.status = 200

    @property
    def channel(self) -> str:
        """Its address as apprise writes it; the password is a secret."""
        return f"json://ann:hush-hush@{self.address}/in"

    def texts(self) -> list[str]:
        return [json.loads(body)["message"] for _, _, body in self.got]


@contextmanager
def inbox() -> Iterator[Inbox]:
    class Answer(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["content-length"]))
            there.got.append((self.path, {name.lower(): value for name, value in self.headers.items()}, body))
            self.send_response(there.status)
            self.send_header("content-length", "0")
            self.end_headers()

        def log_message(self, format: str, *args: Any) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Answer)
    there = Inbox(f"127.0.0.1:{server.server_port}")
    Thread(target=server.serve_forever, args=(0.01,), daemon=True).start()
    try:
        yield there
    finally:
        server.shutdown()
        server.server_close()


def browser(box: Inbox, path: str) -> tuple[Push, ec.EllipticCurvePrivateKey, bytes]:
    """What a browser gives when it subscribes, and what it keeps."""
    key, auth = ec.generate_private_key(ec.SECP256R1()), os.urandom(16)
    public = key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    told = [urlsafe_b64encode(part).rstrip(b"=").decode() for part in (public, auth)]
    return Push(f"http://{box.address}/{path}", *told), key, auth
