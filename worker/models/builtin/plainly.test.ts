import { describe, expect, it } from "vitest";
import { composeReply } from "./compose-reply.ts";
import { play, request } from "./test-people.ts";

const JOB = ["I hate my job", "I'd love to be a carpenter"];

describe("what is asked for in so many words", () => {
	it.each(["give me one thing to do today", "ok what's one thing?"])(
		"%j gets one thing, and no question",
		(asked) => {
			for (const messages of [[asked], ["I can't sleep", asked]]) {
				const reply = play(messages).at(-1);
				expect(reply).not.toContain("?");
				expect(reply).toMatch(/: [a-z].+\./);
			}
		},
	);
	it.each(["so what should I do now?", "what's next?", "ok what's one thing?"])(
		"%j follows what they want",
		(asked) => {
			expect(play([...JOB, asked]).at(-1)).toMatch(/be a carpenter/);
		},
	);
	it("names what's next from their own plan", () => {
		expect(play(["I'll run tomorrow at 7 and put my shoes by the door", "what's next?"])[1]).toMatch(
			/run tomorrow at 7/,
		);
	});
	it("lists the open steps: their own, the agreed, the last proposed", () => {
		const agreed = [
			{ text: "Call your sister.", isDone: false },
			{ text: "Get outside.", isDone: true },
		];
		const back = composeReply(request(["what are my next steps?"], { agreed }));
		expect(back).toMatch(/1\. Call your sister\./);
		expect(back).not.toMatch(/Get outside/);
		expect(play(["I'll run tomorrow at 7", "what are my next steps?"])[1]).toMatch(/1\. Run tomorrow at 7\./);
		const talk = play(["I can't sleep", "what should I do?", "what are my next steps?"]);
		expect(talk[2]).toMatch(/1\. .+\n2\. /);
		expect(play(["what are my next steps?"])[0]).toMatch(/Nothing is agreed|no steps/);
	});
	it("makes a plan for the week, or asks what it's for", () => {
		expect(play(["I can't sleep", "make me a plan for this week"])[1]).toMatch(/1\. .+\n2\. .+\n3\. /);
		expect(play(["make me a plan for this week"])[0]).toMatch(/what it|one thing it's for/);
	});
	it("judges nobody who isn't there", () => {
		const reply = play(["my boss says I'm lazy", "do you think he's right?"])[1];
		expect(reply).toMatch(/through you|one side/);
		expect(reply).not.toMatch(/built-in coach|look things up/);
	});
	it.each(["that's not an answer", "you don't even care"])("%j is heard as a complaint", (message) => {
		expect(play(["I can't sleep", message])[1]).not.toMatch(/enough|too quickly/);
	});
	it("changes the subject", () => {
		expect(play(["I can't sleep", "let's talk about the car"])[1]).toMatch(/the car/i);
	});
	it("tells more about what it knows, and says where it doesn't", () => {
		expect(play(["tell me more about sleep"])[0]).toMatch(/sleep|night|rest/i);
		expect(play(["tell me more about volcanoes"])[0]).toMatch(/volcanoes/);
	});
	it.each([
		["how do I learn to cook?", /dish|onion/],
		["how do I ask for a raise?", /three things you did/],
		["how do I learn to juggle?", /three times|slowly/],
	])("%j gets steps for that", (asked, steps) => {
		expect(play([asked])[0]).toMatch(steps);
	});
	it("gives no list that misses the question, and asks what it is about when nothing was told", () => {
		expect(play(["how do I fix a bike tyre?"])[0]).not.toMatch(/breathe|columns|step outside/i);
		expect(play(["what should I do?"])[0]).toMatch(/practical|usable|specific|fits/i);
	});
	it("knows the scores and the mood, or says that there are none", () => {
		const ratings = { physiological: 2, safety: 4, love: 3, esteem: 5, actualization: 1 };
		const facts = { ratings, overallMood: 2, currentMood: "tired" };
		expect(play(["what are my scores?"], { facts })[0]).toMatch(/body and rest 2, .*growth and meaning 1/);
		expect(play(["what's my mood?"], { facts })[0]).toMatch(/2 out of 5.*'tired'/);
		expect(play(["what are my scores?"])[0]).toMatch(/no assessment/);
		expect(play(["what's my mood?"])[0]).toMatch(/No mood/);
		expect(play(["who am I?"], { facts: { memory: ["You work as a nurse."] } })[0]).toMatch(
			/you work as a nurse/,
		);
	});
});

describe("what was told earlier", () => {
	it("is a question of memory, and no reminder to set", () => {
		expect(play(["my brother Tom is visiting", "can you remind me what my brother is called?"])[1]).toMatch(
			/Tom/,
		);
	});
	it("knows friends by name, from the talk and from before", () => {
		expect(play(["my friends Ana and Bo came over", "what is my friend's name?"])[1]).toMatch(/Ana and Bo/);
		const facts = { memory: ["Your friend is called Ida."] };
		expect(play(["what is my friend's name?"], { facts })[0]).toMatch(/Ida/);
	});
	it("finds what they were happy about at the start", () => {
		const talk = play([
			"I'm so happy, my friend Lena called",
			"work is busy",
			"what was I happy about at the start?",
		]);
		expect(talk[2]).toMatch(/Lena called/);
	});
});
