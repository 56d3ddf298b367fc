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
];
