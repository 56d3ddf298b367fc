import type { ConversationDeps } from "../object/conversation-deps.ts";
import type { ConversationStorage } from "../object/conversation-storage.ts";
import type { ConversationTurns } from "../object/conversation-turns.ts";
import type { ConversationRuns } from "../runs/conversation-runs.ts";
import { runJob } from "./run-job.ts";
import {
	afterFailure,
	dueJobs,
	type Job,
	type JobName,
	nextAlarm,
	SLOW_JOBS,
	waitedSeconds,
} from "./schedule.ts";
import { waitingJobs } from "./waiting-jobs.ts";

/** Restart a slow job after this long: its object died under it. In ms. */
const LEASE_MS = 90_000;

/** Log a copy to D1 that waited longer than this. In seconds; no reply takes as long. */
const NOTED_AFTER_S = 180;

type Surroundings = {
	store: ConversationStorage;
	turns: ConversationTurns;
	runs: ConversationRuns;
	deps: () => ConversationDeps;
	/** Call it again after every await: the conversation may have been destroyed. */
	isOpen: () => boolean;
	end: () => Promise<void>;
	/** Sets the alarm after jobs changed. */
	arm: () => void;
	keepAlive: (work: Promise<unknown>) => void;
};

/** Runs the conversation's jobs when they're due. Each is safe to repeat, and none blocks another. */
export class JobRunner {
	private readonly around: Surroundings;
	/** Slow jobs at work, and when each is begun again if its object dies (ms): the alarm is armed for then. */
	private readonly leases = new Map<JobName, number>();
	/** While the alarm rings, a slow job that ends doesn't arm it: the ringing does at its own end, once for all that waits then. */
	private isRinging = false;

	constructor(around: Surroundings) {
		this.around = around;
	}

	/** What waits. A slow job at work isn't due before its lease has run out. */
	waiting(): Job[] {
		const { store, turns, deps } = this.around;
		return waitingJobs(store, turns.watchAt, deps().now()).map((job) => ({
			...job,
			dueAt: Math.max(job.dueAt, this.leases.get(job.name) ?? job.dueAt),
		}));
	}

	/** When the alarm must ring, in ms; null for never. */
	nextAlarm(): number | null {
		return nextAlarm(this.waiting());
	}

	/** Runs due jobs. Only starts a slow one, which continues beside the alarm. */
	async ring(): Promise<void> {
		this.isRinging = true;
		try {
			await this.doDue();
		} finally {
			this.isRinging = false;
		}
		if (this.around.isOpen()) {
			this.around.arm();
		}
	}

	private async doDue(): Promise<void> {
		const { deps, isOpen, keepAlive } = this.around;
		for (const job of dueJobs(this.waiting(), deps().now())) {
			if (SLOW_JOBS.has(job.name)) {
				keepAlive(this.attemptBeside(job));
			} else {
				await this.attempt(job);
			}
			if (!isOpen()) {
				return;
			}
		}
	}

	private async attemptBeside(job: Job): Promise<void> {
		const isAtWork = this.leases.has(job.name);
		this.leases.set(job.name, this.around.deps().now() + LEASE_MS);
		if (isAtWork) {
			return;
		}
		await this.attempt(job);
		this.leases.delete(job.name);
		if (this.around.isOpen() && !this.isRinging) {
			this.around.arm();
		}
	}

	/** In seconds. For the copy in D1, since its oldest missing message, because each turn restarts the tries. */
	private waitedFor(job: Job): number {
		const { store, deps } = this.around;
		const since = job.name === "outbox" ? store.sinks.behindSince("database") : null;
		return since === null ? waitedSeconds(job) : Math.max(0, Math.round((deps().now() - since) / 1000));
	}

	/** A failing job waits longer before it's tried again. */
	private async attempt(job: Job): Promise<void> {
		const { store, turns, runs, deps, isOpen, end } = this.around;
		const waited = this.waitedFor(job);
		try {
			await runJob(job.name, { store, turns, runs, deps: deps(), end });
			if (job.name === "outbox" && waited > NOTED_AFTER_S) {
				await deps().noteOutboxWait(waited);
			}
		} catch (error) {
			if (isOpen()) {
				const failed = afterFailure(job, deps().now());
				deps().log({
					level: "warn",
					job: job.name,
					waited,
					error: error instanceof Error ? error.name : "unknown",
				});
				store.setJob(failed);
			}
		}
	}
}
