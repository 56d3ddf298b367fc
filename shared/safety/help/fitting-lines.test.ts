import { describe, expect, it } from "vitest";
import { isOwnRisk, RISK_LEVELS } from "../risk.ts";
import { fittingLines, tellsOfOwnYouth } from "./fitting-lines.ts";

describe("the lines that fit", () => {
	it.each([
		["my husband hits me", ["abuse", "sexual", "crisis", "child"]],
		["my uncle raped me", ["sexual", "abuse", "crisis", "child"]],
		["I'm a man and my wife beats me", ["men", "abuse", "crisis"]],
		["I'm 14 and my mum's boyfriend hurts me", ["child", "crisis"]],
		["my stepdad comes into my room at night", ["child", "crisis"]],
	])("abuse: %j", (words, kinds) => {
		expect(fittingLines(words, "abuse")).toEqual(kinds);
	});

	it.each([
		["my friend wants to die", ["crisis"]],
		["I'm worried my son might hurt himself", ["crisis", "child"]],
		["my neighbour has bruises again, he beats her", ["abuse", "sexual", "crisis", "child"]],
		["the little girl next door has a black eye", ["child", "abuse", "crisis"]],
		["my sister is throwing up after every meal", ["eating", "crisis"]],
	])("worry for someone else: %j", (words, kinds) => {
		expect(fittingLines(words, "other")).toEqual(kinds);
	});

	it("stay a child's in the messages after it", () => {
		expect(fittingLines("he did it again", "abuse", null, true)).toEqual(["child", "crisis"]);
	});

	it("are the eating line for eating, and the line for people who may hurt someone for violence", () => {
		expect(fittingLines("I throw up after every meal", "eating")).toEqual(["eating", "crisis"]);
		expect(fittingLines("I'm 15, I stopped eating", "eating")).toEqual(["eating", "child", "crisis"]);
		expect(fittingLines("I'm going to hit my son", "violence")).toEqual(["conduct", "crisis"]);
	});

	it("are the crisis lines for risk to one's own life and for self-harm", () => {
		expect(fittingLines("I cut myself", "self-harm")).toEqual(["crisis"]);
		expect(fittingLines("I'm 13 and I want to die", "wish")).toEqual(["crisis", "child"]);
	});

	it("follow the kind of doubt where words have no level", () => {
		expect(fittingLines("he gets so angry", "none", "fear")[0]).toBe("abuse");
		expect(fittingLines("I could snap at them", "none", "harm")[0]).toBe("conduct");
		expect(fittingLines("it's all pointless", "none", "life")).toEqual(["crisis"]);
	});

	// spec: S.57
	it("never crowd the crisis lines out: two kinds at most stand before them", () => {
		for (const level of RISK_LEVELS.filter((each) => isOwnRisk(each) || each === "other")) {
			for (const words of ["", "I'm 12", "she raped me", "I'm a man", "my son has bruises"]) {
				expect(fittingLines(words, level).indexOf("crisis")).toBeLessThanOrEqual(2);
				expect(fittingLines(words, level)).toContain("crisis");
			}
		}
	});
});

describe("words of someone who may be under 18", () => {
	it.each(["I'm 14", "im only 16 and scared", "I am fifteen years old.", "my dad hits me", "I'm in year 9"])(
		"%j",
		(words) => {
			expect(tellsOfOwnYouth(words)).toBe(true);
		},
	);
	it.each([
		"I'm 10 minutes late",
		"I'm 34",
		"my husband hits me",
		"I was 14 when it began",
		"my coach said so",
	])("not %j", (words) => {
		expect(tellsOfOwnYouth(words)).toBe(false);
	});
});
