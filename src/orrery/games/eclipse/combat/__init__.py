"""The combat phase (EC-16 to EC-22)."""
