import { describe, expect, it } from "vitest";
import { STYLE_SLUGS } from "#shared/styles.ts";
import { composeReply } from "./compose-reply.ts";
import { explainHierarchy } from "./moves/hierarchy.ts";
import { person, play, request } from "./test-people.ts";
import { openingOf, plainWords } from "./voice/fill.ts";
import { countSentences } from "./voice/finish.ts";

const OVERWORKED = "My manager keeps adding projects and I haven't slept well in weeks.";
const TALKS: Readonly<Record<string, readonly string[]>> = {
	nurse: [
		"hi",
		"I'm a nurse and I'm burnt out",
		"we've been short staffed since spring",
		"my manager Karen makes me feel guilty if I say no",
		"yeah",
		"I used to love this job",
		"my husband says I should quit but we need the money",
		"I don't know",
		"maybe a 3",
		"I wake up at 3 thinking about the ward",
		"what should I do?",
		"the second one",
		"I'll talk to Karen on Thursday",
		"thanks, that helps",
	],
	curt: [
		"hey",
		"fine",
		"idk",
		"nothing",
		"not really",
		"meh",
		"work i guess",
		"yes",
		"no",
		"ok",
		"bored",
		"whatever",
		"k",
		"tired",
		"same",
	],
	grieving: [
		"my dad died in March",
		"we weren't close",
		"I feel guilty that I never visited",
		"my brother won't talk about it",
		"I'm so tired",
		"I keep his jacket in the hall",
		"no",
		"it's his birthday on Friday",
		"idk what to do with the day",
		"ok",
		"my mum cries all the time",
		"I can't help her",
		"I'm not sad, I'm numb",
		"yes",
	],
	rambling: [
		"so today my boss moved the deadline again and then my son called and he's failing maths and I just sat in the car for an hour because I couldn't face going in and my husband was on his phone when I got home and nobody asked how I was",
		"I don't know where to start",
		"probably the job",
		"they keep changing things and I keep saying yes",
		"I think they don't respect me",
		"but I need the money and I like my team",
		"7",
		"my son is a good kid",
		"I feel like a bad mother",
		"nobody helps me",
		"ok",
		"I tried talking to my husband",
		"he didn't listen",
		"I'm so angry at him",
	],
};

function everyReply(): string[][] {
	const all: string[][] = [];
	for (const messages of Object.values(TALKS)) {
		for (const style of STYLE_SLUGS) {
			for (const mode of ["deep", "practical"] as const) {
				for (const facts of [
					{},
					{
						firstName: "Ada",
						personalityType: "INFP",
						localHour: 2,
						goal: "wellness" as const,
						overallMood: 1,
					},
				]) {
					all.push(play(messages, { style, mode, facts }));
				}
			}
		}
	}
	return all;
}

const TALKED = everyReply();

function sentencesOf(reply: string): string[] {
	return (reply.match(/[^.!?\n]+[.!?]*/g) ?? [])
		.map(plainWords)
		.filter((sentence) => sentence.split(" ").length > 2);
}

describe("every reply", () => {
	const replies = TALKED.flat();
	it("is one of many hundreds looked at here", () => {
		expect(replies.length).toBeGreaterThan(800);
	});
	it("asks at most one question, and asks it last", () => {
		for (const reply of replies) {
			const marks = reply.split("?").length - 1;
			expect(marks, reply).toBeLessThanOrEqual(1);
			expect(marks === 0 || reply.endsWith("?"), reply).toBe(true);
		}
	});
	it("leaks no slot and breaks no spacing", () => {
		for (const reply of replies) {
			expect(reply).not.toMatch(
				/[{}]|undefined|null|NaN|[^\n] {2,}| [,.;?!]|\bi\b|\.\.|,,|\byou was\b|\byou am\b/,
			);
			expect(reply.trim()).toBe(reply);
			expect(reply).toMatch(/^[A-Z'"0-9]/);
			expect(reply).toMatch(/[.!?…]'?$/);
		}
	});
	it("is two to four sentences in Deep Conversation and never a wall of words", () => {
		for (const reply of replies.filter((one) => !one.includes("1. "))) {
			expect(countSentences(reply), reply).toBeLessThanOrEqual(4);
			expect(reply.length, reply).toBeLessThan(620);
		}
	});
	it("repeats no sentence and no opening within a talk", () => {
		for (const talk of TALKED) {
			const sentences = talk.flatMap(sentencesOf);
			expect(sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index)).toEqual([]);
			const openings = talk.map(openingOf);
			expect(openings.filter((opening, index) => openings.indexOf(opening) !== index)).toEqual([]);
		}
	});
	it("is the same when asked the same", () => {
		for (const [name, messages] of Object.entries(TALKS)) {
			expect(play(messages), name).toEqual(play(messages));
		}
	});
});

describe("a stubborn talk", () => {
	it.each([
		"I can't sleep",
		"idk",
		"no",
		"my boss hates me",
		"I hate everything about my job",
		"😭",
		"hello",
		"asdf qwrtz",
		"what's the capital of Peru?",
	])("of thirty-five times %j hears nothing twice", (message) => {
		for (const style of STYLE_SLUGS) {
			const talk = play(
				Array.from({ length: 35 }, () => message),
				{ style },
			);
			for (let index = 0; index < talk.length; index++) {
				const window = talk.slice(Math.max(0, index - 29), index);
				const before = new Set(window.flatMap(sentencesOf));
				expect(
					sentencesOf(talk[index] ?? "").filter((sentence) => before.has(sentence)),
					`${style} ${index}: ${talk[index]}`,
				).toEqual([]);
				expect(window.map(openingOf), `${style} ${index}`).not.toContain(openingOf(talk[index] ?? ""));
			}
		}
	});
});

describe("who is asked and how", () => {
	it("answers the same words differently in each style", () => {
		const replies = STYLE_SLUGS.map((style) => play([OVERWORKED], { style })[0]);
		expect(new Set(replies).size).toBe(4);
	});
	it("gives motivation a move to make and the friend company instead of steps", () => {
		expect(play([OVERWORKED], { style: "need-motivation" })[0]).toMatch(/\?$/);
		expect(play([OVERWORKED], { style: "need-friend" })[0]).not.toMatch(/\n1\./);
	});
	it("gives a short list in Practical Help and none in Deep Conversation", () => {
		expect(play([OVERWORKED], { mode: "practical" })[0]).toMatch(/\n1\. .+\n2\. .+/);
		expect(play([OVERWORKED], { mode: "practical" })[0]).not.toMatch(/\n3\. /);
		expect(play([OVERWORKED])[0]).not.toMatch(/\n1\. /);
	});
	it("answers two people with the same words differently", () => {
		expect(play([OVERWORKED], { facts: { firstName: "Ada" } })).not.toEqual(
			play([OVERWORKED], { facts: { firstName: "Ben", goal: "purpose" } }),
		);
	});
	it("never names a personality type", () => {
		const talk = play(TALKS.nurse ?? [], { facts: { personalityType: "INFP" } });
		expect(talk.join(" ")).not.toMatch(/INFP|introvert|feeler/);
	});
});

describe("what it remembers", () => {
	it("ties in something said three turns ago", () => {
		const talk = play([
			"my sister Ana never calls me back",
			"it has been like this since Christmas",
			"I feel so lonely lately",
			"my evenings are very long",
			"I don't know why I bother",
			"I'm tired of being the one who calls",
		]);
		expect(talk.slice(2).join(" ")).toContain("Ana never calls you back");
	});
	it("asks about a plan when they come back", () => {
		const talk = play(["I can't get started on my essay", "I'll write for ten minutes after lunch", "hey"]);
		expect(talk[2]).toContain("write for ten minutes after lunch");
	});
	it("asks about a plan from the summary of earlier talks", () => {
		expect(play(["hi"], { summary: "Plans: call your sister." })[0]).toContain("call your sister");
	});
	it("recalls what it was told when asked", () => {
		const talk = play(["my sister Ana never calls me back", "do you remember what I said about Ana?"]);
		expect(talk[1]).toContain("Ana never calls you back");
	});
	it("wishes luck with what lies ahead, and lets them go without a question", () => {
		const talk = play(["I have an interview on Thursday and I'm nervous", "bye"]);
		expect(talk[1]).toContain("the Thursday interview");
		expect(talk[1]).not.toContain("?");
	});
});

describe("short answers", () => {
	const OFFER = "That's a lot to hold. Would an idea help right now, or is it better if I just listen?";
	const SCALE = "Nights are long. From 0 to 10, how rested do you feel today?";
	it.each(["idea please", "an idea", "yes"])("gives an idea for %j after the offer", (answer) => {
		const reply = composeReply(request(["I can't sleep", OFFER, answer]));
		expect(reply).toMatch(/(?:idea|small|try|suggestion|something|thoughts|start here|Maybe this)/i);
		expect(reply).toMatch(/bed|awake|light|coffee|breath|notebook|alarm|morning|evening/i);
	});
	it("listens for 'just listen', and gives no steps in the turns after", () => {
		const reply = composeReply(request(["I can't sleep", OFFER, "just listen"]));
		expect(reply).toMatch(/listen|ears|company|floor is yours|fix/i);
	});
	it.each([
		["3", /low|little to stand|down at 3/i],
		["maybe a 5", /5/],
		["8", /8/],
		["0", /zero|bottom/i],
	])("takes %j as the answer to a scale", (answer, expected) => {
		expect(composeReply(request(["I can't sleep", SCALE, answer]))).toMatch(expected);
	});
	it("says 'an 8', never 'a 8'", () => {
		for (const firstName of ["Ada", "Ben", "Cleo", "Dan", "Eve", "Finn"]) {
			expect(composeReply(request(["I can't sleep", SCALE, "8"], { facts: { firstName } }))).not.toMatch(
				/\ba 8\b/i,
			);
		}
	});
	it("drops its guess after a no and takes no offence", () => {
		const reply = composeReply(
			request(["I can't sleep", "Does it fit that you're worried about work?", "no"]),
		);
		expect(reply).toMatch(/no|off the mark|scrap|let that|something else|said so/i);
	});
	it("asks no more when it's asked not to", () => {
		const talk = play([
			"my boss is unfair and I'm angry",
			"stop asking me questions",
			"he shouted at me again",
			"and nobody said anything",
		]);
		expect(talk.slice(1).join(" ")).not.toContain("?");
	});
});

describe("small talk and honesty", () => {
	it.each(["bye", "ok goodnight", "gotta go", "see you later", "thanks, bye"])(
		"takes %j as a goodbye, with no question",
		(message) => {
			for (const style of STYLE_SLUGS) {
				const reply = play(["I had a fight with my mother", message], { style })[1] ?? "";
				expect(reply).not.toContain("?");
				expect(reply.length).toBeGreaterThan(10);
			}
		},
	);
	it.each(["are you human?", "are you a bot?", "am I talking to a real person?"])(
		"says plainly that it's an AI to %j",
		(message) => {
			expect(play([message])[0]).toMatch(/\bAI\b/);
		},
	);
	it("doesn't speak of being an AI unasked", () => {
		expect(play(TALKS.nurse ?? []).join(" ")).not.toMatch(/\bAI\b/);
	});
	it.each(["what's the capital of Peru?", "who won the world cup?"])(
		"owns up to not knowing %j and names a connected model",
		(message) => {
			expect(play([message])[0]).toMatch(/connected? (?:a )?model|Connect a model/i);
		},
	);
	it("can add up and tell the hour", () => {
		expect(play(["what is 12 times 12?"])[0]).toContain("144");
		expect(play(["what's 15% of 80?"])[0]).toContain("12");
		expect(play(["what time is it?"])[0]).toMatch(/3 in the afternoon/);
	});
	it("says it knows only English, partly in their language", () => {
		expect(play(["estoy muy triste y no puedo dormir"])[0]).toMatch(/inglés.*English|inglés/s);
	});
	it.each(STYLE_SLUGS)("greets the style %s in its own voice", (style) => {
		const labels = {
			"need-friend": "Need a friend",
			"want-guidance": "Want guidance",
			"need-motivation": "Need motivation",
			"balanced-support": "Balanced support",
		};
		const reply = play([`I'd like to experience the ${labels[style]} style`], { style })[0] ?? "";
		expect(reply).toMatch(
			{
				"need-friend": /friend|company/,
				"want-guidance": /time|Guidance|look at things/,
				"need-motivation": /go|push|sleeves/,
				"balanced-support": /Balanced|bit of everything|even mix/,
			}[style],
		);
	});
	it("answers 'will I feel better' with honest hope, and no cheer", () => {
		const reply = play(["my dad died in March", "will I ever feel better?"])[1] ?? "";
		expect(reply).toMatch(/ease/);
		expect(reply).not.toMatch(/good news|nice thing/);
	});
	it("keeps the subject through a passing mention of somebody", () => {
		const talk = play([
			"my boyfriend broke up with me on Sunday",
			"my friend Ana says I should get over it",
			"it's all pointless lately",
		]);
		expect(talk[2]).toMatch(/break-up/i);
	});
	it("celebrates what they did by name", () => {
		expect(play(["I actually went for the run"])[0]).toContain("ou actually went for the run");
	});
	it("turns denied feelings into neither comfort nor cheer", () => {
		expect(play(["I'm not sad"])[0]).toMatch(/sad/);
		expect(play(["I'm not really happy"])[0]).not.toMatch(/lightness|smile|sun/);
	});
	it("never says a harsh word about them back", () => {
		for (const message of ["I'm a failure", "I'm so stupid", "I am worthless", "I'm such a loser"]) {
			expect(play([message])[0]).not.toMatch(/you're (?:a failure|so stupid|worthless|such a loser)/i);
		}
	});
});

describe("the hierarchy", () => {
	const facts = {
		ratings: { physiological: 2, safety: 3, love: 4, esteem: 3, actualization: 5 },
		currentLevel: "physiological" as const,
	};
	it("explains the person's own levels as percentages, with their focus", () => {
		const reply = play(["LEARN_MORE_MASLOW_HIERARCHY_INSIGHT"], { facts })[0] ?? "";
		expect(reply).toContain("Body and rest 40%");
		expect(reply).toContain("Growth and meaning 100%");
		expect(reply).toMatch(/body and rest\./);
		expect(reply).not.toContain("LEARN_MORE");
	});
	it("explains the idea when nothing was rated", () => {
		expect(explainHierarchy(person())).toMatch(/belonging, esteem/);
		expect(explainHierarchy(person())).not.toContain("%");
	});
});

describe("when words show danger", () => {
	it.each(STYLE_SLUGS)("stays, asks directly once, and names help (%s)", (style) => {
		const reply = play(["I want to die"], { style })[0] ?? "";
		expect(reply).toMatch(/findahelpline\.com/);
		expect(reply).toMatch(/emergency number/);
		expect(reply).toMatch(/\bAI\b/);
		expect(reply).toMatch(/are you safe right now/);
		expect(reply.split("?").length).toBe(2);
	});
	it("doesn't say the same block again, nor the method back", () => {
		const talk = play([
			"I want to die",
			"I don't know",
			"I still want to kill myself with pills",
			"no one cares",
			"I can't call anyone",
		]);
		expect(talk.filter((reply) => reply.includes("are you safe right now"))).toHaveLength(1);
		expect(talk.join(" ")).not.toMatch(/pill/);
		const sentences = talk.flatMap(sentencesOf);
		expect(new Set(sentences).size).toBe(sentences.length);
	});
	it("puts the emergency number first when it's near", () => {
		expect(play(["I'm going to kill myself tonight"])[0]).toMatch(
			/emergency number now|emergency number before/,
		);
	});
	it("believes someone who is being hurt, and asks whether they're safe", () => {
		expect(play(["my husband hits me"])[0]).toMatch(/isn't your fault|didn't cause it|isn't yours/);
	});
	it("helps the one who worries for another without asking about themselves", () => {
		const reply = play(["I'm scared my son might hurt himself"])[0] ?? "";
		expect(reply).not.toMatch(/are you safe/);
		expect(reply).toMatch(/emergency number/);
	});
	it("asks after hopeless words rather than assuming", () => {
		const reply = play(["my boyfriend broke up with me", "I don't know, it's all pointless lately"])[1] ?? "";
		expect(reply).toMatch(/alive|living|dying/);
		expect(reply).toMatch(/\?$/);
	});
	it("takes the answer to that question at its word", () => {
		const asked = [
			"it's all pointless lately",
			"Things have lost their point. You can tell me either way: do you mean worn out with trying, or do you sometimes wish you weren't alive?",
		];
		expect(composeReply(request([...asked, "just tired of trying"]))).not.toMatch(/are you safe/);
		expect(composeReply(request([...asked, "the second one, sometimes"]))).toMatch(/findahelpline\.com/);
	});
	it("stays with it after a yes to the asking question, in every style", () => {
		const asked = [
			"it's all pointless lately",
			"You can tell me either way: do you mean worn out with trying, or do you sometimes wish you weren't alive?",
			"sometimes",
		];
		const first = composeReply(request(asked, { style: "need-motivation" }));
		const next = composeReply(
			request([...asked, first, "I don't know if I'm safe"], { style: "need-motivation" }),
		);
		expect(next).toMatch(/emergency number/);
		const later = composeReply(
			request([...asked, first, "I don't know if I'm safe", next, "I texted my sister"], {
				style: "need-motivation",
			}),
		);
		expect(later).toMatch(/let someone in|flesh and blood|person near|hard step/);
	});
	it("doesn't read a bare yes to an either-or the hopeful way", () => {
		const talk = play(["I want to die", "yes"]);
		expect(talk[1]).toMatch(/either|two ways/);
		expect(talk[1]).toMatch(/emergency number/);
	});
	it("believes someone who says it was meant otherwise", () => {
		const talk = play(["I want to die", "no I was just joking, figure of speech"]);
		expect(talk[1]).toMatch(/once too often|don't mind having asked/);
	});
	it("accepts a goodbye and still leaves the address", () => {
		const reply = play(["I want to die", "bye"])[1] ?? "";
		expect(reply).not.toContain("?");
		expect(reply).toContain("findahelpline.com");
	});
	it.each(["this deadline is killing me", "I'm dead 😂"])("doesn't sound an alarm for %j", (message) => {
		expect(play([message])[0]).not.toMatch(/findahelpline|emergency/);
	});
});
