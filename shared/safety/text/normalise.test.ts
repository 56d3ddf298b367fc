import { describe, expect, it } from "vitest";
import { normalise } from "./normalise.ts";

describe("normalise", () => {
	it.each([
		["Don’t", " dont "],
		["I  am here!\nNow", " im here . now "],
		["k i l l", " kill "],
		["d-i-e", " die "],
		["d o n ' t   g o", " dont go "],
		["su1c1d4l", " suicidal "],
		["wíth àccénts", " with accents "],
		["soooo saaad", " sad "],
		["meet me at 10am on the 2nd", " meet me at 10am on the 2nd "],
		["my pin is 4471", " my pin is 4471 "],
		["iwannakillmyself", " i want to kill myself "],
	])("reads %j as %j", (raw, text) => {
		expect(normalise(raw).text).toBe(text);
	});

	it.each(["4093817e-2c4d-4b7f", "61947e", "35566d49", "85e92834", "552c81a8"])(
		"finds no word about dying in the code %j",
		(code) => {
			expect(normalise(`My booking is ${code}`).text).not.toMatch(/overdose|suicid|kill|die|dead|hurt/);
		},
	);

	it("keeps what is said without the spelling of English for other languages", () => {
		expect(normalise("Y tú, ¿cómo estás?").plain).toBe(" y tu , . como estas . ");
	});

	it("reads both ends of a text that is too long", () => {
		const text = `first ${"and so on ".repeat(2_000)} last`;
		expect(normalise(text).plain).toMatch(/^ first .* last $/);
		expect(normalise(text).plain.length).toBeLessThan(8_100);
	});
});

it.each([
	["w/o me", "without me"],
	["w/out me", "without me"],
	["wo me", "without me"],
	["with out me", "without me"],
	["with out of date papers", "with out of date papers"],
	["everybodys happier", "everyones happier"],
	["no1 knows", "nobody knows"],
])("reads %j as %j", (written, read) => {
	expect(normalise(written).text.trim()).toBe(read);
});
