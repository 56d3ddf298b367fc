import type { ConversationDeps } from "../conversation-deps.ts";
import type { ConversationStorage } from "../conversation-storage.ts";
import type { ConversationTurns } from "../conversation-turns.ts";
import type { ConversationRuns } from "../runs/conversation-runs.ts";
import { runJob } from "./run-job.ts";
import { afterFailure, dueJobs, type Job, type JobName, SLOW_JOBS, waitedSeconds } from "./schedule.ts";

/** A slow job that has not come back after this is begun again: its object died under it. In ms. */
const LEASE_MS = 90_000;

type Surroundings = {
	store: ConversationStorage;
	turns: ConversationTurns;
	runs: ConversationRuns;
	deps: () => ConversationDeps;
	/** Asked again after every wait: the conversation can be destroyed meanwhile. */
	isOpen: () => boolean;
	/** Removes the conversation everywhere, for good. */
	end: () => Promise<void>;
	/** Sets the alarm after jobs have changed. */
	arm: () => void;
	/** Lets work outlive the call that began it. */
	keepAlive: (work: Promise<unknown>) => void;
};

/** Does the conversation's jobs when they are due. Each is safe to repeat, and none stands in another's way. */
export class JobRunner {
	private readonly around: Surroundings;
	private readonly running = new Set<JobName>();

	constructor(around: Surroundings) {
		this.around = around;
	}

	/** Does what is due. A slow job is only begun: it goes on beside the alarm. */
	async ring(): Promise<void> {
		const { store, deps, isOpen, arm, keepAlive } = this.around;
		for (const job of dueJobs(store.jobs(), deps().now())) {
			if (!SLOW_JOBS.has(job.name)) {
				await this.attempt(job);
			} else {
				store.setJob({ ...job, dueAt: deps().now() + LEASE_MS });
				keepAlive(this.attemptBeside(job));
			}
			if (!isOpen()) {
				return;
			}
		}
		arm();
	}

	private async attemptBeside(job: Job): Promise<void> {
		if (this.running.has(job.name)) {
			return;
		}
		this.running.add(job.name);
		await this.attempt(job);
		this.running.delete(job.name);
		if (this.around.isOpen()) {
			this.around.arm();
		}
	}

	/** A failing job waits longer before it is tried again. */
	private async attempt(job: Job): Promise<void> {
		const { store, turns, runs, deps, isOpen, end } = this.around;
		try {
			await runJob(job.name, { store, turns, runs, deps: deps(), end });
			if (job.name === "outbox" && job.failures > 0) {
				await deps().noteOutboxWait(waitedSeconds(job));
			}
		} catch (error) {
			if (isOpen()) {
				const failed = afterFailure(job, deps().now());
				deps().log({
					level: "warn",
					job: job.name,
					waited: waitedSeconds(failed),
					error: error instanceof Error ? error.name : "unknown",
				});
				store.setJob(failed);
			}
		}
	}
}
