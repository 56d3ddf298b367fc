import { env } from "cloudflare:test";
import { eq } from "drizzle-orm";
import fc from "fast-check";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { CALLS, type CallRow } from "#shared/test/calls.ts";
import { users } from "./db/tables/users.table.ts";
import { getConversationStub } from "./durable-objects/get-conversation.ts";
import { openChat, openSocket, sendMessage, setDeps, transcript } from "./test/chat/conversation.ts";
import { makeAssessment } from "./test/people/assessments.ts";
import { clientOf, deps, stranger } from "./test/people/factories.ts";
import type { TestClient } from "./test/people/test-client.ts";
import { bodyFor, shapedLike, text } from "./test/requests/hostile.ts";

/** How often each route is tried: `npm run fuzz` sets more. */
const RUNS = inject("fuzzRuns");

const SECRET = "The secret of somebody else";

/** Everything that is known of somebody, as it stands in the stores. */
async function stateOf(userId: string, client: TestClient, conversationId: string): Promise<string> {
	const [row] = await deps.db.select().from(users).where(eq(users.id, userId));
	const words = await transcript(client, conversationId);
	const memory = await (await client.get(`/api/memory/${userId}`)).text();
	return JSON.stringify([row, words, memory]);
}

/** A coach that answers at once. */
const INSTANT = {
	provider: "builtin" as const,
	async *reply() {
		yield { provider: "builtin" as const, text: "Yes." };
		return { provider: "builtin" as const, isCut: false, usage: null };
	},
};

async function somebody(firstName: string) {
	const opened = await openChat({ firstName });
	await setDeps(opened.conversationId, { model: INSTANT });
	await sendMessage(opened, firstName);
	await makeAssessment(opened.user.id);
	await opened.client.post(`/api/memory/${opened.user.id}`, { fact: `You are ${firstName}.` });
	const [, message] = await transcript(opened.client, opened.conversationId);
	return { ...opened, ids: [opened.user.id, opened.conversationId, message?.id ?? ""] };
}

let victim: Awaited<ReturnType<typeof somebody>>;
let attacker: Awaited<ReturnType<typeof somebody>>;

beforeAll(async () => {
	[victim, attacker] = await Promise.all([somebody(SECRET), somebody("Mallory")]);
});

/** What a call is refused with that needs something which is not there. Everything else above 499 is our fault. */
const EXPECTED = new Set(["not_configured", "model_failed", "email_failed", "coach_unavailable"]);

async function expectGood(answer: Response): Promise<void> {
	const body = await answer.text();
	if (answer.status >= 500) {
		const { error } = JSON.parse(body) as { error: { code: string } };
		expect(EXPECTED, `${answer.status} ${body}`).toContain(error.code);
	}
	expect(body).not.toMatch(/\n\s+at |node_modules|\.ts:\d+/);
	expect(body).not.toContain(SECRET);
	expect(body).not.toContain(victim.user.email);
	answer.webSocket?.accept();
	answer.webSocket?.close();
}

const HEADERS = fc.record(
	{
		accept: fc.constantFrom("*/*", "text/html", "\u00ff"),
		"accept-language": fc.constantFrom("de", "*;q=2", "x".repeat(3_000)),
		"content-encoding": fc.constantFrom("gzip", "br", "nonsense"),
		"user-agent": fc.constantFrom("", "x".repeat(3_000)),
		"x-attune-user": fc.constant("usr_1"),
		cookie: fc.constantFrom(
			"attune_session=%ff",
			"promo=50%; a",
			"=;;=",
			`attune_session=${"x".repeat(3_000)}`,
		),
		"x-attune-sid": fc.constant("1"),
		upgrade: fc.constant("websocket"),
	},
	{ requiredKeys: [] },
);

const TYPES = fc.oneof(
	{ weight: 8, arbitrary: fc.constant("application/json") },
	{
		weight: 1,
		arbitrary: fc.constantFrom(
			"application/json; charset=utf-16",
			"multipart/form-data; boundary=x",
			"text/plain",
			"application/x-www-form-urlencoded",
			"",
		),
	},
);

function search({ query }: CallRow, ids: readonly string[]): fc.Arbitrary<string> {
	const shaped = query ? shapedLike(query, ids) : fc.dictionary(text(ids), text(ids), { maxKeys: 3 });
	return shaped.map((values) => {
		const entries = Object.entries(values as Record<string, unknown>).filter(
			([, value]) => value !== undefined,
		);
		const search = new URLSearchParams(entries.map(([key, value]) => [key, String(value).toWellFormed()]));
		return entries.length === 0 ? "" : `?${search}`;
	});
}

describe("every route, tried with what its own schema lets through and what not", () => {
	it("is among those tried, most with a schema of their own", () => {
		expect(CALLS.length).toBeGreaterThan(70);
		expect(CALLS.filter(({ body, query }) => body ?? query).length).toBeGreaterThan(35);
	});

	it.each(CALLS.map((call) => [call.key, call] as const))(
		"%s never fails by our fault, and tells and changes nothing of anybody else's",
		async (_, call) => {
			const { method, path, body } = call;
			const ids = [...attacker.ids, ...victim.ids];
			const before = await stateOf(victim.user.id, victim.client, victim.conversationId);
			const isRead = method === "GET";
			const tries = fc.record({
				parts: fc.array(text(ids), { minLength: 3, maxLength: 3 }),
				search: search(call, ids),
				body: body && body !== "form" ? bodyFor(body, ids) : fc.constantFrom("", "{}", "[]"),
				headers: HEADERS,
				type: TYPES,
			});
			let client = await clientOf(attacker.user.id);
			const attempt = async ({ parts, search, body: sent, headers: all, type }: Attempt) => {
				const { upgrade, ...others } = all;
				// The runtime makes a GET of every request with `upgrade`, and the answer is then that of another call.
				const headers = isRead ? all : others;
				let part = 0;
				const filled = path.replaceAll(/:\w+/g, () =>
					encodeURIComponent((parts[part++] ?? "").toWellFormed()),
				);
				const answer = await client.request(method, filled + search, {
					headers: { ...headers, ...(isRead || type === "" ? {} : { "content-type": type }) },
					...(isRead ? {} : { body: sent }),
				});
				await expectGood(answer);
				if (answer.status === 401) {
					// The session was ended by the call itself.
					client = await clientOf(attacker.user.id);
				}
			};
			await fc.assert(fc.asyncProperty(tries, attempt), { numRuns: RUNS, endOnFailure: true });
			expect(await stateOf(victim.user.id, victim.client, victim.conversationId)).toBe(before);
		},
		600_000,
	);

	it.each(["PUT", "DELETE", "PATCH", "OPTIONS", "HEAD", "PROPFIND"])(
		"with %s, where it doesn't have that, answers 404 or 405",
		async (method) => {
			const taken = new Set(CALLS.filter((call) => call.method === method).map(({ path }) => path));
			const paths = CALLS.map(({ path }) => path).filter((path) => !taken.has(path));
			expect(paths.length).toBeGreaterThan(0);
			for (const path of paths) {
				const answer = await stranger().request(method, path.replaceAll(/:\w+/g, "x"));
				expect([200, 401, 404, 405, 501], `${method} ${path}`).toContain(answer.status);
			}
		},
	);
});

type Attempt = {
	parts: string[];
	search: string;
	body: string;
	headers: Record<string, string>;
	type: string;
};

describe("the sockets", () => {
	it.each(["a conversation's", "a person's"])(
		"%s closes on whatever it is told, and lives on for the next",
		async (whose) => {
			const path = whose === "a person's" ? "/api/live" : null;
			// One of the calls may have deleted the attacker's conversation.
			const { client, conversationId } = await somebody("Mallory");
			const frames = fc.oneof(
				fc.string({ unit: "binary", maxLength: 300 }),
				fc.constantFrom('{"type":"snapshot"}', '{"type":"ping"', "x".repeat(100_000), "\u0000"),
				fc.uint8Array({ maxLength: 300 }).map((bytes) => bytes.buffer as ArrayBuffer),
			);
			await fc.assert(
				fc.asyncProperty(frames, async (frame) => {
					const answer = await client.request(
						"GET",
						path ?? `/api/chat/conversations/${conversationId}/live`,
						{ headers: { upgrade: "websocket" } },
					);
					expect(answer.status).toBe(101);
					const socket = answer.webSocket as WebSocket;
					const closed = new Promise<number>((resolve) =>
						socket.addEventListener("close", ({ code }) => resolve(code)),
					);
					socket.accept();
					socket.send(frame);
					expect(await closed).toBeGreaterThanOrEqual(1000);
				}),
				{ numRuns: RUNS, endOnFailure: true },
			);
			const words = await transcript(client, conversationId);
			expect(words.length).toBeGreaterThan(0);
			expect(
				await getConversationStub(env, victim.conversationId).page(attacker.user.id, undefined, 5),
			).toEqual({
				ok: false,
				reason: "gone",
			});
		},
		600_000,
	);

	it("that end with the session are not told anything after it", async () => {
		const { client, user, conversationId } = await openChat();
		const socket = await openSocket(client, conversationId);
		await client.post("/api/auth/signout-everywhere", {});
		const count = socket.frames.length;
		await setDeps(conversationId, { model: INSTANT });
		await sendMessage({ client: await clientOf(user.id), user, conversationId }, "Only for me");
		expect(socket.frames.slice(count)).toEqual([]);
		expect(socket.closed?.code).toBeGreaterThanOrEqual(4000);
	});
});
