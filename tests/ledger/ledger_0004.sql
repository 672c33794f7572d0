-- SPDX-License-Identifier: MIT
-- A ledger with matches of every rule system at version 1, played by defaults that have changed since, and house rules.
PRAGMA application_id = 1296712753;
PRAGMA user_version = 4;
BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0004');
CREATE TABLE drill_answers (
	id INTEGER NOT NULL, 
	at TEXT NOT NULL, 
	answer TEXT NOT NULL, 
	PRIMARY KEY (id)
)
 STRICT

;
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
INSERT INTO "house_rules" VALUES(1,1,'2026-01-31T20:15:00Z',1,'arushiaru','1','Ours','{"chanta_without_honours":true,"double_wind_pair_fu":2,"kyuushu_kyuuhai":false,"length":"hanchan","multiple_limits":false,"pao_scope":"any_mangan","rounding":"fu_up","start_points":3000,"tsumo_pinfu":false,"unit":10,"yaku_chanta":true,"yaku_honroutou":false,"yaku_houtei":false,"yaku_renhou":false}');
INSERT INTO "house_rules" VALUES(2,2,'2026-01-31T20:15:00Z',1,'boo','1','Ours','{"bust":"at_zero","chombo_payment":"mangan","closed_bonus":false,"double_wind_pair_fu":4,"enforce_restrictions":"on","fee":3,"gift_points":5,"honba_on_draw":true,"leftover_deposit":"top","maru_a_points":10,"maru_b_points":5,"maru_c_points":3,"open_yakuless_dora":true,"pao":true,"red_fives":2,"riichi_stake":100,"same_turn_ron":true,"west_round":false,"yakuman_bonus":"none"}');
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
INSERT INTO "journal" VALUES(1,0,'2026-01-31T20:15:00Z','open','{"note":"","options":{"chanta_without_honours":true,"double_wind_pair_fu":2,"kyuushu_kyuuhai":false,"length":"ichan","multiple_limits":false,"pao_scope":"any_mangan","rounding":"fu_up","start_points":3000,"tsumo_pinfu":false,"unit":10,"yaku_chanta":true,"yaku_honroutou":false,"yaku_houtei":false,"yaku_renhou":false},"players":["Aoi","Ben","Chie","Dai"],"ruleset":"arushiaru","version":"1"}','0000000000000000000000000000000000000000000000000000000000000000','5fcdce9c2fb32df1dc81adfaa382732eb7af1a2cab1629fc395c1d38843cce2f');
INSERT INTO "journal" VALUES(1,1,'2026-01-31T20:15:00Z','record','{"event":{"from":2,"type":"win","wins":[{"hand":{"concealed":"9p","melds":[{"from":0,"kind":"daiminkan","tiles":"2222m"},{"kind":"ankan","tiles":"8888m"},{"from":3,"kind":"shouminkan","tiles":"4444p"},{"from":2,"kind":"daiminkan","tiles":"5555p"}],"winning_tile":"9p"},"winner":1}]}}','5fcdce9c2fb32df1dc81adfaa382732eb7af1a2cab1629fc395c1d38843cce2f','728dba5872c98fc8fba5796bac677bbf24389a39402aef2b16db573b90786017');
INSERT INTO "journal" VALUES(1,2,'2026-01-31T20:15:00Z','record','{"event":{"from":0,"type":"win","wins":[{"hand":{"concealed":"2233448866s","melds":[{"from":0,"kind":"pon","tiles":"666z"}],"winning_tile":"6s"},"winner":1}]}}','728dba5872c98fc8fba5796bac677bbf24389a39402aef2b16db573b90786017','ecc16ebf0c0b5f8a0bda99c6a40c4727db4e74e06e8ca7265ddaaf8d1a4c0fa3');
INSERT INTO "journal" VALUES(1,3,'2026-01-31T20:15:00Z','record','{"event":{"from":3,"type":"win","wins":[{"hand":{"concealed":"9s","melds":[{"from":0,"kind":"pon","tiles":"555z"},{"from":3,"kind":"pon","tiles":"777z"},{"from":0,"kind":"pon","tiles":"222z"},{"from":1,"kind":"pon","tiles":"999p"}],"winning_tile":"9s"},"winner":2}]}}','ecc16ebf0c0b5f8a0bda99c6a40c4727db4e74e06e8ca7265ddaaf8d1a4c0fa3','81ae95c7be98082ac7738b6b2046aaf2b35d4873bf0d17f2167e61c6b50e3bc5');
INSERT INTO "journal" VALUES(2,0,'2026-01-31T20:15:00Z','open','{"note":"","options":{"bust":"at_zero","chombo_payment":"mangan","closed_bonus":false,"double_wind_pair_fu":4,"enforce_restrictions":"on","fee":3,"gift_points":5,"honba_on_draw":true,"leftover_deposit":"top","maru_a_points":10,"maru_b_points":5,"maru_c_points":3,"open_yakuless_dora":true,"pao":true,"red_fives":2,"riichi_stake":100,"same_turn_ron":true,"west_round":false,"yakuman_bonus":"none"},"players":["Aoi","Ben","Chie","Dai"],"ruleset":"boo","version":"1"}','0000000000000000000000000000000000000000000000000000000000000000','109190a2f0237c8b094e5b529299514dfdec621c4ebbb0cb1779f4e2fdfa407c');
INSERT INTO "journal" VALUES(2,1,'2026-01-31T20:15:00Z','record','{"event":{"from":null,"type":"win","wins":[{"value":{"fu":30,"han":2},"winner":1}]}}','109190a2f0237c8b094e5b529299514dfdec621c4ebbb0cb1779f4e2fdfa407c','4504c4c2259164796531891dcf3f7d9dc5c8977de3447d64e6bd8b4dcc3179db');
INSERT INTO "journal" VALUES(2,2,'2026-01-31T20:15:00Z','record','{"event":{"from":3,"type":"win","wins":[{"value":{"fu":30,"han":1},"winner":2}]}}','4504c4c2259164796531891dcf3f7d9dc5c8977de3447d64e6bd8b4dcc3179db','dbdff342f9ab8a1180ff92bd9d305f9527343bcaa874c1a58239b3d559f12967');
INSERT INTO "journal" VALUES(2,3,'2026-01-31T20:15:00Z','record','{"event":{"player":1,"type":"chombo"}}','dbdff342f9ab8a1180ff92bd9d305f9527343bcaa874c1a58239b3d559f12967','1cce92a7c40a0525b028becef8673400430fbed3e6611c778107c198c2bac5b0');
INSERT INTO "journal" VALUES(3,0,'2026-01-31T20:15:00Z','open','{"note":"","options":{"chombo_hand":"draw","grand_stacking":"add","multiple_ron":false,"riichi_five_honba":"one_han","same_pairs":false,"shitennou":"strongest"},"players":["Aoi","Ben","Chie"],"ruleset":"shogi","version":"1"}','0000000000000000000000000000000000000000000000000000000000000000','467c798374c2b602ae5b911bb2b592e8166dabb83c875259dcf049bc07f4014a');
INSERT INTO "journal" VALUES(3,1,'2026-01-31T20:15:00Z','record','{"event":{"from":1,"type":"win","wins":[{"value":{"han":3},"winner":0}]}}','467c798374c2b602ae5b911bb2b592e8166dabb83c875259dcf049bc07f4014a','5f76b8fab269a3c3fbc01f2d83a9cb976a9c1dbfa46787bc8afa1db04eb2ff23');
INSERT INTO "journal" VALUES(4,0,'2026-01-31T20:15:00Z','open','{"note":"","options":{"chinitsu_points":90,"chombo_hand":"continue","chombo_points":0,"chombo_to":"house","match_hands":16,"minimum":0,"par":25,"payoff":"responsible","penalty_three":"any","result":"points","start_points":0,"ties":"shared"},"players":["Aoi","Ben","Chie","Dai"],"ruleset":"wsom","version":"1"}','0000000000000000000000000000000000000000000000000000000000000000','f8c746579e64f31127b3f981b80cb2f86261b7fd206327e8f17a1a9fca97dcc2');
INSERT INTO "journal" VALUES(4,1,'2026-01-31T20:15:00Z','record','{"event":{"player":1,"state":"live","tile":"4s","type":"penalty_tile"}}','f8c746579e64f31127b3f981b80cb2f86261b7fd206327e8f17a1a9fca97dcc2','572fbf1077dff55c74ef273494aff81e6fb724645b77ff88894f6873e0f353cd');
INSERT INTO "journal" VALUES(4,2,'2026-01-31T20:15:00Z','record','{"event":{"player":1,"state":"live","tile":"4s","type":"penalty_tile"}}','572fbf1077dff55c74ef273494aff81e6fb724645b77ff88894f6873e0f353cd','115eb1821bf45a5d8950bf42b0e0f15cd32633bf1fb721684e4d7781072db324');
INSERT INTO "journal" VALUES(4,3,'2026-01-31T20:15:00Z','record','{"event":{"player":1,"state":"live","tile":"9p","type":"penalty_tile"}}','115eb1821bf45a5d8950bf42b0e0f15cd32633bf1fb721684e4d7781072db324','c70285b0fd26ed49490cf5c212bd62bb1cbd4eaf8c550b2cc5e1bfa2163f73fa');
INSERT INTO "journal" VALUES(5,0,'2026-01-31T20:15:00Z','open','{"note":"","options":{"baozhuang_tiliu":true,"benhunlong":false,"chankan_pao":false,"chiihou_points":20,"chombo":"fixed","chombo_hand":"replay","chombo_points":20,"dead_wall":"fixed","discarder_pays_all":false,"doublings_dadiao":0,"doublings_duiduihu":0,"doublings_gangkai":1,"doublings_haidi":0,"doublings_haohua":1,"doublings_long":1,"doublings_meihun":1,"doublings_menqing":1,"doublings_qidui":1,"doublings_qingyise":0,"doublings_tiliu":1,"doublings_zhuowu":1,"duanmen":false,"fixed_hand_mode":"replace","hangzhou_pao":false,"hungang_points":20,"hunyou_meihun":false,"hunyou_scope":"reading","kan_closed":2,"kan_dealer_double":true,"kan_open":1,"max_melds":0,"multiple_wins":true,"pass_rule":"own_turn","qingyise_wilds":"any","rounds":4,"shanglou_after_draw":"none","shanglou_streak":0,"shaozhuang_points":0,"tenhou_points":20,"wild_in_kan":true},"players":["Aoi","Ben","Chie","Dai"],"ruleset":"beijing","version":"1"}','0000000000000000000000000000000000000000000000000000000000000000','b850da1d666be13ac3922cbd404591de109430493d6f2ea657c1826f6601693c');
INSERT INTO "journal" VALUES(5,1,'2026-01-31T20:15:00Z','record','{"event":{"from":2,"type":"win","wins":[{"hand":{"concealed":"123456789m45s11z","wild_indicator":"4z","winning_tile":"3s"},"winner":1}]}}','b850da1d666be13ac3922cbd404591de109430493d6f2ea657c1826f6601693c','470efc60618d3df48c47f79835c52fb06ab31759012bead8ec5c11e500a0f55b');
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
INSERT INTO "matches" VALUES(1,1,1,'2026-01-31T20:15:00Z','81ae95c7be98082ac7738b6b2046aaf2b35d4873bf0d17f2167e61c6b50e3bc5',4);
INSERT INTO "matches" VALUES(2,1,2,'2026-01-31T20:15:00Z','1cce92a7c40a0525b028becef8673400430fbed3e6611c778107c198c2bac5b0',4);
INSERT INTO "matches" VALUES(3,1,3,'2026-01-31T20:15:00Z','5f76b8fab269a3c3fbc01f2d83a9cb976a9c1dbfa46787bc8afa1db04eb2ff23',2);
INSERT INTO "matches" VALUES(4,1,4,'2026-01-31T20:15:00Z','c70285b0fd26ed49490cf5c212bd62bb1cbd4eaf8c550b2cc5e1bfa2163f73fa',4);
INSERT INTO "matches" VALUES(5,1,5,'2026-01-31T20:15:00Z','470efc60618d3df48c47f79835c52fb06ab31759012bead8ec5c11e500a0f55b',2);
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
CREATE TRIGGER drill_answers_keep_their_lines BEFORE UPDATE ON drill_answers BEGIN SELECT RAISE(ABORT, 'answers to drills are append-only'); END;
CREATE TRIGGER drill_answers_lose_no_line BEFORE DELETE ON drill_answers BEGIN SELECT RAISE(ABORT, 'answers to drills are append-only'); END;
COMMIT;
