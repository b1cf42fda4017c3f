-- Finished matches that a bot looks through: what it has found so far, as JSON, and how far the work is. One that was under
-- way when a server stopped goes on where it was.
CREATE TABLE studies (
  table_id TEXT PRIMARY KEY REFERENCES tables (id),
  account TEXT NOT NULL,         -- who wanted it
  bot TEXT NOT NULL,
  state TEXT NOT NULL,           -- working, stopped, done
  found TEXT NOT NULL
);
