import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { run } from "../tools/lib/run.ts";

/** The least of them counts: what is above it is another process's, on a machine that is not idle. */
const RUNS = 7;

const QUIET = { WRANGLER_SEND_METRICS: "false" };

/** As V8 writes it down. Times in microseconds. */
type Profile = {
	nodes: { id: number; callFrame: { functionName: string } }[];
	samples: number[];
	timeDeltas: number[];
};

/** How long at least, in ms, the local runtime is busy until a Worker has been read and its modules have run. `config`: its wrangler file. */
export async function startup(config: string): Promise<number> {
	const folder = await mkdtemp(join(tmpdir(), "attune-startup-"));
	const [bundle, profile] = [join(folder, "worker.bundle"), join(folder, "start.cpuprofile")];
	const wrangler = (...args: string[]) =>
		run("wrangler", [...args, "--config", config], { env: QUIET, quiet: true });
	try {
		await wrangler("deploy", "--dry-run", "--outfile", bundle);
		const times: number[] = [];
		for (let each = 0; each < RUNS; each += 1) {
			await wrangler("check", "startup", "--worker-bundle", bundle, "--outfile", profile);
			times.push(busyTime(JSON.parse(await readFile(profile, "utf8")) as Profile));
		}
		return Math.min(...times);
	} finally {
		await rm(folder, { recursive: true, force: true });
	}
}

function busyTime({ nodes, samples, timeDeltas }: Profile): number {
	const idle = new Set(
		nodes.filter(({ callFrame }) => callFrame.functionName === "(idle)").map(({ id }) => id),
	);
	const busy = timeDeltas.filter((_, index) => !idle.has(samples[index] ?? 0));
	return busy.reduce((sum, time) => sum + time, 0) / 1000;
}
