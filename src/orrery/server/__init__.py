"""The web table: lobby, tables, seats, storage and live updates. Rules never enter here."""
