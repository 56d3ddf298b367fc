import { EMPTY_PLAN } from "#shared/safety/help/plan-parts.ts";
import { graver, isOwnRisk, type RiskLevel } from "#shared/safety/risk.ts";
import type { SafetyFeedback, SafetyPlan, SafetyPlanChange } from "#shared/schemas/safety.ts";

/** How long care is taken after words that showed danger. In ms. */
export const RISK_MS = 24 * 60 * 60 * 1000;

/** The coach asks again this long after "that's not what I meant", in ms, and no later than the second. */
const ASK_AGAIN_AFTER_MS = 60 * 60 * 1000;
const ASK_AGAIN_UNTIL_MS = 3 * RISK_MS;

const NOTES_MAX = 200;

/** Times in ms since 1970. */
export type RiskState = { level: RiskLevel; since: number; until: number; notMeant: boolean };

type RiskRow = { level: RiskLevel; since: number; until: number; not_meant: number };

/**
 * A person's risk state, for all their conversations, in their own object. Stores the level, the time and the help
 * shown or used, never a word that the person wrote.
 */
export class RiskStore {
	private readonly sql: SqlStorage;

	constructor(sql: SqlStorage) {
		this.sql = sql;
	}

	/** The state, while it lasts. */
	state(now: number): RiskState | null {
		const [row] = this.sql.exec<RiskRow>("SELECT level, since, until, not_meant FROM risk").toArray();
		return row && row.until > now
			? { level: row.level, since: row.since, until: row.until, notMeant: row.not_meant === 1 }
			: null;
	}

	/** Words showed danger: the state begins, or lasts on from now at the graver of the two levels. True when it begins. */
	note(level: RiskLevel, layer: 1 | 2, now: number): boolean {
		this.write(level, layer, "panel_shown", now);
		if (!isOwnRisk(level)) {
			return false;
		}
		const before = this.state(now);
		this.sql.exec(
			`INSERT OR REPLACE INTO risk (id, level, since, until, not_meant, not_meant_at, asked_again)
				VALUES (1, ?, ?, ?, 0, NULL, 0)`,
			before ? graver(before.level, level) : level,
			before?.since ?? now,
			now + RISK_MS,
		);
		return before === null;
	}

	/** What the person did with the panel. The state stays whatever they say: it only hides. */
	feedback({ kind }: SafetyFeedback, now: number): void {
		const state = this.state(now);
		this.write(state?.level ?? "none", 1, kind, now);
		if (state && kind === "not_meant") {
			this.sql.exec("UPDATE risk SET not_meant = 1, not_meant_at = ?, asked_again = 0", now);
		}
	}

	/** Returns whether to ask again, gently, after "not what I meant". True at most once for each. */
	takeAskingAgain(now: number): boolean {
		const { rowsWritten } = this.sql.exec(
			`UPDATE risk SET asked_again = 1
				WHERE not_meant = 1 AND asked_again = 0 AND not_meant_at BETWEEN ? AND ?`,
			now - ASK_AGAIN_UNTIL_MS,
			now - ASK_AGAIN_AFTER_MS,
		);
		return rowsWritten > 0;
	}

	plan(): SafetyPlan {
		const rows = this.sql
			.exec<{ part: string; words: string }>("SELECT part, words FROM safety_plan")
			.toArray();
		return { ...EMPTY_PLAN, ...Object.fromEntries(rows.map(({ part, words }) => [part, words])) };
	}

	writePlan(plan: SafetyPlanChange): void {
		for (const [part, words] of Object.entries(plan)) {
			this.sql.exec("INSERT OR REPLACE INTO safety_plan (part, words) VALUES (?, ?)", part, words);
		}
	}

	private write(level: RiskLevel, layer: number, what: string, now: number): void {
		this.sql.exec(
			"INSERT INTO risk_notes (at, level, layer, what) VALUES (?, ?, ?, ?)",
			now,
			level,
			layer,
			what,
		);
		this.sql.exec(`DELETE FROM risk_notes WHERE id <= (SELECT max(id) FROM risk_notes) - ${NOTES_MAX}`);
	}
}
