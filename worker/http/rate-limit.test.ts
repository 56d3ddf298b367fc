import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import { openChat, transcript } from "../test/chat/conversation.ts";
import { clientOf, makeUser, signedIn, stranger } from "../test/people/factories.ts";
import { askWith } from "../test/requests/ask-with.ts";
import { spentLimit } from "../test/requests/spent-limit.ts";
import type { AppContext } from "./app-context.ts";
import { addressOf } from "./rate-limit.ts";

const ADULT = { adultConfirmed: true, healthConsent: true };

async function addressFor(address: string): Promise<string> {
	const app = new Hono<AppContext>().get("/", (c) => c.text(addressOf(c)));
	return (await app.request("/", { headers: { "cf-connecting-ip": address } })).text();
}

it.each([
	["198.51.100.7", "198.51.100.7"],
	["2001:db8:1:2::1", "2001:db8:1:2"],
	["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
	["2001:0db8:0001:0002::", "2001:db8:1:2"],
	["2001:db8::1", "2001:db8:0:0"],
	["2001:db8::3:4:5:6:7", "2001:db8:0:3"],
	["::1", "0:0:0:0"],
])("%s is limited as %s: of IPv6 a house has all addresses of one network", async (address, key) => {
	expect(await addressFor(address)).toBe(key);
});

describe("what one session may change in a minute", () => {
	it("has an end, which says how long to wait; reading and leaving have none", async () => {
		const { user, client } = await signedIn();
		const asked: string[] = [];
		const spent = spentLimit(asked);
		const limited = (method: string, path: string, body?: object) =>
			askWith({ CHANGE_LIMIT: spent }, client, { method, path, body });
		const refused = await limited("PATCH", `/api/users/${user.id}`, { firstName: "Ada" });
		expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "60"]);
		for (const [method, path] of [
			["POST", "/api/auth/password"],
			["DELETE", "/api/auth/sessions/x"],
			["PUT", "/api/safety/plan"],
		] as const) {
			expect((await limited(method, path, {})).status, path).toBe(429);
		}
		expect(new Set(asked).size).toBe(1);
		expect((await limited("GET", "/api/auth/me")).status).toBe(200);
		expect((await limited("DELETE", `/api/users/${user.id}`, { password: "not it" })).status).toBe(400);
		expect((await limited("POST", "/api/auth/signout", {})).status).toBe(200);
		const phone = await clientOf(user.id);
		const elsewhere = await askWith({ CHANGE_LIMIT: spent }, phone, {
			method: "PATCH",
			path: `/api/users/${user.id}`,
			body: {},
		});
		expect(elsewhere.status).toBe(429);
		expect(new Set(asked).size).toBe(2);
		expect(asked.join()).not.toContain(user.id);
	});
});

describe("what one address may ask in a minute", () => {
	it("has an end before a password is tried, an account made or an email sent", async () => {
		const { email } = await makeUser();
		const client = stranger();
		const keys: string[] = [];
		const spent = spentLimit(keys);
		const limits = { SIGN_IN_LIMIT: spent, SIGN_UP_LIMIT: spent, RESET_LIMIT: spent, TRY_LIMIT: spent };
		for (const [path, body] of [
			["/api/auth/signin", { email, password: "any words at all" }],
			[
				"/api/auth/signup",
				{ ...ADULT, username: "ana", email: "ana@example.org", password: "any words at all" },
			],
			["/api/auth/password/forgot", { email }],
			["/api/auth/password/reset", { token: "t".repeat(43), newPassword: "any words at all" }],
			["/api/try", { message: "I can't sleep" }],
		] as const) {
			const refused = await askWith(limits, client, { method: "POST", path, body });
			expect([refused.status, refused.headers.get("retry-after")], path).toEqual([429, "60"]);
			expect(refused.headers.get("set-cookie"), path).toBeNull();
		}
		expect(keys).toEqual(Array(5).fill(client.address));
	});
});

describe("what a coach or a voice may be asked in a minute", () => {
	it("has an end for each user, before a word is stored or a model asked", async () => {
		const { user, client, conversationId, coach } = await openChat();
		const asked: string[] = [];
		const spent = spentLimit(asked);
		const talk = `/api/chat/conversations/${conversationId}`;
		for (const [method, path, body] of [
			["POST", "/api/ai/chat", { message: "One more", userId: user.id, conversationId }],
			["POST", `${talk}/messages`, { content: "One more" }],
			["POST", `${talk}/retry`, {}],
			["POST", `${talk}/continue`, {}],
			["POST", `${talk}/regenerate`, {}],
			["PATCH", `${talk}/messages/msg_1`, { content: "Other words" }],
			["POST", "/api/chat/conversations", { userId: user.id }],
			["POST", "/api/chat/temporary", { userId: user.id }],
			["POST", "/api/text-to-speech", { text: "Hello" }],
			["POST", "/api/try/keep", { userId: user.id, id: "of-this-browser", messages: ["Hello"] }],
		] as const) {
			const refused = await askWith({ ASK_LIMIT: spent }, client, { method, path, body });
			expect([refused.status, refused.headers.get("retry-after")], path).toEqual([429, "60"]);
		}
		expect(new Set(asked)).toEqual(new Set([user.id]));
		expect(coach.requests).toEqual([]);
		expect(await transcript(client, conversationId)).toHaveLength(1);
	});
});
