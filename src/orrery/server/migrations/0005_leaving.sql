-- People who leave: who left a seat for good, in which order; who wants to stop the match; with which round it began.
-- Leavers are pairs of order (from 1, over the whole table) and account, as JSON, the first one first.
ALTER TABLE seats ADD COLUMN leavers TEXT NOT NULL DEFAULT '[]';
UPDATE seats SET leavers = '[[1,"' || account || '"]]' WHERE resigned = 1 AND account IS NOT NULL;
CREATE INDEX seats_left ON seats (table_id) WHERE leavers <> '[]';
ALTER TABLE tables ADD COLUMN stop TEXT NOT NULL DEFAULT '[]';
ALTER TABLE tables ADD COLUMN opening INTEGER;
-- Others claim a seat that keeps them waiting; nobody is asked to agree.
DROP TABLE replacements;
