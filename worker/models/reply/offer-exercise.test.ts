import { describe, expect, it } from "vitest";
import { listExercises } from "../../guide/index.ts";
import { userTurn } from "../test-request.ts";
import type { ChatTurn, ReplyRequest } from "../text-model.ts";
import { OFFER_EXERCISE, takeOffer } from "./offer-exercise.ts";

const OFFERED: ChatTurn = {
	role: "assistant",
	content: "Shall we?",
	choices: [{ label: "Steady breath, 2 min", exerciseId: "steady-breath" }],
};
const said: ChatTurn = { role: "user", content: "Hm." };
const plain: ChatTurn = { role: "assistant", content: "I see." };

const call = (input: unknown) => ({ name: "offer_exercise", json: JSON.stringify(input) });
const asked = (turns: ChatTurn[], more: Partial<ReplyRequest> = {}) => ({
	risk: "none" as const,
	turns,
	...more,
});

describe("the tool with which a model offers an exercise", () => {
	it("takes every exercise", () => {
		expect(OFFER_EXERCISE.schema.properties.id.enum).toEqual(listExercises().map(({ id }) => id));
	});

	it("becomes the button that the guide would show", () => {
		expect(takeOffer([call({ id: "wind-down", reason: "up late" })], asked([said]))).toEqual({
			label: expect.stringMatching(/^.+, \d+ min$/),
			exerciseId: "wind-down",
		});
	});

	// spec: P.53
	it("brings one button a reply", () => {
		const calls = [call({ id: "no-such" }), call({ id: "one-small-step" }), call({ id: "wind-down" })];
		expect(takeOffer(calls, asked([]))).toMatchObject({ exerciseId: "one-small-step" });
	});

	it.each([[null], ["wind-down"], [{}], [{ id: 7 }], [{ id: "wind-down'" }]])(
		"brings none for %j",
		(input) => {
			expect(takeOffer([call(input)], asked([]))).toBeNull();
		},
	);

	it("brings none for half a call, and for another tool", () => {
		expect(takeOffer([{ name: "offer_exercise", json: '{"id":"wind-down"' }], asked([]))).toBeNull();
		expect(takeOffer([{ name: "offer_exercise", json: "" }], asked([]))).toBeNull();
		expect(takeOffer([{ ...call({ id: "wind-down" }), name: "search" }], asked([]))).toBeNull();
	});

	// spec: P.53
	it("brings none in a risk state, and none to words that may mean danger", () => {
		const calls = [call({ id: "steady-breath" })];
		const doubtful = userTurn("I keep my dad's gun next to the bed", []);
		expect(doubtful.verdict?.tier).toBe("row");
		expect(takeOffer(calls, asked([said]))).not.toBeNull();
		expect(takeOffer(calls, asked([said], { risk: "thoughts" }))).toBeNull();
		expect(takeOffer(calls, asked([doubtful]))).toBeNull();
	});

	// spec: P.53
	it("rests for five replies after one was offered", () => {
		const after = (replies: number) => [
			OFFERED,
			...Array.from({ length: replies }, () => [said, plain]).flat(),
			said,
		];
		expect(takeOffer([call({ id: "wind-down" })], asked(after(4)))).toBeNull();
		expect(takeOffer([call({ id: "wind-down" })], asked(after(5)))).not.toBeNull();
	});
});
