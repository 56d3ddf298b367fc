import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { confidenceOf } from "../found-insight.ts";
import { TOPICS } from "./content/topics/index.ts";
import { findInsight } from "./find-insight.ts";
import { FEELING_NOUNS, HELPS_NOTICED, SAME_THING, TOPIC_TEXTS } from "./find-insight-texts.ts";
import { FEELINGS } from "./understand/feelings.ts";

const WORK_TIRED = [
	"work has been a lot and I'm so tired",
	"my boss moved the deadline again, I'm exhausted",
	"long hours at work and I come home drained",
	"my job is loud and I can't finish anything",
];
const OTHER = [
	"my sister came over with a cake on Saturday",
	"I couldn't sleep, the neighbours had a party",
	"we watched a film and it was lovely in the end",
	"I bought a new lamp for the corner and it makes the room warmer at night",
	"my mum rang and talked about her tomatoes",
	"the bus was late and then it rained on me all the way to the shop",
];
const SHORT = ["yes", "ok", "no", "maybe"];

const SUBJECTS: readonly [what: string, messages: readonly string[], expected: Record<string, unknown>][] = [
	[
		"a topic and the feeling that mostly stands with it",
		[...WORK_TIRED, ...OTHER],
		{
			type: "pattern",
			title: "Work follows you home",
			content:
				"Work has come up in 4 of your last 10 messages, and tiredness with it more often than not. It may be less the hours than what follows you home.",
			category: "esteem",
			confidence: 0.64,
		},
	],
	[
		"a feeling that stands with it each time",
		[...WORK_TIRED.slice(0, 3), "too much work again and I'm worn out", ...OTHER, ...SHORT],
		{
			content: expect.stringContaining(
				"Work has come up in 4 of your last 14 messages, each time with tiredness",
			),
			confidence: 0.73,
		},
	],
	[
		"a feeling that stands with it now and then",
		[
			"my job makes me sad",
			"my boss moved the deadline again, I feel sad about it",
			"long hours at work this week, it goes on like this",
			"my job is loud and I can't finish anything",
			...OTHER,
		],
		{ content: expect.stringContaining("4 of your last 10 messages, twice with sadness beside it.") },
	],
	[
		"a topic that does them good",
		[
			"my painting makes me so happy",
			"my painting is nearly done, I'm happy",
			"I was drawing again and I was happy for an hour",
			"my drawings are all over the kitchen table",
			...OTHER,
		],
		{
			title: "Gladness, and your creative work",
			content: expect.stringMatching(/keeping close\. What would/),
		},
	],
	[
		"what helps them",
		[
			"I went for a run and it helped",
			"the run this morning cleared my head",
			"I felt better after a walk by the canal",
			...OTHER,
			"a long walk really helped again",
		],
		{
			title: "Moving helps you",
			content:
				"4 times in your last 10 messages you've said that moving your body helped. It may be something to lean on when a day gets heavy. Where could it have a fixed place in your week?",
			category: "physiological",
			confidence: 0.73,
		},
	],
	[
		"plans that come true",
		[
			"I'll call the dentist on Monday",
			"I did it, I finally called the dentist!",
			"I'm going to ask Petra about the room",
			"I actually asked Petra and she said yes!",
			...OTHER,
		],
		{
			title: "Saying it, then doing it",
			content:
				"In your last 10 messages you've named a plan twice, and twice you came back with good news. Saying a thing out loud may be part of how you get it done. What would be worth saying next?",
			category: "esteem",
		},
	],
];

const NOTHING: readonly [why: string, messages: readonly string[]][] = [
	["nothing was said", []],
	["fewer than eight messages tell something", [...WORK_TIRED, ...OTHER.slice(0, 3), ...SHORT, ...SHORT]],
	[
		"nothing recurs",
		[...WORK_TIRED.slice(0, 2), ...OTHER, "the train was slow and my phone was empty again"],
	],
	[
		"a topic recurs without a feeling",
		[...Array.from({ length: 5 }, () => "my job takes up the whole week"), ...OTHER],
	],
	["the topic is a small share", [...WORK_TIRED, ...OTHER, ...OTHER, ...OTHER]],
	["danger is heard anywhere", [...WORK_TIRED, ...OTHER, "I want to kill myself"]],
	[
		"danger stands far into a long message",
		[...WORK_TIRED, ...OTHER, `${"and so on ".repeat(90)}. I want to kill myself`],
	],
	["it is all pointless", [...WORK_TIRED, ...OTHER, "it's all pointless"]],
	["it is a loss that recurs", [...Array.from({ length: 5 }, () => "my dad died and I'm so sad"), ...OTHER]],
	[
		"the feeling was denied",
		[...Array.from({ length: 5 }, () => "work was long but I'm not tired"), ...OTHER],
	],
	["it did not help", [...Array.from({ length: 4 }, () => "the run didn't help"), ...OTHER]],
];

describe("findInsight", () => {
	it.each(SUBJECTS)("finds %s", (_, messages, expected) => {
		expect(findInsight(messages)).toMatchObject(expected);
	});

	it.each(NOTHING)("finds nothing when %s", (_, messages) => {
		expect(findInsight(messages)).toBeNull();
	});

	it("looks at the newest forty messages only", () => {
		const old = Array.from({ length: 40 }, (_, index) => `${OTHER[index % OTHER.length]}`);
		expect(findInsight([...WORK_TIRED, ...WORK_TIRED, ...old])).toBeNull();
	});

	it("never uses the person's own words beside a topic and a feeling", () => {
		const content = findInsight([...WORK_TIRED, ...OTHER])?.content ?? "";
		expect(content).not.toMatch(/deadline|boss|office|drained|exhausted/);
	});

	it("is short, calm and within its bounds, whatever was written", () => {
		const line = fc.constantFrom(...SUBJECTS.flatMap(([, messages]) => messages));
		const any = fc.array(fc.oneof(line, fc.string({ maxLength: 80 })), { maxLength: 45 });
		fc.assert(
			fc.property(any, (messages) => {
				const found = findInsight(messages);
				if (found) {
					expect(found.title.split(" ").length).toBeGreaterThan(1);
					expect(found.title.split(" ").length).toBeLessThanOrEqual(6);
					expect(found.content).toMatch(/^[A-Z\d][^!]*[.?]$/);
					expect(found.content.split(/(?<=[.?]) /).length).toBeLessThanOrEqual(3);
					expect(found.confidence).toBeGreaterThanOrEqual(0.5);
					expect(found.confidence).toBeLessThanOrEqual(0.95);
				}
			}),
			{ numRuns: 60 },
		);
	});
});

describe("the words of an insight", () => {
	const slugs = TOPICS.map(({ slug }) => slug);

	it("exist for every topic but losses, low stretches and good news", () => {
		expect(slugs.filter((slug) => !(slug in TOPIC_TEXTS)).sort()).toEqual([
			"celebration",
			"grief",
			"low-mood",
		]);
		expect(Object.keys({ ...TOPIC_TEXTS, ...SAME_THING }).filter((slug) => !slugs.includes(slug))).toEqual(
			[],
		);
	});

	it("exist for every feeling but those close to despair", () => {
		expect(Object.keys(FEELINGS).filter((feeling) => !(feeling in FEELING_NOUNS))).toEqual([
			"numb",
			"hopeless",
		]);
	});

	it("are tentative, and a title has two to six words", () => {
		for (const { title, perhaps } of Object.values(TOPIC_TEXTS)) {
			expect(perhaps).toMatch(/\bmay\b/);
			expect(perhaps).toMatch(/^[A-Z][^.?!]*\.$/);
			expect([2, 3, 4, 5, 6]).toContain(title.split(" ").length);
		}
		for (const { title } of HELPS_NOTICED) {
			expect([2, 3, 4, 5, 6]).toContain(title.split(" ").length);
		}
	});
});

describe("how sure an insight is", () => {
	it.each([
		[0, 4, 0.5],
		[2, 2, 0.65],
		[4, 6, 0.63],
		[6, 6, 0.77],
		[12, 14, 0.77],
		[40, 40, 0.91],
	])("of %i in %i is %f", (hits, tries, sure) => {
		expect(confidenceOf(hits, tries)).toBe(sure);
	});
});
