"""Master of the Galaxy."""
