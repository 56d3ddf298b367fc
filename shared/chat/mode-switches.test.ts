import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { anyModes, DEEP, FRIEND, PRACTICAL } from "../test/modes.ts";
import {
	MODE_ORIGINS,
	type Modes,
	modesFromWire,
	modesOnWire,
	toggleMode,
	toggleStyle,
	undoSwitch,
} from "./mode-machine.ts";
import { afterFirstAnswer, beforeMessage, firstTimeDefault } from "./mode-switches.ts";
import { STYLE_SLUGS } from "./styles.ts";

const OKAY = { overallMood: 3, currentMood: null, desiredMood: null };

describe("the first-time default", () => {
	// spec: 4.37
	it.each([1, 2])("is a friend for somebody whose mood was %i", (overallMood) => {
		expect(firstTimeDefault(DEEP, { ...OKAY, overallMood }, false)).toEqual({
			modes: { deep: true, practical: false, style: "need-friend", origin: "automatic" },
			reason: "low_mood",
		});
	});

	// spec: 4.38
	it.each([
		"low",
		"sad",
		"angry",
		"overwhelmed",
		"depressed",
		"anxious",
		"frustrated",
		"lonely",
		"hopeless",
		"defeated",
		"stressed",
		"burnt out",
		"exhausted",
	])("is a friend for somebody who feels %s", (word) => {
		expect(firstTimeDefault(DEEP, { ...OKAY, currentMood: `a bit ${word} today` }, false).reason).toBe(
			"low_mood",
		);
		expect(
			firstTimeDefault(DEEP, { ...OKAY, desiredMood: `less ${word}, please: ${word}` }, false).reason,
		).toBe("low_mood");
	});

	// spec: 4.39
	it("looks at what they would like to feel only when they did not say how they feel", () => {
		const mood = { ...OKAY, currentMood: "calm", desiredMood: "not so sad, really sad" };
		expect(firstTimeDefault(DEEP, mood, false).reason).toBe("first_time");
	});

	// spec: 4.40
	it("is Practical Help for everybody else", () => {
		expect(firstTimeDefault(DEEP, OKAY, false)).toEqual({
			modes: { deep: false, practical: true, style: null, origin: "automatic" },
			reason: "first_time",
		});
	});

	it("is a friend in a risk state, whatever the mood", () => {
		expect(firstTimeDefault(DEEP, OKAY, true)).toMatchObject({
			modes: { style: "need-friend", practical: false },
			reason: "low_mood",
		});
	});

	// spec: 4.36
	it.each(MODE_ORIGINS.filter((origin) => origin !== "default"))(
		"leaves a choice that is %s alone",
		(origin) => {
			const modes = { ...DEEP, origin };
			expect(firstTimeDefault(modes, { ...OKAY, overallMood: 1 }, false)).toEqual({ modes, reason: null });
		},
	);
});

describe("a message on its way", () => {
	// spec: 4.41
	it.each([
		"What is the capital of France?",
		"how do I boil an egg",
		"Tell me about the history of Rome",
		"explain compound interest",
		"a recipe for lentil soup",
		"some javascript code to sort a list",
		"which jobs pay well without a degree",
	])("turns Practical Help on for %j", (text) => {
		expect(beforeMessage(DEEP, text)).toEqual({
			modes: { deep: false, practical: true, style: null, origin: "automatic" },
			reason: "general_message",
		});
	});

	// spec: 4.42
	it.each([
		"Why do I feel so alone?",
		"What should I do, I'm scared of him",
		"how do I stop crying",
		"what's the point of living",
		"Is there any reason to go on living",
		"I had a long day",
		"My job is killing me",
		"Are you there?",
		"how are you",
		"Why am I like this?",
		"what do you mean?",
		"can I tell you something",
		"why?",
		"what is my score? show me my scores",
	])("leaves Deep Conversation on for %j", (text) => {
		expect(beforeMessage(DEEP, text)).toEqual({ modes: DEEP, reason: null });
	});

	// spec: 4.43
	it("leaves a chosen style alone", () => {
		const text = "What is the capital of France?";
		expect(beforeMessage(FRIEND, text)).toEqual({ modes: FRIEND, reason: null });
	});

	// spec: 4.44
	it.each(["show me my profile", "what are my scores?", "What's my mood", "who am I"])(
		"turns Practical Help off for %j",
		(text) => {
			expect(beforeMessage(PRACTICAL, text)).toMatchObject({
				modes: { deep: true, practical: false, origin: "automatic" },
				reason: "own_data",
			});
		},
	);

	it("moves nothing once a switch was taken back, until the person chooses again", () => {
		const text = "What is the capital of France?";
		const back = undoSwitch(DEEP);
		expect(beforeMessage(back, text)).toEqual({ modes: back, reason: null });
		expect(beforeMessage({ ...back, origin: "person" }, text).reason).toBe("general_message");
	});
});

describe("after the first answer of a thread", () => {
	// spec: 4.45
	it("Practical Help comes on when nobody chose anything", () => {
		expect(afterFirstAnswer(DEEP, "I want to plan my week", false)).toEqual({
			modes: { deep: false, practical: true, style: null, origin: "automatic" },
			reason: "first_message",
		});
	});

	it("nothing moves for a chosen, kept, automatic or undone mode, nor for a style", () => {
		for (const origin of MODE_ORIGINS.filter((each) => each !== "default")) {
			expect(afterFirstAnswer({ ...DEEP, origin }, "I want to plan my week", false).reason).toBeNull();
		}
		expect(
			afterFirstAnswer({ ...FRIEND, origin: "default" }, "I want to plan my week", false).reason,
		).toBeNull();
	});

	it("nothing moves in a risk state", () => {
		expect(afterFirstAnswer(DEEP, "I want to plan my week", true).reason).toBeNull();
	});

	it("nothing moves when something was felt", () => {
		expect(afterFirstAnswer(DEEP, "I feel awful", false).reason).toBeNull();
		expect(afterFirstAnswer(DEEP, "I don't want to be here anymore", false).reason).toBeNull();
	});
});

const isSound = ({ deep, practical, style }: Modes) => !(deep && practical) && !(practical && style !== null);

// spec: 4.29
test("whatever happens, in any order, the two modes are never on together, nor Practical Help with a style", () => {
	const events = fc.array(
		fc.oneof(
			fc.constantFrom("deep", "practical").map((mode) => (modes: Modes) => toggleMode(modes, mode as "deep")),
			fc.constantFrom(...STYLE_SLUGS).map((style) => (modes: Modes) => toggleStyle(modes, style)),
			fc
				.constantFrom("What is rain?", "my profile", "I feel low", "hello")
				.map((text) => (modes: Modes) => beforeMessage(modes, text).modes),
			fc.constant((modes: Modes) => afterFirstAnswer(modes, "hello", false).modes),
			fc.constant((modes: Modes) => firstTimeDefault(modes, OKAY, false).modes),
			fc.constant((modes: Modes) => undoSwitch(modes)),
			fc.constant((modes: Modes) => modesFromWire(modesOnWire(modes))),
		),
	);
	fc.assert(
		fc.property(anyModes, events, (start, all) => {
			let modes = start;
			for (const event of all) {
				modes = event(modes);
				expect(isSound(modes)).toBe(true);
			}
		}),
	);
});

test("a switch always says why, and what stays the same says nothing", () => {
	fc.assert(
		fc.property(anyModes, fc.constantFrom("What is rain?", "my profile", "I feel low"), (modes, text) => {
			const step = beforeMessage(modes, text);
			expect(step.reason === null).toBe(step.modes === modes);
			expect(step.reason === null || step.modes.origin === "automatic").toBe(true);
		}),
	);
});
