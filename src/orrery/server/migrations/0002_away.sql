-- Play while people are away: clocks, standing orders, pings.
CREATE TABLE clocks (
  table_id TEXT NOT NULL REFERENCES tables (id),
  seat INTEGER NOT NULL,
  spent BIGINT NOT NULL,         -- of the match's budget, up to since
  decision TEXT,                 -- the question that was asked last
  thought BIGINT NOT NULL,       -- of the time for that question, up to since
  since BIGINT,                  -- from when the clock runs; none while it stands
  missed INTEGER NOT NULL,       -- questions in a row that the clock answered
  PRIMARY KEY (table_id, seat)
);
CREATE TABLE servers (
  id TEXT PRIMARY KEY,
  beat BIGINT NOT NULL,          -- when it last said that it runs
  running INTEGER NOT NULL       -- 0 once it was stopped in good order
);
CREATE TABLE pauses (            -- no server ran: clocks stood
  start BIGINT PRIMARY KEY,
  stop BIGINT NOT NULL
);
CREATE TABLE presence (          -- who has which tables open, as each server last said
  server TEXT NOT NULL,
  account TEXT NOT NULL,
  table_id TEXT NOT NULL,        -- empty: online, whatever is looked at
  PRIMARY KEY (server, account, table_id)
);
CREATE TABLE orders (
  table_id TEXT NOT NULL REFERENCES tables (id),
  seat INTEGER NOT NULL,
  body TEXT NOT NULL,
  seen INTEGER NOT NULL,         -- events of the match when the person last answered himself
  held TEXT,                     -- the question that is left to the person
  PRIMARY KEY (table_id, seat)
);
CREATE TABLE order_uses (
  table_id TEXT NOT NULL REFERENCES tables (id),
  seq INTEGER NOT NULL,          -- the entry it made
  seat INTEGER NOT NULL,
  order_id TEXT NOT NULL,
  ask TEXT NOT NULL,
  answer TEXT NOT NULL,
  made BIGINT NOT NULL,
  PRIMARY KEY (table_id, seq)
);
CREATE TABLE notices (
  account TEXT NOT NULL REFERENCES accounts (id),
  table_id TEXT NOT NULL REFERENCES tables (id),
  kind TEXT NOT NULL,
  key TEXT NOT NULL,             -- what it speaks of: told once
  args TEXT NOT NULL,
  due BIGINT NOT NULL,
  state TEXT NOT NULL,           -- waiting, claimed, sent, dropped, failed
  tries INTEGER NOT NULL,
  channels TEXT,                 -- those that still lack it, after a failure
  PRIMARY KEY (account, table_id, kind, key)
);
CREATE INDEX notices_due ON notices (state, due);
CREATE INDEX notices_table ON notices (table_id, kind);
CREATE TABLE push (
  endpoint TEXT PRIMARY KEY,
  account TEXT NOT NULL REFERENCES accounts (id),
  p256dh TEXT NOT NULL,
  auth TEXT NOT NULL,
  made BIGINT NOT NULL
);
CREATE INDEX push_account ON push (account);
CREATE TABLE deliveries (        -- how the last delivery on each channel went
  account TEXT NOT NULL REFERENCES accounts (id),
  channel TEXT NOT NULL,
  made BIGINT NOT NULL,
  problem TEXT,
  PRIMARY KEY (account, channel)
);
CREATE TABLE server_keys (
  name TEXT PRIMARY KEY,
  value TEXT NOT NULL
);
