import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { main } from "../lib/main.ts";
import { OwnServer } from "../lib/own-server.ts";
import { portOf } from "../lib/ports.ts";
import { recordRun } from "../lib/record-run.ts";

const PEOPLE = 60;
/** Each of them is tried so often with a password that is wrong. More in a row are delayed. */
const ROUNDS = 5;

/** A guess by time alone that is right more often than this is one that pays. Half of the time is a coin. */
const MOST_RIGHT = 0.6;

type Attempt = (email: string) => Promise<number>;

/**
 * `npm run enumeration`: does the time that an answer takes tell whether an address has an account? Signs in with a wrong
 * password until that is delayed, tries on, and asks for resets, by turns for addresses that have one and for such that have
 * none, on the built server.
 */
await main(async () => {
	const state = await mkdtemp(join(tmpdir(), "attune-enumeration-"));
	const server = new OwnServer(portOf("enumeration"));
	try {
		await server.start(state);
		const known = Array.from({ length: PEOPLE }, (_, index) => `known${index}@example.org`);
		const unknown = Array.from({ length: PEOPLE }, (_, index) => `nobody${index}@example.org`);
		for (const email of known) {
			await post(server.origin, "/api/auth/signup", {
				username: nameIn(email),
				email,
				password: "a sentence to come in",
			});
		}
		const signIn: Attempt = (email) =>
			timed(server.origin, "/api/auth/signin", { email, password: "not the password" }, "bad_credentials");
		const delayed: Attempt = async (email) => {
			const again = () => timed(server.origin, "/api/auth/signin", { email, password: "no" }, "rate_limited");
			// The delay of the one before may be over, or end just now: then this one is checked and begins another.
			return again().catch(again);
		};
		const reset: Attempt = (email) =>
			timed(server.origin, "/api/auth/password/forgot", { email }, '{"ok":true}');
		const results = [
			`signing in: ${await compare(known, unknown, signIn)}`,
			`delayed: ${await compare(known, unknown, delayed)}`,
			`resets: ${await compare(known, unknown, reset)}`,
		];
		await recordRun("enumeration", results.join("; "));
	} finally {
		await server.kill();
		await rm(state, { recursive: true, force: true });
	}
});

/** Tries both kinds in an order that nobody chose. Throws when time tells them apart. */
async function compare(
	known: readonly string[],
	unknown: readonly string[],
	attempt: Attempt,
): Promise<string> {
	const times = { known: [] as number[], unknown: [] as number[] };
	for (let round = 0; round < ROUNDS; round += 1) {
		const tries = [
			...known.map((email) => ({ kind: "known" as const, email })),
			...unknown.map((email) => ({ kind: "unknown" as const, email })),
		];
		for (const { kind, email } of shuffled(tries)) {
			times[kind].push(await attempt(email));
		}
	}
	const right = guessedRight(times.known, times.unknown);
	// The same people against themselves: what chance alone makes of so many tries.
	const chance = guessedRight(
		times.unknown.filter((_, index) => index % 2 === 0),
		times.unknown.filter((_, index) => index % 2 === 1),
	);
	const words = `${times.known.length} known in ${middle(times.known)} ms, ${times.unknown.length} unknown in ${middle(times.unknown)} ms (medians); a guess by time is right in ${percent(right)} of cases, by chance alone in ${percent(chance)}`;
	process.stdout.write(`  ${words}\n`);
	if (right > MOST_RIGHT) {
		throw new Error("The time of an answer tells who has an account.");
	}
	return words;
}

/** How often somebody is right who takes the slower one for the known (or the other way round, if that pays better). */
function guessedRight(ones: readonly number[], others: readonly number[]): number {
	let slower = 0;
	for (const one of ones) {
		for (const other of others) {
			// -1, 0 or 1: an equal time is worth half.
			slower += (Math.sign(one - other) + 1) / 2;
		}
	}
	const share = slower / (ones.length * others.length);
	return Math.max(share, 1 - share);
}

/** How long an answer took, in ms. Throws when its text is not the expected one: then nothing was measured. */
async function timed(origin: string, path: string, body: object, expected: string): Promise<number> {
	for (;;) {
		const started = performance.now();
		const answer = await post(origin, path, body);
		const text = await answer.text();
		const took = performance.now() - started;
		if (text.includes(expected)) {
			return took;
		}
		// The local proxy before the Worker lost its connection: the Worker never heard of it.
		if (!text.includes("Network connection lost")) {
			throw new Error(`${path} answered ${answer.status} instead of ${expected}: ${text.slice(0, 200)}`);
		}
	}
}

/** Each call from another address, as somebody with many machines would. */
function post(origin: string, path: string, body: object): Promise<Response> {
	const byte = () => Math.floor(Math.random() * 256);
	return fetch(origin + path, {
		method: "POST",
		headers: { "Content-Type": "application/json", "CF-Connecting-IP": `10.${byte()}.${byte()}.${byte()}` },
		body: JSON.stringify(body),
	});
}

function nameIn(email: string): string {
	return email.split("@")[0] ?? email;
}

function shuffled<Item>(items: readonly Item[]): Item[] {
	return items
		.map((item) => ({ item, at: Math.random() }))
		.sort((one, other) => one.at - other.at)
		.map(({ item }) => item);
}

function middle(times: readonly number[]): string {
	const sorted = [...times].sort((one, other) => one - other);
	return (sorted[Math.floor(sorted.length / 2)] ?? 0).toFixed(1);
}

function percent(share: number): string {
	return `${(share * 100).toFixed(1)} %`;
}
