import { describe, expect, it } from "vitest";
import { STYLE_SLUGS } from "#shared/styles.ts";
import { MOMENTS } from "./content/moments/index.ts";
import { ideaIn } from "./moves/idea.ts";
import { play } from "./test-people.ts";
import { TALKS } from "./test-talks.ts";

const EMPTY =
	/\b(?:Okay, noted|I'm following\.|All right, I'm listening\. |I see\.|Mm, okay\. What|adds to the picture)/;

describe("what is said back", () => {
	it("never is an acknowledgement that any other words would have got", () => {
		for (const style of STYLE_SLUGS) {
			for (const messages of [
				...Object.values(TALKS),
				["the patients. when you know it helped", "it's all forms now"],
			]) {
				for (const [at, reply] of play(messages, { style }).entries()) {
					if ((messages[at] ?? "").split(" ").length > 3) {
						expect(reply, messages[at]).not.toMatch(EMPTY);
					}
				}
			}
		}
	});
	it("has no 'Okay:' or 'So' in front of the same words", () => {
		for (const message of [
			"my husband was asleep",
			"I lay there till three",
			"he sends emojis to everybody",
		]) {
			for (const style of STYLE_SLUGS) {
				expect(play([message], { style })[0], message).not.toMatch(
					/^(?:So|Okay|Right)[:,]? (?:your|you|he)\b/,
				);
			}
		}
	});
	it("doesn't make a burden of something good", () => {
		for (const message of ["we laughed a lot", "I rebuilt a whole bike last winter", "he held my hand"]) {
			expect(play([message])[0], message).not.toMatch(/hard to put down|wears a person down|deal with/);
		}
	});
	it("asks nothing in a reflection and one thing in a question, in every moment", () => {
		for (const moment of MOMENTS) {
			expect(moment.says.join(" ")).not.toContain("?");
			for (const question of moment.asks) {
				expect(question.split("?").length, question).toBe(2);
			}
		}
	});
});

describe("an idea of their own", () => {
	it.each([
		[
			"I could put the notebook on the kitchen table, not by the bed",
			"put the notebook on the kitchen table",
		],
		["I could take her some of the cake", "take her some of the cake"],
		["maybe I should tell him about the chair", "tell him about the chair"],
		["we could lay out the clothes in the evening", "lay out the clothes in the evening"],
	])("%j is affirmed for what it is", (message, step) => {
		for (const style of STYLE_SLUGS) {
			const reply = play(["I can't sleep", message], { style })[1];
			expect(reply).toContain(`You could ${step}`);
			expect(reply).not.toMatch(/hard to put down|How long has it been|Okay:/);
		}
	});
	it.each(["I could cry", "I could never tell him", "it might rain", "I could be wrong", "could I ask her?"])(
		"%j is none",
		(message) => {
			expect(ideaIn(message)).toBeNull();
		},
	);
});

describe("Need motivation", () => {
	it("pushes now and then, and not in every reply", () => {
		const talk = play(
			[
				"I want to write again",
				"I can't get started on it",
				"I used to write every day",
				"I wrote a page yesterday",
				"I keep putting it off",
				"my desk is full of paper",
				"I don't want to show it to anyone",
				"my friend read one and laughed in the right places",
				"I can't find the time",
			],
			{ style: "need-motivation" },
		);
		const pushed = talk.filter((reply) =>
			/ten minutes|first move|at what time|quarter of an hour|so small|Who could you tell/.test(reply),
		);
		expect(pushed.length).toBeLessThanOrEqual(4);
	});
});

describe("a list in Practical Help", () => {
	it.each([
		["how do I write a cover letter?", /verbs with a number|three short paragraphs/],
		["what do I say when I walk in?", /'|plain sentence|one thing you can offer/],
		["how do I meet people?", /same place|one small thing|with your hands/],
	])("%j gets steps for that question", (message, steps) => {
		const reply = play(["I lost my job in July", "it's quiet at home", message], { mode: "practical" })[2];
		expect(reply).toMatch(/\n1\. /);
		expect(reply).toMatch(steps);
	});
	it("isn't given where no step fits what was asked", () => {
		const reply = play(
			["I need to clear out my mum's house", "my brother wants a van", "how do I sharpen an axe?"],
			{
				mode: "practical",
			},
		)[2];
		expect(reply).not.toMatch(/\n1\. /);
	});
});
