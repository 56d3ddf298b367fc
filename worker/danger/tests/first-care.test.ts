import { describe, expect, it } from "vitest";
import { play } from "./test-play.ts";

const first = (said: string) => play([said])[0] ?? "";

describe("the first care fits what was told", () => {
	it("an urge isn't treated as a wound", () => {
		expect(first("the urge to cut is so strong tonight")).not.toMatch(/rinse|wound/);
		expect(first("I cut myself again an hour ago")).toMatch(/[Pp]ress on/);
	});

	it("a cut that isn't deep brings no emergency call, one that is does", () => {
		expect(first("I cut my arm on purpose, it isn't very deep")).not.toMatch(/^Call your emergency number/);
		expect(first("I cut myself and it's deep")).toMatch(/^Call your emergency number/);
	});

	it("a burn is cooled", () => {
		expect(first("I burned myself with a cigarette on purpose")).toMatch(
			/cool running water for twenty minutes/,
		);
	});

	it.each(["I tried to kill myself last night with my tablets", "I tried to overdose on Friday"])(
		"an attempt isn't a way that was thought of: %j",
		(said) => {
			expect(first(said)).toMatch(/emergency number now/);
			expect(first(said)).not.toMatch(/thought about how|If not/);
		},
	);

	it("a question about a dose after an attempt still goes unanswered", () => {
		expect(first("I tried to overdose last week. how many pills would be enough?")).toMatch(
			/won't|not going to help/,
		);
	});

	it("a neck that was held is looked at", () => {
		expect(first("I tried to hang myself yesterday evening")).toMatch(/neck can be hurt where nothing shows/);
		expect(first("I've got a belt around my neck")).toMatch(/^Please take it off.*emergency number/);
	});

	it("rails have no edge", () => {
		expect(first("i'm sitting on the tracks")).toMatch(/^Please get off there.*emergency number/);
	});

	it("an attempt of many years ago is asked about, not treated as today's", () => {
		const reply = first("I attempted suicide ten years ago, it was this week");
		expect(reply).toMatch(/went through that/);
		expect(reply).not.toMatch(/act on it today/);
	});

	it("an assault by when it was", () => {
		expect(first("my boss raped me, I'm hiding in his bathroom")).toMatch(/lock the door.*emergency number/);
		expect(first("I was raped as a teenager")).toMatch(/never too late.*are you safe from them now\?$/);
		expect(first("I was raped as a teenager")).not.toMatch(/last days/);
	});

	it("whoever is feared within hearing: the number, the screen, and no question", () => {
		const reply = first("my boyfriend hits me and he's in the next room");
		expect(reply).toMatch(/emergency number/);
		expect(reply).toMatch(/quick exit/);
		expect(reply).not.toMatch(/\?/);
	});

	it("a child that was hit: nothing is said of time to stop", () => {
		expect(first("I slapped my daughter and I feel awful")).not.toMatch(
			/time to stop|before anything happens/,
		);
	});

	it("who wants to follow somebody who died is met in their grief", () => {
		expect(first("my husband died in May and I want to die and be with him")).toMatch(/^I'm so sorry/);
	});
});
