import { describe, expect, it } from "vitest";
import { findFacts } from "./find-facts.ts";

const facts = (...messages: string[]) => findFacts(messages).map(({ fact }) => fact);

const PLAIN: readonly [message: string, ...facts: string[]][] = [
	["I live alone in Porto, so the evenings are long", "You live in Porto.", "You live alone."],
	["I live in Porto on my own", "You live in Porto.", "You live on your own."],
	["We live in a village near Bath", "You live in a village near Bath."],
	["I'm living in Leeds", "You live in Leeds."],
	["I'm a nurse. I wish I had more time", "You're a nurse."],
	["I live near Leeds", "You live near Leeds."],
	["I live in Leeds but hate it", "You live in Leeds."],
	["I just moved to Leeds", "You live in Leeds."],
	["I come from Poland", "You're from Poland."],
	["I've got two kids, Max and Leni", "Your children are called Max and Leni.", "You have two children."],
	["My kids are called Max and Leni", "Your children are called Max and Leni."],
	["I have a dog, Bo", "You have a dog called Bo."],
	["I have a sister, Ana, who gets me", "Your sister is called Ana."],
	["I've been a nurse for ten years", "You're a nurse."],
	["I'm a nurse at a hospital in Leeds", "You're a nurse."],
	["I'm a nurse so weekends are gone", "You're a nurse."],
	["I work night shifts at a hospital", "You work nights at a hospital."],
	["I'm pregnant", "You're expecting a baby."],
	["I'm 12 weeks pregnant", "You're expecting a baby."],
	["my wife is pregnant", "Your wife is expecting a baby."],
	["my daughter is five", "Your daughter is five."],
	["My six-year-old son is called Max", "Your son is called Max.", "Your son is six."],
	["I'm 34 years old", "You're 34."],
	["I play guitar in a band", "You play guitar in a band."],
	["my brother has a job at a bank", "Your brother works at a bank."],
];

const CHAT: readonly [message: string, ...facts: string[]][] = [
	["i live in leeds", "You live in Leeds."],
	["im a nurse", "You're a nurse."],
	["im from poland", "You're from Poland."],
	["ive got 2 kids, max n leni", "Your children are called Max and Leni.", "You have two children."],
	["my sister ana gets me", "Your sister is called Ana."],
	["my sisters name is ana", "Your sister is called Ana."],
	["my mums called rita", "Your mum is called Rita."],
	["weve got a cat called mio", "You have a cat called Mio."],
	["i live in york with my bf tom", "Your boyfriend is called Tom.", "You live in York."],
	["my hubby is a teacher", "Your husband is a teacher."],
	["im 34 yrs old and i work nights", "You're 34.", "You work nights."],
	["im a baker n i live in leeds lol", "You're a baker.", "You live in Leeds."],
	["i moved to leeds 2 months ago", "You live in Leeds."],
];

describe("findFacts, where something is told plainly", () => {
	it.each(PLAIN)("hears from %j what lasts", (message, ...expected) => {
		expect(facts(message)).toEqual(expected);
	});

	it.each(CHAT)("reads small letters and chat spelling: %j", (message, ...expected) => {
		expect(facts(message)).toEqual(expected);
	});

	it("gathers from a talk what Tom says in passing", () => {
		expect(
			facts(
				"lost my job in July, the warehouse closed",
				"my brother has a job at a bank and my dad never shuts up about it",
				"I'm good with my hands. I rebuilt a whole bike last winter",
				"ok I'll open them with my sister on Sunday. Lena's good at that",
			),
		).toEqual([
			"You lost your warehouse job in July.",
			"Your brother works at a bank.",
			"You're good with your hands.",
			"You rebuilt a whole bike.",
			"Your sister is called Lena.",
		]);
	});

	it("takes a name up only where it can be nobody else's", () => {
		expect(facts("I'll go with my sister on Sunday. Tom's driving")).toEqual([]);
		expect(facts("my sister and my mum help me. Lena's good at that")).toEqual([]);
	});

	it.each([
		["I'm pregnant", "I lost the baby"],
		["I'm vegetarian", "I'm no longer vegetarian"],
		["I lost my job in July", "I got a job!"],
	])("says nothing of what is taken back: %j, then %j", (...messages) => {
		expect(facts(...messages)).toEqual([]);
	});

	it.each([
		[["My sister is called Ana", "no, my sister is called Anna"], ["Your sister is called Anna."]],
		[["I live in Leeds", "I don't live in Leeds, I live near Leeds"], ["You live near Leeds."]],
		[["my son is four", "my son is five"], ["Your son is five."]],
		[["I work in a bakery", "I work in a bank now"], ["You work in a bank."]],
		[
			["I'm a nurse", "I work nights"],
			["You're a nurse.", "You work nights."],
		],
	])("keeps the newest answer to each question: %j", (messages, expected) => {
		expect(facts(...messages)).toEqual(expected);
	});
});
