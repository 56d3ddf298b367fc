import { describe, expect, it } from "vitest";
import { play } from "../../test-people.ts";
import { understand } from "../../understand/understand.ts";
import { TOPICS } from "./index.ts";

/** Three natural ways to come to each topic. */
const SENTENCES: Readonly<Record<string, readonly [string, string, string]>> = {
	sleep: ["I haven't slept properly in weeks", "I lie awake until two every night", "my insomnia is back"],
	stress: ["I'm so stressed out", "there's just too much on my plate", "I feel overwhelmed by everything"],
	work: [
		"my workload is insane and I can't switch off",
		"I'm burnt out from double shifts",
		"I've done overtime every day this month",
	],
	"work-conflict": [
		"my boss yelled at me in front of the team",
		"a colleague took credit for my idea",
		"I was bullied at work",
	],
	loneliness: ["I'm really lonely", "I have no friends here", "I feel left out all the time"],
	friendship: [
		"my best friend stopped replying to me",
		"I fell out with a friend of mine",
		"my friends only call when they need something",
	],
	family: [
		"my mother criticises everything I do",
		"I'm not speaking to my brother",
		"the in-laws are coming for dinner",
	],
	relationship: [
		"my husband and I keep arguing about chores",
		"our relationship feels cold",
		"my girlfriend never listens to me",
	],
	breakup: [
		"my girlfriend left me last month",
		"we broke up after six years",
		"I can't stop thinking about my ex",
	],
	grief: [
		"my father died in spring",
		"we had to put my dog down",
		"I lost my best friend to an accident, she passed away",
	],
	money: [
		"I can't pay the rent this month",
		"my credit card debts keep growing",
		"I worry about money all day",
	],
	"job-loss": ["I got laid off yesterday", "I've sent forty job applications", "I lost my job in May"],
	confidence: ["I have no confidence at all", "I feel like a fraud", "my self-esteem is in the gutter"],
	comparison: [
		"I keep comparing myself to my classmates",
		"everyone else is ahead of me",
		"I'm jealous of people who have it together",
	],
	procrastination: [
		"I keep putting things off",
		"I procrastinate on everything",
		"I can't get started on my taxes",
	],
	habits: ["I want to quit smoking", "I can't stick to a routine", "I broke my meditation streak"],
	exercise: ["I want to go to the gym more", "I'm so out of shape", "I skipped my workout again"],
	food: ["I binge at night", "I keep skipping meals", "my eating is all over the place"],
	anger: ["I lost my temper again", "I'm furious about what happened", "I have such a short fuse lately"],
	worry: ["I can't stop overthinking", "I have panic attacks on the bus", "I'm anxious about tomorrow"],
	"low-mood": ["I feel so low these days", "I can't get out of bed", "I've been depressed for months"],
	purpose: [
		"I don't know what to do with my life",
		"I have no direction",
		"is this all there is, just going through the motions",
	],
	creativity: ["I have writer's block", "I want to finish my novel", "I feel uninspired with my painting"],
	celebration: [
		"I have great news, I got promoted",
		"I passed my driving test, good news",
		"we're celebrating, I graduated",
	],
	parenting: [
		"I shouted at my kids again",
		"my toddler has tantrums all day",
		"I'm a single mum and I'm worn out",
	],
	study: [
		"my finals are next week",
		"I can't finish my dissertation",
		"I'm failing two classes at university",
	],
	moving: ["I moved to a new city", "I'm so homesick", "we're relocating to Spain"],
	health: ["I was diagnosed with diabetes", "I'm waiting for my biopsy results", "my chronic pain is worse"],
	pets: ["my cat is sick", "the vet says he's old", "my puppy bites everything"],
	decision: ["I can't make up my mind", "I have a big decision to make", "I'm torn between two offers"],
	perfectionism: [
		"I'm such a perfectionist",
		"nothing I do is ever good enough, I'm a perfectionist",
		"I'm a people pleaser and can't say no",
	],
	"social-anxiety": [
		"I'm so awkward around people",
		"parties make me want to hide",
		"I worry what people think of me",
	],
	"screen-time": ["I spend hours doomscrolling", "my screen time is ridiculous", "I'm addicted to my phone"],
};

const lists = [
	"reflections",
	"normal",
	"explore",
	"deeper",
	"exceptions",
	"steps",
	"challenges",
	"actions",
] as const;

describe("topics", () => {
	it("has sentences for each of them", () => {
		expect(Object.keys(SENTENCES).sort()).toEqual(TOPICS.map((topic) => topic.slug).sort());
	});
	const cases = Object.entries(SENTENCES).flatMap(([slug, sentences]) =>
		sentences.map((sentence) => [sentence, slug] as const),
	);
	it.each(cases)("%j is about %s", (sentence, slug) => {
		expect(understand(sentence).topics[0]?.topic.slug).toBe(slug);
	});
	it.each(Object.entries(SENTENCES))("answers three sentences about %s in three ways", (_, sentences) => {
		const replies = sentences.map((sentence) => play([sentence])[0]);
		expect(new Set(replies).size).toBe(3);
	});
	it.each(TOPICS.map((topic) => [topic.slug, topic] as const))(
		"%s keeps questions and statements apart",
		(_, topic) => {
			for (const name of lists) {
				const asks = ["explore", "deeper", "exceptions", "actions"].includes(name);
				for (const line of topic[name]) {
					expect(line.split("?").length - 1, line).toBe(asks ? 1 : 0);
					expect(line.endsWith("?"), line).toBe(asks);
					expect(line, line).toMatch(/^[A-Z'"]/);
				}
			}
			for (const aspect of topic.aspects) {
				expect(aspect.reflections.join(" ")).not.toContain("?");
				for (const question of aspect.questions ?? []) {
					expect(question.split("?").length, question).toBe(2);
				}
			}
		},
	);
	it("says no sentence in two places", () => {
		const seen = new Map<string, string>();
		for (const topic of TOPICS) {
			const lines = [
				...lists.flatMap((name) => topic[name]),
				...topic.aspects.flatMap((aspect) => [...aspect.reflections, ...(aspect.steps ?? [])]),
			];
			for (const line of lines) {
				const other = seen.get(line);
				expect(other === undefined || other === topic.slug, `${line} in ${other} and ${topic.slug}`).toBe(
					true,
				);
				seen.set(line, topic.slug);
			}
		}
		expect(seen.size).toBeGreaterThan(600);
	});
});
