import { describe, expect, it } from "vitest";
import { screen } from "../screen.ts";

const DANGER = "I want to kill myself";

describe("after words of danger", () => {
	it.each([
		[DANGER, "it's tonight"],
		[DANGER, "tonight"],
		[DANGER, "I'll do it"],
		["you don't care if I die", "whatever. I'll just do it then"],
		["ya no quiero vivir", "tengo las pastillas aquí"],
		["je veux mourir", "ce soir"],
		["ich will nicht mehr leben", "ich mach es heute"],
		[DANGER, "I have the pills next to me"],
		[DANGER, "I'm on the bridge"],
		[DANGER, "im lookin at the water"],
		[DANGER, "I've written the note"],
		[DANGER, "it's time"],
		[DANGER, "nobody can stop me"],
	])("%j, then %j is taken for what it is: now", (before, message) => {
		expect(screen(message, [before])).toBe("imminent");
	});

	it("a question about trains is one about a way", () => {
		expect(screen("the train timetable, the fast ones", ["nobody would notice if I were gone"])).toBe(
			"method",
		);
	});

	it.each([
		[["I slept badly", "my sister comes"], "tonight"],
		[[], "I'll do it"],
		[["I have a headache"], "I have the pills here"],
		[[DANGER, "my sister will come", "she's on her way", "we'll eat"], "tonight"],
		[[DANGER], "I won't do it"],
		[[DANGER], "I threw the pills away"],
		[[DANGER], "I'm not on the bridge any more"],
	])("%j, then %j is not", (before, message) => {
		expect(screen(message, before)).not.toBe("imminent");
	});

	it.each([
		"je veux mourir ce soir",
		"quiero morir esta noche",
		"ich will heute sterben",
		"vou me matar hoje",
	])("a time in the same breath counts in every language: %j", (message) => {
		expect(screen(message)).toBe("imminent");
	});
});
