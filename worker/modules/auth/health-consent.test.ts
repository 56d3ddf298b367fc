import { env } from "cloudflare:test";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import type { User } from "#shared/schemas/users.ts";
import { notifications } from "../../db/tables/notifications.table.ts";
import { getPersonStub } from "../../durable-objects/get-person.ts";
import { openChat, sendMessage } from "../../test/chat/conversation.ts";
import { deps, signedIn } from "../../test/people/factories.ts";
import { TestClient } from "../../test/people/test-client.ts";
import { readError } from "../../test/requests/read-error.ts";

const TAKEN_BACK = { healthConsentAt: null, healthConsentTakenBackAt: new Date(), consentedTo: [] };
const YOUNG = { adultConfirmedAt: null, minorSince: new Date(), consentedTo: [] };
const UNASKED = { adultConfirmedAt: null, healthConsentAt: null, consentedTo: [] };
const NEWCOMER = { username: "thandi", email: "thandi@example.org", password: "a quiet room" };

describe("the consent to keep what is told about health", () => {
	// spec: P.75
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

	// spec: P.76
	it("that is taken back lets nothing new be kept, and no company get words, until it is given again", async () => {
		const chat = await openChat();
		const path = `/api/users/${chat.user.id}`;
		const taken = await (await chat.client.patch(path, { healthConsent: false })).json<User>();
		expect(taken).toMatchObject({ healthConsentAt: null, consentedTo: [] });
		const refused = await sendMessage(chat, "I slept badly");
		expect([refused.status, (await readError(refused)).code]).toEqual([403, "consent_needed"]);
		await chat.client.patch(path, { healthConsent: true });
		chat.coach.say("How many hours?").end();
		const heard = await sendMessage(chat, "I slept badly");
		expect(heard.status).toBe(200);
	});

	it.each([
		["who took it back", TAKEN_BACK, { healthConsent: true }],
		["somebody under 18", YOUNG, { adultConfirmed: true }],
		["somebody who was not asked", UNASKED, { adultConfirmed: true, healthConsent: true }],
	])("gives no company words of %s, until that is over", async (_, paused, ended) => {
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
		["POST", "/api/ai/chat"],
		["POST", "/api/ai/mood-support/me"],
		["POST", "/api/ai/personalized-portrait/me"],
		["POST", "/api/chat/conversations"],
		["POST", "/api/chat/temporary"],
		["POST", "/api/chat/conversations/cnv_1/messages"],
		["PATCH", "/api/chat/conversations/cnv_1/messages/msg_1"],
		["POST", "/api/chat/conversations/cnv_1/retry"],
		["POST", "/api/chat/conversations/cnv_1/runs"],
		["POST", "/api/exercises/steady-breath/runs"],
		["POST", "/api/memory/me"],
		["PATCH", "/api/takeaways/tkw_1"],
		["PUT", "/api/takeaways/tkw_1/reminder"],
		["POST", "/api/personality/me"],
		["PATCH", "/api/users/me/chat-color"],
		["POST", "/api/users/me/reset-assessment"],
		["POST", "/api/transcribe"],
		["GET", "/api/ai/personalized-coaching/me"],
		["GET", "/api/ai/motivational"],
		["GET", "/api/dashboard"],
		["GET", "/api/chat/conversations/cnv_1/analysis"],
	])("closes %s %s", async (method, path) => {
		const { client } = await signedIn(TAKEN_BACK);
		const init = path.endsWith("transcribe")
			? { body: new FormData() }
			: { body: "{}", headers: { "content-type": "application/json" } };
		const answer = await client.request(method, path, method === "GET" ? {} : init);
		expect([answer.status, (await readError(answer)).code]).toEqual([403, "consent_needed"]);
	});

	// spec: P.76
	it.each([
		["consent_needed", TAKEN_BACK],
		["for_adults", YOUNG],
	])("keeps no field that says how somebody is (%s), and empties them", async (code, paused) => {
		const { client, user } = await signedIn({ ...paused, desiredMood: "calm" });
		const path = `/api/users/${user.id}`;
		for (const change of [
			{ currentMood: "sad" },
			{ desiredMood: "calm", theme: "dark" },
			{ mbtiType: "INFP" },
			{ primaryGoal: "wellness" },
			{ moodTheme: "serenity" },
			{ currentChatColor: "#aabbcc" },
		]) {
			const refused = await client.patch(path, change);
			expect([refused.status, (await readError(refused)).code]).toEqual([403, code]);
		}
		const changed = await client.patch(path, {
			country: "NL",
			timeZone: "Europe/Amsterdam",
			theme: "dark",
			firstName: "Thandi",
			desiredMood: null,
		});
		expect(await changed.json<User>()).toMatchObject({
			country: "NL",
			theme: "dark",
			firstName: "Thandi",
			desiredMood: null,
			currentMood: null,
			mbtiType: null,
			moodHistory: [],
		});
		const off = await client.patch("/api/auth/notifications", { textNotificationsEnabled: false });
		expect(off.status).toBe(200);
	});

	it("takes a field along with what ends the pause", async () => {
		const { client, user } = await signedIn(TAKEN_BACK);
		const answer = await client.patch(`/api/users/${user.id}`, { healthConsent: true, desiredMood: "calm" });
		expect(await answer.json<User>()).toMatchObject({ healthConsentTakenBackAt: null, desiredMood: "calm" });
	});

	it("still shows help to somebody whose mood shows danger, and keeps nothing of it", async () => {
		const { client, user } = await signedIn(TAKEN_BACK);
		const answer = await client.patch(`/api/users/${user.id}`, { currentMood: "I want to kill myself" });
		expect(await answer.json()).toMatchObject({ currentMood: null, safety: { tier: "panel" } });
	});

	it("lets no conversation be named, and the hours somebody is here be kept nowhere", async () => {
		for (const paused of [TAKEN_BACK, YOUNG, UNASKED]) {
			const chat = await openChat(paused);
			const named = await chat.client.patch(`/api/chat/conversations/${chat.conversationId}`, {
				title: "Sad",
			});
			expect(named.status).toBe(paused === UNASKED ? 200 : 403);
			const here = await chat.client.post(`/api/notifications/activity/${chat.user.id}`, { fromLink: false });
			expect(here.status).toBe(200);
			const { activity, timing } = await getPersonStub(env, chat.user.id).everything();
			expect([activity ?? [], timing ?? []]).toEqual([[], []]);
		}
	});

	// spec: P.76
	it("lets a safety plan be written, which may keep its owner safe", async () => {
		for (const paused of [TAKEN_BACK, YOUNG]) {
			const { client, user } = await signedIn(paused);
			const path = `/api/safety/plan/${user.id}`;
			const written = await client.put(path, { warningSigns: "I stop answering friends" });
			expect(await written.json()).toMatchObject({ warningSigns: "I stop answering friends" });
		}
	});

	// spec: P.79
	it("takes what a program writes for an account that was not asked yet, and does nothing with it by itself", async () => {
		const chat = await openChat(UNASKED);
		chat.coach.say("How many hours?").end();
		const words = "I work nights, and I feel joyful and thrilled today";
		expect((await sendMessage(chat, words)).status).toBe(200);
		const { memory_facts: facts } = await getPersonStub(env, chat.user.id).everything();
		expect(facts ?? []).toEqual([]);
		const me = await (await chat.client.get("/api/auth/me")).json<User>();
		expect(me).toMatchObject({ currentMood: null, moodHistory: [] });
		expect(await deps.db.select().from(notifications).where(eq(notifications.userId, chat.user.id))).toEqual(
			[],
		);
	});

	// spec: P.76
	it("leaves reading, help, reporting, deleting and taking along open", async () => {
		const chat = await openChat(TAKEN_BACK);
		const at = `/api/chat/conversations/${chat.conversationId}`;
		expect((await chat.client.get(`${at}/messages`)).status).toBe(200);
		expect((await chat.client.get(`/api/safety/plan/${chat.user.id}`)).status).toBe(200);
		expect((await readError(await chat.client.post(`${at}/messages/msg_1/report`, {}))).code).not.toBe(
			"consent_needed",
		);
		expect((await chat.client.delete(at)).status).toBe(200);
	});
});
