import { describe, expect, it } from "vitest";
import { screen } from "#shared/safety/screen.ts";
import { request } from "../../models/test-request.ts";
import { findExercise, findTopic } from "../catalogue.ts";
import { ENCOURAGEMENTS, HELPFUL_QUESTIONS } from "../content/encouragement.ts";
import { TOPIC_IDS } from "../content/ids.ts";
import { actsIn } from "../read/acts.ts";
import { sentencesOf } from "../read/words.ts";
import { inTheirVoice, structureOf } from "./structure.ts";

const AWAKE = "I was wide awake until four again and couldn't sleep";
const structureFor = (...messages: string[]) => structureOf(request(messages), "Go on.");

describe("what is shown beside a coaching reply", () => {
	it("is tips, an exercise and questions on the topic", () => {
		const { suggestedActions, nextSteps, helpfulQuestions } = structureFor(AWAKE);
		const tips = findTopic("sleep")?.tips ?? [];
		expect(suggestedActions).toHaveLength(2);
		expect(tips).toEqual(expect.arrayContaining(suggestedActions ?? []));
		expect(nextSteps?.[0]).toMatch(/^Do “.+”\. It takes \d+ minutes\.$/);
		expect(helpfulQuestions).toEqual([
			"What are two tips for sleep?",
			"Can you give me an exercise for sleep?",
		]);
	});

	it("is a line and a strength to ask for as well, others with the next reply", () => {
		const first = structureFor(AWAKE);
		const second = structureFor(AWAKE, "Go on.", "I lie awake and can't sleep at all");
		for (const { motivationalBoost, strengthPrompt, followUpQuestion } of [first, second]) {
			expect([motivationalBoost, strengthPrompt, followUpQuestion]).toEqual(
				Array(3).fill(expect.any(String)),
			);
		}
		expect(second.motivationalBoost).not.toBe(first.motivationalBoost);
		expect(second.strengthPrompt).not.toBe(first.strengthPrompt);
	});

	it("is no encouragement for a plan without a topic", () => {
		const structure = structureFor("I'll put the phone in the hall tonight.");
		expect(structure.nextSteps).toBeDefined();
		expect(Object.keys(structure)).not.toContain("motivationalBoost");
		expect(Object.keys(structure)).not.toContain("strengthPrompt");
	});

	it.each(ENCOURAGEMENTS.flatMap((each) => Object.values(each)))(
		"neither praises nor names a feeling: %s",
		(line) => {
			expect(line).not.toMatch(/\b(?:proud|great|amazing|brave|feel\w*|sad|anxious|strong)\b/i);
			expect(screen(line)).toBe("none");
		},
	);

	it("leaves out tips that the talk or the reply already holds", () => {
		const [first = "", second] = structureFor(AWAKE).suggestedActions ?? [];
		const after = structureOf(request([AWAKE]), `1. ${first.toUpperCase()}`).suggestedActions;
		expect(after).not.toContain(first);
		expect(after).toContain(second);
	});

	it("brings other tips with the next reply", () => {
		const first = structureFor(AWAKE).suggestedActions ?? [];
		const second = structureFor(AWAKE, "Go on.", "I lie awake and can't sleep at all").suggestedActions ?? [];
		expect(second).toHaveLength(2);
		expect(second.some((tip) => first.includes(tip))).toBe(false);
	});

	it("begins the steps with the person's plan, in quotation marks", () => {
		expect(structureFor("I'll put the phone in the hall tonight.").nextSteps?.[0]).toBe(
			"“I'll put the phone in the hall tonight”",
		);
	});

	it.each(["maybe I'll go", "I'm going to bed now", "I'll never forgive my landlord"])(
		"reads no plan in %j",
		(message) => {
			expect(structureFor(message).nextSteps?.join() ?? "").not.toContain("“I");
		},
	);

	it("offers no exercise that doesn't fit a low mood", () => {
		const asked = (overallMood: number) => structureOf(request([AWAKE], { facts: { overallMood } }), "");
		const wrong = findExercise("wind-down")?.title ?? "";
		expect(asked(4).nextSteps?.join()).toContain(wrong);
		expect(asked(1).nextSteps?.join()).not.toContain(wrong);
	});

	it.each([
		["hello there"],
		["the parcel came at nine"],
		["I want to die"],
		["just listen, I can't sleep"],
		["my aunt died and I can't sleep"],
		["we split up and I can't sleep"],
		["I was laid off and I can't sleep"],
	])("is nothing for %j", (message) => {
		expect(structureFor(message)).toEqual({});
	});

	it("is nothing for a while after danger, and in a risk state", () => {
		expect(structureFor("I want to die", "I'm here.", AWAKE)).toEqual({});
		expect(structureOf({ ...request([AWAKE]), risk: "thoughts" }, "")).toEqual({});
	});

	it.each(TOPIC_IDS)("asks questions on %s that the guide reads as asks", (id) => {
		for (const question of HELPFUL_QUESTIONS) {
			const asked = question.replace("{topic}", inTheirVoice(findTopic(id)?.label ?? ""));
			expect(asked).not.toMatch(/\byou(?:r|rself)\b/);
			expect([...actsIn(sentencesOf(asked)).keys()].some((act) => act === "tips" || act === "exercise")).toBe(
				true,
			);
		}
	});
});
