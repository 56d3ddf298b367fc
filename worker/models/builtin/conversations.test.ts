import { describe, expect, it } from "vitest";
import { STYLE_SLUGS } from "#shared/styles.ts";
import { composeReply } from "./compose-reply.ts";
import { TOPICS } from "./content/topics/index.ts";
import { headOf } from "./moves/steps.ts";
import { play, request } from "./test-people.ts";

const DIRECT = /thoughts of ending your life/;

describe("a heavier disclosure", () => {
	const BEFORE = [
		"the baby is up every hour",
		"my husband works late",
		"the laundry never ends",
		"my mum comes on Sundays",
	];
	it.each(STYLE_SLUGS)("is what the reply is about, even after 'I don't know' (%s)", (style) => {
		const talk = play([...BEFORE, "I don't know, I feel like I'm failing my kids too"], { style });
		expect(talk[4]).toMatch(/your kids/);
		expect(talk[4]).not.toMatch(/; and /);
	});
	it("comes before what else the message holds", () => {
		const reply = play(["work was fine, I had soup, and I snapped at my son this morning"])[0];
		expect(reply).toMatch(/your son/);
	});
	it("gets no list in Practical Help before it's received", () => {
		expect(play(["I failed my exam and my parents don't know"], { mode: "practical" })[0]).not.toMatch(
			/\n1\./,
		);
	});
});

describe("words that may mean dying and may not", () => {
	it.each([
		"I don't want to live without her",
		"I wish I could just disappear",
		"I'm so tired of everything, I want it to stop",
		"they'd be better off without me",
		"I wish I didn't wake up",
		"what's the point of going on",
		"I can't do this anymore",
		"nobody would notice if I was gone",
	])("%j is asked about directly, in every style", (message) => {
		for (const style of STYLE_SLUGS) {
			const talk = play(["my girlfriend broke up with me", message], { style });
			expect(talk[1], style).toMatch(DIRECT);
			expect(talk[1], style).not.toMatch(/0 to 10/);
		}
	});
	it("are asked about once, and a no is believed", () => {
		const talk = play([
			"my girlfriend broke up with me",
			"I don't want to live without her",
			"no I'm not going to hurt myself, I just miss her",
			"we were together six years",
			"I can't do this anymore",
		]);
		expect(talk[1]).toMatch(/her/);
		expect(talk[2]).toMatch(/believe you|at your word/);
		expect(talk[2]).toMatch(/miss|her/);
		expect(talk.filter((reply) => DIRECT.test(reply))).toHaveLength(1);
	});
	it("are taken seriously when the answer is yes", () => {
		const talk = play(["I wish I could just disappear", "yes sometimes"]);
		expect(talk[0]).toMatch(/numbers above/);
		expect(talk[1]).toMatch(/emergency number/);
		expect(talk[1]).toMatch(/^(?!.*ending your life)[^?]*\?$/);
	});
	it("name help at once when they come close to a wish not to be here", () => {
		expect(play(["everyone would be better off without me"])[0]).toMatch(/numbers above/);
	});
	it.each([
		"I can't do this assignment anymore",
		"I'm tired of trying to please my boss",
		"I can't live without coffee, haha",
		"I want the meeting to end",
	])("%j is left alone", (message) => {
		expect(play([message])[0]).not.toMatch(/ending your life|findahelpline|numbers above/);
	});
});

describe("an answer to the coach's question", () => {
	const ASKED = "There's no gap to breathe in. What would make it one notch easier?";
	it("that names a step and a person is taken up in their words", () => {
		const reply = composeReply(request(["I'm burnt out", ASKED, "maybe talking to Tom, my manager"]));
		expect(reply).toMatch(/talking to Tom/i);
		expect(reply).toMatch(/\?$/);
		expect(reply).not.toMatch(/0 to 10|money/i);
	});
	it("that is a phrase is received and followed", () => {
		const reply = composeReply(
			request(["my wife moved out", "It's quiet. Which hour is the worst?", "the evenings"]),
		);
		expect(reply).toMatch(/evenings/i);
	});
	it("that picks one of two is heard as that one", () => {
		const reply = composeReply(
			request([
				"I failed",
				"It's heavy. What are you most afraid of: anger, or disappointment?",
				"maybe ask my mum first",
			]),
		);
		expect(reply).toMatch(/your mum/);
	});
});

describe("after two steps were offered", () => {
	const LIST =
		"Here are two:\n\n1. Choose a finishing time for tomorrow and tell somebody what it is.\n2. Write down what you said yes to this week, and circle one you'd refuse next time.\n\nWhich would cost you less to start?";
	const after = (message: string) =>
		composeReply(request(["I work too much", LIST, message], { mode: "practical" }));
	it.each(["yes please", "ok which one first", "you choose"])(
		"%j gets a choice between those two",
		(message) => {
			expect(after(message)).toMatch(/finishing time|what you said yes to/);
			expect(after(message)).not.toMatch(/\n1\./);
		},
	);
	it("takes the first and the second for what they are", () => {
		expect(after("the first")).toMatch(/finishing time/);
		expect(after("the second one")).toMatch(/what you said yes to/);
		expect(after("both")).toMatch(/^Both|both/);
	});
	it.each(["tell me more about 2", "how do I do the second one"])("%j goes into that step", (message) => {
		expect(after(message)).toMatch(/what you said yes to/);
	});
	it("takes them back after 'neither' and offers others", () => {
		expect(after("neither")).not.toMatch(/finishing time|what you said yes to/);
	});
	it("tells one thing without a question to 'just tell me what to do'", () => {
		const talk = play([
			"my boss gives me the worst shifts",
			"stop asking questions",
			"just tell me what to do",
		]);
		expect(talk[2]).not.toContain("?");
		expect(talk[2]).toMatch(/: [a-z]/);
	});
});

describe("a good day and the fear after it", () => {
	const talk = play([
		"I went for the run today",
		"the sofa nearly won tbh",
		"fine",
		"7",
		"I'm scared I'll stop again next week like always",
	]);
	it("names what was chosen over the sofa, and nothing else", () => {
		expect(talk[1]).toMatch(/nearly|close/i);
		expect(talk[1]).not.toMatch(/sofa nearly won, and that's yours/);
	});
	it("takes fine as fine", () => {
		expect(talk[2]).toMatch(/fine|okay|middle|enough|fire/i);
		expect(talk[2]).not.toMatch(/glad/);
	});
	it("meets the fear of the pattern", () => {
		expect(talk[4]).toMatch(/went for the run/i);
	});
});

describe("a step said again in short", () => {
	it("is never cut inside a word or a quotation", () => {
		for (const step of TOPICS.flatMap((topic) => [
			...topic.steps,
			...topic.aspects.flatMap((one) => one.steps ?? []),
		])) {
			const head = headOf(step);
			expect(head, step).toMatch(/^[\p{L}0-9].*[\p{L}\d)%']$/u);
			expect(head.split(" ").length, step).toBeGreaterThan(2);
			expect(head, step).not.toMatch(/\b(?:who|the|a|and|with|says)$/);
		}
	});
});

describe("how it reads", () => {
	it("spells months, days and names as names", () => {
		expect(play(["my dog died in march"])[0]).toMatch(/March/);
		expect(play(["my sister emma left on tuesday"])[0] ?? "").not.toMatch(/tuesday|emma/);
	});
	it("asks for a number at most once in fifteen turns", () => {
		const messages = Array.from({ length: 15 }, (_, at) => `I'll call my sister on day ${at} of this`);
		for (const style of STYLE_SLUGS) {
			const asked = play(messages, { style }).filter((reply) => /0 to 10/.test(reply));
			expect(asked.length, style).toBeLessThanOrEqual(1);
		}
	});
	it("says a general truth in at most one reply of four", () => {
		const poetic = TOPICS.flatMap((topic) => [...topic.reflections, ...topic.normal]);
		const talk = play([
			"work is too much and I can't switch off",
			"my manager keeps adding projects",
			"I've done overtime all month",
			"the deadlines keep moving",
			"my job is eating my evenings",
			"I hate this job some days",
			"the workload doubled in spring",
			"I don't see my friends anymore because of work",
		]);
		const flags = talk.map((reply) => poetic.some((line) => reply.includes(line)));
		for (let index = 0; index + 4 <= flags.length; index++) {
			expect(flags.slice(index, index + 4).filter(Boolean).length).toBeLessThanOrEqual(1);
		}
	});
	it("tells only what is true about privacy", () => {
		for (const message of ["is this private?", "can I delete this conversation?"]) {
			const reply = play([message])[0] ?? "";
			expect(reply).toMatch(/server|account/);
			expect(reply).not.toMatch(/privacy page|you can delete/);
		}
	});
});
