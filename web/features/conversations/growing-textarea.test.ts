import { expect, test } from "vitest";
import { maxTextareaHeight } from "./bar/use-growing-textarea.ts";

// spec: 2.157, 9.67
test.each([
	[900, 620],
	[640, 412],
	[275, 120],
	[200, 120],
])("in a window of %i px the textarea grows to %i px", (windowHeight, tallest) => {
	expect(maxTextareaHeight(windowHeight)).toBe(tallest);
});
