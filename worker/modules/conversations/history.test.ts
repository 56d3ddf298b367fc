import { describe, expect, it } from "vitest";
import {
	type HistoryMessage,
	SUMMARY_STEP,
	summaryIsDue,
	WINDOW_CHARACTERS,
	WINDOW_MESSAGES,
	windowOf,
} from "./history.ts";

function message(seq: number, content: string, kind = "text"): HistoryMessage {
	return { seq, role: seq % 2 === 0 ? "user" : "assistant", kind, content, metadata: "{}" };
}

describe("the window that a model sees", () => {
	it("is oldest first and ends with the newest message", () => {
		const window = windowOf([message(4, "now"), message(3, "before"), message(2, "first")]);
		expect(window.map((turn) => turn.content)).toEqual(["first", "before", "now"]);
	});

	it("holds a bounded number of messages", () => {
		const many = Array.from({ length: 200 }, (_, index) => message(200 - index, "hello"));
		expect(windowOf(many)).toHaveLength(WINDOW_MESSAGES);
	});

	it("holds a bounded number of characters, and the newest message whatever its length", () => {
		const long = "x".repeat(8_000);
		const window = windowOf(Array.from({ length: 10 }, (_, index) => message(10 - index, long)));
		expect(window.length * 8_000).toBeLessThanOrEqual(WINDOW_CHARACTERS);
		expect(windowOf([message(2, "y".repeat(WINDOW_CHARACTERS + 1))])).toHaveLength(1);
	});

	it("leaves out empty replies and old commands, but not the command that is to be answered", () => {
		const window = windowOf([
			message(4, "COMMAND", "command"),
			message(3, ""),
			message(2, "COMMAND", "command"),
		]);
		expect(window.map((turn) => turn.content)).toEqual(["COMMAND"]);
	});
});

describe("the running summary", () => {
	it("is extended only when enough has left the window", () => {
		expect(summaryIsDue(WINDOW_MESSAGES + SUMMARY_STEP - 1, 0)).toBe(false);
		expect(summaryIsDue(WINDOW_MESSAGES + SUMMARY_STEP, 0)).toBe(true);
		expect(summaryIsDue(WINDOW_MESSAGES + SUMMARY_STEP, 5)).toBe(false);
	});
});
