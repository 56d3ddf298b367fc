/** The conversation object's own tables. Append only: a change is a new entry at the end. */
export const CONVERSATION_MIGRATIONS: readonly string[] = [
	`CREATE TABLE meta (
		id INTEGER PRIMARY KEY CHECK (id = 1),
		conversation_id TEXT NOT NULL,
		owner TEXT NOT NULL,
		kind TEXT NOT NULL,
		created_at INTEGER NOT NULL,
		message_count INTEGER NOT NULL DEFAULT 0,
		summary TEXT NOT NULL DEFAULT '',
		summary_upto INTEGER NOT NULL DEFAULT 0
	);
	CREATE TABLE messages (
		seq INTEGER PRIMARY KEY AUTOINCREMENT,
		id TEXT NOT NULL UNIQUE,
		client_message_id TEXT,
		reply_to TEXT,
		role TEXT NOT NULL,
		kind TEXT NOT NULL,
		content TEXT NOT NULL,
		ai_provider TEXT NOT NULL,
		metadata TEXT NOT NULL,
		status TEXT NOT NULL,
		created_at INTEGER NOT NULL,
		copied INTEGER NOT NULL DEFAULT 0,
		removed INTEGER NOT NULL DEFAULT 0
	);
	CREATE UNIQUE INDEX messages_client_id ON messages (client_message_id) WHERE client_message_id IS NOT NULL;
	CREATE INDEX messages_reply_to ON messages (reply_to) WHERE reply_to IS NOT NULL;
	CREATE INDEX messages_to_copy ON messages (seq) WHERE copied = 0;
	CREATE TABLE turn (
		id INTEGER PRIMARY KEY CHECK (id = 1),
		user_message_id TEXT NOT NULL,
		message_id TEXT NOT NULL,
		request TEXT NOT NULL,
		attempt INTEGER NOT NULL,
		started_at INTEGER NOT NULL,
		deadline INTEGER NOT NULL,
		text TEXT NOT NULL
	);
	CREATE TABLE jobs (
		name TEXT PRIMARY KEY,
		due_at INTEGER NOT NULL,
		failures INTEGER NOT NULL DEFAULT 0
	) WITHOUT ROWID;`,
	// Counts the changes of a message, so that the outbox knows which form of it D1 has seen.
	"ALTER TABLE messages ADD COLUMN revision INTEGER NOT NULL DEFAULT 0",
	// Who wrote the words of the open turn.
	"ALTER TABLE turn ADD COLUMN provider TEXT NOT NULL DEFAULT 'builtin'",
	// The conversation's title, once it's known.
	"ALTER TABLE meta ADD COLUMN title TEXT NOT NULL DEFAULT ''",
	// How far memory and patterns have read the conversation, and the steps that the person saved.
	`ALTER TABLE meta ADD COLUMN learnt_upto INTEGER NOT NULL DEFAULT 0;
	ALTER TABLE meta ADD COLUMN pattern_upto INTEGER NOT NULL DEFAULT 0;
	ALTER TABLE meta ADD COLUMN agreed TEXT NOT NULL DEFAULT '';`,
	// Coaching replies of connected models whose structure is still to be asked for.
	`ALTER TABLE messages ADD COLUMN wants_structure INTEGER NOT NULL DEFAULT 0;
	CREATE INDEX messages_wanting_structure ON messages (seq) WHERE wants_structure = 1;`,
	// Whether memory may learn from a message; never from one written while memory is off.
	"ALTER TABLE messages ADD COLUMN learns INTEGER NOT NULL DEFAULT 1",
	// Numbers every change of a message. Each sink, D1 and the search index, keeps its own cursor. The text of removed
	// messages is deleted.
	`ALTER TABLE messages ADD COLUMN change INTEGER NOT NULL DEFAULT 0;
	UPDATE messages SET change = seq + (CASE WHEN copied = 0 THEN (SELECT max(seq) FROM messages) ELSE 0 END);
	CREATE TABLE sinks (
		name TEXT PRIMARY KEY,
		cursor INTEGER NOT NULL
	) WITHOUT ROWID;
	INSERT INTO sinks (name, cursor) VALUES ('search', 0), ('database', coalesce((SELECT max(seq) FROM messages), 0));
	DROP INDEX messages_to_copy;
	CREATE UNIQUE INDEX messages_change ON messages (change);
	ALTER TABLE messages DROP COLUMN copied;
	ALTER TABLE messages DROP COLUMN revision;
	UPDATE messages SET content = '', metadata = iif(metadata ->> '$.isCare' = 1, '{"isCare":true}', '{}')
		WHERE removed = 1;`,
	// Runs through exercises, each with the revision that D1 has, and what D1 still misses.
	`CREATE TABLE runs (
		id TEXT PRIMARY KEY,
		exercise_id TEXT NOT NULL,
		message_id TEXT NOT NULL,
		status TEXT NOT NULL,
		state TEXT NOT NULL,
		takeaway_id TEXT,
		started_at INTEGER NOT NULL,
		touched_at INTEGER NOT NULL,
		revision INTEGER NOT NULL DEFAULT 1,
		copied INTEGER NOT NULL DEFAULT 0
	) WITHOUT ROWID;
	CREATE INDEX runs_live ON runs (touched_at) WHERE status IN ('open', 'paused');
	CREATE INDEX runs_to_copy ON runs (id) WHERE revision > copied;
	CREATE TABLE takeaways (
		id TEXT PRIMARY KEY,
		kind TEXT NOT NULL,
		title TEXT NOT NULL,
		body TEXT NOT NULL,
		exercise_id TEXT NOT NULL,
		ratings TEXT NOT NULL,
		created_at INTEGER NOT NULL,
		due_at INTEGER
	) WITHOUT ROWID;
	CREATE TABLE outcomes (
		takeaway_id TEXT PRIMARY KEY,
		label TEXT NOT NULL
	) WITHOUT ROWID;`,
	// A page of writing is saved without an exercise. Lines that the person dropped wait here to be restored.
	`CREATE TABLE takeaways_of_any (
		id TEXT PRIMARY KEY,
		kind TEXT NOT NULL,
		title TEXT NOT NULL,
		body TEXT NOT NULL,
		exercise_id TEXT,
		ratings TEXT NOT NULL,
		created_at INTEGER NOT NULL,
		due_at INTEGER
	) WITHOUT ROWID;
	INSERT INTO takeaways_of_any
		SELECT id, kind, title, body, exercise_id, ratings, created_at, due_at FROM takeaways;
	DROP TABLE takeaways;
	ALTER TABLE takeaways_of_any RENAME TO takeaways;
	CREATE TABLE let_go (
		message_id TEXT PRIMARY KEY,
		content TEXT NOT NULL,
		metadata TEXT NOT NULL
	) WITHOUT ROWID;`,
	// Answers that another was written in place of.
	`CREATE TABLE versions (
		message_id TEXT NOT NULL,
		number INTEGER NOT NULL,
		content TEXT NOT NULL,
		status TEXT NOT NULL,
		provider TEXT NOT NULL,
		metadata TEXT NOT NULL,
		PRIMARY KEY (message_id, number)
	) WITHOUT ROWID;`,
	// A message unchanged since it was added is found by position: its change is `seq` times 2^20, and needs no index
	// row. A reply comes right after the message it answers. A fully copied D1 cursor starts after the last position.
	`DROP INDEX messages_reply_to;
	DROP INDEX messages_change;
	CREATE UNIQUE INDEX messages_altered ON messages (change) WHERE change <> seq * 1048576;
	UPDATE sinks SET cursor = (SELECT max(seq) FROM messages) * 1048576
		WHERE name = 'database' AND cursor >= (SELECT max(change) FROM messages);`,
	// When memory next reads the conversation (epoch ms); null without new messages.
	"ALTER TABLE meta ADD COLUMN learn_at INTEGER",
];
