import { isOwnRisk, type RiskLevel } from "#shared/safety/risk.ts";
import type { SafetyPanel } from "#shared/schemas/safety.ts";
import { isRatedLast, shown } from "../../../guide/exercises/run.ts";
import type { ConversationDeps } from "../object/conversation-deps.ts";
import type { ConversationStorage } from "../object/conversation-storage.ts";
import { screenMessage } from "../object/screen-message.ts";
import type { OwnerNotes } from "../owner-notes.ts";
import { askNext } from "./ask-next.ts";
import { endRun, ratedRun } from "./end-run.ts";
import { expireRuns } from "./expire-runs.ts";
import { type Found, isSame, plainMove, type Shown, shownRun, unrated } from "./found-run.ts";
import { withoutRating } from "./ratings.ts";
import type {
	FoundRun,
	MoveRunInput,
	MoveRunOutcome,
	StartRunInput,
	StartRunOutcome,
} from "./run-contract.ts";
import { scheduleRuns } from "./run-jobs.ts";
import type { NewTakeaway, Run } from "./run-storage.ts";
import { showRun, showTakeaway } from "./show-run.ts";
import { pauseOthers, startRun } from "./start-run.ts";
import { isOver, overRun, type PlainMove, restedRun, takeMove } from "./take-move.ts";

type Surroundings = {
	notes: OwnerNotes;
	/** Sends a message's current state to every tab. */
	tell: (messageId: string) => void;
	arm: () => void;
};

/** The conversation's exercises: starts, moves and ends them, storing before telling. */
export class ConversationRuns {
	private readonly store: ConversationStorage;
	private readonly deps: () => ConversationDeps;
	private readonly around: Surroundings;

	constructor(store: ConversationStorage, deps: () => ConversationDeps, around: Surroundings) {
		this.store = store;
		this.deps = deps;
		this.around = around;
	}

	start({ exerciseId, risk }: StartRunInput): StartRunOutcome {
		this.expire();
		const started = this.store.transaction(() => startRun(this.store, this.deps(), { exerciseId, risk }));
		if (!started.ok) {
			return started;
		}
		this.tell(started.changed);
		return { ok: true, run: showRun(started.exercise, started.run) };
	}

	find(runId: string): FoundRun {
		const found = this.found(runId);
		return found
			? { ok: true, run: showRun(found.exercise, found.run) }
			: { ok: false, reason: "no_such_run" };
	}

	move(input: MoveRunInput): MoveRunOutcome {
		this.expire();
		const found = this.found(input.runId);
		if (!found) {
			return { ok: false, reason: "no_such_run" };
		}
		const move = plainMove(found, input.move);
		if (move === null) {
			const isRating = isRatedLast(found.run.state);
			return { ...(isRating ? this.rest(found, overRun(found.run)) : shownRun(found)), isMessage: true };
		}
		const level = this.dangerIn(found, move);
		if (level !== "none") {
			return this.waitForChat(found, level);
		}
		return this.take(isOwnRisk(input.risk) ? unrated(found) : found, { ...input, move });
	}

	/** Wipes the answers of runs that have been idle for seven days. */
	expire(): void {
		const changed = expireRuns(this.store, this.deps());
		if (changed.length > 0) {
			this.tell(changed);
		}
	}

	private found(runId: string): Found | null {
		const run = this.store.runs.find(runId);
		const exercise = run ? this.deps().findExercise(run.exerciseId) : undefined;
		return run && exercise ? { run, exercise } : null;
	}

	/** What an answer in the person's own words shows. The labels of a step are ours and show nothing. */
	private dangerIn({ run, exercise }: Found, move: PlainMove): RiskLevel {
		const options = showRun(exercise, run).step?.options ?? [];
		if (move.do !== "answer" || options.some((label) => isSame(label, move.text))) {
			return "none";
		}
		const answers = Object.values(run.state.answers).map(shown);
		return screenMessage(this.store, this.deps(), move.text, { answers }).level;
	}

	/** The answer goes to the chat instead. The run waits, stores nothing of it, and asks for no rating any more. */
	private waitForChat({ run, exercise }: Found, level: RiskLevel): MoveRunOutcome {
		const waiting = isOver(run) ? run : restedRun({ ...run, state: withoutRating(exercise, run.state) });
		const danger = { level, key: `${run.id}:${run.touchedAt}` };
		return { ...this.rest({ run, exercise }, waiting), danger };
	}

	private rest({ exercise }: Found, run: Run): Shown {
		this.store.transaction(() => this.save(run));
		this.tell([run.messageId]);
		return shownRun({ run, exercise });
	}

	private take({ run, exercise }: Found, input: MoveRunInput & { move: PlainMove }): MoveRunOutcome {
		const taken = takeMove(exercise, run, input.move);
		if (!taken.ok) {
			// The tab that asked missed the current step.
			this.tell([run.messageId]);
			return { ok: false, reason: "other_step" };
		}
		if (taken.run === run) {
			return { ...shownRun({ run, exercise }), aside: taken.aside };
		}
		const touched = { ...taken.run, touchedAt: this.deps().now() };
		const { changed, help, ...stored } = this.store.transaction(() =>
			this.storeMoved({ run, exercise }, touched, input),
		);
		this.around.notes.help(input.country, undefined, help);
		this.tell(changed);
		return {
			ok: true,
			run: showRun(exercise, stored.run),
			aside: stored.aside,
			takeaway: stored.takeaway && showTakeaway(this.store, stored.takeaway),
			danger: null,
		};
	}

	private storeMoved({ run: before, exercise }: Found, run: Run, input: MoveRunInput): Stored {
		const paused = run.status === "open" ? pauseOthers(this.store, run.id) : [];
		const changed = [...paused, run.messageId];
		const isAtEnd = run.status === "open" && (run.state.end !== undefined || isRatedLast(run.state));
		if (isRatedLast(before.state)) {
			const rated = run.state.end === undefined ? run : ratedRun(exercise, run);
			const { run: stored, noteId } = askNext(this.store, this.deps(), rated, input.risk);
			this.save(stored);
			const noteIds = noteId === null ? [] : [noteId];
			return { run: stored, takeaway: null, aside: null, help: undefined, changed: [...changed, ...noteIds] };
		}
		if (!isAtEnd) {
			this.save(run);
			return { run, takeaway: null, aside: null, help: undefined, changed };
		}
		const { noteIds, ...ended } = endRun(this.store, this.deps(), { exercise, run }, input);
		scheduleRuns(this.store, this.deps().now());
		return { ...ended, changed: [...changed, ...noteIds] };
	}

	private save(run: Run): void {
		this.store.runs.save(run);
		scheduleRuns(this.store, this.deps().now());
	}

	private tell(messageIds: readonly string[]): void {
		for (const id of new Set(messageIds)) {
			this.around.tell(id);
		}
		this.around.arm();
	}
}

type Stored = {
	run: Run;
	takeaway: NewTakeaway | null;
	aside: string | null;
	help: SafetyPanel | undefined;
	changed: string[];
};
