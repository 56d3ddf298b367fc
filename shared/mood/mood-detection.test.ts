import { describe, expect, it } from "vitest";
import type { NamedMood } from "./mood-colours.ts";
import { detectMood, SURE_MOOD } from "./mood-detection.ts";

describe("the mood of a message", () => {
	it.each<[string, NamedMood]>([
		["I'm sad", "sad"],
		["I feel so anxious today", "anxious"],
		["im so stressed rn", "stressed"],
		["I am exhausted", "tired"],
		["I'm burnt out", "tired"],
		["tired.", "tired"],
		["So tired today", "tired"],
		["feeling pretty low lately", "sad"],
		["I have been feeling really down", "sad"],
		["I'm fed up with this", "frustrated"],
		["I'm sick and tired of this", "frustrated"],
		["I feel stuck", "frustrated"],
		["I can't wait for Friday", "excited"],
		["I'm looking forward to the trip", "excited"],
		["my anxiety is bad", "anxious"],
		["I'm afraid I'll fail", "anxious"],
		["I feel great", "joyful"],
		["My boss makes me furious", "angry"],
		["I got so angry this morning", "angry"],
		["It's all too much for me", "overwhelmed"],
		["I can't cope", "overwhelmed"],
		["what a relief", "relief"],
		["My mood is low", "sad"],
		["She makes me feel loved", "loved"],
		["I'm proud of my daughter", "accomplished"],
		["I'm starting to feel hopeful", "hopeful"],
		["I'm so inspired by her", "inspired"],
		["My wife and I are so happy", "joyful"],
		["I'm worried about my son", "anxious"],
		["Feeling alone in a crowd", "lonely"],
		["I can't stop crying", "sad"],
		["Why am I so sad?", "sad"],
		["I think I'm depressed", "sad"],
		["No, I'm sad", "sad"],
	])("is seen when it is told as one's own: %s", (text, mood) => {
		const detected = detectMood(text);
		expect(detected).toMatchObject({ mood });
		expect(detected?.confidence).toBeGreaterThanOrEqual(SURE_MOOD);
	});

	it.each([
		"I'm not sad",
		"I’m not sad",
		"I'm no longer anxious",
		"I don't feel lonely any more",
		"I don't think I'm sad",
		"I'm less anxious",
		"It doesn't make me sad",
		"neither sad nor angry",
		"I'm not sad, lonely or anxious",
		"no anxiety today",
		"I'm not unhappy",
	])("is not there when it is denied: %s", (text) => expect(detectMood(text)).toBeNull());

	it.each<[string, NamedMood]>([
		["not exactly happy", "sad"],
		["hardly happy", "sad"],
		["nothing makes me happy", "sad"],
		["I'm anything but calm", "stressed"],
		["I feel far from confident", "anxious"],
		["I don't feel loved", "lonely"],
	])("that is pleasant and denied is turned, and unsure: %s", (text, mood) =>
		expect(detectMood(text)).toEqual({ mood, intensity: 1, confidence: 0.5 }),
	);

	it.each<[string, NamedMood]>([
		["I'm not just sad, I'm furious", "angry"],
		["I'm not angry, just tired", "tired"],
		["It's not that I'm angry, I'm tired", "tired"],
		["I've never been happier", "joyful"],
		["I couldn't be happier", "joyful"],
		["I've never felt so alone", "lonely"],
	])("is there when the denial is of something else: %s", (text, mood) =>
		expect(detectMood(text)).toMatchObject({ mood }),
	);

	it.each([
		"my sister is sad",
		"She said she's lonely",
		"I think he is angry with me",
		"you're sad",
		"He makes her sad",
		"The dog looked sad",
		"Are you happy?",
		"what makes people happy?",
	])("is not somebody else's: %s", (text) => expect(detectMood(text)).toBeNull());

	it.each([
		"I wish I was happy",
		"I want to feel calm",
		"I should be happy",
		"I used to be happy",
		"I would be sad if he left",
		"if I'm sad I eat",
		"Don't feel sad",
		"how can I be happy?",
	])("is not what is wished, supposed or advised: %s", (text) => expect(detectMood(text)).toBeNull());

	it.each([
		"I'm mad about you",
		"I need to calm down",
		"leave me alone",
		"I'm down for pizza",
		"we're low on milk",
		"happy birthday!",
		"sad movie last night",
		"I'm great at chess",
		"I loved the film",
		"The weather is calm",
		"I live alone",
		"what's the capital of Mongolia?",
	])("is not in an idiom or a thing: %s", (text) => expect(detectMood(text)).toBeNull());

	it("of somebody dying of laughter is a happy one", () =>
		expect(detectMood("I'm dying of laughter")).toMatchObject({ mood: "joyful" }));

	it.each<[string, number]>([
		["I'm a bit tired", 1],
		["I'm kind of sad", 1],
		["I'm tired", 2],
		["I'm really tired", 3],
		["I'm extremely anxious", 3],
		["I'M SAD", 3],
		["I'm sooooo tired", 3],
		["I'm happyyyyy", 3],
		["I'm furious", 3],
		["I'm a bit furious", 2],
		["😭😭😭", 3],
	])("has its strength: %s is %i", (text, intensity) =>
		expect(detectMood(text)).toMatchObject({ intensity }),
	);

	it.each<[string, NamedMood]>([
		["I was sad but now I'm happy", "joyful"],
		["I'm tired but hopeful", "hopeful"],
		["I'm furious and a bit tired", "angry"],
		["I'm happy. I was furious yesterday", "joyful"],
		["I'm so sad 😂", "sad"],
	])("is the strongest or newest of several: %s", (text, mood) =>
		expect(detectMood(text)).toMatchObject({ mood }),
	);

	it.each<[string, NamedMood]>([
		["I was sad last year", "sad"],
		["When I'm sad I eat", "sad"],
		["Am I depressed?", "sad"],
		["work is stressful", "stressed"],
		["I'm fine 😭", "sad"],
	])("is unsure when it is past, general, asked, or only hinted at: %s", (text, mood) => {
		const detected = detectMood(text);
		expect(detected).toMatchObject({ mood });
		expect(detected?.confidence).toBeLessThan(SURE_MOOD);
	});

	it.each([
		"Je suis triste 😢",
		"Estoy muy cansado y triste",
		"Ik voel me zo down vandaag",
		"Ich bin so down heute",
		"我很难过",
		"",
		"   ",
		"?!?!",
	])("is not looked for in other languages or in nothing: %s", (text) => expect(detectMood(text)).toBeNull());

	it.each<[string, NamedMood]>([
		["😢", "sad"],
		["😡", "angry"],
		["🥱", "tired"],
		["😊", "joyful"],
	])("can be a face alone: %s", (text, mood) => expect(detectMood(text)).toMatchObject({ mood }));
});
