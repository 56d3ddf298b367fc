import { describe, expect, it } from "vitest";
import { helpFor } from "#shared/safety/help/help-for.ts";
import { play } from "./test-play.ts";

const last = (...said: string[]) => play(said).at(-1) ?? "";

describe("what a reply says fits the kind of harm", () => {
	it("an urgent worry has one number, and no second one as if it could wait", () => {
		const reply = last("my cousin texted me goodbye and he won't pick up");
		expect(reply).toMatch(/^Please call your emergency number now|^Your emergency number first/);
		expect(reply).not.toMatch(/if it's urgent/);
	});

	it("a friend hours away can't be stayed with", () => {
		const reply = last("my friend wrote that she wants to die, she lives three hours away");
		expect(reply).toMatch(/profile|don't need the address/);
		expect(reply).not.toMatch(/stay with them|don't leave them alone/);
	});

	it("the police are looking: nobody is told to sit beside them", () => {
		expect(
			last("my cousin texted me goodbye and he won't pick up", "the police are looking for him"),
		).toMatch(/right thing to do/);
	});

	it("after an assault nothing is said of home, or of caring for whoever did it", () => {
		const talk = play(["I was raped on Saturday", "I can't sleep", "I feel dirty", "I keep seeing it", "ok"]);
		expect(talk.slice(1).join(" ")).not.toMatch(/at home|care about someone|know your situation/);
	});

	it("the panel after an assault speaks of what was done, and of a doctor", () => {
		expect(helpFor("I was raped on Saturday", "abuse", "GB")).toMatchObject({
			title: "What someone did to you isn't your fault",
			emergencyFirst: true,
			resources: expect.arrayContaining([expect.objectContaining({ name: "Rape Crisis" })]),
		});
		expect(helpFor("my husband beats me", "abuse", "GB")?.title).toMatch(/is doing to you/);
	});

	it("days without food need a doctor today, and a heart that skips can't wait", () => {
		const talk = play(["I haven't eaten anything in six days to get thin", "my heart keeps skipping beats"]);
		expect(talk[0]).toMatch(/see a doctor today/);
		expect(talk[1]).toMatch(/emergency number/);
	});

	it("a no after a loss keeps the talk on the loss", () => {
		const talk = play(["my sister killed herself in spring", "no", "I should have called her that night"]);
		expect(talk[1]).toMatch(/tell me about them\?$/);
		expect(talk[2]).toMatch(/not yours to stop/);
	});

	it("a bare no to dying keeps the talk on what led to it", () => {
		expect(last("I want to die", "no")).toMatch(/so hard lately\?$/);
	});

	it("a parent who put the baby down isn't asked whether they are hurt", () => {
		const reply = last("I nearly shook my baby", "I put him in the cot", "my partner is at work");
		expect(reply).not.toMatch(/isn't your fault|isn't okay, whoever/);
	});
});

describe("an answer that follows from theirs", () => {
	it("faint and alone: the call, and the door", () => {
		const reply = last("I binge and take laxatives", "yes I feel faint", "I'm alone");
		expect(reply).toMatch(/emergency number now.*front door/);
	});

	it("on a bridge the edge stays the subject, and no sentence of theirs is quoted", () => {
		const talk = play(["I'm standing on the bridge", "I needed some air", "someone stopped their car"]);
		expect(talk[1]).toMatch(/away from the edge|not safe here/);
		expect(talk[2]).not.toMatch(/“someone stopped/);
	});

	it("a yes that goes on to say safe isn't a yes to dying", () => {
		const reply = last("I wrote goodbye letters", "yes I'm safe");
		expect(reply).toMatch(/ending your life\?$/);
		expect(reply).not.toMatch(/act on it/);
	});

	it.each([
		["my daughter keeps cutting her arms", /wound first/],
		["my sister throws up after every meal", /leave weight and looks out/],
		["my dad hears voices and thinks we poison him", /don't argue/],
	])("who worries for another hears what fits: %s", (said, fits) => {
		expect(last(said)).toMatch(fits);
	});

	it("his laptop is watched", () => {
		expect(last("my husband beats me", "I'm on his laptop")).toMatch(/watched|no one checks/);
	});
});
