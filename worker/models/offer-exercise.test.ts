import { describe, expect, it } from "vitest";
import { listExercises } from "../guide/index.ts";
import { OFFER_EXERCISE, takeOffer } from "./offer-exercise.ts";
import type { ChatTurn } from "./text-model.ts";

const OFFERED: ChatTurn = {
	role: "assistant",
	content: "Shall we?",
	choices: [{ label: "Steady breath, 2 min", exerciseId: "steady-breath" }],
};
const said: ChatTurn = { role: "user", content: "Hm." };
const plain: ChatTurn = { role: "assistant", content: "I see." };

describe("the tool with which a model offers an exercise", () => {
	it("names every exercise and what it is for", () => {
		for (const { id, summary } of listExercises()) {
			expect(OFFER_EXERCISE.description).toContain(`${id}: ${summary}`);
			expect(OFFER_EXERCISE.schema.properties.id.enum).toContain(id);
		}
	});

	it("becomes the button that the guide would show", () => {
		expect(takeOffer([{ id: "wind-down", reason: "up late" }], [said], false)).toEqual({
			label: expect.stringMatching(/^.+, \d+ min$/),
			exerciseId: "wind-down",
		});
	});

	it("brings one button a reply", () => {
		expect(
			takeOffer([{ id: "no-such" }, { id: "one-small-step" }, { id: "wind-down" }], [], false),
		).toMatchObject({
			exerciseId: "one-small-step",
		});
	});

	it.each([[undefined], [null], ["wind-down"], [{}], [{ id: 7 }], [{ id: "wind-down'" }]])(
		"brings none for %j",
		(call) => {
			expect(takeOffer([call], [], false)).toBeNull();
		},
	);

	it("brings none in a risk state", () => {
		expect(takeOffer([{ id: "steady-breath" }], [], true)).toBeNull();
	});

	it("rests for five replies after one was offered", () => {
		const after = (replies: number) => [
			OFFERED,
			...Array.from({ length: replies }, () => [said, plain]).flat(),
		];
		expect(takeOffer([{ id: "wind-down" }], after(4), false)).toBeNull();
		expect(takeOffer([{ id: "wind-down" }], after(5), false)).not.toBeNull();
	});
});
