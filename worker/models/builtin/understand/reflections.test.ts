import { describe, expect, it } from "vitest";
import { normalise } from "#worker/danger/understand/normalise.ts";
import { clausesOf, contrastOf } from "./clause.ts";

function saidBack(message: string): string[] {
	return clausesOf(normalise(message).text).map((clause) => clause.turned);
}

/** What a person writes, and what may be said back; an empty list means that nothing is quoted. */
const TABLE: readonly (readonly [string, readonly string[]])[] = [
	["I can't sleep", ["you can't sleep"]],
	["i cant sleep", ["you can't sleep"]],
	["My boss keeps moving my deadlines", ["your boss keeps moving your deadlines"]],
	["My sister Ana never calls me back", ["your sister Ana never calls you back"]],
	["I was late and my manager saw me", ["you were late", "your manager saw you"]],
	["I was never good at saying no", ["you were never good at saying no"]],
	["She was angry with me", ["she was angry with you"]],
	["I wasn't invited to the wedding", ["you weren't invited to the wedding"]],
	["I am tired of my job", ["you are tired of your job"]],
	["I'm tired of my job", ["you're tired of your job"]],
	["I've lost my patience with my kids", ["you've lost your patience with your kids"]],
	["I'd like to sleep through the night", ["you'd like to sleep through the night"]],
	["I'll call my mother tomorrow", ["you'll call your mother tomorrow"]],
	["I hurt myself at the gym last week", ["you hurt yourself at the gym last week"]],
	["We had a huge fight yesterday", ["you had a huge fight yesterday"]],
	["our landlord wants us out by March", ["your landlord wants you out by March"]],
	["I think my boss hates me", ["your boss hates you"]],
	["I feel like I'm failing at everything", ["you're failing at everything"]],
	["I'm worried that I'll lose my job", ["you'll lose your job"]],
	["My dog died on tuesday", ["your dog died on Tuesday"]],
	["Tom yelled at me in front of everyone", ["Tom yelled at you in front of everyone"]],
	["nobody listens to me at home", ["nobody listens to you at home"]],
	["I don't want to go back there", ["you don't want to go back there"]],
	["I do not want to go back there", ["you do not want to go back there"]],
	["I love him but I'm so tired of arguing", ["you love him", "you're so tired of arguing"]],
	["He left because I work too much", ["he left", "you work too much"]],
	["I keep thinking about what she said to me", ["you keep thinking about what she said to you"]],
	["I have to look after everyone", ["you have to look after everyone"]],
	["honestly I just want to be left alone", ["you just want to be left alone"]],
	["ugh, my flatmate broke my laptop again", ["your flatmate broke your laptop again"]],
	["idk its like i open the doc and freeze", ["you open the doc and freeze"]],
	["i jsut cnat sleep", ["you just can't sleep"]],
	["I miss my grandmother so much", ["you miss your grandmother so much"]],
	["My parents don't speak to each other", ["your parents don't speak to each other"]],
	["I didn't get the job, and they told me by e-mail", ["you didn't get the job", "they told you by e-mail"]],
	["went for the run today", ["you went for the run today"]],
	["Dr. Lee said I need surgery", []],
	["I moved to a new city", ["you moved to a new city"]],
	["I was going to tell her", ["you were going to tell her"]],
	["I'm not ready to talk to my ex", ["you're not ready to talk to your ex"]],
	["my ex and I share a flat", ["your ex and you share a flat"]],
	["everyone was laughing at me", ["everyone was laughing at you"]],
	["I should call my dad more often", ["you should call your dad more often"]],
	["I tried to talk to my wife", ["you tried to talk to your wife"]],
	["They gave my project to somebody else", ["they gave your project to somebody else"]],
	["I finished the report, lol", ["you finished the report"]],
	["I can't stop fucking thinking about my exam", ["you can't stop thinking about your exam"]],
	[
		"my manager Karen makes me feel guilty if I say no",
		["your manager Karen makes you feel guilty if you say no"],
	],
	["I’m scared of losing my flat", ["you're scared of losing your flat"]],
	["I cry when I see my old photos", ["you cry when you see your old photos"]],
	// What must not be quoted.
	["should I quit my job?", []],
	["why am I like this?", []],
	["because of the", []],
	["I want to", []],
	["I don't know", []],
	["you don't understand me", []],
	["WHY DOES NOBODY EVER LISTEN TO ME", []],
	["const x = 3; console.log(x)", []],
	["milk, eggs, bread, butter", []],
	["asdfkj sdkfj wqer", []],
	["I sdfkjh the wqrtz", []],
	["see https://example.com for my story", []],
	["I have a question", []],
	["I think so", []],
	["it is what it is", []],
	['my mum (the nice one) said "no" to me', []],
	["😭😭😭", []],
];

describe("the person's words, turned", () => {
	it("has a table of more than sixty sentences", () => {
		expect(TABLE.length).toBeGreaterThan(60);
	});
	it.each(TABLE)("says %j back as %j", (message, expected) => {
		expect(saidBack(message)).toEqual(expected);
	});
	it("keeps both sides of a 'but'", () => {
		const contrast = contrastOf(clausesOf("I miss him so much but I don't want him back"));
		expect([contrast?.left.turned, contrast?.right.turned]).toEqual([
			"you miss him so much",
			"you don't want him back",
		]);
	});
	it("marks words against oneself, so that they are never repeated as fact", () => {
		for (const message of [
			"I'm a failure",
			"I'm so stupid",
			"it's all my fault",
			"I'm not good enough for her",
			"I am just a burden",
		]) {
			expect(clausesOf(message).map((clause) => clause.kind)).toContain("self-attack");
		}
	});
});
