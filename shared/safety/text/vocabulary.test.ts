import { describe, expect, it } from "vitest";
import { apart, apartAtKey, undoubled } from "./vocabulary.ts";

describe("words run together", () => {
	it.each([
		["iwanttodie", "i want to die"],
		["killmyself", "kill myself"],
		["idontwanttobehere", "i dont want to be here"],
	])("come apart: %j", (run, words) => {
		expect(apart(run)).toBe(words);
	});

	it.each(["presentation", "Kubernetes", "xylophones"])("stay one where they are one: %j", (word) => {
		expect(apart(word.toLowerCase())).toBeUndefined();
	});
});

it("knows a word by its letters when they are doubled", () => {
	expect(undoubled("kkiillll")).toBe("kill");
	expect(undoubled("suiicidee")).toBe("suicide");
	expect(undoubled("zzebraa")).toBeUndefined();
});

describe("a word that says most, without a space beside it", () => {
	it.each([
		["endmy", "end my"],
		["iwasraped", "i was raped"],
		["cutmyself", "cut myself"],
	])("comes apart: %j", (run, words) => {
		expect(apartAtKey(run)).toBe(words);
	});

	it.each(["haircut", "weekend", "studied", "lifetime"])("stays one where it is one: %j", (word) => {
		expect(apartAtKey(word)).toBeUndefined();
	});
});
