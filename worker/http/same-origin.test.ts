import { exports } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { makeToken } from "../modules/mail/email-tokens.ts";
import { deps, signedIn } from "../test/people/factories.ts";
import { rowOf } from "../test/people/notes.ts";
import { ORIGIN } from "../test/people/test-client.ts";
import { readError } from "../test/requests/read-error.ts";

async function change(method: string, path: string, headers: Record<string, string>): Promise<Response> {
	const body = method === "DELETE" ? null : '{"firstName":"Mallory"}';
	const request = new Request(ORIGIN + path, {
		method,
		body,
		headers: { "content-type": "application/json", ...headers },
	});
	return exports.default.fetch(request);
}

describe("a change without an Origin", () => {
	// spec: P.11
	it.each(["PATCH", "DELETE"])("that a page of another site asks for is refused: %s", async (method) => {
		const { user, client } = await signedIn({ firstName: "Ana" });
		const headers = { cookie: client.cookie, "sec-fetch-site": "cross-site" };
		const answer = await change(method, `/api/users/${user.id}`, headers);
		expect(answer.status).toBe(403);
		expect(await readError(answer)).toMatchObject({ code: "bad_origin" });
		expect((await rowOf(user.id)).firstName).toBe("Ana");
	});

	it.each([undefined, "same-origin", "none"])("is taken when Sec-Fetch-Site is %s", async (site) => {
		const { user, client } = await signedIn();
		const headers = { cookie: client.cookie, ...(site ? { "sec-fetch-site": site } : {}) };
		expect((await change("PATCH", `/api/users/${user.id}`, headers)).status).toBe(200);
	});

	// spec: P.11
	it("is taken from anywhere where a mail program unsubscribes", async () => {
		const { user } = await signedIn();
		const token = await makeToken(deps, user, "unsubscribe");
		const headers = { "sec-fetch-site": "cross-site", "content-type": "application/x-www-form-urlencoded" };
		expect((await change("POST", `/u/${token}`, headers)).status).toBe(200);
	});
});

it("reading from another site's link is no change", async () => {
	const { client } = await signedIn();
	const headers = { cookie: client.cookie, "sec-fetch-site": "cross-site" };
	const answer = await exports.default.fetch(new Request(`${ORIGIN}/api/auth/me`, { headers }));
	expect(answer.status).toBe(200);
});
