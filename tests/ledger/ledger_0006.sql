-- SPDX-License-Identifier: MIT
-- A ledger with its chain: that of the fifth version brought up to date, and a match of players spelt in several ways.
PRAGMA application_id = 1296712753;
PRAGMA user_version = 6;
BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0006');
CREATE TABLE chain (
	number INTEGER NOT NULL, 
	at TEXT NOT NULL, 
	kind TEXT NOT NULL, 
	content TEXT NOT NULL, 
	previous TEXT NOT NULL, 
	hash TEXT NOT NULL, 
	PRIMARY KEY (number)
)
 WITHOUT ROWID,
 STRICT

;
INSERT INTO "chain" VALUES(1,'2026-03-01T19:00:00Z','drill_answer','{"answer":{"right":true}}','0000000000000000000000000000000000000000000000000000000000000000','a9ea0b0fc2e4fd5ad80ff503ffab87713bede097e2fd0b0fdf48f71011c31d53');
INSERT INTO "chain" VALUES(2,'2026-03-05T19:00:00Z','session','{"name":"\u6728\u66dc\u306e\u4f1a","session":"25be343a-eabf-521d-85bd-73e9a1499e95"}','a9ea0b0fc2e4fd5ad80ff503ffab87713bede097e2fd0b0fdf48f71011c31d53','40f17e63d258a340c89a81d137c9eae3c234a888766fcf897a04f7d9b6c690b1');
INSERT INTO "chain" VALUES(3,'2026-03-05T19:00:00Z','match','{"entry":"9f12edc3cbf971c9dbd542ec63b3b0b1a940a6446bfe83eca33eb7950f5b752c","match":"43a2a6a6-127d-511a-9a5a-ff502f88ec74","number":1,"session":"25be343a-eabf-521d-85bd-73e9a1499e95"}','40f17e63d258a340c89a81d137c9eae3c234a888766fcf897a04f7d9b6c690b1','a91cf168eec463c25dd429fd56d017f72ac0829efd7d362ee78357024987ed62');
INSERT INTO "chain" VALUES(4,'2026-03-05T19:00:00Z','act','{"entry":"e56bd51c3594226efcee9246f40ca2f45557b726a9b30272da2034fce4e8e1ca","match":"43a2a6a6-127d-511a-9a5a-ff502f88ec74","sequence":1}','a91cf168eec463c25dd429fd56d017f72ac0829efd7d362ee78357024987ed62','083971505099a5092f97656e68bbc5e9cec28f981d04cf737f6c15f7621b0c15');
INSERT INTO "chain" VALUES(5,'2026-03-05T19:00:00Z','act','{"entry":"40648b8cb1858378a7fbbbce9a1734a5bc3964003702212c977b1c0ca56e4c9a","match":"43a2a6a6-127d-511a-9a5a-ff502f88ec74","sequence":2}','083971505099a5092f97656e68bbc5e9cec28f981d04cf737f6c15f7621b0c15','41e7ad3d4aac5d5ecd6917f3a123ddd373244342c1125e2efa8c61c906f050f2');
INSERT INTO "chain" VALUES(6,'2026-03-05T19:00:00Z','act','{"entry":"4be30b4b8a42ba888913a7224cefc141fca97d2c74641fc42b8e0e52debafcab","match":"43a2a6a6-127d-511a-9a5a-ff502f88ec74","sequence":3}','41e7ad3d4aac5d5ecd6917f3a123ddd373244342c1125e2efa8c61c906f050f2','b8667739b7ca4668ad27907f5501f18d5dec38bd48f5b7d414db0ffca3f7ba41');
INSERT INTO "chain" VALUES(7,'2026-03-06T19:00:00Z','rates','{"rates":{"factors":{"arushiaru/points":"0.5"},"unit":"yen"},"session":"25be343a-eabf-521d-85bd-73e9a1499e95"}','b8667739b7ca4668ad27907f5501f18d5dec38bd48f5b7d414db0ffca3f7ba41','126008ae217c043c8a014aa95ab38ebb538ba09c7d2a1f713cd251252457a087');
INSERT INTO "chain" VALUES(8,'2026-03-07T19:00:00Z','house_rules','{"kept":1,"name":"Ours","options":{"length":"hanchan"},"preset":1,"ruleset":"boo","version":"1"}','126008ae217c043c8a014aa95ab38ebb538ba09c7d2a1f713cd251252457a087','5f1a682ec07926699118c340589f646703f81347c914958772586aabc6c04ee3');
INSERT INTO "chain" VALUES(9,'2026-03-08T19:00:00Z','session','{"name":"Sunday at Ben\u2019s","session":"245a44c3-bb23-5fa8-88e8-ad8bb301fdaa"}','5f1a682ec07926699118c340589f646703f81347c914958772586aabc6c04ee3','661ee6a9228ce550a39cdd2c27a363d0a88dcf3919a5f1d1fa4661fd104cd60a');
INSERT INTO "chain" VALUES(10,'2026-03-08T19:00:00Z','match','{"entry":"3593d5d789957e7f4f2aa992305f78497bf2eaba7e8f39a2f2543f3325d6e9c0","match":"3e424299-a158-5374-83b3-578ff7a89a5e","number":1,"session":"245a44c3-bb23-5fa8-88e8-ad8bb301fdaa"}','661ee6a9228ce550a39cdd2c27a363d0a88dcf3919a5f1d1fa4661fd104cd60a','b07d1d2dc4b3620ca35c08ab8f4dc6556709c1f94449476e5f9c0e42e8e12724');
INSERT INTO "chain" VALUES(11,'2026-03-08T19:00:00Z','act','{"entry":"caa06722d39d40f8b45b5b527806cbd1486c542115608ce2206fc1961b6bb3ec","match":"3e424299-a158-5374-83b3-578ff7a89a5e","sequence":1}','b07d1d2dc4b3620ca35c08ab8f4dc6556709c1f94449476e5f9c0e42e8e12724','0219050cf92a4430c368f3dd1df30c8c180ef3efa3f385314369f5427b05970a');
INSERT INTO "chain" VALUES(12,'2026-03-02T19:00:00Z','match','{"entry":"616f709e47716889c8059cdf008fb21b428588517974f0cb4c4e0675ff84e9e7","match":"ac535c78-3059-5377-a5d6-23b0591494a4","number":2,"session":"25be343a-eabf-521d-85bd-73e9a1499e95"}','0219050cf92a4430c368f3dd1df30c8c180ef3efa3f385314369f5427b05970a','0f490b11fea0cb9e8cdc192e84a313c0e676ecf7aeb9f5f4fe8a4905d1e240bd');
INSERT INTO "chain" VALUES(13,'2026-03-02T19:00:00Z','act','{"entry":"61516496c58b0864e9aca15c999e2c3abbb6c77865494d82c9e52cc8bd488023","match":"ac535c78-3059-5377-a5d6-23b0591494a4","sequence":1}','0f490b11fea0cb9e8cdc192e84a313c0e676ecf7aeb9f5f4fe8a4905d1e240bd','5f135ed9cf6d8ccc5ef390f2e4d8abfba0649dd406ba4f756315e69e500d0d6a');
INSERT INTO "chain" VALUES(14,'2026-03-09T19:00:00Z','act','{"entry":"b835c287d9b2b61b3fd611ab8aa695917d7b7ed8a3384f80dc000ac44e4cbf30","match":"43a2a6a6-127d-511a-9a5a-ff502f88ec74","sequence":4}','5f135ed9cf6d8ccc5ef390f2e4d8abfba0649dd406ba4f756315e69e500d0d6a','c875aca768f74c95eccb253d92307555d01253a473cbbf448650f0f3fb59fc8d');
INSERT INTO "chain" VALUES(15,'2026-03-09T19:00:00Z','drill_answer','{"answer":{"right":false}}','c875aca768f74c95eccb253d92307555d01253a473cbbf448650f0f3fb59fc8d','3d3e51822eb554c8e42e303a2a82b1c2045eaa7b943878b333814605d177ff95');
INSERT INTO "chain" VALUES(16,'2026-03-10T19:00:00Z','house_rules','{"kept":1,"name":"Ours","options":{"length":"tonpuu"},"preset":1,"ruleset":"boo","version":"1"}','3d3e51822eb554c8e42e303a2a82b1c2045eaa7b943878b333814605d177ff95','f7e53ad7a63bec0592afe9e2840f84485b55900fddbac036b2c223fc28e443e1');
INSERT INTO "chain" VALUES(17,'2026-04-02T18:00:00Z','session','{"name":"Two spellings","session":"7486e4c7-883e-49fa-9012-62f02f15732d"}','f7e53ad7a63bec0592afe9e2840f84485b55900fddbac036b2c223fc28e443e1','26d2636a82066de8f871db6cd1108dab174f910324767c51e53971ce4ab3a5f8');
INSERT INTO "chain" VALUES(18,'2026-04-02T18:01:00Z','match','{"entry":"2dc9777fc3eab840b3d07573dd464370a63998ca9787d8e20d5d8b055de1acd3","match":"9fb9d966-3198-4666-9b5e-188d34e527b0","number":1,"session":"7486e4c7-883e-49fa-9012-62f02f15732d"}','26d2636a82066de8f871db6cd1108dab174f910324767c51e53971ce4ab3a5f8','65d56832dd4451a66355197111c943267e38445128c53c0c4840bcab4ee7cd9f');
INSERT INTO "chain" VALUES(19,'2026-04-02T18:10:00Z','act','{"entry":"b3041472092e2fe8cf31b9ccdcfa0f673e9e7693750b45e767df1f93a267beb5","match":"9fb9d966-3198-4666-9b5e-188d34e527b0","sequence":1}','65d56832dd4451a66355197111c943267e38445128c53c0c4840bcab4ee7cd9f','f66df7172bc00c96f1d016eaa7b85ea61c2928e42502bb32a4c8fa4f3fee641f');
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
INSERT INTO "journal" VALUES(4,0,'2026-04-02T18:01:00Z','open','{"note":"","options":{"length":"hanchan"},"players":["Aoi","Ben ","\uff23\uff28\uff29\uff25","\u30c0\u30a4"],"ruleset":"arushiaru","version":"1"}','0000000000000000000000000000000000000000000000000000000000000000','2dc9777fc3eab840b3d07573dd464370a63998ca9787d8e20d5d8b055de1acd3');
INSERT INTO "journal" VALUES(4,1,'2026-04-02T18:10:00Z','record','{"event":{"kind":"exhaustive","tenpai":[],"type":"draw"}}','2dc9777fc3eab840b3d07573dd464370a63998ca9787d8e20d5d8b055de1acd3','b3041472092e2fe8cf31b9ccdcfa0f673e9e7693750b45e767df1f93a267beb5');
CREATE TABLE matches (
	id INTEGER NOT NULL, 
	session_id INTEGER NOT NULL, 
	number INTEGER NOT NULL, 
	opened_at TEXT NOT NULL, 
	head TEXT NOT NULL, 
	length INTEGER NOT NULL, uuid TEXT DEFAULT '' NOT NULL, 
	PRIMARY KEY (id), 
	UNIQUE (session_id, number), 
	FOREIGN KEY(session_id) REFERENCES sessions (id)
)
 STRICT

;
INSERT INTO "matches" VALUES(1,1,1,'2026-03-05T19:00:00Z','b835c287d9b2b61b3fd611ab8aa695917d7b7ed8a3384f80dc000ac44e4cbf30',5,'43a2a6a6-127d-511a-9a5a-ff502f88ec74');
INSERT INTO "matches" VALUES(2,2,1,'2026-03-08T19:00:00Z','caa06722d39d40f8b45b5b527806cbd1486c542115608ce2206fc1961b6bb3ec',2,'3e424299-a158-5374-83b3-578ff7a89a5e');
INSERT INTO "matches" VALUES(3,1,2,'2026-03-02T19:00:00Z','61516496c58b0864e9aca15c999e2c3abbb6c77865494d82c9e52cc8bd488023',2,'ac535c78-3059-5377-a5d6-23b0591494a4');
INSERT INTO "matches" VALUES(4,3,1,'2026-04-02T18:01:00Z','b3041472092e2fe8cf31b9ccdcfa0f673e9e7693750b45e767df1f93a267beb5',2,'9fb9d966-3198-4666-9b5e-188d34e527b0');
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
	started_at TEXT NOT NULL, uuid TEXT DEFAULT '' NOT NULL, 
	PRIMARY KEY (id)
)
 STRICT

;
INSERT INTO "sessions" VALUES(1,'木曜の会','2026-03-05T19:00:00Z','25be343a-eabf-521d-85bd-73e9a1499e95');
INSERT INTO "sessions" VALUES(2,'Sunday at Ben’s','2026-03-08T19:00:00Z','245a44c3-bb23-5fa8-88e8-ad8bb301fdaa');
INSERT INTO "sessions" VALUES(3,'Two spellings','2026-04-02T18:00:00Z','7486e4c7-883e-49fa-9012-62f02f15732d');
CREATE TRIGGER journal_keeps_its_entries BEFORE UPDATE ON journal BEGIN SELECT RAISE(ABORT, 'the journal is append-only'); END;
CREATE TRIGGER journal_loses_no_entry BEFORE DELETE ON journal BEGIN SELECT RAISE(ABORT, 'the journal is append-only'); END;
CREATE TRIGGER house_rules_keep_their_lines BEFORE UPDATE ON house_rules BEGIN SELECT RAISE(ABORT, 'house rules are append-only'); END;
CREATE TRIGGER house_rules_lose_no_line BEFORE DELETE ON house_rules BEGIN SELECT RAISE(ABORT, 'house rules are append-only'); END;
CREATE TRIGGER session_rates_keep_their_lines BEFORE UPDATE ON session_rates BEGIN SELECT RAISE(ABORT, 'rates are append-only'); END;
CREATE TRIGGER session_rates_lose_no_line BEFORE DELETE ON session_rates BEGIN SELECT RAISE(ABORT, 'rates are append-only'); END;
CREATE TRIGGER drill_answers_keep_their_lines BEFORE UPDATE ON drill_answers BEGIN SELECT RAISE(ABORT, 'answers to drills are append-only'); END;
CREATE TRIGGER drill_answers_lose_no_line BEFORE DELETE ON drill_answers BEGIN SELECT RAISE(ABORT, 'answers to drills are append-only'); END;
CREATE UNIQUE INDEX sessions_uuid ON sessions (uuid);
CREATE UNIQUE INDEX matches_uuid ON matches (uuid);
CREATE TRIGGER chain_keeps_its_links BEFORE UPDATE ON chain BEGIN SELECT RAISE(ABORT, 'the chain is append-only'); END;
CREATE TRIGGER chain_loses_no_link BEFORE DELETE ON chain BEGIN SELECT RAISE(ABORT, 'the chain is append-only'); END;
COMMIT;
