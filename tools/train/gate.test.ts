import { describe, expect, it } from "vitest";
import type { Group } from "./examples.ts";
import { gateOf } from "./gate.ts";

const QUIET = { tier: "none", confidence: "fair" } as const;
const HEARD = { tier: "panel", confidence: "sure" } as const;

/** So many lines of a group by so many writers, of which the first few get a row by the reader. */
function lines(
	group: Group,
	{ size, writers, rows }: { size: number; writers: number; rows: number },
	rules: typeof QUIET | typeof HEARD = QUIET,
) {
	return Array.from({ length: size }, (_, at) => ({
		group,
		writer: `${group}-${at % writers}`,
		isRow: at < rows,
		rules,
	}));
}

const good = [
	...lines("ordinary", { size: 900, writers: 20, rows: 3 }),
	...lines("dark", { size: 100, writers: 10, rows: 5 }),
	...lines("veiled", { size: 200, writers: 20, rows: 40 }),
];

describe("the reader's gate", () => {
	it("passes at its bars", () => {
		const gate = gateOf(good);
		expect(gate.reasons).toEqual([]);
		expect(gate.passes).toBe(true);
		expect(gate.gain.share).toBeCloseTo(0.2);
		expect(gate.gain.low).toBeGreaterThan(0);
		expect(gate.gain.high).toBeGreaterThan(gate.gain.share - 0.001);
	});

	it("says the same of the same lines", () => {
		expect(gateOf(good)).toEqual(gateOf(good));
	});

	it("asks for twenty writers of ordinary turns", () => {
		const gate = gateOf([
			...lines("ordinary", { size: 900, writers: 19, rows: 0 }),
			...good.filter(({ group }) => group !== "ordinary"),
		]);
		expect(gate.reasons).toEqual([expect.stringContaining("not enough writers")]);
	});

	it("scales the rows that it allows to the turns there are", () => {
		const others = good.filter(({ group }) => group !== "ordinary");
		expect(gateOf([...lines("ordinary", { size: 600, writers: 20, rows: 2 }), ...others]).passes).toBe(true);
		expect(gateOf([...lines("ordinary", { size: 599, writers: 20, rows: 2 }), ...others]).passes).toBe(false);
	});

	it("allows rows on one dark-sounding line in twenty, and asks for such lines", () => {
		const others = good.filter(({ group }) => group !== "dark");
		expect(gateOf([...lines("dark", { size: 100, writers: 10, rows: 6 }), ...others]).passes).toBe(false);
		expect(gateOf(others).passes).toBe(false);
	});

	it("counts no gain where the rules hear the line too", () => {
		const others = good.filter(({ group }) => group !== "veiled");
		const gate = gateOf([...lines("veiled", { size: 200, writers: 20, rows: 40 }, HEARD), ...others]);
		expect(gate.gain).toMatchObject({ share: 0, low: 0, high: 0 });
		expect(gate.reasons).toHaveLength(2);
	});
});
