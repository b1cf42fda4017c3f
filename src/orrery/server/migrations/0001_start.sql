-- {blob} is the database's type for bytes. Times are milliseconds since 1970. Codes of answers can exceed 64 bits.
CREATE TABLE accounts (
  id TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  name_key TEXT UNIQUE,          -- the name without case, of accounts with a password
  password TEXT,                 -- argon2; none for a guest
  settings TEXT NOT NULL,
  created BIGINT NOT NULL,
  seen BIGINT NOT NULL
);
CREATE TABLE sessions (
  token TEXT PRIMARY KEY,        -- fingerprint of the cookie
  account TEXT NOT NULL REFERENCES accounts (id),
  created BIGINT NOT NULL,
  seen BIGINT NOT NULL
);
CREATE TABLE tables (
  id TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  game TEXT NOT NULL,
  rules INTEGER NOT NULL,
  options TEXT NOT NULL,
  pace TEXT NOT NULL,
  clock TEXT NOT NULL,
  listed INTEGER NOT NULL,
  watching INTEGER NOT NULL,
  rated INTEGER NOT NULL,
  guided INTEGER NOT NULL,
  host TEXT NOT NULL REFERENCES accounts (id),
  state TEXT NOT NULL,           -- open, playing, over
  seed {blob} NOT NULL,
  position TEXT,                 -- where the match began, if not at the beginning
  parent TEXT,
  parent_at INTEGER,
  rematch TEXT,
  seq INTEGER NOT NULL,          -- entries appended so far
  waiting TEXT NOT NULL,         -- seats awaited, as JSON
  phase TEXT NOT NULL,
  result TEXT,
  proposal TEXT,
  created BIGINT NOT NULL,
  started BIGINT,
  moved BIGINT NOT NULL,
  ended BIGINT
);
CREATE INDEX tables_state ON tables (state, moved);
CREATE TABLE seats (
  table_id TEXT NOT NULL REFERENCES tables (id),
  seat INTEGER NOT NULL,
  kind TEXT NOT NULL,            -- person, bot, open
  account TEXT REFERENCES accounts (id),
  bot TEXT,
  name TEXT,
  colour INTEGER NOT NULL,
  invite TEXT,                   -- fingerprint of the invitation link
  resigned INTEGER NOT NULL DEFAULT 0,
  looked INTEGER NOT NULL DEFAULT 0,  -- events this seat has looked at
  PRIMARY KEY (table_id, seat)
);
CREATE INDEX seats_account ON seats (account);
CREATE UNIQUE INDEX seats_invite ON seats (invite);
CREATE TABLE entries (
  table_id TEXT NOT NULL REFERENCES tables (id),
  seq INTEGER NOT NULL,          -- from 1
  kind TEXT NOT NULL,            -- answer, retract, undo
  seat INTEGER NOT NULL,
  code TEXT NOT NULL,            -- the answer's code; for an undo the number of inputs it goes back to
  inputs TEXT,                   -- if this answer was the last one awaited: the codes of all, in the order asked
  origin TEXT NOT NULL,          -- person, bot, order, clock
  key TEXT NOT NULL,
  made BIGINT NOT NULL,
  PRIMARY KEY (table_id, seq),
  UNIQUE (table_id, key)
);
CREATE TABLE snapshots (
  table_id TEXT PRIMARY KEY REFERENCES tables (id),
  seq INTEGER NOT NULL,
  body {blob} NOT NULL
);
CREATE TABLE chat (
  table_id TEXT NOT NULL REFERENCES tables (id),
  n INTEGER NOT NULL,
  account TEXT NOT NULL,
  seat INTEGER,
  name TEXT NOT NULL,
  text TEXT NOT NULL,
  key TEXT NOT NULL,
  made BIGINT NOT NULL,
  PRIMARY KEY (table_id, n),
  UNIQUE (table_id, key)
);
CREATE TABLE ratings (
  account TEXT NOT NULL REFERENCES accounts (id),
  game TEXT NOT NULL,
  mu DOUBLE PRECISION NOT NULL,
  sigma DOUBLE PRECISION NOT NULL,
  matches INTEGER NOT NULL,
  PRIMARY KEY (account, game)
);
