import { describe, expect, it } from "vitest";
import { compile, found } from "./compile.ts";

const WORDS = { want: "want|wish", end: "end it|stop" };

function isFound(pattern: string, text: string): boolean {
	return compile([pattern], WORDS).some((rule) => found(rule, text) !== null);
}

describe("compile", () => {
	it("puts words in braces where they stand", () => {
		expect(isFound("{want} to {end}", " i wish to end it ")).toBe(true);
		expect(isFound("{want} to {end}", " i wish to go ")).toBe(false);
	});

	it("lets up to three words stand between for ~, and up to seven for ~~", () => {
		expect(isFound("want ~ rest", " want a long good rest ")).toBe(true);
		expect(isFound("want ~ rest", " want a b c d rest ")).toBe(false);
		expect(isFound("want ~~ rest", " want a b c d e f g rest ")).toBe(true);
	});

	it("lets no denial stand in a short gap", () => {
		expect(isFound("im ~ sad", " im not sad ")).toBe(false);
	});

	it("asks for what stands after && anywhere in the sentence, and for nothing after ##", () => {
		expect(isFound("rope && tonight", " tonight i buy rope ")).toBe(true);
		expect(isFound("rope && tonight ## boat", " tonight i buy rope for the boat ")).toBe(false);
	});

	it("minds what stands after ## only where it is near", () => {
		const far = "and that was a day like any other day for all of us here at home";
		expect(isFound("end it ## film", " end it like the film ")).toBe(false);
		expect(isFound("end it ## film", ` end it ${far} with a film `)).toBe(true);
		expect(isFound("end it && us ## film", ` end it ${far} with a film `)).toBe(false);
	});

	it("names the words without which a pattern cannot be found", () => {
		expect(compile(["i {want} to {end}"], WORDS)[0]?.needs).toContainEqual(new Set(["end", "stop"]));
		expect(compile(["(?:a )?[bc]+"], WORDS)[0]?.needs).toEqual([]);
	});

	it("tells of words that it does not know", () => {
		expect(() => compile(["{nothing}"])).toThrow("{nothing}");
	});
});
