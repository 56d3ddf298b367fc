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
		[" sucide ", " suicide "],
		[" kil myslef ", " kill myself "],
		[" i feel ill ", " i feel ill "],
		[" by myself ", " by myself "],
		[" the kiln is hot ", " the kiln is hot "],
	])("reads %j as %j", (text, plain) => {
		expect(respelt(text)).toBe(plain);
	});
});
