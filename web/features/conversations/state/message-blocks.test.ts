import { expect, test } from "vitest";
import { makeMessage } from "#web/test/messages.ts";
import { blocksOf, isSameBlock } from "./message-blocks.ts";
import type { Line } from "./with-days.ts";

/** A talk, of which every other message is the person's own. */
const talk = (from: number, to: number): Line[] =>
	Array.from({ length: to - from }, (_, index) => {
		const place = from + index;
		const message = makeMessage(`m${place}`, { role: place % 2 === 0 ? "user" : "assistant" });
		return { kind: "message", key: message.id, message };
	});

const startsOf = (blocks: Line[][]) => blocks.map(([first]) => first?.key);

test("a block is about forty messages, and begins with the person's own words", () => {
	const blocks = blocksOf(talk(1, 100), new Set());
	expect(startsOf(blocks)).toEqual(["m1", "m42", "m82"]);
	expect(blocks.flat()).toEqual(talk(1, 100));
});

test("blocks stay where they began, whatever comes before and after them", () => {
	const starts = new Set(startsOf(blocksOf(talk(100, 150), new Set())) as string[]);
	expect([...starts]).toEqual(["m100", "m140"]);
	expect(startsOf(blocksOf(talk(50, 190), starts))).toEqual(["m50", "m90", "m100", "m140", "m180"]);
});

test("a reply and the words that it answers are in one block", () => {
	const blocks = blocksOf(talk(0, 41), new Set());
	expect(startsOf(blocks)).toEqual(["m0", "m40"]);
	expect(startsOf(blocksOf(talk(0, 42), new Set(startsOf(blocks) as string[])))).toEqual(["m0", "m40"]);
});

test("a block is the same as long as it shows the same messages", () => {
	const block = talk(0, 3);
	expect(
		isSameBlock(
			block,
			block.map((entry) => ({ ...entry })),
		),
	).toBe(true);
	expect(isSameBlock(block, talk(0, 3))).toBe(false);
	expect(isSameBlock(block, block.slice(0, 2))).toBe(false);
});
