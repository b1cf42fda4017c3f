"""Secrets that people carry (session cookies, invitation links): made here, and stored only as fingerprints."""

from __future__ import annotations

import secrets
from hashlib import sha256
from typing import Final

TOKEN_BYTES: Final = 32
TOKEN_LENGTH: Final = 43
"""Characters of a token: 32 bytes in base 64."""

_ID_LETTERS: Final = "abcdefghijklmnopqrstuvwxyz0123456789"
_ID_LENGTH: Final = 10


def new_token() -> str:
    """A secret of 256 random bits."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def fingerprint(token: str) -> str:
    """What is stored of a token. The token has 256 random bits, so a plain hash cannot be searched."""
    return sha256(token.encode()).hexdigest()


def new_id() -> str:
    """A name for a table or an account: short enough for an address, too long to guess one that exists."""
    return "".join(secrets.choice(_ID_LETTERS) for _ in range(_ID_LENGTH))
