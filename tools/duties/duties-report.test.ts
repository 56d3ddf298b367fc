import { expect, test, vi } from "vitest";
import { runScript } from "../deploy/fake/platform.ts";

// It starts programs, one after another.
vi.setConfig({ testTimeout: 120_000 });

const D1_ANSWER = JSON.stringify([
	{ results: [{ month: "2027-01", country: "US", level: "thoughts", shown: 7, used: 2 }] },
]);

const report = (words: string[]) =>
	runScript(words, {}, { D1_ANSWER }, { script: "tools/duties/duties-report.ts" });

// spec: P.89
test("prints what the named database counted in that year, and only reads it", async () => {
	const { printed, commands, code } = await report(["2027", "--remote", "preview"]);
	expect(printed).toContain("# Crisis referrals in 2027");
	expect(printed).toContain("Counted from D1 of preview. Months with counts: 2027-01.");
	expect(printed).toMatch(/\| all countries +\| 7 +\| 7 +\| 0 +\| 2 +\|/);
	const [statement, ...others] = commands.filter((command) => command.startsWith("d1 execute"));
	expect(others).toEqual([]);
	expect(statement).toMatch(/--remote --env preview .*SELECT .* WHERE month LIKE '2027-%'/);
	expect(code).toBe(0);
});

test("refuses a year or a database that it can't name", async () => {
	for (const words of [["27"], ["2027", "--remote", "elsewhere"], ["2027", "--remote"]]) {
		const { printed, commands, code } = await report(words);
		expect(printed).toContain("Name the year and the database");
		expect(commands.filter(Boolean)).toEqual([]);
		expect(code).toBe(1);
	}
});
