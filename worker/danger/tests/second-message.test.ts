import { describe, expect, it } from "vitest";
import { play } from "./test-play.ts";

const last = (...said: string[]) => play(said).at(-1) ?? "";

describe("the second message after the panel", () => {
	it.each(["...", "?", "whatever", "idk"])("%j is silence, and thanked for nothing", (said) => {
		const reply = last("I don't want to be alive anymore", said);
		expect(reply).not.toMatch(/[Tt]hank you for telling|I've heard that/);
	});

	it("anger is taken, and the question stays", () => {
		const reply = last("I don't want to be alive anymore", "fuck this script");
		expect(reply).toMatch(/angry with me|not offended/);
		expect(reply).toMatch(/ending your life\?$/);
	});

	it("what stands in the way is answered, and the question stays", () => {
		expect(last("I don't want to be alive anymore", "I can't afford a therapist")).toMatch(
			/free.*ending your life\?$/,
		);
	});

	it("nobody comes to mind", () => {
		expect(last("I want to kill myself", "I'm not sure", "no one")).toMatch(/line/);
	});

	it("a joke after a plan is asked about once", () => {
		const talk = play(["I'm going to kill myself on Friday", "haha jk", "lol"]);
		expect(talk[1]).toMatch(/rather ask once more.*ending your life\?$/);
		expect(talk[2]).not.toMatch(/rather ask once more/);
	});

	it("somebody who comes home isn't the means put away", () => {
		const reply = last("I want to kill myself tonight", "my sister just got home");
		expect(reply).toMatch(/someone is near now/);
		expect(reply).not.toMatch(/keys included|keep it that way/);
	});

	it("not safe, with a deed near: the nearest person", () => {
		expect(last("I'm going to kill myself tonight", "no")).toMatch(/nearest to you/);
	});

	it("a greeting is a greeting", () => {
		expect(last("I want to kill myself", "I'll text my sister", "bye", "hi again")).toMatch(
			/glad you're back|hear from you/,
		);
	});

	it("who stands outside the door of somebody they want to hurt", () => {
		const reply = last("I want to kill my ex", "yes", "I'm parked outside his house");
		expect(reply).toMatch(/leave there now.*emergency number/);
	});

	it("safe until he comes home is no denial", () => {
		const reply = last("my husband beats me", "I'm safe until six");
		expect(reply).not.toMatch(/I believe you|What would you like to talk about/);
		expect(reply).toMatch(/emergency number/);
	});

	it("safe now is heard as safe now", () => {
		expect(last("my husband beats me", "I'm safe now")).not.toMatch(/help stays at the top/);
	});
});
