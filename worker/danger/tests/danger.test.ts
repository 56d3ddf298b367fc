import { describe, expect, it } from "vitest";
import { isOwnRisk } from "#shared/safety/risk.ts";
import { dangerIn } from "../reading/danger-in.ts";

function isHeard(text: string): boolean {
	return isOwnRisk(dangerIn(text) ?? "none");
}

const DANGER = [
	"I want to die",
	"i dont want to live anymore",
	"I'm thinking about killing myself",
	"I've been feeling suicidal",
	"I wish I wasn't here",
	"I wish I were dead",
	"everyone would be better off without me",
	"I just want to end it all",
	"I want to go to sleep and never wake up",
	"there's no reason to live",
	"I don't want to be here anymore",
	"I've been cutting myself again",
	"I want to hurt myself",
	"nobody would even notice if I was gone",
	"I wrote a suicide note",
	"my husband hits me",
	"my dad beat me again last night",
	"I'm scared he'll kill me",
	"I was raped",
];
const EVERYDAY = [
	"this deadline is killing me",
	"I'm dead 😂",
	"I'm dying to see that film",
	"we're killing it at work",
	"my phone died",
	"how do I kill a process in Linux",
	"I don't want to die",
	"I'm not suicidal, just exhausted",
	"I would never hurt myself",
	"I cut myself shaving",
	"I'm dead tired",
	"I don't want to be here at this party",
	"I ran 5 kms today",
	"I almost died of embarrassment",
	"my grandmother died last week",
	"I feel stuck and everything is grey",
	"I could kill for a coffee",
	"I don't want to wake up tomorrow morning so early",
	"he hit me up on Instagram",
	"I want to disappear into my sofa this weekend",
];

describe("danger", () => {
	it.each(DANGER)("hears %j", (text) => {
		expect(isHeard(text)).toBe(true);
	});
	it.each(EVERYDAY)("leaves %j alone", (text) => {
		expect(isHeard(text)).toBe(false);
	});
	it("treats worry for somebody else as that", () => {
		expect(dangerIn("I'm scared my son might hurt himself")).toBe("other");
		expect(isHeard("my friend wants to die")).toBe(false);
	});
});
