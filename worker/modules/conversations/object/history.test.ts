import { describe, expect, it } from "vitest";
import { WINDOW_MESSAGES } from "../../../models/text-model.ts";
import {
	type HistoryMessage,
	summaryEnd,
	summaryIsDue,
	WINDOW_CHARACTERS,
	WINDOW_STEP,
	windowOf,
} from "./history.ts";

function message(seq: number, content: string, kind = "text"): HistoryMessage {
	return { seq, role: seq % 2 === 0 ? "user" : "assistant", kind, content, metadata: "{}" };
}

/** So many messages, as the object reads them. */
function newestFirst(newest: number, more = ""): HistoryMessage[] {
	const length = Math.min(newest, WINDOW_MESSAGES);
	return Array.from({ length }, (_, at) => message(newest - at, `message ${newest - at}${more}`));
}

describe("the window that a model sees", () => {
	it("is oldest first and ends with the newest message", () => {
		const window = windowOf([message(4, "now"), message(3, "before"), message(2, "first")]);
		expect(window.map((turn) => turn.content)).toEqual(["first", "before", "now"]);
	});

	it("holds a bounded number of messages", () => {
		const many = Array.from({ length: 200 }, (_, index) => message(200 - index, "hello"));
		const { length } = windowOf(many);
		expect(length).toBeLessThanOrEqual(WINDOW_MESSAGES);
		expect(length).toBeGreaterThan(WINDOW_MESSAGES - WINDOW_STEP);
	});

	it("holds a bounded number of characters, and the newest message whatever its length", () => {
		const long = "x".repeat(8_000);
		const window = windowOf(Array.from({ length: 10 }, (_, index) => message(10 - index, long)));
		expect(window.length * 8_000).toBeLessThanOrEqual(WINDOW_CHARACTERS);
		expect(windowOf([message(2, "y".repeat(WINDOW_CHARACTERS + 1))])).toHaveLength(1);
	});

	it("keeps its start for ten messages", () => {
		const startAt = (newest: number) => windowOf(newestFirst(newest))[0]?.content;
		for (let newest = 1; newest <= WINDOW_MESSAGES; newest += 1) {
			expect(startAt(newest)).toBe("message 1");
		}
		for (let newest = WINDOW_MESSAGES + 1; newest <= 300; newest += 1) {
			const steps = Math.ceil((newest - WINDOW_MESSAGES) / WINDOW_STEP);
			expect(startAt(newest)).toBe(`message ${steps * WINDOW_STEP + 1}`);
		}
	});

	it("keeps its start for ten messages also where characters bound it", () => {
		const starts = Array.from({ length: 40 }, (_, index) => {
			const window = windowOf(newestFirst(200 + index, "x".repeat(700)));
			expect(window.length * 700).toBeLessThanOrEqual(WINDOW_CHARACTERS);
			return window[0]?.content;
		});
		expect(new Set(starts).size).toBeLessThanOrEqual(5);
	});

	it("keeps its start while half of what fits is left", () => {
		expect(windowOf(newestFirst(23, "x".repeat(3_900)))).toHaveLength(3);
	});

	it("moves with every message rather than forget most of what fits", () => {
		const window = windowOf(newestFirst(29, "x".repeat(5_000)));
		expect(window).toHaveLength(4);
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
	it("covers a message before the window leaves it out, and lasts for two steps", () => {
		let covered = 0;
		let times = 0;
		for (let newest = 2; newest <= 400; newest += 2) {
			const start = Number(/\d+/.exec(windowOf(newestFirst(newest - 1))[0]?.content ?? "")?.[0]);
			expect(start).toBeLessThanOrEqual(covered + 1);
			if (summaryIsDue(newest, covered)) {
				covered = summaryEnd(newest) - 1;
				times += 1;
			}
		}
		expect(times).toBe(Math.ceil((400 - WINDOW_MESSAGES) / (2 * WINDOW_STEP)));
	});

	it("is not made while the window holds everything", () => {
		expect(summaryIsDue(WINDOW_MESSAGES - 2, 0)).toBe(false);
	});
});
