import { describe, expect, it } from "vitest";
import { screen } from "../screen.ts";

const OVERDOSE = "I took a lot of pills an hour ago";

describe("after an overdose", () => {
	it.each([
		"i feel kinda sick",
		"my stomach hurts",
		"i'm sleepy",
		"i threw up",
		"everything is spinning",
		"feeling fine so far",
		"nothing is happening",
		"i cant feel my legs",
	])("%j is about the body, and as urgent", (text) => {
		expect(screen(text, [OVERDOSE])).toBe("imminent");
		expect(screen(text, [OVERDOSE, "yeah"])).toBe("imminent");
		expect(screen(text)).toBe("none");
	});

	it.each([
		["I took my pills this morning", "i feel sick"],
		["I took two ibuprofen", "my stomach hurts"],
		[OVERDOSE, "I'm in hospital, I feel sick"],
	])("%j, then %j is not", (before, text) => {
		expect(screen(text, [before])).not.toBe("imminent");
	});

	it.each([
		"I overdosed two years ago",
		"I took an overdose in 2019",
		"I overdosed when I was 16",
		"when I was 17 I swallowed a whole bottle of pills",
		"years ago I overdosed on paracetamol",
	])("%j was then, and what is left of it is a way", (text) => {
		expect(screen(text)).toBe("behaviour");
		expect(screen("I still have some of the pills", [text])).toBe("method");
		expect(screen(`${text}. I still have some of the pills`)).toBe("method");
		expect(screen("my stomach hurts", [text])).toBe("none");
	});

	it.each([
		"I took an overdose",
		"I overdosed",
		"I took an overdose two hours ago",
		"I overdosed when I was alone tonight",
		"I overdosed in 2019 and again today",
		"I swallowed bleach",
	])("%j is now", (text) => {
		expect(screen(text)).toBe("imminent");
	});
});

describe("after something dark", () => {
	it.each([
		["I want to die", "tonight's the night"],
		["I feel hopeless and worthless", "tonight's the night"],
		["I want to die", "I wrote some letters"],
		["I feel so hopeless and empty", "I wrote some letters"],
		["I want to die", "I'll do it tonight"],
		["nothing matters, I feel hopeless", "I'll do it tonight"],
	])("%j, then %j is near", (before, text) => {
		expect(screen(text, [before])).toBe("imminent");
	});

	it("a bus is not the one to work", () => {
		expect(screen("going to catch the bus", ["I want to die"])).toBe("intent");
	});

	it.each([
		"tonight's the night",
		"I wrote some letters",
		"I'll do it tonight",
		"I'm doing it tonight",
		"going to catch the bus",
	])("%j alone is an evening like any other", (text) => {
		expect(screen(text)).toBe("none");
		expect(screen(text, ["can you help me with the dishes?"])).toBe("none");
	});
});

describe("after violence at home", () => {
	it.each([
		["my ex hits me", "my ex is coming home in an hour"],
		["my partner beats me", "my partner is coming home in an hour, what do I do"],
		["he choked me last night", "he'll be back soon"],
		["my husband hits me", "he's outside"],
		["my dad beats us", "dad's on his way home"],
	])("%j, then %j is of it", (before, text) => {
		expect(screen(text, [before])).toBe("abuse");
		expect(screen(text)).toBe("none");
	});
});

describe("a secret that was asked for", () => {
	it.each([
		"he made me promise not to tell",
		"my uncle made me promise not to tell",
		"my coach made me swear not to tell anyone",
	])("%j is abuse", (text) => {
		expect(screen(text)).toBe("abuse");
	});

	it("is none about a surprise, and none about a friend in danger", () => {
		expect(screen("he made me promise not to tell anyone about the party")).toBe("none");
		expect(screen("he made me promise not to tell", ["my friend says he wants to die"])).toBe("none");
	});
});
