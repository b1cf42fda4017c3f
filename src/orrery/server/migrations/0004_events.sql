-- What matches told, as rows that need no rules to be told again, and where the step of each began: a match goes on from
-- there under newer rules. Snapshots were only a cache.
CREATE TABLE events (
  table_id TEXT NOT NULL REFERENCES tables (id),
  n INTEGER NOT NULL,            -- from 0; an undo takes those away that no longer hold
  seq INTEGER NOT NULL,          -- the entry that told it; 0: the beginning
  see BIGINT NOT NULL,           -- seats that see it whole, as bits; -1: everybody
  kind TEXT NOT NULL,
  body TEXT NOT NULL,            -- its fields, as JSON
  stub TEXT,                     -- what everybody else sees of it; none: nothing
  PRIMARY KEY (table_id, n)
);
CREATE TABLE boundaries (
  table_id TEXT PRIMARY KEY REFERENCES tables (id),
  body TEXT NOT NULL
);
-- Of a change of rules: from which version to which, in what position, and how much chance had been used. Of an answer
-- that left what other seats are asked as it was: which seats. As JSON.
ALTER TABLE entries ADD COLUMN body TEXT;
DROP TABLE snapshots;
