import { describe, expect, it } from "vitest";
import { COUNTRIES, callLink, FIND_A_HELPLINE, helpIn, linesFor, textLink } from "./help-lines.ts";

/** As the requirement gives them: emergency, then what is called and what is texted. */
const REQUIRED: Record<string, { emergency: string; calls: string[]; texts: string[] }> = {
	US: { emergency: "911", calls: ["988"], texts: ["988", "HOME to 741741"] },
	CA: { emergency: "911", calls: ["988"], texts: ["988"] },
	GB: { emergency: "999", calls: ["116 123"], texts: ["SHOUT to 85258"] },
	IE: { emergency: "112", calls: ["116 123"], texts: [] },
	NZ: { emergency: "111", calls: ["1737"], texts: ["1737"] },
	AU: { emergency: "000", calls: ["13 11 14"], texts: ["0477 13 11 14"] },
	FR: { emergency: "112", calls: ["3114"], texts: [] },
	ES: { emergency: "112", calls: ["024"], texts: [] },
	NL: { emergency: "112", calls: ["113"], texts: [] },
	DE: { emergency: "112", calls: ["0800 111 0 111"], texts: [] },
	BR: { emergency: "192", calls: ["188"], texts: [] },
};

describe("the lines", () => {
	it("are those of the requirement, number by number", () => {
		const ours = COUNTRIES.map(({ country, emergency, lines }) => [
			country,
			{
				emergency,
				calls: lines.flatMap(({ call }) => call ?? []),
				texts: lines.flatMap(({ text }) =>
					text ? [text.word ? `${text.word} to ${text.number}` : text.number] : [],
				),
			},
		]);
		expect(Object.fromEntries(ours)).toEqual(REQUIRED);
	});

	it("say the day they were checked, not in the future, and end with the list that knows every country", () => {
		for (const { country } of [...COUNTRIES, { country: "JP" }]) {
			const lines = linesFor(country);
			expect(lines.at(-1)).toBe(FIND_A_HELPLINE);
			expect(lines.every(({ checkedOn }) => Date.parse(checkedOn) <= Date.now())).toBe(true);
		}
	});

	it("are a country's own: no line and no emergency number of another", () => {
		for (const { country, lines } of COUNTRIES) {
			expect(lines.every((each) => each.country === country)).toBe(true);
		}
		expect(helpIn("JP")).toBeNull();
		expect(helpIn(null)).toBeNull();
	});

	it("are dialled without spaces, and texted with their word written already", () => {
		expect(callLink("0800 111 0 111")).toBe("tel:08001110111");
		expect(textLink({ number: "0477 13 11 14", word: null })).toBe("sms:0477131114");
		expect(textLink({ number: "85258", word: "SHOUT" })).toBe("sms:85258?&body=SHOUT");
	});
});
