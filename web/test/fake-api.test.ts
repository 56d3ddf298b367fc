import { expect, test } from "vitest";
import { request } from "#web/lib/api/api.ts";
import { down, makeAssessment, refusal } from "./answers.ts";
import { fakeApi, makeUser } from "./fake-api.ts";
import { throwBreaches } from "./server.ts";

const ME = { params: { userId: "usr_1" } };

test("a call is answered with its own status, and a concrete request before it", async () => {
	const day = makeAssessment({ date: "2026-10-01" });
	const requests = fakeApi({
		"GET /api/assessments/:userId": { body: [] },
		"GET /api/assessments/usr_1?month=2026-10": { body: [day] },
	});
	expect(await request("GET /api/assessments/:userId", ME)).toEqual([]);
	expect(await request("GET /api/assessments/:userId", { ...ME, query: { month: "2026-10" } })).toEqual([
		day,
	]);
	expect(requests.map(({ key }) => key)).toEqual([
		"GET /api/assessments/usr_1",
		"GET /api/assessments/usr_1?month=2026-10",
	]);
});

test("a refusal has its code's status; what isn't faked is not found", async () => {
	fakeApi({ "GET /api/auth/me": refusal("not_signed_in") });
	await expect(request("GET /api/auth/me")).rejects.toMatchObject({ status: 401, code: "not_signed_in" });
	await expect(request("GET /api/scenes")).rejects.toMatchObject({ status: 404, code: "not_found" });
});

test("an error from before the Worker has no words of ours", async () => {
	fakeApi({ "GET /api/auth/me": down(502) });
	await expect(request("GET /api/auth/me")).rejects.toMatchObject({ status: 502, serverMessage: undefined });
});

test("a request that the Worker would refuse fails the test", async () => {
	fakeApi({ "PATCH /api/users/:userId": { body: makeUser() } });
	await request("PATCH /api/users/:userId", { ...ME, body: { timeZone: "Atlantis" } });
	expect(throwBreaches).toThrow(/PATCH .*its body is refused/);
});

test("an answer that the Worker couldn't give fails the test", async () => {
	fakeApi({ "GET /api/auth/me": { body: { ...makeUser(), password: "a hash" } as never } });
	await request("GET /api/auth/me");
	expect(throwBreaches).toThrow(/GET \/api\/auth\/me answered 200/);
});

test("a request that isn't the API's fails the test", async () => {
	fakeApi({});
	await fetch("/api/nothing");
	expect(throwBreaches).toThrow("The API has no GET /api/nothing.");
});

test("a misspelt call fakes nothing, and says so", () => {
	expect(() => fakeApi({ "GET /api/assessment/usr_1": { body: [] } })).toThrow("The API has no");
});
