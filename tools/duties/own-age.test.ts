import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { tellsUnder18 } from "#shared/own-age.ts";

// spec: P.77
it("finds nobody under 18 in ordinary turns but the one who says it", () => {
	const turns = globSync("corpus/safety/train/ordinary/*.jsonl")
		.flatMap((file) => readFileSync(file, "utf8").trim().split("\n"))
		.map((line) => JSON.parse(line).text as string);
	expect(turns.filter((turn) => tellsUnder18(turn))).toEqual([expect.stringContaining("im only 16")]);
});
