import { describe, expect, it } from "vitest";
import type { KeptFact, PersonFacts } from "../../models/text-model.ts";
import { UNKNOWN_PERSON } from "../../models/unknown-person.ts";
import type { Exercise } from "../content/exercise.ts";
import { EXERCISES } from "../content/exercises/index.ts";
import { createTalk } from "./test-talk.ts";

const kept = (fields: Partial<KeptFact>): KeptFact => ({
	kind: "plan",
	title: "My plan",
	body: "What: repot the lemon tree",
	createdOn: "2026-10-05",
	dueOn: null,
	outcome: null,
	ratings: {},
	...fields,
});

const talkOf = (facts: Partial<PersonFacts>) => createTalk({ person: { ...UNKNOWN_PERSON, ...facts } });

const KEPT = [
	kept({
		kind: "note",
		title: "Page of 6 October",
		createdOn: "2026-10-06",
		body: "the gutter is full of leaves",
	}),
	kept({ outcome: "Partly" }),
];

describe("what the person keeps", () => {
	it.each([
		["what was my last plan?", /5 October.*“My plan”.*lemon tree.*“Partly”/],
		["what did I keep?", /6 October.*“Page of 6 October”.*gutter/],
		["can you show me what was in my last note?", /gutter/],
	])("answers %s with the newest one that fits", (asked, holds) => {
		expect(talkOf({ takeaways: KEPT }).say(asked).text).toMatch(holds);
	});

	it("is said not to be there when there is none of that kind", () => {
		expect(talkOf({ takeaways: KEPT }).say("what was my last letter?").text).toMatch(/can't see/);
	});

	it("is part of the summary", () => {
		expect(talkOf({ takeaways: KEPT }).say("sum me up").text).toContain("gutter");
	});
});

describe("a question about somebody named before", () => {
	it("is answered with what was said of them, however it's written", () => {
		const talk = talkOf({});
		talk.say("my neighbour marek plays drums until one at night");
		expect(talk.say("who is marek").text).toMatch(/“my neighbour marek plays drums/);
		expect(talk.say("who is Cleopatra").text).not.toContain("“");
	});
});

describe("an exercise that was done before", () => {
	const plan = EXERCISES.find(({ takeaway, for: { topics } }) => takeaway && topics.length > 0) as Exercise;
	const before = kept({ title: plan.takeaway?.title ?? "", body: "Sort the shed\nOn Sunday" });

	it("begins with what was kept the last time, and not without it", () => {
		expect(talkOf({ takeaways: [before] }).say(plan.title).text).toContain(
			"Last time you kept “Sort the shed”",
		);
		expect(talkOf({ takeaways: KEPT.slice(0, 1) }).say(plan.title).text).not.toContain("Last time");
	});

	it("says back nothing that showed danger", () => {
		const dark = { ...before, body: "I want to die" };
		expect(talkOf({ takeaways: [dark] }).say(plan.title).text).not.toMatch(/die|Last time/);
	});
});

describe("a request to remember something", () => {
	// spec: P.51
	it("is said to be in memory only where it is", () => {
		const asked = "remember that my bike stands behind the library";
		expect(talkOf({ remembers: true }).say(asked).text).toMatch(/Noted|I'll keep that/);
		expect(talkOf({ remembers: false }).say(asked).text).toMatch(/memory is off/i);
	});

	// spec: P.51
	it("is said to stay in this conversation when memory doesn't take it", () => {
		const asked = "remember that my password is swordfish";
		expect(talkOf({ remembers: true }).say(asked).text).toMatch(/only have that in this|doesn't go into/);
		const careful = createTalk({ isAtRisk: true }).say("remember that my bike stands behind the library");
		expect(careful.text).toMatch(/only have that in this|doesn't go into/);
	});
});
