import { describe, expect, it } from "vitest";
import { inTheirLanguage } from "#shared/safety/help/in-their-language.ts";
import { rowsOf } from "#worker/test/requests/safety-set.ts";

describe("the line in the language of whoever wrote", () => {
	// spec: S.28
	it.each(["es", "fr", "de", "nl", "pt", "it"])("stands for what is said outright in %s", (language) => {
		const dark = rowsOf(language).filter(({ level }) => level !== "none");
		const told = dark.filter(({ text }) => inTheirLanguage(text)?.lang === language);
		// A few sentences are the same in two of the languages, or are told by an English word.
		expect(told.length / dark.length).toBeGreaterThan(0.9);
	});

	it("stands for nothing that is said in English", () => {
		const told = rowsOf("explicit").filter(({ text }) => inTheirLanguage(text) !== null);
		expect(told).toEqual([]);
	});
});
