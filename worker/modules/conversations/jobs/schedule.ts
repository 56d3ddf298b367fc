/** Work that an object does later, by name. Each is safe to do twice. */
export const JOB_NAMES = [
	"turn-watch",
	"outbox",
	"search",
	"summary",
	"title",
	"structure",
	"memory",
	"runs",
	"run-expiry",
	"let-go",
	"end",
	"expiry",
] as const;

export type JobName = (typeof JOB_NAMES)[number];

/** Jobs that take nothing out of the object: all that a temporary talk does. */
export const STAYS_INSIDE: ReadonlySet<JobName> = new Set([
	"turn-watch",
	"summary",
	"structure",
	"run-expiry",
	"let-go",
	"expiry",
]);

/** A job that is waiting, when it's due (ms), and how often it has failed in a row. */
export type Job = { name: JobName; dueAt: number; failures: number };

/** Jobs that may ask a model, and so take long: they run beside the others. */
export const SLOW_JOBS: ReadonlySet<JobName> = new Set(["summary", "title", "structure", "memory"]);

const FIRST_RETRY_MS = 1_000;
const LAST_RETRY_MS = 5 * 60_000;

/** When the object's one alarm must ring: at the earliest job, or never. */
export function nextAlarm(jobs: readonly Job[]): number | null {
	const waiting = liveJobs(jobs);
	return waiting.length === 0 ? null : Math.min(...waiting.map((job) => job.dueAt));
}

/** The jobs that are due, earliest first. */
export function dueJobs(jobs: readonly Job[], now: number): Job[] {
	return liveJobs(jobs)
		.filter((job) => job.dueAt <= now)
		.sort((a, b) => a.dueAt - b.dueAt);
}

/** A deleted conversation only has its end to do. Other jobs wait in case the person restores it. */
function liveJobs(jobs: readonly Job[]): readonly Job[] {
	const end = jobs.find(({ name }) => name === "end");
	return end ? [end] : jobs;
}

/** Returns how long a failed job will have waited by its next try, in seconds. */
export function waitedSeconds({ failures }: Job): number {
	const waits = Array.from({ length: failures }, (_, failed) => waitAfter(failed));
	return waits.reduce((sum, wait) => sum + wait, 0) / 1000;
}

function waitAfter(failures: number): number {
	return Math.min(FIRST_RETRY_MS * 2 ** failures, LAST_RETRY_MS);
}

/** The same job, waiting twice as long after each failure, up to five minutes. */
export function afterFailure(job: Job, now: number): Job {
	return { ...job, failures: job.failures + 1, dueAt: now + waitAfter(job.failures) };
}
