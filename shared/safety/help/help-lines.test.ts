import { describe, expect, it } from "vitest";
import { helpLineSchema } from "../../schemas/safety.ts";
import { SOURCES } from "../countries/sources.ts";
import type { HelpKind } from "./help-kinds.ts";
import {
	COUNTRIES,
	callLink,
	FIND_A_HELPLINE,
	helpIn,
	linesFor,
	linesOfKind,
	textLink,
} from "./help-lines.ts";
import { lineGroups } from "./line-groups.ts";

/** The crisis lines as the requirement gives them: emergency, then what is called and what is texted. */
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

describe("the crisis lines", () => {
	// spec: S.55
	it("are those of the requirement, number by number", () => {
		const ours = COUNTRIES.map(({ country, emergency }) => {
			const lines = linesOfKind(country, "crisis");
			return [
				country,
				{
					emergency,
					calls: lines.flatMap(({ call }) => call ?? []),
					texts: lines.flatMap(({ text }) =>
						text ? [text.word ? `${text.word} to ${text.number}` : text.number] : [],
					),
				},
			];
		});
		expect(Object.fromEntries(ours)).toEqual(REQUIRED);
	});

	// spec: S.55
	it("say the day they were checked, not in the future, and end with the list that knows every country", () => {
		for (const { country } of [...COUNTRIES, { country: "JP" }]) {
			const lines = linesFor(country);
			expect(lines.at(-1)).toBe(FIND_A_HELPLINE);
			expect(lines.every(({ checkedOn }) => Date.parse(checkedOn) <= Date.now())).toBe(true);
		}
	});

	// spec: S.61
	it("are a country's own: no line and no emergency number of another", () => {
		for (const { country, lines } of COUNTRIES) {
			expect(lines.every((each) => each.country === country)).toBe(true);
		}
		expect(helpIn("JP")).toBeNull();
		expect(helpIn(null)).toBeNull();
	});

	it("are dialled without spaces and dashes, and texted with their word written already", () => {
		expect(callLink("0800 111 0 111")).toBe("tel:08001110111");
		expect(callLink("1-800-799-7233")).toBe("tel:18007997233");
		expect(callLink("0800-2000")).toBe("tel:08002000");
		expect(textLink({ number: "0477 13 11 14", word: null })).toBe("sms:0477131114");
		expect(textLink({ number: "85258", word: "SHOUT" })).toBe("sms:85258?&body=SHOUT");
	});
});

const NUMBER = /^[\d][\d -]*\d$|^\d{3,}$/;

describe.each(COUNTRIES)("the lines of $name", ({ country, emergency, lines }) => {
	// spec: S.56
	it.each(lines)("$name has a page of its own, a day, and a way to it that works", (line) => {
		expect(helpLineSchema.parse(line)).toEqual(line);
		expect(SOURCES[country]?.[line.name]).toMatch(/^https:\/\//);
		expect(line.kinds?.length).toBeGreaterThan(0);
		expect(Date.parse(line.checkedOn)).toBeLessThanOrEqual(Date.now());
		const ways = [line.call, line.text?.number, line.url].filter((way) => typeof way === "string");
		expect(ways.length).toBeGreaterThan(0);
		for (const number of [line.call, line.text?.number].filter((way) => typeof way === "string")) {
			expect(number).toMatch(NUMBER);
			expect(callLink(number)).toMatch(/^tel:\d{3,12}$/);
			expect(number).not.toBe(emergency);
		}
	});

	// spec: S.56
	it("hold one for a crisis, one for abuse and one for children, unless none is known", () => {
		const kinds = new Set(lines.flatMap(({ kinds = [] }) => kinds));
		expect(kinds).toContain("crisis");
		expect(kinds).toContain("abuse");
		expect(kinds).toContain("child");
	});

	it("are all that pages are noted for", () => {
		expect(Object.keys(SOURCES[country] ?? {})).toEqual(lines.map(({ name }) => name));
	});

	it("have no name and no number twice", () => {
		for (const each of [lines.map(({ name }) => name), lines.flatMap(({ call }) => call ?? [])]) {
			expect(new Set(each).size).toBe(each.length);
		}
	});

	// spec: S.56
	it("stand under headings, each under at least one, beside the crisis lines", () => {
		const listed = lineGroups(country).flatMap((group) => group.lines);
		for (const line of lines) {
			expect(listed.includes(line) || line.kinds?.[0] === "crisis", line.name).toBe(true);
		}
	});
});

describe("a panel's lines", () => {
	const names = (country: string | null, kinds: readonly HelpKind[]) =>
		linesFor(country, kinds).map(({ name }) => name);

	it("are four at most, with a crisis line and the list of all at the end", () => {
		for (const { country } of COUNTRIES) {
			const lines = linesFor(country, ["abuse", "sexual", "crisis", "child"]);
			expect(lines.length).toBeLessThanOrEqual(4);
			expect(lines.some(({ kinds }) => kinds?.includes("crisis"))).toBe(true);
			expect(lines.at(-1)).toBe(FIND_A_HELPLINE);
		}
	});

	it("follow the order of the kinds, and name no line twice", () => {
		expect(names("GB", ["abuse", "sexual", "crisis", "child"])).toEqual([
			"National Domestic Abuse Helpline",
			"Rape Crisis",
			"Samaritans",
			"findahelpline.com",
		]);
		expect(names("AU", ["abuse", "sexual", "crisis", "child"])).toEqual([
			"1800RESPECT",
			"Lifeline",
			"Kids Helpline",
			"findahelpline.com",
		]);
	});

	it("are the crisis lines where a country has none of a kind", () => {
		expect(names("ES", ["eating", "crisis"])).toEqual(["024", "findahelpline.com"]);
		expect(names(null, ["eating", "crisis"])).toEqual(["findahelpline.com"]);
	});
});
