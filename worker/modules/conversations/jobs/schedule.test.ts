import { describe, expect, it } from "vitest";
import { afterFailure, dueJobs, type Job, nextAlarm, waitedSeconds } from "./schedule.ts";

const jobs: Job[] = [
	{ name: "outbox", dueAt: 300, failures: 0 },
	{ name: "turn-watch", dueAt: 100, failures: 0 },
	{ name: "summary", dueAt: 200, failures: 0 },
];

describe("the schedule of an object's jobs", () => {
	it("arms the one alarm for the earliest, and none when there is nothing to do", () => {
		expect(nextAlarm(jobs)).toBe(100);
		expect(nextAlarm([])).toBeNull();
	});

	it("finds what is due, earliest first", () => {
		expect(dueJobs(jobs, 200).map((job) => job.name)).toEqual(["turn-watch", "summary"]);
		expect(dueJobs(jobs, 99)).toEqual([]);
	});

	it("says how long a job that failed has waited", () => {
		const waited = (failures: number) => waitedSeconds({ name: "outbox", dueAt: 0, failures });
		expect([0, 1, 3, 9].map(waited)).toEqual([0, 1, 7, 511]);
		expect(waited(10)).toBe(811);
	});

	it("waits twice as long after each failure, up to five minutes", () => {
		let job: Job = { name: "outbox", dueAt: 0, failures: 0 };
		const waits: number[] = [];
		for (let failure = 0; failure < 12; failure += 1) {
			job = afterFailure(job, 1_000);
			waits.push((job.dueAt - 1_000) / 1_000);
		}
		expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 300, 300, 300]);
	});
});
