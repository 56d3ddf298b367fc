import { describe, expect, it } from "vitest";
import type { StructuredModel } from "../../../models/data/structured-model.ts";
import type { ChatTurn } from "../../../models/text-model.ts";
import { structureBy } from "./structure.ts";
import { extendedSummary } from "./summary.ts";

type Found = NonNullable<ChatTurn["verdict"]>;
const DOUBT: Found = { level: "none", tier: "row", signals: [], confidence: "low", kind: "life" };
const CALM_AGAIN: Found = {
	...DOUBT,
	tier: "none",
	signals: ["second-look"],
	confidence: "sure",
	kind: null,
};

function talk(second: Pick<ChatTurn, "isCare" | "verdict">): ChatTurn[] {
	return [
		{ role: "user", content: "My allotment flooded in the storm." },
		{ role: "assistant", content: "What did it do to the beds?" },
		{ role: "user", content: "Nobody would water the greenhouse after me.", ...second },
		{ role: "assistant", content: "Are you thinking of ending your life?" },
		{ role: "user", content: "The beans drowned and I replanted them on Sunday." },
		{ role: "assistant", content: "Replanting is a good start." },
	];
}

/** Fits every question asked here. */
const ANSWER = {
	summary: "They garden.",
	suggestedActions: [],
	nextSteps: [],
	helpfulQuestions: [],
	motivationalBoost: null,
	strengthPrompt: null,
	followUpQuestion: null,
};

/** A model that remembers what it was asked. */
function listening(): { data: StructuredModel; asked: string[] } {
	const asked: string[] = [];
	const data: StructuredModel = {
		providers: ["claude"],
		ask: async ({ about, shape }) => {
			asked.push(about);
			return { data: shape.parse(ANSWER), provider: "claude", usage: null };
		},
	};
	return { data, asked };
}

const HEAVY: Pick<ChatTurn, "isCare" | "verdict">[] = [{ isCare: true }, { verdict: DOUBT }];

describe("what was found when a message was stored", () => {
	it.each(HEAVY)("keeps it and its reply out of a summary: %j", async (found) => {
		const { data, asked } = listening();
		await extendedSummary(talk(found), "", data);
		expect(asked.join()).toContain("allotment");
		expect(asked.join()).toContain("Replanting");
		expect(asked.join()).not.toMatch(/greenhouse|ending your life/);
	});

	it.each(HEAVY)("asks for no list beside the reply: %j", async (found) => {
		const { data, asked } = listening();
		expect(await structureBy(data, { turns: talk(found), summary: "", mode: "practical" })).toEqual({});
		expect(asked).toEqual([]);
	});

	it("keeps words of danger further back out of what a list is made of", async () => {
		const { data, asked } = listening();
		const since = ["I watered them.", "Twice.", "The courgettes too.", "And the sage."].flatMap(
			(content): ChatTurn[] => [
				{ role: "user", content },
				{ role: "assistant", content: "Good.", note: { act: "listen", templates: ["t1"] } as never },
			],
		);
		await structureBy(data, { turns: [...talk({ isCare: true }), ...since], summary: "", mode: "practical" });
		expect(asked.join()).toContain("courgettes");
		expect(asked.join()).not.toMatch(/greenhouse|ending your life|templates|note/);
	});

	it("counts as calm what a second look found calm", async () => {
		const { data, asked } = listening();
		await extendedSummary(talk({ verdict: CALM_AGAIN }), "", data);
		expect(asked.join()).toContain("greenhouse");
	});
});
