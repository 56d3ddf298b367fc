import { describe, expect, it } from "vitest";
import { respelt } from "./spelling.ts";

describe("respelt", () => {
	it.each([
		[" i wanna go ", " i want to go "],
		[" i do not know ", " i dont know "],
		[" i am tired ", " im tired "],
		[" i want 2 die ", " i want to die "],
		[" thinkin bout it ", " thinking about it "],
		[" again and again ", " again and again "],
		[" i just really want it ", " i want it "],
		[" no one cares anymore ", " nobody cares anymore "],
		[" by myself ", " by myself "],
		[" life s hard ", " lifes hard "],
	])("reads %j as %j", (text, plain) => {
		expect(respelt(text)).toBe(plain);
	});
});
