-- SPDX-License-Identifier: MIT
-- A ledger as the third version of the schema left it: a match by house rules in a session with rates.
PRAGMA application_id = 1296712753;
PRAGMA user_version = 3;
BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0003');
CREATE TABLE house_rules (
	id INTEGER NOT NULL, 
	preset INTEGER NOT NULL, 
	at TEXT NOT NULL, 
	kept INTEGER NOT NULL, 
	ruleset TEXT NOT NULL, 
	version TEXT NOT NULL, 
	name TEXT NOT NULL, 
	options TEXT NOT NULL, 
	PRIMARY KEY (id)
)
 STRICT

;
INSERT INTO "house_rules" VALUES(1,1,'2026-01-31T20:15:00Z',1,'arushiaru','1','Ours','{"length":"hanchan"}');
CREATE TABLE journal (
	match_id INTEGER NOT NULL, 
	sequence INTEGER NOT NULL, 
	at TEXT NOT NULL, 
	kind TEXT NOT NULL, 
	payload TEXT NOT NULL, 
	previous TEXT NOT NULL, 
	hash TEXT NOT NULL, 
	PRIMARY KEY (match_id, sequence), 
	FOREIGN KEY(match_id) REFERENCES matches (id)
)
 WITHOUT ROWID,
 STRICT

;
INSERT INTO "journal" VALUES(1,0,'2026-01-31T20:15:00Z','open','{"house_rules":"Ours","note":"","options":{"length":"hanchan"},"players":["Aoi","Ben","Chie","Dai"],"ruleset":"arushiaru","version":"1"}','0000000000000000000000000000000000000000000000000000000000000000','67c086426d10681e0ee2120585117ae2043101a1d111fbce68a5a1b82af9855e');
INSERT INTO "journal" VALUES(1,1,'2026-01-31T20:15:00Z','record','{"event":{"kind":"exhaustive","type":"draw"}}','67c086426d10681e0ee2120585117ae2043101a1d111fbce68a5a1b82af9855e','9ec1f5c44a7363c61fa8e2b73a75301eeea004cbcc804521f940abae4f34e433');
CREATE TABLE matches (
	id INTEGER NOT NULL, 
	session_id INTEGER NOT NULL, 
	number INTEGER NOT NULL, 
	opened_at TEXT NOT NULL, 
	head TEXT NOT NULL, 
	length INTEGER NOT NULL, 
	PRIMARY KEY (id), 
	UNIQUE (session_id, number), 
	FOREIGN KEY(session_id) REFERENCES sessions (id)
)
 STRICT

;
INSERT INTO "matches" VALUES(1,1,1,'2026-01-31T20:15:00Z','9ec1f5c44a7363c61fa8e2b73a75301eeea004cbcc804521f940abae4f34e433',2);
CREATE TABLE session_rates (
	id INTEGER NOT NULL, 
	session_id INTEGER NOT NULL, 
	at TEXT NOT NULL, 
	rates TEXT NOT NULL, 
	PRIMARY KEY (id), 
	FOREIGN KEY(session_id) REFERENCES sessions (id)
)
 STRICT

;
INSERT INTO "session_rates" VALUES(1,1,'2026-01-31T20:15:00Z','{"factors":{"arushiaru/points":"0.5"},"unit":"yen"}');
CREATE TABLE sessions (
	id INTEGER NOT NULL, 
	name TEXT NOT NULL, 
	started_at TEXT NOT NULL, 
	PRIMARY KEY (id)
)
 STRICT

;
INSERT INTO "sessions" VALUES(1,'Friday','2026-01-31T20:15:00Z');
CREATE TRIGGER journal_keeps_its_entries BEFORE UPDATE ON journal BEGIN SELECT RAISE(ABORT, 'the journal is append-only'); END;
CREATE TRIGGER journal_loses_no_entry BEFORE DELETE ON journal BEGIN SELECT RAISE(ABORT, 'the journal is append-only'); END;
CREATE TRIGGER house_rules_keep_their_lines BEFORE UPDATE ON house_rules BEGIN SELECT RAISE(ABORT, 'house rules are append-only'); END;
CREATE TRIGGER house_rules_lose_no_line BEFORE DELETE ON house_rules BEGIN SELECT RAISE(ABORT, 'house rules are append-only'); END;
CREATE TRIGGER session_rates_keep_their_lines BEFORE UPDATE ON session_rates BEGIN SELECT RAISE(ABORT, 'rates are append-only'); END;
CREATE TRIGGER session_rates_lose_no_line BEFORE DELETE ON session_rates BEGIN SELECT RAISE(ABORT, 'rates are append-only'); END;
COMMIT;
