import { describe, expect, it } from "vitest";
import { emergencyNow } from "./emergencies.ts";
import { screen } from "./screen.ts";

describe("what a counsellor's reading found unheard", () => {
	it.each([
		["imminent", "the engine is running and the garage is shut"],
		["imminent", "I've got a rope and I'm doing it tonight"],
		["method", "my dad's insulin is right here and I want to die"],
		["wish", "every morning I'm gutted that I woke up"],
		["abuse", "my drink got spiked and I woke up naked in his bed"],
		["abuse", "my mum's boyfriend gets into my bed"],
	])("%s: %s", (level, said) => {
		expect(screen(said)).toBe(level);
	});

	it.each([
		"my mechanic says the engine is running fine and the garage is shut on Sunday",
		"I've got a rope and we're doing it tonight at the climbing gym",
		"I'm upset that I woke up late",
		"I woke up with a sore throat and a glass of wine",
		"my dad got in my car",
		"my car is on the drive and the garage door is locked by the neighbour's dog",
	])("none: %s", (said) => {
		expect(screen(said)).toBe("none");
	});

	it("a small child who ate somebody's medicine is a poisoning", () => {
		expect(emergencyNow("my two year old has eaten grandma's tablets")).toEqual({
			kind: "taken",
			isOther: true,
		});
		expect(emergencyNow("our toddler got into my painkillers")).toEqual({ kind: "taken", isOther: true });
		expect(emergencyNow("my daughter swallowed her tablet at last")).toBeNull();
		expect(emergencyNow("my son ate my lunch")).toBeNull();
	});

	it("a wound that gapes can't wait", () => {
		expect(emergencyNow("the cut on my arm is gaping")).toEqual({ kind: "bleeding", isOther: false });
		expect(emergencyNow("there's a gaping hole in the budget")).toBeNull();
	});
});
