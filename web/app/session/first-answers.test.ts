import { beforeEach, describe, expect, it, vi } from "vitest";
import { conversationQuery } from "#web/features/conversations/api/get-conversation.ts";
import { createQueryClient } from "#web/lib/api/query-client.ts";
import { cacheUser } from "#web/lib/storage/cached-user.ts";
import { down, NOT_SIGNED_IN } from "#web/test/answers.ts";
import { LOADED } from "#web/test/chat.tsx";
import { fakeApi, makeUser } from "#web/test/fake-api.ts";
import { firstAnswers } from "./first-answers.ts";

const TALK = "GET /api/chat/conversation/usr_1";

function api(answers: Parameters<typeof fakeApi>[0] = {}) {
	const requests = fakeApi({
		"GET /api/auth/me": { body: makeUser() },
		"GET /api/assessments/:userId": { body: [] },
		"GET /api/chat/conversation/:userId": LOADED,
		...answers,
	});
	return () => requests.map(({ key }) => key.replace(/\?.*/, ""));
}

let client = createQueryClient();
beforeEach(() => {
	client = createQueryClient();
});

const talk = () => client.getQueryData(conversationQuery("usr_1", undefined).queryKey);

describe("the first answers", () => {
	it("are who is here, their talk and their check-ins, kept until the app watches them itself", async () => {
		const asked = api({ "GET /api/auth/me": { body: makeUser({ assessmentCompleted: true }) } });
		const end = await firstAnswers(client, "/dashboard");
		expect(asked().sort()).toEqual(["GET /api/assessments/usr_1", "GET /api/auth/me", TALK]);
		await vi.waitFor(() => expect(talk()).toMatchObject(LOADED.body));
		end();
		await vi.waitFor(() => expect(talk()).toBeUndefined());
	});

	it("ask for the talk of who was here last without waiting for who is here now", async () => {
		cacheUser(makeUser());
		const asked = api({ "GET /api/auth/me": "silent" });
		vi.useFakeTimers();
		const answers = firstAnswers(client, "/dashboard");
		await vi.waitFor(() => expect(asked()).toContain(TALK));
		await vi.advanceTimersByTimeAsync(3_000);
		(await answers)();
		expect(asked().filter((key) => key === TALK)).toHaveLength(1);
	});

	it.each([
		["nobody", NOT_SIGNED_IN],
		["a newcomer", { body: makeUser({ onboardingCompleted: false }) }],
		["somebody who has yet to agree", { body: makeUser({ healthConsentAt: null }) }],
	])("ask for no talk of %s", async (_, answer) => {
		const asked = api({ "GET /api/auth/me": answer });
		(await firstAnswers(client, "/dashboard"))();
		expect(asked()).not.toContain(TALK);
	});

	it("are waited for three seconds", async () => {
		vi.useFakeTimers();
		api({ "GET /api/auth/me": "silent" });
		let hasCome = false;
		void firstAnswers(client, "/dashboard").then((end) => {
			hasCome = true;
			end();
		});
		await vi.advanceTimersByTimeAsync(2_900);
		expect(hasCome).toBe(false);
		await vi.advanceTimersByTimeAsync(200);
		expect(hasCome).toBe(true);
	});

	it("are not asked for without a network", async () => {
		const asked = api();
		vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
		(await firstAnswers(client, "/dashboard"))();
		expect(asked()).toEqual([]);
	});

	it("wait no longer for code that never comes, and not for code that can't be had", async () => {
		vi.useFakeTimers();
		api();
		const settled = vi.fn();
		void firstAnswers(client, "/dashboard", new Promise(() => {})).then(settled);
		await vi.advanceTimersByTimeAsync(3_100);
		expect(settled).toHaveBeenCalledOnce();
		vi.useRealTimers();
		await expect(
			firstAnswers(client, "/dashboard", Promise.reject(new Error("no chunk"))),
		).resolves.toBeDefined();
	});

	it.each(["/c/cnv_9", "/C/cnv_9/"])("ask for the conversation of %s", async (path) => {
		const asked = api();
		(await firstAnswers(client, path))();
		expect(client.getQueryState(conversationQuery("usr_1", "cnv_9").queryKey)).toBeDefined();
		expect(asked()).not.toContain("GET /api/chat/conversation/usr_1/");
	});

	it("settle where one of them fails", async () => {
		api({ "GET /api/chat/conversation/:userId": down() });
		(await firstAnswers(client, "/c/cnv_9"))();
		expect(client.getQueryState(conversationQuery("usr_1", "cnv_9").queryKey)?.status).toBe("error");
	});
});
