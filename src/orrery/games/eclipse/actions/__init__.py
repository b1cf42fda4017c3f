"""The six actions, a file each (EC-8 to EC-14)."""
