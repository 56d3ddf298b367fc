import { describe, expect, it } from "vitest";
import { type DetectedLanguage, detectLanguage } from "./detect-language.ts";

describe("detectLanguage", () => {
	it.each<[DetectedLanguage, string]>([
		["es", "no puedo más"],
		["es", "¿eres un robot?"],
		["es", "me siento mal"],
		["fr", "tu es un robot ?"],
		["fr", "je suis triste"],
		["fr", "ça va mal"],
		["de", "ich kann nicht mehr"],
		["de", "hilfe bitte"],
		["de", "mir geht es schlecht"],
		["nl", "ik kan niet meer"],
		["nl", "ik ben moe"],
		["pt", "não aguento mais"],
		["pt", "me ajuda"],
		["it", "non ce la faccio più"],
		["it", "sto male"],
		["other", "nie mogę"],
		["other", "jag är ledsen"],
		["other", "çok yorgunum"],
		["other", "мне плохо"],
		["other", "помогите"],
		["other", "我很难过"],
		["other", "助けて"],
		["other", "도와줘"],
		["other", "أنا حزين"],
	])("hears %s in %j", (tongue, text) => {
		expect(detectLanguage(text)).toBe(tongue);
	});

	it.each([
		"ok ciao",
		"merci",
		"hola",
		"gracias!",
		"c'est la vie",
		"deja vu",
		"adios amigo",
		"mon ami",
		"José",
		"Łukasz",
		"Nguyễn Văn An",
		"Marie Curie",
		"Nina",
		"Mai Ling",
		"la la la",
		"me me me",
		"me too",
		"so sad",
		"no more",
		"help me",
		"die",
		"was mad",
		"SOS",
		"ѕuісіdаl",
		"СОР",
		"π",
		"¯\\_(ツ)_/¯",
		"😂",
		"",
	])("hears none in %j", (text) => {
		expect(detectLanguage(text)).toBeNull();
	});
});
