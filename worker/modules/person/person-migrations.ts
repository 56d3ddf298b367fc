/** The person object's own tables. Append only: a change is a new entry at the end. */
export const PERSON_MIGRATIONS: readonly string[] = [
	`CREATE TABLE conversation_sockets (
		sid TEXT NOT NULL,
		conversation_id TEXT NOT NULL,
		PRIMARY KEY (sid, conversation_id)
	) WITHOUT ROWID`,
	"ALTER TABLE conversation_sockets ADD COLUMN noted_at INTEGER NOT NULL DEFAULT 0",
	// What connected models have answered and cost, by day (UTC).
	`CREATE TABLE spending (
		day TEXT PRIMARY KEY,
		replies INTEGER NOT NULL DEFAULT 0,
		input_tokens INTEGER NOT NULL DEFAULT 0,
		output_tokens INTEGER NOT NULL DEFAULT 0
	) WITHOUT ROWID`,
	// What the coach knows about the person, and marks of what it must not learn again.
	`CREATE TABLE memory_facts (
		id TEXT PRIMARY KEY,
		fact TEXT NOT NULL,
		conversation_id TEXT,
		message_id TEXT,
		created_at INTEGER NOT NULL,
		updated_at INTEGER NOT NULL,
		marks TEXT NOT NULL
	) WITHOUT ROWID;
	CREATE TABLE memory_forgotten (
		marks TEXT PRIMARY KEY,
		forgotten_at INTEGER NOT NULL
	) WITHOUT ROWID;`,
	// Texts that a connected model made, each for the facts it was made of.
	`CREATE TABLE made_texts (
		kind TEXT PRIMARY KEY,
		made_of TEXT NOT NULL,
		data TEXT,
		claimed_at INTEGER NOT NULL
	) WITHOUT ROWID;`,
	// Questions for data, beside replies.
	"ALTER TABLE spending ADD COLUMN questions INTEGER NOT NULL DEFAULT 0",
	// The risk state, records of help shown and used (never text), and the person's own safety plan.
	`CREATE TABLE risk (
		id INTEGER PRIMARY KEY CHECK (id = 1),
		level TEXT NOT NULL,
		since INTEGER NOT NULL,
		until INTEGER NOT NULL,
		not_meant INTEGER NOT NULL DEFAULT 0
	);
	CREATE TABLE risk_notes (
		id INTEGER PRIMARY KEY AUTOINCREMENT,
		at INTEGER NOT NULL,
		level TEXT NOT NULL,
		layer INTEGER NOT NULL,
		what TEXT NOT NULL
	);
	CREATE TABLE safety_plan (
		part TEXT PRIMARY KEY,
		words TEXT NOT NULL
	) WITHOUT ROWID;`,
	// When the person was here, to remind them in time that this is an AI; when they said "not what I meant", and
	// whether the coach asked again.
	`CREATE TABLE time_here (
		id INTEGER PRIMARY KEY CHECK (id = 1),
		since INTEGER NOT NULL,
		last INTEGER NOT NULL,
		told INTEGER
	);
	ALTER TABLE risk ADD COLUMN not_meant_at INTEGER;
	ALTER TABLE risk ADD COLUMN asked_again INTEGER NOT NULL DEFAULT 0;`,
	// Texts read aloud and recordings listened to a day.
	"ALTER TABLE spending ADD COLUMN speech INTEGER NOT NULL DEFAULT 0",
	// The scene that is being made (empty: none), and how many were begun that day.
	`CREATE TABLE scene_job (
		id INTEGER PRIMARY KEY CHECK (id = 1),
		scene_id TEXT NOT NULL,
		begun_at INTEGER NOT NULL,
		day TEXT NOT NULL,
		made INTEGER NOT NULL
	)`,
	// Scenes are counted like everything else that costs.
	`ALTER TABLE spending ADD COLUMN scenes INTEGER NOT NULL DEFAULT 0;
	ALTER TABLE scene_job DROP COLUMN day;
	ALTER TABLE scene_job DROP COLUMN made;`,
	// When the person was here, by the hour of their clock, and the outcome of notifications, to choose the hour to
	// send at.
	`CREATE TABLE activity (
		day TEXT NOT NULL,
		hour INTEGER NOT NULL,
		at INTEGER NOT NULL,
		from_link INTEGER NOT NULL,
		PRIMARY KEY (day, hour)
	) WITHOUT ROWID;
	CREATE TABLE note_sends (
		id TEXT PRIMARY KEY,
		at INTEGER NOT NULL,
		day TEXT NOT NULL,
		hour INTEGER NOT NULL,
		kind TEXT NOT NULL,
		answered INTEGER NOT NULL DEFAULT 0
	) WITHOUT ROWID;
	CREATE TABLE timing (
		id INTEGER PRIMARY KEY CHECK (id = 1),
		last_here INTEGER,
		hour INTEGER,
		back_at INTEGER
	);`,
	// Test emails are counted like what costs.
	"ALTER TABLE spending ADD COLUMN emails INTEGER NOT NULL DEFAULT 0",
	// What must not be tried at will: since when, and how often since then.
	`CREATE TABLE limits (
		what TEXT PRIMARY KEY,
		since INTEGER NOT NULL,
		tries INTEGER NOT NULL
	) WITHOUT ROWID`,
	// How many notifications of each kind went out, so that the next text differs.
	`CREATE TABLE note_counts (
		kind TEXT PRIMARY KEY,
		sent INTEGER NOT NULL
	) WITHOUT ROWID`,
	// The search index: `words` as they are compared, `content` as it was written. `upto` is the newest change of the conversation that it has. Deleted words leave it at once.
	`CREATE TABLE search_talks (
		number INTEGER PRIMARY KEY AUTOINCREMENT,
		conversation_id TEXT NOT NULL UNIQUE,
		upto INTEGER NOT NULL DEFAULT 0,
		is_whole INTEGER NOT NULL DEFAULT 0,
		is_hidden INTEGER NOT NULL DEFAULT 0,
		kind TEXT NOT NULL DEFAULT ''
	);
	CREATE VIRTUAL TABLE search_words USING fts5(
		words, content UNINDEXED, message_id UNINDEXED, is_care UNINDEXED,
		tokenize = "unicode61 remove_diacritics 0 categories 'L* N* Co Mn Mc'"
	);
	INSERT INTO search_words (search_words, rank) VALUES ('secure-delete', 1);
	CREATE TABLE search_rebuild (
		id INTEGER PRIMARY KEY CHECK (id = 1),
		user_id TEXT NOT NULL,
		after_id TEXT NOT NULL DEFAULT '',
		is_listed INTEGER NOT NULL DEFAULT 0,
		failures INTEGER NOT NULL DEFAULT 0
	)`,
	// Messages that a model read for danger a second time a day.
	"ALTER TABLE spending ADD COLUMN looks INTEGER NOT NULL DEFAULT 0",
	// How long the person has been here since the last reminder that this is an AI. Pauses don't reset it.
	`ALTER TABLE time_here DROP COLUMN since;
	ALTER TABLE time_here ADD COLUMN used INTEGER NOT NULL DEFAULT 0;`,
	// The open temporary chat: its id and its end, and none of its messages.
	`CREATE TABLE temporary_talk (
		id INTEGER PRIMARY KEY CHECK (id = 1),
		conversation_id TEXT NOT NULL,
		ends_at INTEGER NOT NULL
	)`,
	// Marks of deleted facts use the person's own secret. Those from before can't be recomputed, because their facts
	// are gone.
	`CREATE TABLE memory_key (
		id INTEGER PRIMARY KEY CHECK (id = 1),
		key TEXT NOT NULL
	);
	INSERT INTO memory_key (id, key) VALUES (1, lower(hex(randomblob(32))));
	ALTER TABLE memory_forgotten ADD COLUMN is_keyed INTEGER NOT NULL DEFAULT 0;
	ALTER TABLE memory_facts DROP COLUMN marks;`,
];
