import { ENVIRONMENTS } from "../deploy/config.ts";
import { main } from "../lib/main.ts";
import { outputOf } from "../lib/run.ts";
import { type CountRow, dutiesReport } from "./report.ts";

const USAGE = "npm run duties-report -- 2027 [--local | --remote preview|production]";

/**
 * `npm run duties-report -- 2027`: prints the year's crisis referrals for the authorities. It reads the local database, or
 * with `--remote` that of an environment, and changes nothing.
 */
await main(async () => {
	const [year = "", flag = "--local", name, ...rest] = process.argv.slice(2);
	const env = ENVIRONMENTS.find((each) => each === name);
	const isLocal = flag === "--local" && name === undefined;
	const isRemote = flag === "--remote" && env !== undefined && rest.length === 0;
	if (!/^20\d\d$/.test(year) || !(isLocal || isRemote)) {
		throw new Error(`Name the year and the database: ${USAGE}`);
	}
	const where = isRemote ? ["--remote", "--env", env] : ["--local"];
	// `year` is four digits here. wrangler's statements take no parameters.
	const statement = `SELECT month, country, level, shown, used FROM help_counts WHERE month LIKE '${year}-%'`;
	const printed = await outputOf(
		"wrangler",
		["d1", "execute", "DB", ...where, "--json", "--command", statement],
		{
			env: { CI: "1", WRANGLER_SEND_METRICS: "false" },
		},
	);
	const [answer] = JSON.parse(printed) as { results: CountRow[] }[];
	const source = isRemote ? `D1 of ${env}` : "the local D1 of this machine";
	process.stdout.write(dutiesReport(Number(year), answer?.results ?? [], source));
});
