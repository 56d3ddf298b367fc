import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { conversationQuery } from "#web/features/conversations/api/get-conversation.ts";
import { request } from "#web/lib/api/api.ts";
import { askEarly, forgetEarly } from "#web/lib/api/early-answers.ts";
import { createQueryClient } from "#web/lib/api/query-client.ts";
import { NOT_SIGNED_IN } from "#web/test/answers.ts";
import { LOADED } from "#web/test/chat.tsx";
import { fakeApi, makeUser } from "#web/test/fake-api.ts";
import { firstAnswers } from "./first-answers.ts";

const ME = "GET /api/auth/me";
const TALK = "GET /api/chat/conversation/usr_1";

function api(answers: Parameters<typeof fakeApi>[0] = {}) {
	const requests = fakeApi({
		[ME]: { body: makeUser() },
		"GET /api/chat/conversation/:userId": LOADED,
		"GET /api/assessments/:userId": { body: [] },
		...answers,
	});
	return () => requests.map(({ key }) => key.replace(/\?.*/, ""));
}

beforeEach(() => history.replaceState(null, "", "/dashboard"));
afterEach(forgetEarly);

describe("what the page's first script asks for", () => {
	it("is who is here and their talk, which the app takes without asking again", async () => {
		const asked = api({ [ME]: { body: makeUser({ assessmentCompleted: false }) } });
		askEarly(null);
		const client = createQueryClient();
		(await firstAnswers(client, "/dashboard"))();
		expect(asked()).toEqual([ME, TALK]);
	});

	it("is at once the talk of who was here last, also at its own address", async () => {
		history.replaceState(null, "", "/c/cnv_9");
		const requests = fakeApi({ [ME]: "silent", "GET /api/chat/conversation/:userId": LOADED });
		askEarly(makeUser());
		await vi.waitFor(() => expect(requests).toHaveLength(2));
		expect(requests[1]?.key).toMatch(/^GET \/api\/chat\/conversation\/usr_1\?id=cnv_9&t=\d+$/);
	});

	it("is the talk once, if the person is who was here last", async () => {
		const asked = api({ [ME]: { body: makeUser({ assessmentCompleted: false }) } });
		askEarly(makeUser());
		(await firstAnswers(createQueryClient(), "/dashboard"))();
		expect(asked()).toEqual([ME, TALK]);
	});

	it("is no talk once the app has started without an answer", async () => {
		const asked = api();
		askEarly(null);
		forgetEarly();
		await vi.waitFor(() => expect(asked()).toEqual([ME]));
		await new Promise((resolve) => setTimeout(resolve, 20));
		expect(asked()).toEqual([ME]);
	});

	it("is the talk of who is here, if another person was here last", async () => {
		const asked = api({ [ME]: { body: makeUser({ id: "usr_2" }) } });
		askEarly(makeUser());
		const client = createQueryClient();
		(await firstAnswers(client, "/dashboard"))();
		expect(asked()).toContain("GET /api/chat/conversation/usr_2");
		expect(client.getQueryState(conversationQuery("usr_2", undefined).queryKey)?.status).toBe("success");
	});

	it.each([
		["a visitor", NOT_SIGNED_IN],
		["a newcomer", { body: makeUser({ onboardingCompleted: false }) }],
		["a member who has yet to agree", { body: makeUser({ healthConsentAt: null }) }],
	])("is no talk of %s", async (_, answer) => {
		const asked = api({ [ME]: answer });
		askEarly(null);
		(await firstAnswers(createQueryClient(), "/dashboard"))();
		expect(asked()).toEqual([ME]);
	});

	it("is taken once, and forgotten when the app has started", async () => {
		const asked = api();
		askEarly(null);
		await request(ME);
		await request(ME);
		expect(asked().filter((key) => key === ME)).toHaveLength(2);
		askEarly(null);
		forgetEarly();
		await request(ME);
		expect(asked().filter((key) => key === ME)).toHaveLength(4);
	});

	it("isn't waited for once the app gives up, and may fail before anyone asks", async () => {
		vi.useFakeTimers();
		vi.spyOn(AbortSignal, "timeout").mockImplementation((ms) => {
			const over = new AbortController();
			setTimeout(() => over.abort(new DOMException("timed out", "TimeoutError")), ms);
			return over.signal;
		});
		api({ [ME]: "silent" });
		askEarly(null);
		const given = expect(request(ME)).rejects.toMatchObject({ name: "TimeoutError" });
		await vi.advanceTimersByTimeAsync(5_000);
		await given;
		vi.useRealTimers();
		vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network")));
		askEarly(makeUser());
		await new Promise((resolve) => setTimeout(resolve));
		await expect(request(ME)).rejects.toThrow("no network");
	});
});
