import { describe, expect, it } from "vitest";
import { screen } from "#shared/safety/screen.ts";
import { assess } from "#shared/safety/verdict.ts";
import { sinceDenial } from "./since-denial.ts";

function talk(...said: string[]) {
	return said.map((content) => {
		const { isForeign: _, ...verdict } = assess(content);
		return { role: "user" as const, content, isCare: verdict.level !== "none", verdict };
	});
}

describe("a denial of harm", () => {
	it.each([
		["my boyfriend hits me when he drinks", "nobody has hurt me, that was a film"],
		["my husband threatens me", "You seem to think I'm married, I'm quoting a book"],
		["I make myself sick after meals", "That's not me, I'm copying what my patient said"],
	])("is heard after %j", (harm, denial) => {
		expect(screen(harm)).not.toBe("none");
		expect(sinceDenial(talk(harm, denial))).toBe(0);
		expect(sinceDenial(talk(harm, denial, "what are two tips for sleep?"))).toBe(1);
	});

	it("isn't read into anything else that is said", () => {
		for (const next of ["yes", "I don't know", "he's asleep now", "it's fine", "thanks", "how do I leave?"]) {
			expect(sinceDenial(talk("my boyfriend hits me when he drinks", next)), next).toBeNull();
		}
	});

	it("is heard after words that read as a wish or a thought", () => {
		for (const no of [
			"Oh my god no!",
			"that's not what I meant",
			"False alarm, I was quoting a song",
			"I'm not suicidal",
		]) {
			expect(sinceDenial(talk("I want to die", no)), no).toBe(0);
		}
		expect(sinceDenial(talk("I want to kill myself", "my dad hits me", "nobody is hurting me"))).toBeNull();
	});

	it("takes back no way, plan or deed", () => {
		for (const shown of ["I have a rope and I will use it tonight", "I tried to kill myself last week"]) {
			expect(screen(shown)).not.toBe("none");
			expect(sinceDenial(talk(shown, "that's not what I meant"))).toBeNull();
			expect(sinceDenial(talk(shown, "no, I'm fine"))).toBeNull();
		}
	});

	it("is no denial where something is held back", () => {
		for (const but of ["no, but sometimes", "not yet", "no I'm fine for now", "no, but I might"]) {
			expect(sinceDenial(talk("I want to die", but)), but).toBeNull();
		}
	});

	it("takes back nothing that only the talk around it showed", () => {
		const dark = { role: "user" as const, content: "I have them here in front of me", isCare: true };
		expect(sinceDenial([dark, ...talk("that's not me, you misread it")])).toBeNull();
	});

	it("ends when danger shows again", () => {
		expect(
			sinceDenial(talk("my dad hits me", "nobody is hurting me", "he beat me again last night")),
		).toBeNull();
		expect(
			sinceDenial(talk("my dad hits me", "nobody is hurting me", "he beat me again last night", "ok")),
		).toBeNull();
	});

	it("is nothing where no danger was", () => {
		expect(sinceDenial(talk("I slept badly", "nobody is hurting me"))).toBeNull();
	});
});
