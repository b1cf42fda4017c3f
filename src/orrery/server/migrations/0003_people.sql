-- Seats kept for somebody (a rematch), who asked to replace whom, nudges, and what each rated match changed.
ALTER TABLE seats ADD COLUMN reserved TEXT REFERENCES accounts (id);
CREATE INDEX seats_reserved ON seats (reserved);
CREATE TABLE replacements (
  table_id TEXT NOT NULL REFERENCES tables (id),
  seat INTEGER NOT NULL,
  account TEXT NOT NULL REFERENCES accounts (id),
  PRIMARY KEY (table_id, seat, account)
);
CREATE TABLE nudges (
  table_id TEXT NOT NULL REFERENCES tables (id),
  account TEXT NOT NULL REFERENCES accounts (id),
  made BIGINT NOT NULL,
  PRIMARY KEY (table_id, account)
);
CREATE TABLE rated (
  table_id TEXT NOT NULL REFERENCES tables (id),
  account TEXT NOT NULL REFERENCES accounts (id),
  game TEXT NOT NULL,
  place INTEGER NOT NULL,        -- from 1; equal places share
  mu_before DOUBLE PRECISION NOT NULL,
  sigma_before DOUBLE PRECISION NOT NULL,
  mu DOUBLE PRECISION NOT NULL,
  sigma DOUBLE PRECISION NOT NULL,
  made BIGINT NOT NULL,
  PRIMARY KEY (table_id, account)
);
CREATE INDEX ratings_game ON ratings (game);
CREATE INDEX sessions_account ON sessions (account);
