import { describe, expect, it } from "vitest";
import { findFacts } from "./find-facts.ts";
import { takenBack } from "./find-facts-taken-back.ts";

const KNOWN = [
	"Your brother is called Leo.",
	"Your sister is called Ana.",
	"Your husband is called Tom.",
	"You're married.",
	"You have a dog called Bo.",
	"You're a nurse.",
	"You work in a bakery.",
	"You live in Leeds.",
	"You love painting.",
	"Your mum is a teacher.",
	"Your grandmother is called Ida.",
];

/** What is taken back of all that is known, when they say this. */
const gone = (...messages: string[]) => takenBack(KNOWN, messages, []);

describe("what is known from before", () => {
	it.each([
		["a death", "You have a dog called Bo.", "Bo died. I had to put my dog to sleep.", []],
		["a parting", "Your husband is called Tom.", "My husband and I broke up.", []],
		["a job that was left", "You work at a bakery.", "I quit my job.", []],
		["a move", "You live in Leeds.", "We moved to York last week.", []],
		["a newer one of its kind", "You live in Leeds.", "I live in York.", ["You live in York."]],
		["a newer name", "Your sister is called Ana.", "x", ["Your sister is called Anna."]],
		["the same name put otherwise", "Ana is your sister.", "x", ["Your sister is called Anna."]],
		["another partner", "Your boyfriend is called Tom.", "x", ["Your husband is called Max."]],
		["another child", "You have two children.", "x", ["You have three children."]],
		["another year", "Your daughter is four.", "x", ["Your daughter is five."]],
		["another job", "You're a nurse.", "x", ["You're a teacher."]],
		["a no", "You're vegetarian.", "I'm no longer vegetarian", []],
		["a no to a part", "You're a nurse at a hospital.", "im not a nurse anymore", []],
		["a loss", "You're expecting a baby.", "I had a miscarriage", []],
		["a birth", "You're expecting a baby.", "our baby was born on Sunday", []],
		["giving up", "You paint on Fridays.", "I stopped painting", []],
		["starting again", "You don't smoke.", "I started smoking again", []],
		["a job found", "You lost your job in July.", "I got a job!", []],
		["a death in the family", "You live with your parents.", "both my parents died", []],
	])("is taken back by %s", (_, known, message, found) => {
		expect(takenBack([known], [message], found)).toEqual([known]);
	});

	it.each([
		["You love painting.", "My dog died.", []],
		["Your sister is called Ana.", "My husband and I broke up.", []],
		["You live in Leeds.", "I live in Leeds.", ["You live in Leeds."]],
		["You work nights.", "I'm a nurse.", ["You're a nurse."]],
		["You're a nurse.", "x", ["You're a student."]],
		["You have a dog called Bo.", "x", ["You have a dog called Rex."]],
		["Your older sister is called Ana.", "x", ["Your younger sister is called Lena."]],
		["Your girlfriend is called Mia.", "Lena and I broke up", []],
		["Your son is called Max.", "my son Leo died", []],
		["You're married.", "I got divorced ten years ago", []],
	])("stays: %j after %j", (known, message, found) => {
		expect(takenBack([known], [message], found)).toEqual([]);
	});

	it("is corrected by the same message that tells it anew", () => {
		const message = "I don't live in Leeds, I live near Leeds";
		const found = findFacts([message]).map(({ fact }) => fact);
		expect(found).toEqual(["You live near Leeds."]);
		expect(takenBack(["You live in Leeds."], [message], found)).toEqual(["You live in Leeds."]);
	});

	it.each([
		"I quit yesterday",
		"they fired me",
		"I got laid off",
		"i handed in my notice",
		"I'm retired now",
	])("loses the job: %j", (message) => {
		expect(gone(message)).toEqual(["You're a nurse.", "You work in a bakery."]);
	});

	it.each([
		"Tom and I are over",
		"he moved out",
		"tom and i broke up",
		"Me and Tom split up last night",
		"Tom left me",
		"I'm not married any more",
		"we're getting divorced",
	])("loses the partner: %j", (message) => {
		expect(gone(message)).toEqual(["Your husband is called Tom.", "You're married."]);
	});

	it.each([
		[["we had to put Bo to sleep"], "You have a dog called Bo."],
		[["bo died this morning"], "You have a dog called Bo."],
		[["Bo was so ill", "we had to put him to sleep"], "You have a dog called Bo."],
		[["my sister was ill for so long", "she died in March"], "Your sister is called Ana."],
		[["my grandmother died ten years ago"], "Your grandmother is called Ida."],
		[["mum passed away last night"], "Your mum is a teacher."],
		[["Leo's dead"], "Your brother is called Leo."],
		[["I stopped painting"], "You love painting."],
	])("loses only whom or what it is about: %j", (messages, fact) => {
		expect(gone(...messages)).toEqual([fact]);
	});

	it.each([
		"my phone died",
		"the battery died",
		"my plant died",
		"dying of laughter",
		"I died laughing, Leo is too funny",
		"the deadline is killing me",
		"Leo is dying to see it",
		"he died in the film",
		"I almost died of shame",
		"I'm scared my mum will die",
		"if my mum died I'd be lost",
		"my sister's cat died",
		"my friend's dad died",
		"my mother-in-law died",
		"I lost my mum in the crowd",
		"she lost her keys",
		"I put Leo to sleep",
		"my brother got fired",
		"my mum lost her job",
		"I quit smoking",
		"I want to quit",
		"they let me go home early",
		"my sister moved to York",
		"my brother moved out",
		"he moved out of the way",
		"I moved to the sofa",
		"my parents got divorced",
		"Lena and Max broke up",
		"the band broke up",
		"we split the bill",
		"Leo and I are done with the kitchen",
		"my husband left me a note",
		"I left him a message",
	])("all stays after %j", (message) => {
		expect(gone(message)).toEqual([]);
	});
});
