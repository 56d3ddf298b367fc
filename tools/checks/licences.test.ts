import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

type Locked = { license?: string; dev?: boolean; devOptional?: boolean; optional?: boolean };

const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8")) as {
	packages: Record<string, Locked>;
};
const LOCKED = Object.entries(packages).filter(([path]) => path !== "");

/** They ask for their text to be kept, and for nothing else of whoever sells what is made with them. OFL is for fonts. */
const SHIPPED = /^(?:MIT|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|Unlicense|CC0-1\.0|BlueOak-1\.0\.0|OFL-1\.1)$/;

/** What only works here, and of which nothing is passed on, may ask for more of whoever changes it. */
const TOOLS = /^(?:MPL-2\.0|LGPL-3\.0-or-later|Artistic-2\.0|Python-2\.0|CC-BY-3\.0|WTFPL|Zlib)$/;

/** A choice is as good as its best; of what holds together each has to be. */
function isAllowed(licence: string, allowed: (one: string) => boolean): boolean {
	const plain = licence.replace(/[()]/g, "");
	return plain.split(" OR ").some((choice) => choice.split(" AND ").every(allowed));
}

test("what is shipped may be sold", () => {
	const shipped = LOCKED.filter(([, { dev, devOptional }]) => !dev && !devOptional);
	expect(shipped.length).toBeGreaterThan(40);
	const others = shipped.filter(
		([, { license = "none" }]) => !isAllowed(license, (one) => SHIPPED.test(one)),
	);
	expect(others.map(([path, { license }]) => `${path}: ${license}`)).toEqual([]);
});

test("what it is made with may be used to sell something", () => {
	// Those for other machines stand in the lockfile by their name alone.
	const tools = LOCKED.filter(([, { dev, devOptional, license }]) => (dev || devOptional) && license);
	const others = tools.filter(
		([, { license = "none" }]) => !isAllowed(license, (one) => SHIPPED.test(one) || TOOLS.test(one)),
	);
	expect(others.map(([path, { license }]) => `${path}: ${license}`)).toEqual([]);
});
