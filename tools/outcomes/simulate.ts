import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { Outcomes } from "#shared/schemas/public/outcomes.ts";
import { listExercises } from "#worker/guide/index.ts";
import { outcomesOf, type TotalsRow } from "#worker/modules/exercises/outcomes-of.ts";
import { queryLocal } from "../lib/local-database.ts";
import { OwnServer } from "../lib/own-server.ts";
import { portOf } from "../lib/ports.ts";
import { recordRun } from "../lib/record-run.ts";
import { run } from "../lib/run.ts";
import { type PlannedRun, planPeople } from "./plan-people.ts";
import { outcomesReport } from "./report.ts";
import { SimulatedPerson } from "./simulated-person.ts";
import { SELECT_TOTALS, toRow, type WireRow } from "./totals-rows.ts";

/** A job copies the last run to D1 within this time. In ms. */
const PATIENCE_MS = 60_000;

const AT_ONCE = 4;

/**
 * Runs simulated people through the built app on this machine, in a temporary folder, and prints its totals. Throws
 * when they, or those of the public call, differ from the simulation.
 */
export async function simulate(people: number, seed: number): Promise<string> {
	await run("vite", ["build", "--logLevel", "warn"]);
	const state = await mkdtemp(join(tmpdir(), "attune-outcomes-"));
	const server = new OwnServer(portOf("outcomes"));
	try {
		await server.start(state, { BUILTIN_COACH_PACE_MS: "0" });
		const planned = planPeople(people, seed);
		const waiting = [...planned];
		await Promise.all(
			Array.from({ length: AT_ONCE }, async () => {
				for (let runs = waiting.shift(); runs; runs = waiting.shift()) {
					await live(server.origin, runs);
				}
			}),
		);
		const expected = expectedRows(planned.flat());
		const found = await readWhen(server.origin, runsIn(expected));
		must(JSON.stringify(found) === JSON.stringify(expected), `D1 has ${JSON.stringify(found)}.`);
		const told = (await (await fetch(`${server.origin}/api/outcomes`)).json()) as Outcomes;
		must(
			JSON.stringify(told) === JSON.stringify(outcomesOf(expected)),
			"The public call returns different totals.",
		);
		const runs = planned.flat();
		const counted = runs.filter(({ isCounted }) => isCounted).length;
		const result = `${people} people, ${runs.length} runs, ${counted} of them counted: each total in D1, and the public call, match the simulation exactly`;
		await recordRun("outcomes -- --simulate", result);
		return [
			outcomesReport(
				outcomesOf(found),
				`a simulation (${people} people, seed ${seed}), which no person is part of`,
			),
			`${result}.`,
			"",
		].join("\n");
	} finally {
		await server.kill();
		await rm(state, { recursive: true, force: true });
	}
}

async function live(origin: string, runs: readonly PlannedRun[]): Promise<void> {
	const person = await SimulatedPerson.arrive(origin);
	let shares = false;
	for (const { isCounted, ...plan } of runs) {
		if (isCounted !== shares) {
			await settled(origin, person);
			await person.share(isCounted);
			shares = isCounted;
		}
		const end = await person.run(plan);
		must((end === "left") === (plan.leavesAfter !== null), `${plan.exerciseId} ended otherwise.`);
	}
	await settled(origin, person);
}

/** Waits until D1 has the person's runs: consent to counting is read at that moment. */
async function settled(origin: string, person: SimulatedPerson): Promise<void> {
	const statement = `SELECT count(*) FROM exercise_runs WHERE user_id = '${person.id}' AND status IN ('ended', 'left')`;
	const end = Date.now() + PATIENCE_MS;
	while (((await queryLocal(origin, statement))[0]?.[0] ?? 0) !== person.runs) {
		must(Date.now() < end, "D1 has not heard of a run.");
		await wait(100);
	}
}

/** The totals that D1 must have, computed from the plan. */
function expectedRows(runs: readonly PlannedRun[]): TotalsRow[] {
	return listExercises().flatMap(({ id, rated: how }) => {
		const own = runs.filter(({ exerciseId, isCounted }) => exerciseId === id && isCounted);
		const finished = own.filter(({ leavesAfter }) => leavesAfter === null);
		const changes = finished.flatMap(({ before, after }) =>
			how === null || before === null || after === null ? [] : [after - before],
		);
		const row = {
			exerciseId: id,
			finished: finished.length,
			stopped: own.length - finished.length,
			rated: changes.length,
			sumOfChanges: changes.reduce((sum, change) => sum + change, 0),
			sumOfSquares: changes.reduce((sum, change) => sum + change ** 2, 0),
		};
		return own.length === 0 ? [] : [row];
	});
}

/** Reads the totals in the order of the library, once they include `count` runs. */
async function readWhen(origin: string, count: number): Promise<TotalsRow[]> {
	const end = Date.now() + PATIENCE_MS;
	for (;;) {
		const rows = await queryLocal(origin, SELECT_TOTALS);
		const read = listExercises().flatMap(({ id }) =>
			rows.filter(([first]) => first === id).map((row) => toRow(row as WireRow)),
		);
		if (runsIn(read) >= count || Date.now() > end) {
			return read;
		}
		await wait(300);
	}
}

function runsIn(rows: readonly TotalsRow[]): number {
	return rows.reduce((sum, { finished, stopped }) => sum + finished + stopped, 0);
}

function must(isSo: boolean, otherwise: string): void {
	if (!isSo) {
		throw new Error(otherwise);
	}
}
