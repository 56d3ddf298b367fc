import { outcomesOf } from "#worker/modules/exercises/outcomes-of.ts";
import { ENVIRONMENTS } from "../deploy/config.ts";
import { main } from "../lib/main.ts";
import { outputOf } from "../lib/run.ts";
import { outcomesReport } from "./report.ts";
import { simulate } from "./simulate.ts";
import { SELECT_TOTALS, toRow, type WireRow } from "./totals-rows.ts";

const USAGE = "npm run outcomes -- [--local | --remote preview|production | --simulate 120 [seed]]";

/**
 * `npm run outcomes`: prints the results of exercises among people who agreed to be counted. It reads the local
 * database, or with
 * `--remote` that of an environment, and changes nothing. With `--simulate` it runs people who don't exist through
 * the built app, on a database of its own that is deleted afterwards, and compares.
 */
await main(async () => {
	const [flag = "--local", value = "", seed = "1", ...rest] = process.argv.slice(2);
	if (flag === "--simulate" && /^[1-9]\d{0,3}$/.test(value) && /^\d{1,6}$/.test(seed) && rest.length === 0) {
		process.stdout.write(await simulate(Number(value), Number(seed)));
		return;
	}
	const env = ENVIRONMENTS.find((each) => each === value);
	const isLocal = flag === "--local" && value === "";
	const isRemote = flag === "--remote" && env !== undefined && process.argv.length === 4;
	if (!isLocal && !isRemote) {
		throw new Error(`Name the database, or how many people to simulate: ${USAGE}`);
	}
	const where = isRemote ? ["--remote", "--env", env] : ["--local"];
	const printed = await outputOf(
		"wrangler",
		["d1", "execute", "DB", ...where, "--json", "--command", SELECT_TOTALS],
		{ env: { CI: "1", WRANGLER_SEND_METRICS: "false" } },
	);
	const [answer] = JSON.parse(printed) as { results: object[] }[];
	const rows = (answer?.results ?? []).map((row) => toRow(Object.values(row) as WireRow));
	const source = isRemote ? `D1 of ${env}` : "the local D1 of this machine";
	process.stdout.write(outcomesReport(outcomesOf(rows), source));
});
