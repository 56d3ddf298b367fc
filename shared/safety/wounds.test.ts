import { describe, expect, it } from "vitest";
import { screen } from "./screen.ts";

describe("a wound that does not stop", () => {
	it.each([
		"I did something to my wrist and it won't stop bleeding",
		"I cut myself and there's a lot of blood",
		"I cut my arm and I'm bleeding a lot",
		"I have cut too deep",
		"I've cut too deep this time",
		"it's deep and it won't close, I cut myself",
	])("is life in danger: %j", (message) => {
		expect(screen(message)).toBe("imminent");
	});

	it.each([
		"there's a lot of blood",
		"I'm bleeding a lot",
		"it's deep and won't close",
		"it wont stop bleeding",
		"theres so much blood",
	])("is so in few words after self-harm: %j", (message) => {
		expect(screen(message, ["I cut myself again"])).toBe("imminent");
	});

	it.each([
		"the bleeding's stopped",
		"My nose won't stop bleeding",
		"I cut my finger chopping onions and it won't stop bleeding",
		"I'm bleeding a lot, my period is awful",
		"My son fell and his knee is bleeding a lot",
		"there's a lot of blood in that film",
		"I'm bleeding a lot",
		"I have cut too deep into my savings",
	])("is not heard in %j", (message) => {
		expect(screen(message)).toBe("none");
	});

	it("that has stopped is no emergency", () => {
		expect(screen("the bleeding's stopped", ["I cut myself"])).not.toBe("imminent");
	});
});
