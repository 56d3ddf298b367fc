import { describe, expect, it } from "vitest";
import { composeReply } from "./compose-reply.ts";
import { MOMENTS } from "./content/moments/index.ts";
import { play, request } from "./test-people.ts";
import { understand } from "./understand/understand.ts";

describe("a first message that asks for something", () => {
	it("takes in what was said before it advises", () => {
		const reply = composeReply(
			request(["There's a talk with my brother I've been avoiding. How do I prepare for it?"]),
		);
		expect(reply).toMatch(/^(?:The talk goes on|It matters to you)/);
	});

	it("gives one thing to whoever asks for one", () => {
		const reply = composeReply(request(["What is one small thing I could do to look after my body?"]));
		expect(reply).not.toMatch(/\bOr\b|Another way in|other option/);
	});

	it("chooses between tasks and not between two roads", () => {
		expect(understand("Help me choose what to do first").intent).toBe("advice");
		expect(understand("Help me decide whether to stay").intent).toBe("decision");
	});
});

describe("what many people say first", () => {
	it.each([
		["turning 40 next week and feel like I've wasted my life", /nought in it|round number/],
		["my girlfriend wants kids and I don't", /halfway|another life/],
		["I hate my body", /nowhere to rest|very harshly/],
		["My toddler won't sleep and I'm losing my mind", /Nights like that|broken sleep/],
		["I moved to Berlin two months ago and don't know anyone", /except the people|as a grown-up/],
		["everyone at work is laid off except me", /lost the people|the one who stays/],
		["my son came out as trans and I want to support him but don't know how", /trusted you|listens for/],
		["I'm 60 and just retired and I don't know who I am", /nobody asks|wide place/],
		["I have a big presentation tomorrow and my hands shake", /room full of eyes|nerves/],
		[
			"my husband is depressed and I don't know how to help",
			/tell a doctor|Keep them company|thoughts of dying/i,
		],
		["my kid is being bullied at school", /stand next to them|send them back/],
		["I'm sober for 30 days today", /a decision|nobody can have done it/],
		["I've been sober for a year", /a decision|nobody can have done it/],
		["I got promoted and now I'm terrified", /go wrong in front|stomach has noticed/],
		["I watch too much porn", /hard to say|Shame keeps/],
		["I regret having children", /least sayable|grieve for the life/],
		["nothing is wrong but I feel sad", /no reason to show|without an excuse/],
		["I'm scared of dying", /all this ends|oldest fears/],
		["It's my birthday today", /happy birthday/i],
		["my dad drinks", /learns to listen|can't stop it/],
		["How do I set boundaries?", /One idea|Something people find useful|Another way in|boundary is about/],
		["what's the point of therapy anyway", /hour of talking/],
		["my dog is getting old and I can't bear it", /goodbye ahead of time|watching the clock/],
		["what is the purpose of life", /hardly two of them/],
		["I stopped taking my meds", /a doctor or a pharmacist/],
		["I'm done", /this day, or with more than that\?/],
		["we're expecting a baby", /expecting a baby/],
		["idk", /fair place to begin|begin anywhere/],
	])("%j is met for what it is", (message, heard) => {
		expect(play([message])[0]).toMatch(heard);
	});

	it.each([
		"help",
		"please help me",
		"I need help!!!",
		"SOS",
		"can someone help me",
		"can I talk to a human",
		"someone is following me right now",
	])("%j is met with the way to people, and a question that can be answered", (message) => {
		const reply = play([message])[0];
		expect(reply).toMatch(/I'm here/);
		expect(reply).toContain("'Get help now'");
		expect(reply).toMatch(/What's happening\?|Are you safe right now\?/);
	});

	it("that goes on in fear has people first again, and in danger the help for it", () => {
		const [, afraid] = play(["help", "I'm scared"]);
		expect(afraid).toMatch(/people first/);
		expect(afraid).toContain("Who or what is frightening you?");
	});

	it("takes an answer in a few words as one", () => {
		const [, reply] = play(["I hate my body", "around other people mostly, at the beach"]);
		expect(reply).toMatch(/clearer|a little better now|where it sits/);
	});

	it.each([
		["I love my kids but I miss my old life", /miss your old(?! life)/],
		["everything is fine", /heavy thing/],
		["I stole money from work", /It's yours/],
		["I masturbate too much", /hands should go/],
		["I'm angry all the time", /you on the other side/],
		["my roommate keeps eating my food lol", /how you feel about yourself/],
		["I spilled coffee on my laptop", /caffeine/],
		["someone broke into my house", /the sum itself|how tight/],
		["I want my life to have meaning", /That one person/],
		["I want to be happier", /How did you get yourself there/],
	])("%j is not misread", (message, misread) => {
		expect(play([message])[0]).not.toMatch(misread);
	});

	it.each([
		"I don't know what to do with my life",
		"I don't know what to do with my life anymore",
		"This is the end of my marriage",
		"I can't go on like this with my job",
		"I'm afraid of death",
		"I think about death a lot since my dad died",
		"I stopped taking my meds",
		"how do I find meaning in life",
	])("%j is no word about wanting to die, and nobody is asked", (message) => {
		expect(play([message])[0]).not.toMatch(
			/ending your life|hurting yourself|dying|not wanting to live|alive/,
		);
	});

	it.each([
		"I can't go on like this",
		"I'm not afraid of dying anymore",
		"this is the end",
		"what is there to live for",
	])("%j still is", (message) => {
		expect(play([message])[0]).toMatch(/ending your life|hurting yourself|dying|live|alive|mean|behind it/);
	});

	it.each([
		"what do I even say to her tonight?",
		"what should I say to her",
		"how am I supposed to tell her",
	])("%j gets a first sentence, and not thanks for an answer", (asked) => {
		const [, , reply] = play([
			"I got fired today. I haven't told my wife.",
			"I feel like I failed her",
			asked,
		]);
		expect(reply).toMatch(/sentence|no words come|short note|quiet half hour/);
		expect(reply).not.toMatch(/clearer|where it sits|a little better now/);
	});

	it.each([
		["I feel empty", "no reason"],
		["I think my friend is ignoring me", "no answer"],
		["I can't sleep", "no idea why"],
	])("after %j a bare %j is not turned round", (first, second) => {
		const [, reply] = play([first, second]);
		expect(reply).not.toMatch(/^(?:Reason|Answer|Idea|Okay, (?:reason|answer))\b/);
		expect(
			second === "no idea why" && /makes it clearer|where it sits|a little better now/.test(reply ?? ""),
		).toBe(false);
	});

	it("says nothing twice over in two moments", () => {
		const said = MOMENTS.flatMap(({ says }) => says);
		expect(said.filter((line, index) => said.indexOf(line) !== index)).toEqual([]);
	});
});

describe("questions about Attune itself", () => {
	it.each([
		["what is attune", /talk things through|coach to talk with/],
		["how much does it cost", /asks you for money/],
		["can I delete this?", /Settings/],
		["is this private?", /no other company|another company/],
	])("%j is answered, and truly", (message, answer) => {
		const reply = play([message])[0];
		expect(reply).toMatch(answer);
		expect(reply).not.toMatch(/isn't possible yet|being built|no delete button/);
	});

	it.each(["is this private?", "can I delete this?", "do I need an account", "will you remember me"])(
		"%j is answered to somebody without an account for what holds there",
		(message) => {
			const reply = composeReply({ ...request([message]), isStranger: true });
			expect(reply).toMatch(/On this page|on this page|Not for trying me out/);
			expect(reply).not.toMatch(/stored with your account|your profile/);
		},
	);
});
