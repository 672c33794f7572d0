-- SPDX-License-Identifier: MIT
-- A ledger as the first version of the schema left it: one match with two hands, the second one undone.
PRAGMA application_id = 1296712753;
PRAGMA user_version = 1;
BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0001');
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
INSERT INTO "journal" VALUES(1,0,'2026-01-31T20:15:00Z','open','{"note":"the long table","options":{"length":"hanchan"},"players":["Aoi","Ben","Chie","Dai"],"ruleset":"arushiaru","version":"1"}','0000000000000000000000000000000000000000000000000000000000000000','158df63a48d53edf47c4bc38829d07a3eb6195769b99da2932ca3891b87e1573');
INSERT INTO "journal" VALUES(1,1,'2026-01-31T20:15:00Z','record','{"event":{"kind":"exhaustive","type":"draw"}}','158df63a48d53edf47c4bc38829d07a3eb6195769b99da2932ca3891b87e1573','eb7083495b100697b9fd17b0607d4c61f16ae50edf57c0755f3f9d49d6dcef1b');
INSERT INTO "journal" VALUES(1,2,'2026-01-31T20:15:00Z','record','{"event":{"player":3,"type":"chombo"}}','eb7083495b100697b9fd17b0607d4c61f16ae50edf57c0755f3f9d49d6dcef1b','dab58b232323fba42b05db5e1b296c9f4e34e774b30fa8a20ef29f4eba3f3639');
INSERT INTO "journal" VALUES(1,3,'2026-01-31T20:15:00Z','undo','{}','dab58b232323fba42b05db5e1b296c9f4e34e774b30fa8a20ef29f4eba3f3639','3543c511a1c75f1d607594eae7e1300ec63ea369da437cfc6901e8f1bba32cbe');
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
INSERT INTO "matches" VALUES(1,1,1,'2026-01-31T20:15:00Z','3543c511a1c75f1d607594eae7e1300ec63ea369da437cfc6901e8f1bba32cbe',4);
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
COMMIT;
