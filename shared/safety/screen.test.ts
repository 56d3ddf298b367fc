import { describe, expect, it } from "vitest";
import { isOwnRisk, type RiskLevel } from "./risk.ts";
import { screen } from "./screen.ts";

describe("what somebody says of themselves", () => {
	it.each<[RiskLevel, string]>([
		["wish", "There are mornings I'd give anything to be dead"],
		["wish", "it would be easier for all of them without me"],
		["wish", "I no longer see any reason to go on living"],
		["thoughts", "suicide has been on my mind since the redundancy"],
		["method", "gonna chuck myself under a train"],
		["intent", "I've made up my mind to end my life"],
		["imminent", "I have taken 40 tablets"],
		["imminent", "I'm ending my life tonight"],
		["behaviour", "I nearly killed myself on Sunday"],
		["self-harm", "started self-injuring again after the breakup"],
		["abuse", "my boyfriend punched me in the stomach"],
		["violence", "I'm going to shoot up my school"],
		["eating", "I've been purging twice a day"],
		["psychosis", "the radio is sending me messages"],
	])("shows %s in %j", (level, text) => {
		expect(screen(text)).toBe(level);
	});
});

describe("what is denied, said in play, or of something else", () => {
	it.each([
		"I am not suicidal at all, only worn out",
		"I have never thought about killing myself",
		"no thoughts of self harm, just fed up with the rain",
		"that presentation killed me, I'm dead lol",
		"this spreadsheet is killing me",
		"the laptop died again",
		"we read a novel about suicide for book club",
		"I volunteer on a suicide prevention helpline on Sundays",
		"could you kill the process for me",
		"I want to jump into freelancing",
		"hang the washing out, then lunch",
		"he says my jokes are to die for",
		"I'd like to live in Lisbon one day",
		"How do I get over the fear of flying?",
		"My grandmother died last spring and I miss her",
	])("raises nothing on %j", (text) => {
		expect(screen(text)).toBe("none");
	});

	it.each(["I can't say that I'm not suicidal", "not a single day goes by that I don't think of suicide"])(
		"hears through two denials in %j",
		(text) => {
			expect(isOwnRisk(screen(text))).toBe(true);
		},
	);
});

describe("what is said of others", () => {
	it.each([
		"my flatmate says she wants to die",
		"I think my brother is suicidal",
		"how can I help a friend who self harms",
		"my daughter texted me that she is going to kill herself",
		"someone I know posted a suicide note",
	])("is worry for another in %j", (text) => {
		expect(screen(text)).toBe("other");
	});

	it.each([
		"I told my sister I want to die",
		"asking for a friend: how many sleeping pills would be too many?",
	])("is the writer's own in %j", (text) => {
		expect(isOwnRisk(screen(text))).toBe(true);
	});
});

describe("what was", () => {
	it("is over when somebody has come through it", () => {
		expect(screen("When I was 17 I tried to end my life. I'm so glad I stayed.")).toBe("none");
	});

	it("is not over when it comes again", () => {
		expect(isOwnRisk(screen("Years ago I was suicidal and now I want to die again, therapy or not"))).toBe(
			true,
		);
	});
});

describe("what was said before", () => {
	it.each([
		["how tall is the suspension bridge", "they fired me this morning"],
		["where can I buy helium", "I failed everything and my parents have disowned me"],
		["are there level crossings near the old mill", "she left me"],
	])("makes %j another question after %j", (text, before) => {
		expect(screen(text)).toBe("none");
		expect(isOwnRisk(screen(text, [before]))).toBe(true);
	});

	it.each([
		["how tall is the suspension bridge", "We're going to Bristol for my birthday!"],
		["what should I have for lunch", "they fired me this morning"],
	])("leaves %j what it is after %j", (text, before) => {
		expect(screen(text, [before])).toBe("none");
	});

	it("makes a goodnight another goodnight", () => {
		expect(screen("goodnight, thanks for everything")).toBe("none");
		expect(screen("goodnight, thanks for everything", ["I want to end my life"])).toBe("imminent");
	});
});

describe("however it is spelt", () => {
	const plain = "I want to kill myself";
	it.each([
		["spaces", [...plain].join(" ")],
		["spaces and no words", [...plain.replaceAll(" ", "")].join(" ")],
		["dots", [...plain].join(".")],
		[
			"dashes in words",
			plain
				.split(" ")
				.map((word) => [...word].join("-"))
				.join(" "),
		],
		["capitals", "i WaNT To kILl MYseLf"],
		["other scripts", "І wаnt tо kіll mуsеlf"],
		["digits", "1 w4n7 70 k1ll my53lf"],
		["signs", "i w@nt to k!ll my$elf"],
		["invisible letters", [...plain].join("\u200b")],
		["double letters", "ii wwaanntt ttoo kkiillll mmyysseellff"],
		["triple letters", "iii wwwaaannnttt tttooo kkkiiillllll mmmyyyssseeelllfff"],
		["emoji", plain.split(" ").join(" 😭 ")],
		["no spaces", "iwanttokillmyself"],
		["slips", "i wnat to klil myslef"],
		["chat", "wanna kms rn"],
	])("is understood with %s", (_, text) => {
		expect(isOwnRisk(screen(text))).toBe(true);
	});
});

describe("in other languages", () => {
	it.each([
		"no quiero seguir viviendo",
		"quiero quitarme la vida",
		"j'ai envie d'en finir avec la vie",
		"je ne veux plus vivre",
		"ich will nicht mehr leben",
		"ich möchte mich umbringen",
		"ik wil niet meer leven",
		"ik wil mezelf van kant maken",
		"não quero mais viver",
		"penso em me matar",
		"non voglio più vivere",
		"voglio togliermi la vita",
	])("shows risk in %j", (text) => {
		expect(isOwnRisk(screen(text))).toBe(true);
	});

	it.each([
		"me muero de risa con este video",
		"je meurs de rire, trop drôle",
		"ich sterbe vor Langeweile",
		"ik sterf van de honger",
		"morrendo de rir aqui",
		"sto morendo dal caldo",
		"die Kinder schlafen endlich",
		"die vergadering was lang",
	])("shows none in %j", (text) => {
		expect(screen(text)).toBe("none");
	});
});

it("is quick with a long message", () => {
	const long = "Today I went to work and thought about what I want to do with my life next year. ".repeat(
		100,
	);
	screen(long);
	const start = performance.now();
	screen(long);
	// The bar is 25 ms; a busy machine gets four times as much.
	expect(performance.now() - start).toBeLessThan(100);
});
