"""Orrery: an open referee engine, bots and tools for great space board games."""

from importlib.metadata import version

__version__ = version("orrery-games")
