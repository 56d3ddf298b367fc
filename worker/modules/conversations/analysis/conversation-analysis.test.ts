import { describe, expect, it } from "vitest";
import { detectMood } from "#shared/mood/mood-detection.ts";
import { conversationAnalysisSchema } from "#shared/schemas/coaching.ts";
import type { Message, MessageMetadata } from "#shared/schemas/conversations.ts";
import { openChat, sendMessage } from "../../../test/chat/conversation.ts";
import { signedIn } from "../../../test/people/factories.ts";
import { analyseConversation } from "./conversation-analysis.ts";

function messageOf(role: Message["role"], content: string, metadata: MessageMetadata = {}): Message {
	const createdAt = "2026-11-21T10:00:00.000Z";
	return {
		id: content,
		conversationId: "cnv_1",
		role,
		content,
		aiProvider: "builtin",
		metadata,
		createdAt,
		status: "complete",
	};
}

/** What is stored with a message when it's sent. */
function storedWith(content: string): MessageMetadata {
	const detectedMood = detectMood(content);
	return detectedMood ? { detectedMood } : {};
}

function analysisOf(...said: string[]) {
	return analyseConversation(
		said.map((content) => messageOf("user", content, storedWith(content))),
		"esteem",
	);
}

const SHARED = [
	"I keep waking at three and can't sleep again.",
	"I'm exhausted and my boss moved the deadline again.",
	"My sister says I should rest more, and she's probably right.",
];
const REFLECTED = "I realised I only worry about it when I'm in bed.";
const PLANNED = "I'll call my sister tomorrow.";

describe("the analysis of a conversation", () => {
	// spec: 3.59
	it("names the topics and quotes the newest plan", () => {
		const { progressSummary, recommendedFocus } = analysisOf(...SHARED, PLANNED);
		expect(progressSummary).toMatch(/^You wrote about [^.]*sleep[^.]*\. /);
		expect(progressSummary).toContain("A plan in your words: “I'll call my sister tomorrow”.");
		expect(recommendedFocus).toBe("physiological");
	});

	it("names a mood only when the person named it more than once", () => {
		const TIRED = "I'm so tired.";
		expect(analysisOf(...SHARED, TIRED).progressSummary).toContain(
			"In 2 messages the mood you named was close to “tired”.",
		);
		expect(analysisOf(TIRED, "The parcel came.").progressSummary).not.toMatch(/mood/);
	});

	// spec: 3.59
	it("is excellent when they share, reflect and plan, good with two of the three, else growing", () => {
		const qualityOf = (...said: string[]) => analysisOf(...said).conversationQuality;
		expect(qualityOf(...SHARED, REFLECTED, PLANNED)).toBe("excellent");
		expect(qualityOf(...SHARED, PLANNED)).toBe("good");
		expect(qualityOf(REFLECTED, PLANNED)).toBe("good");
		expect(qualityOf(...SHARED)).toBe("growing");
		// Two messages that share are too few, and a plan alone shares nothing.
		expect(qualityOf(...SHARED.slice(0, 2), "I'll tidy one shelf tomorrow.")).toBe("growing");
		expect(qualityOf(...SHARED, "I'll tidy one shelf tomorrow.")).toBe("good");
		expect(qualityOf("hi", "ok", "sure", "fine")).toBe("growing");
	});

	it("looks at the person's own words only", () => {
		const talk = [
			messageOf("assistant", "You could sleep more. I realised I'll call your sister."),
			messageOf("user", "LEARN_MORE_MASLOW_HIERARCHY_INSIGHT", { kind: "command" }),
		];
		expect(analyseConversation(talk, "love")).toEqual({
			recommendedFocus: "love",
			progressSummary: "You haven't written anything here yet. You can go on with anything you like.",
			conversationQuality: "growing",
		});
	});

	it("does not say back or count what was said in danger", () => {
		const { progressSummary, conversationQuality } = analyseConversation(
			[
				...SHARED.map((content) => messageOf("user", content)),
				messageOf("user", "I realised I want to die and I'll take all my pills.", { isCare: true }),
			],
			"esteem",
		);
		expect(progressSummary).toContain("it matters that you wrote it");
		expect(progressSummary).not.toMatch(/die|pills/);
		expect(conversationQuality).toBe("growing");
	});

	it("is two or three sentences whatever was said, without a gap or a shout", () => {
		for (const said of [
			[],
			["hm"],
			["I lost my dog!!! I'll bury her today!"],
			[PLANNED],
			SHARED,
			["x".repeat(8000)],
		]) {
			const { progressSummary } = analysisOf(...said);
			expect(progressSummary.split(/(?<=\.)\s/).length).toBeGreaterThanOrEqual(2);
			expect(progressSummary.split(/(?<=\.)\s/).length).toBeLessThanOrEqual(3);
			expect(progressSummary).not.toMatch(/undefined|null|!/);
		}
	});
});

describe("the analysis call", () => {
	// spec: 7.50, 7.86
	it("reads the conversation as it stands in its object", async () => {
		const { user, client, conversationId, coach } = await openChat({ currentHierarchyLevel: "safety" });
		const path = `/api/chat/conversations/${conversationId}/analysis`;
		const analysis = async () => conversationAnalysisSchema.parse(await (await client.get(path)).json());
		expect(await analysis()).toMatchObject({ recommendedFocus: "safety", conversationQuality: "growing" });
		coach.say("That sounds long.").end();
		await sendMessage({ client, user, conversationId }, SHARED[0]!);
		expect((await analysis()).progressSummary).toContain("sleep");
	});

	// spec: 7.50
	it("finds nothing in a conversation of somebody else or in none", async () => {
		const { conversationId } = await openChat();
		const { client } = await signedIn();
		for (const id of [conversationId, "cnv_none"]) {
			expect((await client.get(`/api/chat/conversations/${id}/analysis`)).status).toBe(404);
		}
	});
});
