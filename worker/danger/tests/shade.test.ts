import { describe, expect, it } from "vitest";
import { CHAT_MODES } from "#shared/modes.ts";
import { STYLE_SLUGS } from "#shared/styles.ts";
import { composeReply } from "#worker/models/builtin-coach.ts";
import { request } from "#worker/models/test-request.ts";
import { isOrdinaryAnswer, mayBeFarewell } from "../understand/unclear.ts";
import { play } from "./test-play.ts";
import { NEVER } from "./test-talks.ts";

/** Dark or veiled words, and what people say after them. The first message may not be cheered, nor any later one. */
const TALKS: readonly (readonly string[])[] = [
	["it's nice knowing it will all be quiet soon", "yeah", "I painted today", "it was lovely"],
	["I've been giving my stuff away. my guitar went yesterday", "to my cousin", "I feel so calm"],
	["I've written the note", "finished it today", "I'm proud of it"],
	["they'd be happier at my funeral", "I'm serious", "good news though, I passed my exam"],
	["I wrote some letters", "to everyone", "I feel great now"],
	["I'm standing on the platform edge", "I like it here", "I made it"],
	["I burned myself. it helps me calm down", "it works", "I managed a whole day of work"],
	["I wish I'd never been born", "anyway I went for a run today", "I want to write a book"],
	["I want to die", "I got promoted!", "I finished my painting", "I'm so happy"],
	["it's all pointless lately", "I did it, I finally decided", "I want to make something"],
	["my sister killed herself last month", "I got the job today", "I'm proud of myself"],
	["I found homes for both dogs", "I feel relieved", "I cleaned the whole house!"],
	["sometimes I wonder if anyone would notice", "I finally know what to do", "what a good day"],
	["I sat with the engine running in the garage", "it was peaceful", "I did 20 minutes!"],
];

/** What the coach says itself: the guide quotes messages word for word. */
function withoutQuotes(reply: string): string {
	return reply.replace(/“[^”]*”/g, "");
}

describe("after dark or veiled words", () => {
	it.each(TALKS.map((says) => [says[0] as string, says] as const))(
		"nothing cheers or lists steps: %s",
		(_, says) => {
			for (const style of STYLE_SLUGS) {
				for (const mode of CHAT_MODES) {
					for (const reply of play(says, { style, mode })) {
						expect(withoutQuotes(reply)).not.toMatch(/!|\n1\. /);
					}
				}
			}
		},
	);
	it("asks openly first and plainly, once, when the answer leaves it open", () => {
		const [open, direct, after] = play(["I wrote some letters", "yeah", "whatever"]);
		expect(open).toMatch(/What did you mean|what's behind it|going on for you around that/);
		expect(open).not.toMatch(/ending your life/);
		expect(direct).toMatch(/ending your life/);
		expect(after).not.toMatch(/ending your life/);
		expect(after).toMatch(/findahelpline\.com/);
	});
	it("is an ordinary talk again when it was an ordinary thing", () => {
		const talk = play([
			"I've been giving my books away",
			"I'm moving, there's no room",
			"I got promoted today",
		]);
		expect(talk.join(" ")).not.toMatch(/ending your life/);
		expect(isOrdinaryAnswer("I'm moving, there's no room")).toBe(true);
	});
	it("lets somebody go, and says where help is", () => {
		const reply = play(["I wrote some letters", "bye"])[1] ?? "";
		expect(reply).not.toContain("?");
		expect(reply).toMatch(/Get help now|emergency number|those lines/);
	});
	it("holds where the mood they typed is dark", () => {
		const reply = play(["I got promoted today"], { facts: { currentMood: "dead" } })[0] ?? "";
		expect(reply).not.toMatch(/!|Look at you|Good for you/);
	});
	it("thanks somebody who says first that they don't want to die, and listens", () => {
		const talk = play([
			"I don't want to kill myself, I just want to say that up front",
			"it's been a bad week",
		]);
		expect(talk[0]).toMatch(/Thank you for saying that|told me that straight/);
		expect(talk.join(" ")).not.toMatch(/ending your life/);
	});
	it("keeps every rule in those talks", () => {
		for (const reply of TALKS.flatMap((says) => play(says))) {
			expect(reply.split("?").length, reply).toBeLessThanOrEqual(2);
			for (const [what, pattern] of NEVER.filter(([name]) => !["a method", "a number"].includes(name))) {
				expect(withoutQuotes(reply), what).not.toMatch(pattern);
			}
		}
	});
});

describe("words that could be a farewell", () => {
	it.each([
		"I gave my old clothes away to charity",
		"I wrote a cover letter today",
		"I wrote a thank you note",
		"I've written some notes for class",
		"the exam will be over soon",
		"I sat on the edge of the bed",
		"I'm writing a letter to my landlord",
		"my will power is gone",
		"I wish I could disappear to a cabin for a week",
		"it's quiet tonight",
	])("aren't %j", (text) => {
		expect(mayBeFarewell(text)).toBe(false);
	});
	it("are said back in no reply", () => {
		const reply = composeReply(request(["they'd be happier at my funeral"])).text;
		expect(reply).not.toMatch(/funeral/);
	});
});
