import { describe, expect, it } from "vitest";
import { feelingsOf } from "./feelings.ts";
import type { Intent } from "./intents.ts";
import { peopleIn } from "./people.ts";
import { intentionIn, occasionIn } from "./plans.ts";
import { understand } from "./understand.ts";

const INTENTS: readonly (readonly [string, Intent])[] = [
	["hi", "greeting"],
	["Good morning coach", "greeting"],
	["how are you?", "how-are-you"],
	["are you human?", "about-human"],
	["am I talking to a real person", "about-human"],
	["who are you?", "about-self"],
	["what can you do?", "about-abilities"],
	["is this private?", "about-privacy"],
	["will you remember this?", "about-memory"],
	["do you remember what I said about my sister?", "recall"],
	["are you a therapist?", "about-help"],
	["thanks, that helps", "thanks"],
	["thank you so much", "thanks"],
	["bye", "goodbye"],
	["ok goodnight", "goodbye"],
	["gotta go", "goodbye"],
	["yes please", "yes"],
	["nope", "no"],
	["idk", "unsure"],
	["maybe", "unsure"],
	["maybe a 7", "number"],
	["4/10", "number"],
	["idea please", "want-idea"],
	["just listen", "want-listen"],
	["I just need to vent", "want-listen"],
	["the first one", "pick"],
	["fine", "fine"],
	["k", "ack"],
	["haha", "laugh"],
	["stop asking me questions", "stop-asking"],
	["you keep repeating yourself", "complaint"],
	["that's not what I meant", "correction"],
	["what's the capital of Peru?", "fact"],
	["write me a poem about cats", "task"],
	["what is 7 times 8?", "arithmetic"],
	["what time is it?", "time"],
	["should I move to Berlin?", "decision"],
	["what should I do about my boss?", "advice"],
	["how do I stop worrying", "advice"],
	["I got the job!", "good-news"],
	["I actually went for the run", "good-news"],
	["I didn't do it", "not-done"],
	["it's all pointless lately", "pointless"],
	["I'd like to experience the Need motivation style", "style"],
	["LEARN_MORE_MASLOW_HIERARCHY_INSIGHT", "command"],
	["", "empty"],
	["😭", "emoji"],
	["sdfkjh wqrtzp xkcdq", "gibberish"],
	["estoy muy triste y no puedo dormir", "foreign"],
	["я очень устал", "foreign"],
	["function (a) => { return a; }", "code"],
	["my manager is driving me up the wall", "share"],
];

describe("what a message wants", () => {
	it.each(INTENTS)("%j is %s", (message, intent) => {
		expect(understand(message).intent).toBe(intent);
	});
});

describe("feelings", () => {
	it.each([
		["I'm not sad", "sad", true],
		["I'm not really happy", "happy", true],
		["I don't feel anxious", "anxious", true],
		["I'm no longer angry", "angry", true],
		["I never feel lonely", "lonely", true],
		["I'm sad", "sad", false],
		["I'm so happy", "happy", false],
	])("%j: %s, denied %s", (message, feeling, negated) => {
		const hit = feelingsOf(message).find((one) => one.feeling === feeling);
		expect(hit?.negated).toBe(negated);
	});
	it("hears how strong a feeling is", () => {
		expect(feelingsOf("I'm so angry")[0]?.strength).toBe(2);
		expect(feelingsOf("I'm a bit nervous")[0]?.strength).toBe(0.5);
	});
	it("doesn't take 'calm down' or 'let me down' for a mood", () => {
		expect(feelingsOf("she told me to calm down").map((hit) => hit.feeling)).not.toContain("sad");
		expect(feelingsOf("I live alone").map((hit) => hit.feeling)).not.toContain("lonely");
	});
});

describe("people and plans", () => {
	it("knows who was spoken of", () => {
		expect(peopleIn("my sister Ana and my boss").map((one) => one.label)).toEqual(["Ana", "your boss"]);
		expect(peopleIn("I told Priya everything")[0]?.label).toBe("Priya");
		expect(peopleIn("I love Sundays and Paris")).toEqual([]);
	});
	it("keeps what they said they would do, and not their fears", () => {
		expect(intentionIn("I'll call my sister on Sunday")).toBe("call your sister on Sunday");
		expect(intentionIn("ok I'm going to write for ten minutes")).toBe("write for ten minutes");
		expect(intentionIn("I'll never find anyone")).toBeNull();
		expect(intentionIn("I'm going to lose my mind")).toBeNull();
	});
	it("keeps what lies ahead", () => {
		expect(occasionIn("I have an interview on Thursday")).toBe("the Thursday interview");
		expect(occasionIn("I failed my exam last week")).toBeNull();
	});
});
