import { describe, expect, it } from "vitest";
import { STYLE_SLUGS } from "#shared/styles.ts";
import type { AgreedStep } from "#worker/models/text-model.ts";
import { TOPICS } from "./content/topics/index.ts";
import { pastOf } from "./moves/agreed.ts";
import { headOf } from "./moves/steps.ts";
import { play } from "./test-people.ts";

const CALLED: AgreedStep = { text: "Call your sister.", isDone: true };
const OUTSIDE: AgreedStep = { text: "Get outside within an hour of waking.", isDone: false };

function back(message: string, agreed: AgreedStep[]): string[] {
	return STYLE_SLUGS.flatMap((style) =>
		(["Ada", "Ben", "Cleo"] as const).map(
			(firstName) => play([message], { agreed, style, facts: { firstName } })[0] ?? "",
		),
	);
}

describe("somebody who comes back with steps agreed", () => {
	it.each(["hi", "I feel a bit better today", "my week was long", "fine"])(
		"%j hears what is done named, and is asked once about what is open",
		(message) => {
			for (const reply of back(message, [CALLED, OUTSIDE])) {
				expect(reply).toContain("ou called your sister");
				expect(reply).toMatch(/[Hh]ow did it go with .*get outside within an hour of waking\?$/);
				expect(reply.split("?").length).toBe(2);
			}
		},
	);
	it("is never scolded when none is done", () => {
		for (const reply of back("hello", [{ text: "Call your sister.", isDone: false }, OUTSIDE])) {
			expect(reply).toMatch(/get outside within an hour of waking\?$/);
			expect(reply).not.toMatch(/should|still haven't|why (?:didn't|haven't)|disappoint|promised/i);
		}
	});
	it("is greeted in several ways", () => {
		expect(new Set(back("hi", [CALLED, OUTSIDE])).size).toBeGreaterThan(4);
	});
	it.each(["I went outside every morning this week", "I didn't get outside, it rained"])(
		"%j has told it already and isn't asked",
		(message) => {
			for (const reply of back(message, [OUTSIDE])) {
				expect(reply).not.toMatch(/how (?:did it go|has it gone)/i);
			}
		},
	);
	it("hears heavy words and danger first", () => {
		for (const message of ["I got fired today", "I'm such a failure", "I want to kill myself"]) {
			for (const reply of back(message, [CALLED, OUTSIDE])) {
				expect(reply, message).not.toMatch(/called your sister|outside/);
			}
		}
	});
	it("is answered when a question comes instead", () => {
		expect(play(["what is 17 * 23"], { agreed: [CALLED, OUTSIDE] })[0]).toContain("391");
	});
	it("is asked nothing of it in an ordinary turn", () => {
		expect(play(["hi"], { agreed: [] })[0]).not.toMatch(/how did it go/i);
	});
	it("hears a no for what it is, without blame", () => {
		const talk = play(["hi", "not really, it was raining"], { agreed: [OUTSIDE] });
		expect(talk[1]).not.toMatch(/'not really/i);
	});
	it("turns every step the coach knows to the past, or quotes it", () => {
		const steps = TOPICS.flatMap((topic) => [
			...topic.steps,
			...topic.aspects.flatMap((aspect) => aspect.steps ?? []),
		]);
		const known = steps.map((step) => pastOf(headOf(step))).filter((past) => past !== null);
		expect(known.length / steps.length).toBeGreaterThan(0.8);
		for (const past of known) {
			expect(past.split(" ")[0], past).toMatch(
				/(?:ed|ied|ent|ook|ade|ote|old|et|ut|aid|ept|eft|ave|ound|ate|ank|oke|ead|ought|ose|id|an|ew|at|egan|ang|am|ung|ood|ot)$/,
			);
		}
	});
	it("says a step that is no deed in quotation marks", () => {
		expect(play(["hi"], { agreed: [{ text: "No screens after ten.", isDone: false }] })[0]).toMatch(
			/'[Nn]o screens after ten'/,
		);
	});
});
