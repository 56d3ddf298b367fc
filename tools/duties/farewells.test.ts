import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { CHAT_MODES } from "#shared/chat/modes.ts";
import { STYLE_SLUGS } from "#shared/chat/styles.ts";
import { isFarewell } from "#shared/farewell/is-farewell.ts";
import { IF_IT_GETS_DARK } from "#worker/danger/index.ts";
import { request, type Setting, userTurn } from "#worker/models/test-request.ts";
import type { ChatTurn } from "#worker/models/text-model.ts";
import { composeReply } from "#worker/models/wiring/builtin-coach.ts";
import { readFarewells } from "./farewells.ts";
import { heldBackBy } from "./holding-back.ts";

const VOICES = readFarewells();
const FAREWELLS = VOICES.flatMap(({ farewells }) => farewells);
const UNHEARD = VOICES.flatMap(({ unheard = [] }) => unheard);
/** So many of them read as danger, which comes first (docs/duties.md). It may only fall. */
const READ_AS_DANGER = 8;
const NEAR_TO_EACH_OTHER = 0.8;
const MANY_MS = 90_000;

/** What stood before the goodbye: nothing much, an offer, a question, an exercise, a page. */
const BEFORE = [
	["I had a row with my boss today"],
	["I can't sleep since the move", "Two tips"],
	["hi"],
	["should I quit?"],
	["just write", "the dog ran off again and I shouted at everybody"],
	["give me a breathing exercise"],
];

const SETTINGS: readonly Setting[] = CHAT_MODES.flatMap((mode) =>
	STYLE_SLUGS.map((style) => ({ mode, style })),
);

const talks = new Map<string, ChatTurn[]>();

/** The turns of a talk in which each of these was answered. Many goodbyes end the same few talks. */
function talkOf(messages: readonly string[], setting: Setting): ChatTurn[] {
	const key = JSON.stringify([messages, setting]);
	const turns = talks.get(key) ?? (messages.length === 0 ? [] : answerTo(messages, setting).turns);
	talks.set(key, turns);
	return turns;
}

/** The reply to the last of these, each answered on the way. */
function answerTo(messages: readonly string[], setting: Setting = {}) {
	const before = talkOf(messages.slice(0, -1), setting);
	const asked = userTurn(messages.at(-1) ?? "", before);
	const reply = composeReply({ ...request([], setting), turns: [...before, asked] });
	const { guide: note, choices } = reply.metadata;
	const answer: ChatTurn = {
		role: "assistant",
		content: reply.text,
		...(note ? { note } : {}),
		...(choices ? { choices } : {}),
	};
	return { ...reply, turns: [...before, asked, answer], tier: asked.verdict?.tier ?? "none" };
}

describe("the farewells", () => {
	it("are more than a thousand, by thirty writers under as many briefs", () => {
		expect(FAREWELLS.length).toBeGreaterThanOrEqual(1_000);
		expect(new Set(VOICES.map(({ writer }) => writer)).size).toBe(VOICES.length);
		expect(new Set(VOICES.map(({ brief }) => brief)).size).toBeGreaterThanOrEqual(30);
		expect(new Set(VOICES.map(({ by }) => by)).size).toBe(2);
	});

	it("are all different", () => {
		const seen = [...FAREWELLS, ...UNHEARD].map((text) => ({ text, words: wordsIn(text) }));
		expect(new Set(seen.map(({ words }) => words.join(" "))).size).toBeGreaterThanOrEqual(seen.length * 0.99);
		const long = seen.filter(({ words }) => words.length >= 5);
		const near = long.flatMap(({ text, words }, at) =>
			long
				.slice(at + 1)
				.filter((other) => shareOf(words, other.words) > NEAR_TO_EACH_OTHER)
				.map((other) => [text, other.text]),
		);
		expect(near).toEqual([]);
	});
});

describe("the guide's answer to a goodbye", () => {
	// spec: S.49
	it(
		"holds nobody back, in any style and mode, whatever stood before",
		() => {
			const found = FAREWELLS.flatMap((text, at) => {
				const setting = SETTINGS[at % SETTINGS.length] as Setting;
				const before = BEFORE[Math.floor(at / SETTINGS.length) % BEFORE.length] ?? [];
				return holdsBack([...before, text], setting);
			});
			expect(found).toEqual([]);
		},
		MANY_MS,
	);

	it(
		"is the same for one person in all styles and modes",
		() => {
			const some = FAREWELLS.filter((_, at) => at % 9 === 0);
			const found = some.flatMap((text) =>
				SETTINGS.flatMap((setting) => holdsBack(["my week was long", text], setting)),
			);
			expect(found).toEqual([]);
		},
		MANY_MS,
	);

	it(
		"reads danger into few of them",
		() => {
			const inDoubt = FAREWELLS.filter(
				(text) => answerTo(["I had a row with my boss today", text]).tier !== "none",
			);
			expect(inDoubt.length).toBeLessThanOrEqual(READ_AS_DANGER);
		},
		MANY_MS,
	);

	it("misses only those that don't say that they go", () => {
		expect(UNHEARD.length).toBeLessThanOrEqual(21);
		expect(FAREWELLS.length / (FAREWELLS.length + UNHEARD.length)).toBeGreaterThan(0.98);
	});

	it("comes again after many goodbyes in one talk", () => {
		const talk = Array.from({ length: 12 }, (_, at) => FAREWELLS[at * 7] ?? "bye");
		expect(holdsBack(talk, {})).toEqual([]);
	});

	it("claims to no stranger that anything is kept", () => {
		const said = FAREWELLS.slice(0, 60).map(
			(text) => composeReply({ ...request(["hi", "Hello.", text]), isStranger: true }).text,
		);
		expect(said.filter((text) => /kept|where it is/.test(text))).toEqual([]);
	});

	it.each([
		["bye, but what helps with sleep?", /sleep|night/i],
		["give me two tips for sleep, then I'm off to bed", /1\./],
		["Gotta go. Is this private?", /private|read/i],
	])("answers what is asked beside it: %j", (text, expected) => {
		expect(answerTo(["I can't sleep since the move", text]).text).toMatch(expected);
	});
});

/** What a reply to a goodbye does that keeps somebody; nothing where the words may mean danger, which come first. */
function holdsBack(messages: readonly string[], setting: Setting): string[] {
	const { text, metadata, tier } = answerTo(messages, setting);
	if (tier !== "none") {
		return [];
	}
	const { act, offered = [], starts } = metadata.guide ?? {};
	const own = text.replace(` ${IF_IT_GETS_DARK}`, "");
	const by = [
		...heldBackBy(own),
		...(act === "bye" ? [] : [`answered as ${act}`]),
		...(offered.length > 0 || metadata.choices || starts ? ["buttons"] : []),
		...(own.split(" ").length > 12 ? ["long"] : []),
	];
	return by.map((each) => `${each}: ${messages.at(-1)} -> ${text}`);
}

/** Ordinary turns that are heard as a goodbye, real ones among them ("that's a line. brb"): it may only fall. */
const HEARD_IN_ORDINARY = 37;

describe("a goodbye in an ordinary talk", () => {
	it("is heard in few turns", () => {
		const turns = globSync("corpus/safety/train/ordinary/*.jsonl")
			.flatMap((file) => readFileSync(file, "utf8").trim().split("\n"))
			.map((line) => JSON.parse(line).text as string);
		expect(turns.length).toBeGreaterThan(5_000);
		expect(turns.filter(isFarewell).length).toBeLessThanOrEqual(HEARD_IN_ORDINARY);
	});

	it.each([
		"She never said goodbye.",
		"I have to go to the dentist on Monday and I'm scared.",
		'He told me "good night" and slammed the door.',
		"I can't keep going to bed at three.",
		"My mum keeps saying I should leave him.",
		"We talk at Christmas and on birthdays.",
		"I always say bye first.",
		"I don't want to go to work tomorrow.",
		"The goodbye party is on Friday and I have to give a speech.",
		"If I leave now, they'll think I'm weak.",
		"I'm done here in this marriage",
		"I feel like I'm done here at this company",
		"He said brb and never came back",
		"back in 2019 we split up",
		"I'll be right back where I started",
		"nothing else works",
		"That's everything that went wrong today",
		"I'm out to my parents but not at work",
		"Let's pause the exercise and talk about my dad",
		"Stepping away from the job felt right",
		"One sec, that's not what I said",
		"Enough for now of my mother, let's talk about work",
		"be back at work on Monday and I dread it",
	])("is none in %j", (text) => {
		expect(isFarewell(text)).toBe(false);
	});
});

function wordsIn(text: string): string[] {
	return text.toLowerCase().match(/[\p{L}\p{N}\p{Emoji_Presentation}']+/gu) ?? [text];
}

/** How much two texts have in common, 0 to 1. */
function shareOf(one: readonly string[], other: readonly string[]): number {
	const [a, b] = [new Set(one), new Set(other)];
	const both = [...a].filter((word) => b.has(word)).length;
	return both / (a.size + b.size - both);
}
