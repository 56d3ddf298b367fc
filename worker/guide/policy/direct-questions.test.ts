import { describe, expect, it } from "vitest";
import { UNKNOWN_PERSON } from "../../models/unknown-person.ts";
import { EXERCISES } from "../content/exercises/index.ts";
import { createTalk } from "./test-talk.ts";

const PERSON = {
	...UNKNOWN_PERSON,
	firstName: "Noor",
	goal: "purpose" as const,
	personalityType: "ISTP",
	ratings: { physiological: 4, safety: 2, love: 3, esteem: 5, actualization: 4 },
	currentLevel: "safety" as const,
	currentMood: "restless",
	desiredMood: "calm",
	localHour: 11,
};

/** What was written before each question. */
const TOLD = [
	"My sister Petra got married on the 14th of June in Ghent.",
	"The roof leaks above the kitchen and the builder wants 4,200 for it.",
	"Our dog is called Biscuit and he's eleven.",
];

/** Questions by kind: the rules that may answer them, and what the answer must hold. */
const QUESTIONS: Record<string, readonly [question: string, holds: RegExp][]> = {
	about: [
		["are you a real person or a machine?", /program|rules|AI|computer/i],
		["what are you able to do?", /tips|exercise|write/i],
		["why are your answers so limited?", /rules|only/i],
		["are you a therapist?", /therapist|not|rules/i],
		["who is able to read what I write here?", /you|Attune|account/i],
		["how do I delete my account?", /Settings|delete/i],
		["can I download everything I wrote?", /export|Settings/i],
		["how do I turn off the emails?", /Settings|email|notification/i],
	],
	"own-data": [
		["what's my lowest need?", /Safety and stability, 2 of 5/],
		["which of my needs is the strongest?", /Esteem and respect, 5 of 5/],
		["what were my scores?", /Body and rest 4/],
		["what is my personality type?", /ISTP/],
		["what's my goal?", /Life Purpose/],
		["what was my mood?", /restless/],
		["how did I want to feel?", /calm/],
		["do you know my name?", /Noor/],
	],
	recall: [
		["when did my sister get married?", /14th of June/],
		["what is my sister's name?", /Petra/],
		["how much does the builder want?", /4,200/],
		["how old is the dog?", /eleven/],
		["what's the dog called?", /Biscuit/],
		["where did Petra get married?", /Ghent/],
		["what did I say about the roof?", /leaks/],
		["when did I move to Spain?", /can't find|isn't there|looked/],
	],
	"sum-up": [
		["what do you know about me so far?", /“/],
		["can you sum up what I've said?", /“/],
	],
	draft: [
		["how do I apologise to a colleague?", /what you did|sorry/i],
		["what do I say to a friend whose mother died?", /“/],
		["how can I tell my boss that I'm leaving?", /“|sentence|line|fact|greeting/],
		["help me write a message to my landlord", /“|sentence|line|fact|greeting/],
		["how do I say no to my in-laws?", /“|sentence|line|fact|greeting/],
		["what should I write to an old friend I lost touch with?", /“|sentence|line|fact|greeting/],
	],
	tips: [
		["any tips for getting to sleep?", /1\. .*\n2\. /],
		["how do I stop putting things off?", /1\. .*\n2\. /],
		["what can I do about my debts?", /1\. .*\n2\. /],
		["how can I be less lonely?", /1\. .*\n2\. /],
		["is there anything that helps with anger?", /1\. .*\n2\. /],
		["give me some ideas for exam stress", /1\. .*\n2\. /],
	],
	card: [
		["how long does grief usually last?", /\(.+\)$/],
		["can fathers get postnatal depression?", /\(.+\)$/],
		["what does a panic attack do to you?", /\(.+\)$/],
		["how do I find a therapist?", /\(.+\)$/],
		["is burnout different from just being tired?", /\(.+\)$/],
	],
	exercise: [
		["can you give me a breathing exercise?", /Steady breath/],
		["is there an exercise for worrying?", /minutes|these|ways|this/i],
		["can we do the pros and cons thing?", /Weigh a choice|these|ways/],
	],
	decide: [
		["should I take the job or stay?", /decide|yours|made up|choose/],
		["would it be wrong to skip the wedding?", /decide|yours|made up|choose/],
		["which one should I pick?", /decide|yours|made up|choose/],
		["should I tell him the truth?", /words|decide/],
	],
	"not-mine": [
		["why does this always happen to me?", /don't|can't|guess/i],
		["will it ever get easier?", /can't|don't/i],
		["am I being silly?", /can't|don't|judge|opinion/i],
		["what do you think of my plan?", /opinion|view|rules|judge/i],
	],
	fact: [
		["what's the capital of Mongolia?", /don't|can't|outside|no checked/],
		["who won the match last night?", /don't|can't|outside|no checked/],
		["how much is a visa for India?", /don't|can't|outside|no checked|isn't there|looked|find/],
		["can you book me a table for two?", /can't|more than|outside|don't/],
		["how do I poach an egg?", /don't|can't|outside|no checked/],
		["will you translate this into Dutch?", /can't|more than|outside|don't|English/],
	],
};

const ALL = Object.entries(QUESTIONS).flatMap(([kind, list]) =>
	list.map(([question, holds]) => [kind, question, holds] as const),
);

describe.each(ALL)("%s: %j", (kind, question, holds) => {
	const talk = createTalk({ person: PERSON });
	for (const told of TOLD) {
		talk.say(told);
	}
	const reply = talk.say(question);

	it("is answered, or declined with something else to do", () => {
		expect(reply.isKept).toBe(false);
		expect(reply.text).toMatch(holds);
		if (["decide", "not-mine", "fact"].includes(kind)) {
			expect(reply.choices.length, reply.text).toBeGreaterThan(0);
		}
	});
});

it.each(["hello?", "hey?", "Hi??"])("%j greets, and asks nothing", (greeting) => {
	const talk = createTalk({ person: PERSON });
	talk.say("My rent went up");
	expect(talk.say(greeting).note.act).toBe("hello");
});

describe("an exercise", () => {
	it.each(EXERCISES)("begins when somebody types the label of its chip: $title", ({ id, title, minutes }) => {
		const talk = createTalk({ person: PERSON });
		talk.say("hello");
		expect(talk.say(`${title}, ${minutes} min`).note.starts).toBe(id);
	});
});

describe("a wish to plan", () => {
	it.each([
		"Could we plan the day together?",
		"I'd like to organize my day a bit, it got away from me",
		"please help me plan the week",
		"I want to structure my week so Friday isn't chaos again",
		"can you help me plan my weekend?",
	])("opens the page for a day: %j", (wish) => {
		expect(createTalk({ person: PERSON }).say(wish).note.starts).toBe("a-steadier-day");
	});

	it("opens no page when planning is only told of", () => {
		for (const told of [
			"My sister wants to plan the day of the funeral without any of us being asked first",
			"They plan my week for me at work and I get no say in it whatsoever these days",
		]) {
			expect(createTalk({ person: PERSON }).say(told).note.starts).toBeUndefined();
		}
	});

	it("asks for the area where help is wanted with something unknown, and doesn't speak of facts", () => {
		const { text, choices } = createTalk({ person: PERSON }).say("help me sort my stamp collection");
		expect(text).toMatch(/area|ideas be for/);
		expect(choices.length).toBeGreaterThan(1);
	});
});
