import { describe, expect, it } from "vitest";
import { STYLE_SLUGS } from "#shared/styles.ts";
import { play } from "./test-people.ts";
import { sentencesOf, TALKS } from "./test-talks.ts";
import { openingOf } from "./voice/fill.ts";
import { countSentences } from "./voice/finish.ts";

const OVERWORKED = "My manager keeps adding projects and I haven't slept well in weeks.";

function everyReply(): string[][] {
	const all: string[][] = [];
	for (const messages of Object.values(TALKS)) {
		for (const style of STYLE_SLUGS) {
			for (const mode of ["deep", "practical"] as const) {
				for (const facts of [
					{},
					{
						firstName: "Ada",
						personalityType: "INFP",
						localHour: 2,
						goal: "wellness" as const,
						overallMood: 1,
					},
				]) {
					all.push(play(messages, { style, mode, facts }));
				}
			}
		}
	}
	return all;
}

const TALKED = everyReply();

describe("every reply", () => {
	const replies = TALKED.flat();
	it("is one of many hundreds looked at here", () => {
		expect(replies.length).toBeGreaterThan(800);
	});
	it("asks at most one question, and asks it last", () => {
		for (const reply of replies) {
			const marks = reply.split("?").length - 1;
			expect(marks, reply).toBeLessThanOrEqual(1);
			expect(marks === 0 || reply.endsWith("?"), reply).toBe(true);
		}
	});
	it("leaks no slot and breaks no spacing", () => {
		for (const reply of replies) {
			expect(reply).not.toMatch(
				/[{}]|undefined|null|NaN|[^\n] {2,}| [,.;?!]|\bi\b|\.\.|,,|\byou was\b|\byou am\b/,
			);
			expect(reply.trim()).toBe(reply);
			expect(reply).toMatch(/^[A-Z'"0-9]/);
			expect(reply).toMatch(/[.!?…]'?$/);
		}
	});
	it("is two to four sentences in Deep Conversation and never a wall of words", () => {
		for (const reply of replies.filter((one) => !one.includes("1. "))) {
			expect(countSentences(reply), reply).toBeLessThanOrEqual(4);
			expect(reply.length, reply).toBeLessThan(620);
		}
	});
	it("repeats no sentence and no opening within a talk", () => {
		for (const talk of TALKED) {
			const sentences = talk.flatMap(sentencesOf);
			expect(sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index)).toEqual([]);
			const openings = talk.map(openingOf);
			expect(openings.filter((opening, index) => openings.indexOf(opening) !== index)).toEqual([]);
		}
	});
	it("is the same when asked the same", () => {
		for (const [name, messages] of Object.entries(TALKS)) {
			expect(play(messages), name).toEqual(play(messages));
		}
	});
});

describe("a stubborn talk", () => {
	it.each([
		"I can't sleep",
		"idk",
		"no",
		"my boss hates me",
		"I hate everything about my job",
		"😭",
		"hello",
		"asdf qwrtz",
		"what's the capital of Peru?",
	])("of thirty-five times %j hears nothing twice", (message) => {
		for (const style of STYLE_SLUGS) {
			const talk = play(
				Array.from({ length: 35 }, () => message),
				{ style },
			);
			for (let index = 0; index < talk.length; index++) {
				const window = talk.slice(Math.max(0, index - 29), index);
				const before = new Set(window.flatMap(sentencesOf));
				expect(
					sentencesOf(talk[index] ?? "").filter((sentence) => before.has(sentence)),
					`${style} ${index}: ${talk[index]}`,
				).toEqual([]);
				expect(window.map(openingOf), `${style} ${index}`).not.toContain(openingOf(talk[index] ?? ""));
			}
		}
	});
});

describe("who is asked and how", () => {
	it("answers the same words differently in each style", () => {
		const replies = STYLE_SLUGS.map((style) => play([OVERWORKED], { style })[0]);
		expect(new Set(replies).size).toBe(4);
	});
	it("gives motivation a move to make and the friend company instead of steps", () => {
		expect(play([OVERWORKED], { style: "need-motivation" })[0]).toMatch(/\?$/);
		expect(play([OVERWORKED], { style: "need-friend" })[0]).not.toMatch(/\n1\./);
	});
	it("gives a short list in Practical Help and none in Deep Conversation", () => {
		expect(play([OVERWORKED], { mode: "practical" })[0]).toMatch(/\n1\. .+\n2\. .+/);
		expect(play([OVERWORKED], { mode: "practical" })[0]).not.toMatch(/\n3\. /);
		expect(play([OVERWORKED])[0]).not.toMatch(/\n1\. /);
	});
	it("answers two people with the same words differently", () => {
		expect(play([OVERWORKED], { facts: { firstName: "Ada" } })).not.toEqual(
			play([OVERWORKED], { facts: { firstName: "Ben", goal: "purpose" } }),
		);
	});
	it("never names a personality type", () => {
		const talk = play(TALKS.nurse ?? [], { facts: { personalityType: "INFP" } });
		expect(talk.join(" ")).not.toMatch(/INFP|introvert|feeler/);
	});
});

describe("what it remembers", () => {
	it("ties in something said three turns ago", () => {
		const talk = play([
			"my sister Ana never calls me back",
			"it has been like this since Christmas",
			"I feel so lonely lately",
			"my evenings are very long",
			"I don't know why I bother",
			"I'm tired of being the one who calls",
		]);
		expect(talk.slice(2).join(" ")).toContain("Ana never calls you back");
	});
	it("asks about a plan when they come back", () => {
		const talk = play(["I can't get started on my essay", "I'll write for ten minutes after lunch", "hey"]);
		expect(talk[2]).toContain("write for ten minutes after lunch");
	});
	it("asks about a plan from the summary of earlier talks", () => {
		expect(play(["hi"], { summary: "Plans: call your sister." })[0]).toContain("call your sister");
	});
	it("recalls what it was told when asked", () => {
		const talk = play(["my sister Ana never calls me back", "do you remember what I said about Ana?"]);
		expect(talk[1]).toContain("Ana never calls you back");
	});
	it("wishes luck with what lies ahead, and lets them go without a question", () => {
		const talk = play(["I have an interview on Thursday and I'm nervous", "bye"]);
		expect(talk[1]).toContain("the Thursday interview");
		expect(talk[1]).not.toContain("?");
	});
});

it("what is mostly so is no plan that was made", () => {
	const talk = ["My manager keeps moving my deadlines and I've stopped sleeping properly."];
	for (const firstName of ["Ada", "Ben", "Cleo", "Dee", "Eli", "Fay"]) {
		for (const often of ["Mostly", "Usually", "Always"]) {
			const words = `${often} at night. I lie there doing the sums.`;
			const reply = play([...talk, words], { mode: "practical", facts: { firstName } })[1] ?? "";
			expect(reply).not.toMatch(/hear how it goes|^settled|come and tell me afterwards|your first step/i);
			expect(reply).not.toMatch(/at night, then\./i);
		}
	}
});
