import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { type Browser, chromium } from "@playwright/test";
import { findBrowser } from "../tools/lib/find-browser.ts";
import { main } from "../tools/lib/main.ts";
import { OwnServer } from "../tools/lib/own-server.ts";
import { arrive, say, type Talker } from "../tools/lib/people.ts";
import { portOf } from "../tools/lib/ports.ts";
import { recordRow } from "../tools/lib/record-run.ts";
import { type Counts, countsIn } from "./lib/counts.ts";

const FILE = "docs/scale.md";

/** One active day: so many messages in a talk, a check-in, and a look at the profile, in a real browser. */
const MESSAGES = 10;
const PEOPLE = Number(process.env.PEOPLE ?? 6);

/** `MODEL_URL=…` connects a model that answers there, such as a simulator of Anthropic's. */
const MODEL: Record<string, string> = process.env.MODEL_URL
	? { ANTHROPIC_API_KEY: "nobody's", ANTHROPIC_BASE_URL: process.env.MODEL_URL }
	: {};

/** Jobs after a turn finish within this time, in ms. */
const AFTER_MS = 6_000;

const AREAS = ["physiological", "safety", "love", "esteem", "actualization"];

/** How long the built-in guide writes at its usual pace, in s. Its object works that long. The simulation writes faster. */
const REPLY_S = 2;

/** Cloudflare bills an object as this much memory, in GB, while it works. */
const OBJECT_GB = 0.128;

/** In dollars for a million GB-s. */
const OBJECT_TIME_PRICE = 12.5;

/** Days in a month on which a person is active, by assumption. */
const ACTIVE_DAYS = 12;

/** List prices in dollars for a million, beyond what the plan includes. docs/scale.md names the sources. */
const ROWS: Record<keyof Counts, { row: string; price: number }> = {
	requests: { row: "requests to the Worker", price: 0.3 },
	objectCalls: { row: "calls and alarms of objects", price: 0.15 },
	objectRowsRead: { row: "rows read in objects", price: 0.001 },
	objectRowsWritten: { row: "rows written in objects", price: 1 },
	objectKilobytes: { row: "KB kept in objects, a month", price: 0.2 },
	d1Statements: { row: "statements of D1", price: 0 },
	d1RowsRead: { row: "rows read in D1", price: 0.001 },
	d1RowsWritten: { row: "rows written in D1", price: 1 },
	d1Kilobytes: { row: "KB kept in D1, a month", price: 0.75 },
	kvReads: { row: "reads of KV", price: 0.5 },
	kvWrites: { row: "writes of KV", price: 5 },
	r2Reads: { row: "reads of R2", price: 0.36 },
	r2Writes: { row: "writes of R2", price: 4.5 },
	// Written, read and deleted: three operations a message.
	queueMessages: { row: "messages to queues", price: 1.2 },
	logLines: { row: "lines of log", price: 0.6 },
};

/**
 * `npm run simulate-load`: people have an active day on the built server, in a browser; what the platform would count is
 * read from the local runtime's own traces. Signing up is counted by itself, and taken away. Writes docs/scale.md's table.
 */
await main(async () => {
	const arrival = await countsOf(async (server) => {
		await everybody(server);
	});
	const day = await countsOf(async (server) => {
		const people = await everybody(server);
		const browser = await chromium.launch({ executablePath: await findBrowser(), args: ["--no-sandbox"] });
		for (const person of people) {
			await haveADay(browser, person);
		}
		await browser.close();
		await fetch(`${server.origin}/cdn-cgi/local/scheduled?cron=*/15+*+*+*+*`);
		await wait(AFTER_MS);
	});
	let total = 0;
	for (const name of Object.keys(day) as (keyof Counts)[]) {
		const atArrival = arrival[name] / PEOPLE;
		const perDay = (day[name] - arrival[name]) / PEOPLE;
		const { row, price } = ROWS[name];
		const cost = perDay * ACTIVE_DAYS * price;
		total += cost;
		await recordRow(FILE, row, [atArrival.toFixed(1), perDay.toFixed(1), dollars(cost)]);
	}
	const gigabyteSeconds = MESSAGES * REPLY_S * OBJECT_GB;
	const timeCost = gigabyteSeconds * ACTIVE_DAYS * OBJECT_TIME_PRICE;
	total += timeCost;
	await recordRow(FILE, "GB-s of objects that work", ["", gigabyteSeconds.toFixed(1), dollars(timeCost)]);
	await recordRow(FILE, "all of these", ["", "", dollars(total)]);
});

function dollars(amount: number): string {
	return `$${amount < 100 ? amount.toFixed(1) : Math.round(amount).toLocaleString("en")}`;
}

async function countsOf(work: (server: OwnServer) => Promise<void>): Promise<Counts> {
	const state = await mkdtemp(join(tmpdir(), "attune-load-"));
	const server = new OwnServer(portOf("simulated-load"));
	try {
		// What is counted by: see vite.config.ts.
		await server.start(state, { BUILTIN_COACH_PACE_MS: "5", X_LOCAL_OBSERVABILITY: "true", ...MODEL });
		await work(server);
		await wait(AFTER_MS);
		await server.kill();
		return countsIn(state);
	} finally {
		await server.kill();
		await rm(state, { recursive: true, force: true });
	}
}

async function everybody(server: OwnServer): Promise<Talker[]> {
	const people: Talker[] = [];
	for (let index = 0; index < PEOPLE; index += 1) {
		people.push(await arrive(server.origin));
	}
	return people;
}

async function haveADay(browser: Browser, person: Talker): Promise<void> {
	const context = await browser.newContext({ serviceWorkers: "block" });
	const [name = "", value = ""] = person.cookie.split("=");
	await context.addCookies([{ name, value, url: person.origin }]);
	const page = await context.newPage();
	await page.goto(`${person.origin}/dashboard`);
	await page.getByRole("log").waitFor();
	for (let turn = 0; turn < MESSAGES; turn += 1) {
		await say(person, `My sister rang again, for the ${turn + 1}. time this week`);
	}
	const scores = Object.fromEntries(AREAS.map((area) => [`${area}Score`, 3]));
	await page.request.post(`${person.origin}/api/assessments`, {
		data: { userId: person.userId, date: new Date().toISOString().slice(0, 10), ...scores, overallMood: 3 },
	});
	await page.goto(`${person.origin}/profile`);
	await page.waitForLoadState("networkidle");
	await page.goto(`${person.origin}/dashboard`);
	await page.getByRole("log").waitFor();
	await page.waitForTimeout(1_000);
	await context.close();
}
