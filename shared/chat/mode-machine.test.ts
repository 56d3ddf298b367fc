import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyModes, DEEP, FRIEND, PRACTICAL } from "../test/modes.ts";
import {
	answerMode,
	initialModes,
	modesFromWire,
	modesOnWire,
	toggleMode,
	toggleStyle,
} from "./mode-machine.ts";

const NONE = { deep: null, practical: null, style: null, origin: null };

describe("what a visit begins with", () => {
	// spec: 4.33
	it("is Deep Conversation when nothing was chosen", () => {
		expect(initialModes(NONE)).toEqual(DEEP);
	});

	// spec: 4.34, 4.35
	it("is Deep Conversation when both were kept as on, or both as off", () => {
		for (const both of ["true", "false"]) {
			expect(initialModes({ ...NONE, deep: both, practical: both })).toMatchObject({
				deep: true,
				practical: false,
				origin: "saved",
			});
		}
	});

	it("is what was kept, and a style that does not exist is forgotten", () => {
		expect(initialModes({ ...NONE, deep: "false", practical: "true" })).toMatchObject({
			deep: false,
			practical: true,
		});
		expect(initialModes({ ...NONE, style: "need-friend" }).style).toBe("need-friend");
		expect(initialModes({ ...NONE, style: "shout" }).style).toBeNull();
	});

	it("is still nobody's choice when only the default was kept", () => {
		const kept = { deep: "true", practical: "false", style: null, origin: "default" };
		expect(initialModes(kept).origin).toBe("default");
		expect(initialModes({ ...kept, origin: "person" }).origin).toBe("saved");
	});
});

describe("what the person presses", () => {
	// spec: 4.30
	it("turns a mode on, the other off, and clears the style", () => {
		expect(toggleMode(FRIEND, "practical")).toEqual(PRACTICAL);
		expect(toggleMode(PRACTICAL, "deep")).toEqual({ ...DEEP, origin: "person" });
	});

	it("turns a mode off and leaves the style", () => {
		expect(toggleMode(FRIEND, "deep")).toEqual({ ...FRIEND, deep: false });
	});

	// spec: 2.118, 4.31
	it("chooses a style, which turns Practical Help into Deep Conversation, and clears it again", () => {
		expect(toggleStyle(PRACTICAL, "want-guidance")).toEqual({
			deep: true,
			practical: false,
			style: "want-guidance",
			origin: "person",
		});
		expect(toggleStyle({ ...FRIEND, style: null }, "need-friend")).toEqual(FRIEND);
		expect(toggleStyle(FRIEND, "need-friend").style).toBeNull();
	});
});

describe("on the wire", () => {
	// spec: 7.59, 7.60, 7.62, 7.63, 9.62
	it("says the default style by its label when none was chosen, and a chosen one by its slug", () => {
		expect(modesOnWire(DEEP)).toEqual({
			interactionStyle: "Balanced support",
			simpleMode: false,
			attuneV2TestMode: true,
			keepMode: false,
		});
		expect(modesOnWire({ ...FRIEND, style: "balanced-support" }).interactionStyle).toBe("balanced-support");
	});

	it("comes back as it was", () => {
		fc.assert(
			fc.property(anyModes, (modes) => {
				const { deep, practical, style } = modesFromWire(modesOnWire(modes));
				expect({ deep, practical, style }).toEqual({
					deep: modes.deep,
					practical: modes.practical,
					style: modes.style,
				});
			}),
		);
	});

	// spec: 7.60
	it("is a conversation when a message says nothing of it, and takes labels and slugs", () => {
		expect(answerMode(modesFromWire({}))).toBe("deep");
		expect(modesFromWire({ interactionStyle: "Need a friend" }).style).toBe("need-friend");
		expect(modesFromWire({ interactionStyle: "need-friend" }).style).toBe("need-friend");
	});

	// spec: 4.34
	it("keeps Deep Conversation and switches Practical Help off when a message sends both flags", () => {
		const both = modesFromWire({ simpleMode: true, attuneV2TestMode: true });
		expect(both).toMatchObject({ deep: true, practical: false });
		expect(modesFromWire({ simpleMode: true })).toMatchObject({ deep: false, practical: true });
	});
});
