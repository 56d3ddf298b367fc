/** The text (JSON), or null; `isClaimed`: the caller should make it now. */
export type ModelTextClaim = { data: string | null; isClaimed: boolean };

/** A claim expires after this long. In ms. */
const CLAIM_MS = 60_000;

/** Unread texts are dropped after this long. In ms. */
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

/** Texts that a connected model made, each for the facts it was made of. */
export class MadeTexts {
	private readonly sql: SqlStorage;

	constructor(sql: SqlStorage) {
		this.sql = sql;
	}

	/**
	 * Returns the text of this kind if it was made from exactly these facts. If not, tells one caller at a time to make
	 * it, so that two tabs don't pay twice.
	 */
	claim(kind: string, madeOf: string, now: number): ModelTextClaim {
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

	/** Stores a text, unless its facts have changed since. */
	keep(kind: string, madeOf: string, data: string): void {
		this.sql.exec("UPDATE made_texts SET data = ? WHERE kind = ? AND made_of = ?", data, kind, madeOf);
	}
}
