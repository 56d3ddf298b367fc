import type { RiskLevel } from "#shared/safety/risk.ts";
import type { MoveRun, RunView, Takeaway } from "#shared/schemas/exercises.ts";

export type StartRunInput = {
	userId: string;
	exerciseId: string;
	/** The person's risk state. */
	risk: RiskLevel;
};

export type StartRunOutcome =
	| { ok: true; run: RunView }
	| { ok: false; reason: "gone" | "no_such_exercise" | "not_now" };

export type MoveRunInput = {
	userId: string;
	runId: string;
	move: MoveRun;
	risk: RiskLevel;
	country: string | null;
	timeZone: string;
};

export type MoveRunOutcome =
	| {
			ok: true;
			run: RunView;
			aside: string | null;
			takeaway: Takeaway | null;
			/** The answer showed danger and wasn't stored. `key` names this answer, so that its message is sent once. */
			danger: { level: RiskLevel; key: string } | null;
			/** The typed text is a message for the chat. */
			isMessage?: true;
	  }
	| { ok: false; reason: "gone" | "no_such_run" | "other_step" };

export type FoundRun = { ok: true; run: RunView } | { ok: false; reason: "gone" | "no_such_run" };
