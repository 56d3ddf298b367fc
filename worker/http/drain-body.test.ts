import { createExecutionContext, env } from "cloudflare:test";
import { describe, expect, it, vi } from "vitest";
import { createApp } from "../app.ts";
import { signedIn } from "../test/people/factories.ts";
import { ORIGIN } from "../test/people/test-client.ts";
import { spentLimit } from "../test/requests/spent-limit.ts";

const PIECE = 4 * 1024;
const PIECES = 12;

/** A body that comes piece by piece, and knows how many of them were read. `ends: false` never ends by itself. */
function countedBody({ pieces = PIECES, ends = true } = {}) {
	const read = { pieces: 0, ended: false };
	const stream = new ReadableStream<Uint8Array>(
		{
			pull(controller) {
				if (read.pieces < pieces) {
					read.pieces += 1;
					controller.enqueue(new Uint8Array(PIECE).fill(32));
				} else if (ends) {
					read.ended = true;
					controller.close();
				} else {
					return new Promise(() => undefined);
				}
			},
		},
		{ highWaterMark: 0 },
	);
	return { read, stream };
}

type Asked = { method: string; path: string; headers?: Record<string, string> };

async function ask({ method, path, headers = {} }: Asked, body: ReadableStream): Promise<Response> {
	const request = new Request(ORIGIN + path, { method, headers, body });
	return createApp().fetch(request, env, createExecutionContext());
}

const JSON_TYPE = { "content-type": "application/json" };

describe("a request that is answered without its body", () => {
	it.each<[number, Asked]>([
		[401, { method: "POST", path: "/api/assessments", headers: JSON_TYPE }],
		[401, { method: "DELETE", path: "/api/users/anyone", headers: JSON_TYPE }],
		[403, { method: "POST", path: "/api/auth/signin", headers: { origin: "https://elsewhere.test" } }],
		[404, { method: "POST", path: "/dashboard", headers: JSON_TYPE }],
		[404, { method: "PUT", path: "/favicon.svg", headers: JSON_TYPE }],
		[404, { method: "PATCH", path: "/u/a-token", headers: JSON_TYPE }],
		[415, { method: "POST", path: "/api/auth/signin", headers: { "content-type": "text/plain" } }],
	])("has it read to its end before the %i: %o", async (status, asked) => {
		const { read, stream } = countedBody();
		const answer = await ask(asked, stream);
		expect(answer.status).toBe(status);
		expect(read).toEqual({ pieces: PIECES, ended: true });
	});

	it.each([
		[404, "POST", "/api/nothing", JSON_TYPE],
		[405, "PUT", "/api/auth/me", JSON_TYPE],
		[415, "POST", "/api/transcribe", JSON_TYPE],
	])("has it read before the %i that a signed-in person hears: %s %s", async (status, method, path, type) => {
		const { client } = await signedIn();
		const { read, stream } = countedBody();
		const headers = { ...type, cookie: client.cookie };
		const answer = await ask({ method, path, headers }, stream);
		expect(answer.status).toBe(status);
		expect(read).toEqual({ pieces: PIECES, ended: true });
	});

	it("has it read before a 429", async () => {
		const { user, client } = await signedIn();
		const { read, stream } = countedBody();
		const headers = { ...JSON_TYPE, cookie: client.cookie };
		const request = new Request(`${ORIGIN}/api/users/${user.id}`, { method: "PATCH", headers, body: stream });
		const bindings = { ...env, CHANGE_LIMIT: spentLimit() };
		const answer = await createApp().fetch(request, bindings, createExecutionContext());
		expect(answer.status).toBe(429);
		expect(read).toEqual({ pieces: PIECES, ended: true });
	});

	// spec: P.8
	it("is answered once as much was read as its path takes", async () => {
		const { read, stream } = countedBody({ pieces: 1000 });
		const answer = await ask({ method: "POST", path: "/api/assessments", headers: JSON_TYPE }, stream);
		expect(answer.status).toBe(401);
		expect(read.pieces * PIECE).toBeGreaterThan(64 * 1024);
		expect(read.pieces * PIECE).toBeLessThan(128 * 1024);
	});

	it("is answered after five seconds when the body does not end", async () => {
		const { stream } = countedBody({ ends: false });
		const waited = vi.spyOn(scheduler, "wait").mockResolvedValue(undefined);
		const answer = await ask({ method: "POST", path: "/api/assessments", headers: JSON_TYPE }, stream);
		const waits = waited.mock.calls.map(([ms]) => ms);
		waited.mockRestore();
		expect(answer.status).toBe(401);
		expect(waits).toEqual([5_000]);
	});
});
