import { FACTS_MAX } from "#shared/schemas/memory.ts";
import { type Forgotten, isForgotten, isSameFact, marksOf } from "./fact-marks.ts";

/** A fact as the person's object keeps it. Times in ms since 1970. */
export type StoredFact = {
	id: string;
	fact: string;
	/** Where it was said; null when the person wrote it here. */
	conversationId: string | null;
	messageId: string | null;
	createdAt: number;
	updatedAt: number;
};

export type NewFact = Pick<StoredFact, "id" | "fact" | "conversationId" | "messageId">;

/** Deleted facts recognised; the oldest make room. */
const FORGOTTEN_MAX = 500;

/** How long marks without a key are kept after the deletion, in ms. */
const UNKEYED_MS = 90 * 24 * 60 * 60 * 1000;

type FactRow = {
	id: string;
	fact: string;
	conversation_id: string | null;
	message_id: string | null;
	created_at: number;
	updated_at: number;
};

/**
 * What the coach knows about one person, in the person's own object, so that a deletion applies to the very next
 * reply. Keeps marks of deleted facts, so that they're never proposed again.
 */
export class MemoryStore {
	private readonly sql: SqlStorage;

	constructor(sql: SqlStorage) {
		this.sql = sql;
	}

	/** The facts, newest first. */
	list(limit = FACTS_MAX): StoredFact[] {
		return this.rows(limit).map(toFact);
	}

	/**
	 * Drops facts that are no longer true, and adds new ones unless they're known or were deleted. Returns how many of
	 * each.
	 */
	learn(facts: readonly NewFact[], retractedFacts: readonly string[], now: number) {
		const dropped = this.takeBack(retractedFacts);
		return { dropped, added: this.propose(facts, now) };
	}

	private propose(facts: readonly NewFact[], now: number): number {
		this.sql.exec("DELETE FROM memory_forgotten WHERE is_keyed = 0 AND forgotten_at < ?", now - UNKEYED_MS);
		const forgotten = this.forgotten();
		const known = this.rows(FACTS_MAX).map(({ fact }) => marksOf(fact, forgotten.key));
		let added = 0;
		for (const fact of facts) {
			const marks = marksOf(fact.fact, forgotten.key);
			const isKnown = known.some((other) => isSameFact(marks, other));
			if (marks.length > 0 && !isKnown && !isForgotten(fact.fact, forgotten)) {
				known.push(marks);
				this.insert(fact, now);
				added += 1;
			}
		}
		this.makeRoom();
		return added;
	}

	/** Drops learnt facts that no longer hold; how many. What the person wrote themselves is theirs to change. */
	private takeBack(facts: readonly string[]): number {
		const gone = this.rows(FACTS_MAX).filter((row) => row.message_id !== null && facts.includes(row.fact));
		for (const { id } of gone) {
			this.sql.exec("DELETE FROM memory_facts WHERE id = ?", id);
		}
		return gone.length;
	}

	/** Drops facts learnt from these messages and returns how many. Keeps those the person has rewritten. */
	dropLearntFrom(messageIds: readonly string[]): number {
		const gone = this.rows(FACTS_MAX).filter(
			({ message_id: from, created_at, updated_at }) =>
				from !== null && messageIds.includes(from) && created_at === updated_at,
		);
		for (const { id } of gone) {
			this.sql.exec("DELETE FROM memory_facts WHERE id = ?", id);
		}
		return gone.length;
	}

	/**
	 * Adds a fact that the person wrote, even if it was deleted before. A fact with the same text stays as it is. Null
	 * when there is no room.
	 */
	write(fact: Pick<NewFact, "id" | "fact">, now: number): StoredFact | null {
		const same = this.rows(FACTS_MAX).find((row) => row.fact.toLowerCase() === fact.fact.toLowerCase());
		if (same) {
			return toFact(same);
		}
		if (this.count("conversation_id IS NULL") >= FACTS_MAX) {
			return null;
		}
		const written = this.insert({ ...fact, conversationId: null, messageId: null }, now);
		this.makeRoom();
		return written;
	}

	/** Rewrites a fact. The old text won't be proposed again. Null when there's no such fact. */
	rewrite(id: string, fact: string, now: number): StoredFact | null {
		const row = this.row(id);
		if (!row) {
			return null;
		}
		if (row.fact !== fact) {
			this.forget(row.fact, now);
			this.sql.exec("UPDATE memory_facts SET fact = ?, updated_at = ? WHERE id = ?", fact, now, id);
		}
		const changed = this.row(id);
		return changed && toFact(changed);
	}

	/** Deletes a fact for good. False when there's no such fact. */
	delete(id: string, now: number): boolean {
		const row = this.row(id);
		if (row) {
			this.forget(row.fact, now);
			this.sql.exec("DELETE FROM memory_facts WHERE id = ?", id);
		}
		return row !== null;
	}

	/** Deletes all of them; how many there were. */
	deleteAll(now: number): number {
		return this.rows(FACTS_MAX).filter(({ id }) => this.delete(id, now)).length;
	}

	private rows(limit: number): FactRow[] {
		return this.sql
			.exec<FactRow>("SELECT * FROM memory_facts ORDER BY created_at DESC, id DESC LIMIT ?", limit)
			.toArray();
	}

	private row(id: string): FactRow | null {
		return this.sql.exec<FactRow>("SELECT * FROM memory_facts WHERE id = ?", id).toArray()[0] ?? null;
	}

	private insert({ id, fact, conversationId, messageId }: NewFact, now: number): StoredFact {
		this.sql.exec(
			`INSERT INTO memory_facts (id, fact, conversation_id, message_id, created_at, updated_at)
				VALUES (?, ?, ?, ?, ?, ?)`,
			id,
			fact,
			conversationId,
			messageId,
			now,
			now,
		);
		return { id, fact, conversationId, messageId, createdAt: now, updatedAt: now };
	}

	private count(condition: "1" | "conversation_id IS NULL"): number {
		return this.sql
			.exec<{ count: number }>(`SELECT count(*) AS count FROM memory_facts WHERE ${condition}`)
			.one().count;
	}

	/** The oldest of those that were learnt go first; what the person wrote stays. */
	private makeRoom(): void {
		const tooMany = this.count("1") - FACTS_MAX;
		if (tooMany > 0) {
			this.sql.exec(
				`DELETE FROM memory_facts WHERE id IN
					(SELECT id FROM memory_facts WHERE conversation_id IS NOT NULL ORDER BY created_at, id LIMIT ?)`,
				tooMany,
			);
		}
	}

	private forget(fact: string, now: number): void {
		this.sql.exec(
			"INSERT OR REPLACE INTO memory_forgotten (marks, forgotten_at, is_keyed) VALUES (?, ?, 1)",
			JSON.stringify(marksOf(fact, this.key())),
			now,
		);
		this.sql.exec(
			`DELETE FROM memory_forgotten WHERE marks NOT IN
				(SELECT marks FROM memory_forgotten ORDER BY forgotten_at DESC, marks LIMIT ${FORGOTTEN_MAX})`,
		);
	}

	/** Marks of deleted or rewritten facts. */
	forgotten(): Forgotten {
		const rows = this.sql
			.exec<{ marks: string; is_keyed: number }>("SELECT marks, is_keyed FROM memory_forgotten")
			.toArray();
		const marksOfRows = (isKeyed: number) =>
			rows.filter((row) => row.is_keyed === isKeyed).map(({ marks }) => JSON.parse(marks) as number[]);
		return { key: this.key(), marks: marksOfRows(1), unkeyed: marksOfRows(0) };
	}

	private key(): string {
		return this.sql.exec<{ key: string }>("SELECT key FROM memory_key").one().key;
	}
}

function toFact(row: FactRow): StoredFact {
	return {
		id: row.id,
		fact: row.fact,
		conversationId: row.conversation_id,
		messageId: row.message_id,
		createdAt: row.created_at,
		updatedAt: row.updated_at,
	};
}
