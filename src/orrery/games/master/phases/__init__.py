"""The phases of a turn, one a file."""
