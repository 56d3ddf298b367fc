import { describe, expect, it } from "vitest";
import { isOwnRisk, type RiskLevel } from "./risk.ts";
import { screen } from "./screen.ts";
import { assess } from "./verdict.ts";

describe("what somebody says of themselves", () => {
	it.each<[RiskLevel, string]>([
		["wish", "There are mornings I'd give anything to be dead"],
		["wish", "it would be easier for all of them without me"],
		["wish", "I no longer see any reason to go on living"],
		["thoughts", "suicide has been on my mind since the redundancy"],
		["intent", "gonna chuck myself under a train"],
		["intent", "I've made up my mind to end my life"],
		["imminent", "I have taken 40 tablets"],
		["imminent", "I'm ending my life tonight"],
		["behaviour", "I nearly killed myself on Sunday"],
		["self-harm", "started self-injuring again after the breakup"],
		["abuse", "my boyfriend punched me in the stomach"],
		["violence", "I'm going to shoot up my school"],
		["eating", "I've been purging twice a day"],
		["psychosis", "the radio is sending me messages"],
		["wish", "better off dead"],
		["wish", "not waking up"],
		["thoughts", "suicidal"],
		["abuse", "I was beaten"],
		["abuse", "terrified she'll hurt the kids"],
		["abuse", "my parents don't let me out of the house"],
		["intent", "I made a noose"],
		["violence", "I hit my son"],
		["abuse", "I'm afraid of my husband"],
		["abuse", "I was forced to"],
		["abuse", "I don't feel safe at home"],
		["self-harm", "I feel like cutting"],
		["psychosis", "they put cameras in my walls"],
		["self-harm", "I don't want to die I just burn myself"],
		["abuse", "I'm scared he'll kill me"],
		["wish", "I want to go to sleep and never wake up"],
		["wish", "I wish I'd never been born"],
		["psychosis", "the voices tell me to do it"],
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
		"I ran 5 kms today",
		"he hit me up on Instagram",
		"my neighbour is drunk and singing",
		"my brother is drunk and shouting at the tv",
		"What's the meaning of life?",
		"so what is the meaning of life",
		"what is the purpose of life",
		"how do I find meaning in life",
		"my best friend's death hit me hard",
		"my dad dying hit me harder than I thought",
		"my brother's diagnosis has really hit us",
		"my manager is driving me up the wall",
		"I'm scared my mum will die",
		"I don't want to wake up tomorrow morning so early",
		"who do you end up comparing yourself with",
		"in which I sleep and they don't wake me",
		"I'm a nurse and I don't mind the nights",
		"if I told the doctor they'd lock me up",
		"my mum keeps calling me every day",
		"my husband is waiting for me",
		"my sister wants me to join her gym",
		"my boss threatened to fire me",
		"tonight is the night, I'm proposing",
		"we jumped off the pier into the lake",
		"I love standing on the balcony at night",
	])("raises nothing on %j", (text) => {
		expect(screen(text)).toBe("none");
	});

	it.each([
		"I hear my mum calling me",
		"my husband is waiting for me on the other side",
		"my dad is calling me to join him",
		"my late wife is waiting for me",
		"my husband died in May and he is waiting for me",
		"my grandma wants me to join her",
	])("hears the dead who call in %j", (text) => {
		expect(screen(text)).toBe("wish");
	});

	it.each([
		"my husband hit me after my dad's death",
		"since his illness my husband hit me",
		"my friend's death hit me and my husband hits me too",
		"my boyfriend is drunk and shouting",
		"My dad's drunk again and he's smashing things",
	])("hears the hand beside the loss in %j", (text) => {
		expect(screen(text)).toBe("abuse");
	});

	it.each(["what's the meaning of life if nobody loves me", "what is the point of life"])(
		"still hears the wish in %j",
		(text) => {
			expect(screen(text)).toBe("wish");
		},
	);

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
		"my friend said she wants to die",
		"my friend told me he wants to kill himself",
		"my sister keeps saying she'd be better off dead",
		"my student wrote that he doesn't want to live",
		"how do I help my mum, she says she has nothing to live for",
		"my son said he wished he was dead",
		"a girl in my class posted that she wants to end it",
		"my best friend said he has a plan to end his life",
		"my roommate hasn't left his bed and talks about ending it",
	])("is worry for another in %j", (text) => {
		expect(screen(text)).toBe("other");
	});

	it.each([
		"I told my sister I want to die",
		"my friend said she wants to die and so do I",
		"my friend died by suicide and now I want to die too",
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
		["she made me promise not to tell", "my friend says she wants to die"],
	])("leaves %j what it is after %j", (text, before) => {
		expect(screen(text, [before])).toBe("none");
	});

	it.each([
		["how many paracetamol can I take", "they fired me this morning and I can't see a way forward"],
		["tallest bridges in the city", "I feel worthless"],
		["is it safe to mix ibuprofen and wine", "I hate myself and nothing matters"],
		["how deep is the quarry lake", "I can't do this anymore. nobody would care"],
		["what rope holds a person", "she left me and took the kids"],
		["what happens if you take all your sertraline at once", "I'm so empty"],
	])("makes the means another question: %j after %j", (text, before) => {
		expect(isOwnRisk(screen(text, [before]))).toBe(true);
	});

	it.each([
		["best rope for climbing", "work was fine today"],
		["how high is the golden gate bridge", "we are off to San Francisco on Sunday"],
		["how many paracetamol can I take for a headache", "the office lights gave me a headache"],
	])("leaves the means a question: %j after %j", (text, before) => {
		expect(screen(text, [before])).toBe("none");
	});
});

describe("a question about what could be a means, and nothing else", () => {
	it.each([
		"tallest bridges in a city",
		"what are the tallest bridges in a city like Pittsburgh",
		"how many paracetamol can I take for a headache",
		"is it safe to mix ibuprofen and wine",
		"best rope for climbing",
		"can I take ibuprofen with paracetamol for back pain",
		"how much melatonin is too much for jet lag",
		"what knife is best for filleting fish",
		"which gun safe should I get, we have kids",
		"how long does a carbon monoxide alarm battery last",
		"where can I buy helium for balloons",
		"what happens if you miss a dose of sertraline",
		"are there any tall buildings with a bar near me",
		"how do I tie a bowline knot",
		"can you drink alcohol on antibiotics",
		"what time is the last train to Leeds",
	])("raises nothing: %j", (text) => {
		expect(screen(text)).toBe("none");
	});
});

describe("goodbyes", () => {
	const risk = "I want to end my life";

	it.each([
		"goodnight",
		"good night",
		"ok goodnight, talk tomorrow",
		"going to bed, goodnight",
		"night, thanks for listening",
		"bye for now",
		"thanks, take care of yourself",
	])("%j ends a talk, also after words of risk", (text) => {
		expect(screen(text)).toBe("none");
		expect(screen(text, [risk])).toBe("none");
	});

	it("a goodnight with thanks for everything is heard after words of risk, and takes no hour for near", () => {
		expect(screen("goodnight, thanks for everything")).toBe("none");
		expect(screen("goodnight, thanks for everything", [risk])).toBe("intent");
	});

	it.each([
		"farewell",
		"nice knowing you",
		"goodnight world",
		"this is my last goodnight",
		"ok. this is it",
		"love you all",
	])("%j after words of risk is a farewell to more than the talk", (text) => {
		expect(screen(text, [risk])).toBe("imminent");
	});

	it.each([
		"goodbye cruel world",
		"goodbye everyone, I'm sorry",
		"goodbye forever",
		"goodbye. you won't hear from me again",
	])("%j is a farewell by itself", (text) => {
		expect(isOwnRisk(screen(text))).toBe(true);
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

describe("others who manage", () => {
	it.each(["they will be fine", "she'll be fine", "They both would be fine with pizza"])(
		"are no plan of the writer's by themselves: %j",
		(text) => {
			expect(screen(text)).toBe("none");
		},
	);

	it("are one beside a death or money", () => {
		expect(isOwnRisk(screen("they'll be fine once I'm gone"))).toBe(true);
		expect(assess("the insurance is paid up so she'll be fine").tier).not.toBe("none");
	});
});

describe("a verdict", () => {
	// spec: S.8
	it("names what a level was read from, and holds no word of it", () => {
		const said = assess("I want to kill myself");
		expect(said).toMatchObject({ tier: "panel", signals: ["words"], confidence: "sure" });
		const inContext = assess("tonight", ["I want to kill myself"]);
		expect(inContext.signals).toContain("after-danger");
		expect(inContext.signals).not.toContain("words");
		expect(assess("what's a good soup for a cold day?")).toEqual({
			level: "none",
			tier: "none",
			signals: [],
			confidence: "sure",
			kind: null,
			isForeign: false,
		});
	});
});
