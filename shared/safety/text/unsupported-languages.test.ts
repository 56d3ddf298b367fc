import { describe, expect, it } from "vitest";
import { screen } from "../screen.ts";

describe("the plainest words in languages that are not read", () => {
	it.each([
		"chcę umrzeć",
		"chce umrzec",
		"ölmek istiyorum",
		"kendimi öldürmek istiyorum",
		"jag vill dö",
		"main marna chahta hoon",
		"死にたい",
		"我想死",
		"죽고 싶어요",
		"Я хочу умереть",
		"أريد أن أموت",
		"θέλω να πεθάνω",
		"aku ingin mati",
		"nataka kufa",
	])("bring help: %j", (words) => {
		expect(screen(words)).not.toBe("none");
	});

	it.each([
		"jag vill dansa",
		"chcę spać",
		"Я хочу спать",
		"我想睡觉",
		"kendimi iyi hissediyorum",
		"eu quero dormir",
		"I want to do it again tomorrow",
	])("are not found where they are not: %j", (words) => {
		expect(screen(words)).toBe("none");
	});
});
