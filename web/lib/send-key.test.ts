import { expect, test } from "vitest";
import { isSendKey } from "./send-key.ts";

test.each<[string, KeyboardEventInit, boolean]>([
	["Enter", { key: "Enter" }, true],
	["Shift+Enter", { key: "Enter", shiftKey: true }, false],
	["another key", { key: "a" }, false],
	["Enter while an input method composes", { key: "Enter", isComposing: true }, false],
	["Safari's Enter that ends a composition", { key: "Enter", keyCode: 229 }, false],
])("%s: %j", (_, init, sends) => {
	expect(isSendKey(new KeyboardEvent("keydown", init))).toBe(sends);
});
