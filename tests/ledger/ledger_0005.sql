-- SPDX-License-Identifier: MIT
-- A ledger with something of everything, entered by a clock that was set back once.
PRAGMA application_id = 1296712753;
PRAGMA user_version = 5;
BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0005');
CREATE TABLE drill_answers (
	id INTEGER NOT NULL, 
	at TEXT NOT NULL, 
	answer TEXT NOT NULL, 
	PRIMARY KEY (id)
)
 STRICT

;
INSERT INTO "drill_answers" VALUES(1,'2026-03-01T19:00:00Z','{"right":true}');
INSERT INTO "drill_answers" VALUES(2,'2026-03-09T19:00:00Z','{"right":false}');
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
INSERT INTO "house_rules" VALUES(1,1,'2026-03-07T19:00:00Z',1,'boo','1','Ours','{"length":"hanchan"}');
INSERT INTO "house_rules" VALUES(2,1,'2026-03-10T19:00:00Z',1,'boo','1','Ours','{"length":"tonpuu"}');
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
INSERT INTO "journal" VALUES(1,0,'2026-03-05T19:00:00Z','open','{"note":"","options":{"length":"hanchan"},"players":["Aoi","Ben","Chie","Dai"],"ruleset":"arushiaru","version":"1"}','0000000000000000000000000000000000000000000000000000000000000000','9f12edc3cbf971c9dbd542ec63b3b0b1a940a6446bfe83eca33eb7950f5b752c');
INSERT INTO "journal" VALUES(1,1,'2026-03-05T19:00:00Z','record','{"event":{"number":0,"type":"draw"}}','9f12edc3cbf971c9dbd542ec63b3b0b1a940a6446bfe83eca33eb7950f5b752c','e56bd51c3594226efcee9246f40ca2f45557b726a9b30272da2034fce4e8e1ca');
INSERT INTO "journal" VALUES(1,2,'2026-03-05T19:00:00Z','record','{"event":{"number":1,"type":"draw"}}','e56bd51c3594226efcee9246f40ca2f45557b726a9b30272da2034fce4e8e1ca','40648b8cb1858378a7fbbbce9a1734a5bc3964003702212c977b1c0ca56e4c9a');
INSERT INTO "journal" VALUES(1,3,'2026-03-05T19:00:00Z','record','{"event":{"number":2,"type":"draw"}}','40648b8cb1858378a7fbbbce9a1734a5bc3964003702212c977b1c0ca56e4c9a','4be30b4b8a42ba888913a7224cefc141fca97d2c74641fc42b8e0e52debafcab');
INSERT INTO "journal" VALUES(1,4,'2026-03-09T19:00:00Z','undo','{}','4be30b4b8a42ba888913a7224cefc141fca97d2c74641fc42b8e0e52debafcab','b835c287d9b2b61b3fd611ab8aa695917d7b7ed8a3384f80dc000ac44e4cbf30');
INSERT INTO "journal" VALUES(2,0,'2026-03-08T19:00:00Z','open','{"note":"","options":{"length":"hanchan"},"players":["Aoi","Ben","Chie","Dai"],"ruleset":"arushiaru","version":"1"}','0000000000000000000000000000000000000000000000000000000000000000','3593d5d789957e7f4f2aa992305f78497bf2eaba7e8f39a2f2543f3325d6e9c0');
INSERT INTO "journal" VALUES(2,1,'2026-03-08T19:00:00Z','several','{"acts":[{"event":{"player":0,"type":"riichi"},"kind":"record"},{"event":{"type":"draw"},"kind":"record"}]}','3593d5d789957e7f4f2aa992305f78497bf2eaba7e8f39a2f2543f3325d6e9c0','caa06722d39d40f8b45b5b527806cbd1486c542115608ce2206fc1961b6bb3ec');
INSERT INTO "journal" VALUES(3,0,'2026-03-02T19:00:00Z','open','{"note":"","options":{"length":"hanchan"},"players":["Aoi","Ben","Chie","Dai"],"ruleset":"arushiaru","version":"1"}','0000000000000000000000000000000000000000000000000000000000000000','616f709e47716889c8059cdf008fb21b428588517974f0cb4c4e0675ff84e9e7');
INSERT INTO "journal" VALUES(3,1,'2026-03-02T19:00:00Z','record','{"event":{"type":"draw"}}','616f709e47716889c8059cdf008fb21b428588517974f0cb4c4e0675ff84e9e7','61516496c58b0864e9aca15c999e2c3abbb6c77865494d82c9e52cc8bd488023');
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
INSERT INTO "matches" VALUES(1,1,1,'2026-03-05T19:00:00Z','b835c287d9b2b61b3fd611ab8aa695917d7b7ed8a3384f80dc000ac44e4cbf30',5);
INSERT INTO "matches" VALUES(2,2,1,'2026-03-08T19:00:00Z','caa06722d39d40f8b45b5b527806cbd1486c542115608ce2206fc1961b6bb3ec',2);
INSERT INTO "matches" VALUES(3,1,2,'2026-03-02T19:00:00Z','61516496c58b0864e9aca15c999e2c3abbb6c77865494d82c9e52cc8bd488023',2);
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
INSERT INTO "session_rates" VALUES(1,1,'2026-03-06T19:00:00Z','{"factors":{"arushiaru/points":"0.5"},"unit":"yen"}');
CREATE TABLE sessions (
	id INTEGER NOT NULL, 
	name TEXT NOT NULL, 
	started_at TEXT NOT NULL, 
	PRIMARY KEY (id)
)
 STRICT

;
INSERT INTO "sessions" VALUES(1,'木曜の会','2026-03-05T19:00:00Z');
INSERT INTO "sessions" VALUES(2,'Sunday at Ben’s','2026-03-08T19:00:00Z');
CREATE TRIGGER journal_keeps_its_entries BEFORE UPDATE ON journal BEGIN SELECT RAISE(ABORT, 'the journal is append-only'); END;
CREATE TRIGGER journal_loses_no_entry BEFORE DELETE ON journal BEGIN SELECT RAISE(ABORT, 'the journal is append-only'); END;
CREATE TRIGGER house_rules_keep_their_lines BEFORE UPDATE ON house_rules BEGIN SELECT RAISE(ABORT, 'house rules are append-only'); END;
CREATE TRIGGER house_rules_lose_no_line BEFORE DELETE ON house_rules BEGIN SELECT RAISE(ABORT, 'house rules are append-only'); END;
CREATE TRIGGER session_rates_keep_their_lines BEFORE UPDATE ON session_rates BEGIN SELECT RAISE(ABORT, 'rates are append-only'); END;
CREATE TRIGGER session_rates_lose_no_line BEFORE DELETE ON session_rates BEGIN SELECT RAISE(ABORT, 'rates are append-only'); END;
CREATE TRIGGER drill_answers_keep_their_lines BEFORE UPDATE ON drill_answers BEGIN SELECT RAISE(ABORT, 'answers to drills are append-only'); END;
CREATE TRIGGER drill_answers_lose_no_line BEFORE DELETE ON drill_answers BEGIN SELECT RAISE(ABORT, 'answers to drills are append-only'); END;
COMMIT;
