import { describe, expect, it } from "vitest";
import type { User } from "#shared/schemas/users.ts";
import { openChat, sendMessage } from "../../test/conversation.ts";
import { signedIn } from "../../test/factories.ts";
import { readError } from "../../test/read-error.ts";
import { TestClient } from "../../test/test-client.ts";

const NEWCOMER = { username: "thandi", email: "thandi@example.org", password: "a quiet room" };

describe("the consent to keep what is told about health", () => {
	it("is kept from sign-up with its time, as is being an adult; without them both stay open", async () => {
		const signUp = async (body: object) =>
			(await new TestClient("").post("/api/auth/signup", body)).json<User>();
		const given = await signUp({ ...NEWCOMER, adultConfirmed: true, healthConsent: true });
		expect([given.adultConfirmedAt, given.healthConsentAt].every(Boolean)).toBe(true);
		const open = await signUp({ ...NEWCOMER, username: "bongani", email: "bongani@example.org" });
		expect([open.adultConfirmedAt, open.healthConsentAt, open.healthConsentTakenBackAt]).toEqual([
			null,
			null,
			null,
		]);
	});

	it("that is taken back lets nothing new be kept, and no company get words, until it is given again", async () => {
		const chat = await openChat();
		const path = `/api/users/${chat.user.id}`;
		const taken = await (await chat.client.patch(path, { healthConsent: false })).json<User>();
		expect(taken).toMatchObject({ healthConsentAt: null, consentedTo: [] });
		const refused = await sendMessage(chat.client, chat.user.id, chat.conversationId, "I slept badly");
		expect([refused.status, (await readError(refused)).code]).toEqual([403, "consent_needed"]);
		await chat.client.patch(path, { healthConsent: true });
		chat.coach.say("How many hours?").end();
		const heard = await sendMessage(chat.client, chat.user.id, chat.conversationId, "I slept badly");
		expect(heard.status).toBe(200);
	});

	it.each([
		["who took it back", { healthConsentTakenBackAt: new Date() }, { healthConsent: true }],
		["somebody under 18", { minorSince: new Date() }, { adultConfirmed: true }],
	])("gives no company words of %s, until the pause is over", async (_, paused, ended) => {
		const { client, user } = await signedIn({ ...paused, consentedTo: [] });
		const path = `/api/users/${user.id}`;
		const agreed = await (await client.patch(path, { consentedTo: ["claude"] })).json<User>();
		expect(agreed.consentedTo).toEqual([]);
		await client.patch(path, ended);
		const again = await (await client.patch(path, { consentedTo: ["claude"] })).json<User>();
		expect(again.consentedTo).toEqual(["claude"]);
	});

	it.each([
		["POST", "/api/assessments"],
		["POST", "/api/ai/mood-support/me"],
		["POST", "/api/chat/conversations/cnv_1/messages"],
		["PATCH", "/api/chat/conversations/cnv_1/messages/msg_1"],
		["POST", "/api/chat/conversations/cnv_1/retry"],
		["POST", "/api/chat/conversations/cnv_1/runs"],
		["POST", "/api/memory"],
		["POST", "/api/takeaways"],
		["POST", "/api/personality/me"],
	])("closes %s %s", async (method, path) => {
		const { client } = await signedIn({ healthConsentTakenBackAt: new Date() });
		const body = { body: "{}", headers: { "content-type": "application/json" } };
		// A route that is not there by this method is not found, or not allowed, before anybody is asked for consent.
		expect([403, 404, 405]).toContain((await client.request(method, path, body)).status);
		if ((await client.request(method, path, body)).status === 403) {
			expect((await readError(await client.request(method, path, body))).code).toBe("consent_needed");
		}
	});

	it("leaves reading, help, reporting, deleting and taking along open", async () => {
		const chat = await openChat({ healthConsentTakenBackAt: new Date() });
		const at = `/api/chat/conversations/${chat.conversationId}`;
		expect((await chat.client.get(`${at}/messages`)).status).toBe(200);
		expect((await chat.client.get(`/api/safety/plan/${chat.user.id}`)).status).toBe(200);
		expect((await readError(await chat.client.post(`${at}/messages/msg_1/report`, {}))).code).not.toBe(
			"consent_needed",
		);
		expect((await chat.client.delete(at)).status).toBe(200);
	});
});
