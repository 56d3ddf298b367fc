import { expect, it } from "vitest";
import { helpFor } from "./help-for.ts";

it("nothing that was shown needs no help", () => {
	expect(helpFor("I had soup", "none", "GB")).toBeNull();
});

it("it is for where they are, with a line in the language they wrote in", () => {
	expect(helpFor("Quiero morirme", "wish", "ES")).toMatchObject({
		level: "wish",
		emergency: "112",
		ownLanguage: { lang: "es" },
	});
	expect(helpFor("I want to die", "wish", "GB")).not.toHaveProperty("ownLanguage");
});

it("it says what to do beside somebody who may be dying now, and only then", () => {
	expect(helpFor("my son took an overdose, he won't wake up", "other", "GB")?.emergencyFirst).toBe(true);
	expect(helpFor("I'm worried my son might hurt himself", "other", "GB")?.emergencyFirst).toBe(false);
});

it("begins with the lines that fit the words", () => {
	expect(helpFor("my husband hits me", "abuse", "GB")?.resources[0]?.call).toBe("0808 2000 247");
	expect(helpFor("I'm 14 and my dad hits me", "abuse", "GB")?.resources[0]?.call).toBe("0800 1111");
});
