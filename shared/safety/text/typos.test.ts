import { describe, expect, it } from "vitest";
import { typoOf, unstarred } from "./typos.ts";

describe("a slip of the finger", () => {
	it.each([
		["sucide", "suicide"],
		["suicude", "suicide"],
		["kil", "kill"],
		["klil", "kill"],
		["kjll", "kill"],
		["myslef", "myself"],
		["lmyself", "myself"],
		["overdoze", "overdose"],
	])("is undone in %j", (slip, word) => {
		expect(typoOf(slip)).toBe(word);
	});

	it.each(["ill", "kiln", "hark", "lifes", "deaf", "table", "mill"])("is none in %j", (word) => {
		expect(typoOf(word)).toBeUndefined();
	});
});

describe("a sign for a letter", () => {
	it.each([
		["k*ll", "kill"],
		["k**l", "kill"],
		["su-cide", "suicide"],
		["d*e", "die"],
	])("is read in %j", (hidden, word) => {
		expect(unstarred(hidden)).toBe(word);
	});

	it.each(["well-known", "f*ck", "d-e", "e.g"])("hides nothing in %j", (word) => {
		expect(unstarred(word)).toBeUndefined();
	});
});
