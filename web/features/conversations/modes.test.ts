import { expect, test } from "vitest";
import { initialModes, type Modes, sendOptionsOf, toggleMode, toggleStyle } from "./modes.ts";

const NONE = { deep: null, practical: null, style: null };

test("with nothing chosen yet Deep Conversation is on", () => {
	expect(initialModes(NONE)).toEqual({ deep: true, practical: false, style: null });
});

test("when both were kept as on, Practical Help gives way", () => {
	expect(initialModes({ ...NONE, deep: "true", practical: "true" })).toMatchObject({
		deep: true,
		practical: false,
	});
});

test("when both were kept as off, Deep Conversation comes on", () => {
	expect(initialModes({ ...NONE, deep: "false", practical: "false" })).toMatchObject({
		deep: true,
		practical: false,
	});
});

test("a kept choice comes back, and a style that does not exist is forgotten", () => {
	expect(initialModes({ deep: "false", practical: "true", style: null })).toMatchObject({
		deep: false,
		practical: true,
	});
	expect(initialModes({ ...NONE, style: "need-friend" }).style).toBe("need-friend");
	expect(initialModes({ ...NONE, style: "shout" }).style).toBeNull();
});

const withStyle: Modes = { deep: true, practical: false, style: "need-friend" };

test("turning a mode on turns the other off and clears the style", () => {
	expect(toggleMode(withStyle, "practical")).toEqual({ deep: false, practical: true, style: null });
	expect(toggleMode({ deep: false, practical: true, style: null }, "deep")).toEqual({
		deep: true,
		practical: false,
		style: null,
	});
});

test("turning a mode off leaves the style", () => {
	expect(toggleMode(withStyle, "deep")).toEqual({ deep: false, practical: false, style: "need-friend" });
});

test("choosing a style turns off only Practical Help, and choosing it again clears it", () => {
	const practical: Modes = { deep: false, practical: true, style: null };
	expect(toggleStyle(practical, "want-guidance")).toEqual({
		deep: false,
		practical: false,
		style: "want-guidance",
	});
	expect(toggleStyle({ ...withStyle, style: null }, "need-friend")).toEqual(withStyle);
	expect(toggleStyle(withStyle, "need-friend").style).toBeNull();
});

test("a message carries the modes and, with no style chosen, balanced support", () => {
	expect(sendOptionsOf({ deep: true, practical: false, style: null })).toEqual({
		interactionStyle: "balanced-support",
		simpleMode: false,
		attuneV2TestMode: true,
	});
});
