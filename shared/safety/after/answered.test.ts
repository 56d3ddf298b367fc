import { describe, expect, it } from "vitest";
import { answered, asksOfDanger } from "./answered.ts";

const LIFE = "That is a lot to carry. I'll ask you directly: are you having thoughts of ending your life?";
const EITHER = "Do you mean ending your life, or hurting yourself?";
const SAFE = "Please call now. Are you safe right now?";
const ACT = "Let me ask it plainly: is there a chance you'll act on it today?";

describe("an answer to what was asked", () => {
	// spec: S.33
	it.each([
		["yes", LIFE, "thoughts"],
		["Yes, I think about it", LIFE, "thoughts"],
		["yes sometimes", LIFE, "thoughts"],
		["yeah", LIFE, "thoughts"],
		["I do", LIFE, "thoughts"],
		["honestly, yes.", LIFE, "thoughts"],
		["sometimes", LIFE, "thoughts"],
		["sí", LIFE, "thoughts"],
		["oui", LIFE, "thoughts"],
		["ja", LIFE, "thoughts"],
		["maybe", LIFE, "wish"],
		["idk", LIFE, "wish"],
		["i don't know", LIFE, "wish"],
		["both", EITHER, "thoughts"],
		["yes", "Are you thinking of hurting yourself?", "self-harm"],
		["no", SAFE, "thoughts"],
		["not really", SAFE, "thoughts"],
		["yes", ACT, "intent"],
		["maybe", ACT, "thoughts"],
	])("%o to %o is %s", (text, reply, level) => {
		expect(answered(text, reply)).toBe(level);
	});

	it.each([
		["no", LIFE],
		["no, never", LIFE],
		["yes, but I'm fine, I'm only tired", LIFE],
		["yes, years ago", LIFE],
		["yes", SAFE],
		["yes", "Would you like to talk about your week?"],
		["no", "Would you like to talk about your week?"],
		["yes", "Have you asked them whether they're thinking of ending their life?"],
		["sometimes", "How often do you take a walk?"],
		["yes", "You said that you thought of ending your life. That took courage."],
		["yes", "Are you safe right now, or might you act on it?"],
		["yes please tell me more about how this works and what I could do with it today", LIFE],
		["yes", null],
		["", LIFE],
	])("%o to %o says nothing", (text, reply) => {
		expect(answered(text, reply)).toBe("none");
	});
});

describe("a reply that asks of danger", () => {
	it.each([
		"Are you thinking of ending your life?",
		"Is it weariness, or are there thoughts of not wanting to live?",
		"Do you sometimes wish you weren't alive?",
		"I hear you. Are you safe right now?",
	])("is one: %j", (reply) => {
		expect(asksOfDanger(reply)).toBe(true);
	});

	it.each([
		"What did she say?",
		"Some people wish they weren't alive. You can call a line.",
		"How was work?",
	])("is none: %j", (reply) => {
		expect(asksOfDanger(reply)).toBe(false);
	});
});

it("hears a no to being safe from someone, or where they are, as being hurt", () => {
	expect(answered("no", "Are you safe from them right now?")).toBe("abuse");
	expect(answered("not really", "I'll ask you directly: are you safe where you are right now?")).toBe(
		"abuse",
	);
	expect(answered("yes", "Are you safe from them right now?")).toBe("none");
	expect(answered("no", "Please call now. Are you safe right now?")).toBe("thoughts");
});
