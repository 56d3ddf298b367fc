import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { findBrowser } from "../lib/find-browser.ts";
import { main } from "../lib/main.ts";
import { OwnServer } from "../lib/own-server.ts";
import { arrive, say } from "../lib/people.ts";
import { portOf } from "../lib/ports.ts";
import { recordRow } from "../lib/record-run.ts";

/** Fetched on demand: it's larger than all other dependencies, and nothing else needs it. */
const LIGHTHOUSE = "lighthouse@13.5.0";

const FILE = "docs/performance.md";

/** Runs of each page. The middle one by performance counts, because runs of the chat differ by up to ten points. */
const RUNS = 5;

/** The landing page's minimum score; other pages are only printed. */
const LEAST = 98;

/** Largest contentful paint, at most, in seconds. */
const LARGEST_PAINT_S = 1.5;

type Report = {
	categories: Record<string, { score: number | null }>;
	audits: Record<string, { score: number | null; title: string; numericValue?: number }>;
};

/** `npm run lighthouse`: the four scores of four pages. Writes them into docs/performance.md; throws when the landing page is under its bar. */
await main(async () => {
	const folder = await mkdtemp(join(tmpdir(), "attune-lighthouse-"));
	const server = new OwnServer(portOf("lighthouse"));
	try {
		await server.start(join(folder, "state"));
		const person = await arrive(server.origin);
		await say(person, "I keep thinking about the letter from my sister");
		const browser = await findBrowser();
		const pages = [
			{ name: "landing", path: "/", cookie: "" },
			{ name: "sign-in", path: "/signin", cookie: "" },
			{ name: "sign-up", path: "/signup", cookie: "" },
			{ name: "chat, signed in", path: "/dashboard", cookie: person.cookie },
		];
		for (const { name, path, cookie } of pages) {
			const report = await middleRun(() => look(server.origin + path, cookie, browser, folder));
			const blocked = Math.round(report.audits["total-blocking-time"]?.numericValue ?? 0);
			const scores = ["performance", "accessibility", "best-practices", "seo"].map((category) =>
				Math.round((report.categories[category]?.score ?? 0) * 100),
			);
			const paint = (report.audits["largest-contentful-paint"]?.numericValue ?? 0) / 1000;
			await recordRow(FILE, name, [...scores.map(String), `${paint.toFixed(1)} s`, `${blocked} ms`]);
			for (const { title } of Object.values(report.audits).filter(({ score }) => score === 0)) {
				process.stdout.write(`    not passed: ${title}\n`);
			}
			if (name === "landing" && Math.min(...scores) < LEAST) {
				throw new Error(`The landing page is under ${LEAST}: ${scores.join(", ")}.`);
			}
			if (name === "landing" && paint > LARGEST_PAINT_S) {
				throw new Error(
					`The landing page's largest paint is later than ${LARGEST_PAINT_S} s: ${paint.toFixed(2)} s.`,
				);
			}
		}
	} finally {
		await server.kill();
		await rm(folder, { recursive: true, force: true });
	}
});

/** The middle one of five runs. Throws what the last try of one threw. */
async function middleRun(run: () => Promise<Report>): Promise<Report> {
	const reports: Report[] = [];
	for (let tries = 0; reports.length < RUNS; tries += 1) {
		try {
			reports.push(await run());
		} catch (cause) {
			// Headless Chromium now and then paints nothing at all.
			if (tries === 2 * RUNS) {
				throw cause;
			}
		}
	}
	const byScore = reports.toSorted((one, other) => performanceOf(one) - performanceOf(other));
	return byScore[Math.floor(RUNS / 2)] as Report;
}

function performanceOf({ categories }: Report): number {
	return categories.performance?.score ?? 0;
}

async function look(url: string, cookie: string, browser: string, folder: string): Promise<Report> {
	const [report, headers] = [join(folder, "report.json"), join(folder, "headers.json")];
	await writeFile(headers, JSON.stringify(cookie ? { Cookie: cookie } : {}));
	const args = ["--yes", LIGHTHOUSE, url, "--output=json", `--output-path=${report}`, "--quiet"];
	args.push(`--extra-headers=${headers}`, "--chrome-flags=--headless=new --no-sandbox");
	await promisify(execFile)("npx", args, { env: { ...process.env, CHROME_PATH: browser, CI: "1" } });
	const read = JSON.parse(await readFile(report, "utf8")) as Report;
	if (!performanceOf(read)) {
		throw new Error(`Lighthouse measured nothing on ${url}.`);
	}
	return read;
}
