/** What was made (JSON), or null; then whether it is the caller's to make it now. */
export type MadeText = { data: string | null; isClaimed: boolean };

/** Who claimed a text and did not come back for so long has lost it. In ms. */
const CLAIM_MS = 60_000;

/** A text that nobody asked for in so long is dropped. In ms. */
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

/** Texts that a connected model made, each for the facts it was made of. */
export class MadeTexts {
	private readonly sql: SqlStorage;

	constructor(sql: SqlStorage) {
		this.sql = sql;
	}

	/**
	 * The text of this kind, when it was made of exactly this. If not, one caller at a time is told to make it,
	 * so that two tabs do not pay for it twice.
	 */
	claim(kind: string, madeOf: string, now: number): MadeText {
		const [row] = this.sql
			.exec<{ made_of: string; data: string | null; claimed_at: number }>(
				"SELECT made_of, data, claimed_at FROM made_texts WHERE kind = ?",
				kind,
			)
			.toArray();
		const isThis = row?.made_of === madeOf;
		if (isThis && (row.data !== null || now - row.claimed_at < CLAIM_MS)) {
			return { data: row.data, isClaimed: false };
		}
		this.sql.exec("DELETE FROM made_texts WHERE claimed_at < ?", now - KEPT_MS);
		this.sql.exec(
			"INSERT OR REPLACE INTO made_texts (kind, made_of, data, claimed_at) VALUES (?, ?, NULL, ?)",
			kind,
			madeOf,
			now,
		);
		return { data: null, isClaimed: true };
	}

	/** Keeps what was made, unless it should be made of something else by now. */
	keep(kind: string, madeOf: string, data: string): void {
		this.sql.exec("UPDATE made_texts SET data = ? WHERE kind = ? AND made_of = ?", data, kind, madeOf);
	}
}
