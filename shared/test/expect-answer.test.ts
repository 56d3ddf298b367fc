import { describe, expect, it } from "vitest";
import { CALLS, findCall } from "./calls.ts";
import { expectAnswer } from "./expect-answer.ts";

const FACT = {
	id: "mem_1",
	fact: "You like rain.",
	source: { kind: "you" },
	createdAt: "2026-11-22T10:00:00.000Z",
	updatedAt: "2026-11-22T10:00:00.000Z",
};
const REFUSED = { error: { code: "not_found", message: "Not found.", requestId: "r" } };
const answer = (status: number, body: unknown) => () =>
	expectAnswer({ method: "POST", path: "/api/memory/usr_1", status, body });

describe("an answer", () => {
	it("is as its row says, or an error of the closed list", () => {
		expect(answer(201, FACT)).not.toThrow();
		expect(answer(404, REFUSED)).not.toThrow();
	});

	it.each([
		["says more than its row", 201, { ...FACT, password: "a hash" }],
		["says more deep down", 201, { ...FACT, source: { kind: "you", userId: "usr_2" } }],
		["leaves something out", 201, { ...FACT, updatedAt: undefined }],
		["has another status of success", 200, FACT],
		["has the status of another error", 400, REFUSED],
		["has an error that isn't on the list", 404, { error: { ...REFUSED.error, code: "gone" } }],
		["tells more of an error", 404, { error: { ...REFUSED.error, stack: "at worker.ts:1" } }],
	])("fails when it %s", (_, status, body) => {
		expect(answer(status, body)).toThrow();
	});
});

describe("a call", () => {
	it.each(CALLS.map(({ key, method, path }) => [key, method, path] as const))(
		"is found by a request: %s",
		(key, method, path) => {
			expect(findCall(method, path.replaceAll(/:\w+/g, "abc_1"))?.key).toBe(key);
		},
	);

	it("is not found by a path that is none", () => {
		expect(findCall("GET", "/api/memory/")).toBeUndefined();
		expect(findCall("GET", "/api/nothing/usr_1")).toBeUndefined();
	});
});
