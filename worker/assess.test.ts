import { expect, it } from "vitest";
import { assess as assessByRules } from "#shared/safety/verdict.ts";
import { assess } from "./assess.ts";

const LIFE = "I've stopped buying the big packs, no point when I won't be the one finishing them";
const FEAR = "he pours my pills into his hand and decides if I get them tonight";

// spec: S.17
it("adds a row where only the learned reader hears something, and asks about what it hears", () => {
	for (const [text, kind] of [
		[LIFE, "life"],
		[FEAR, "fear"],
	] as const) {
		expect(assessByRules(text).tier).toBe("none");
		expect(assess(text)).toMatchObject({ level: "none", tier: "row", signals: ["learned"], kind });
	}
});

// spec: S.17
it("leaves danger to the rules", () => {
	expect(assess("I want to kill myself")).toEqual(assessByRules("I want to kill myself"));
});

it("adds nothing to an ordinary day, and lets fewer of its messages be read a second time", () => {
	const text = "The bus was late again, so I walked home along the canal and bought bread on the way.";
	expect(assess(text)).toMatchObject({ tier: "none", confidence: "sure" });
	expect(assessByRules(text).confidence).toBe("fair");
});

it("says nothing of words in a language that it never learnt", () => {
	expect(assess("ich habe heute brot gekauft und bin dann nach hause gegangen").tier).toBe("none");
});
