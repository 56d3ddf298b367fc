import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { main } from "../lib/main.ts";
import { OwnServer } from "../lib/own-server.ts";
import { portOf } from "../lib/ports.ts";
import { recordRun } from "../lib/record-run.ts";

const PEOPLE = 60;
/** Wrong-password tries per address. More in a row are delayed. */
const ROUNDS = 5;

/** A guess by time alone must not be right more often than this; chance is 0.5. */
const MOST_RIGHT = 0.6;

type Attempt = (email: string) => Promise<number>;

/**
 * `npm run enumeration`: checks whether response times reveal that an address has an account. On the built server,
 * signs in with a wrong password until that is delayed, continues, and requests resets, alternating between addresses
 * with and without an account.
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
			// The previous delay may just have ended; then this try counts, and starts another delay.
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

/** Tries both kinds in random order. Throws when time tells them apart. */
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
	// Compares one kind with itself, to show what chance alone gives.
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

/** How often a guess is right that takes the slower response for the known address (or the reverse, if better). */
function guessedRight(ones: readonly number[], others: readonly number[]): number {
	let slower = 0;
	for (const one of ones) {
		for (const other of others) {
			// Ties count half.
			slower += (Math.sign(one - other) + 1) / 2;
		}
	}
	const share = slower / (ones.length * others.length);
	return Math.max(share, 1 - share);
}

/** The response time in ms. Throws when the text isn't as expected, because then nothing was measured. */
async function timed(origin: string, path: string, body: object, expected: string): Promise<number> {
	const started = performance.now();
	const answer = await post(origin, path, body);
	const text = await answer.text();
	const took = performance.now() - started;
	if (!text.includes(expected)) {
		throw new Error(`${path} answered ${answer.status} instead of ${expected}: ${text.slice(0, 200)}`);
	}
	return took;
}

/** Each call from another IP address, like an attacker with many machines. */
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
