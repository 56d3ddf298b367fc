import { describe, expect, it } from "vitest";
import { CHAT_MODES } from "#shared/chat/modes.ts";
import { STYLE_SLUGS } from "#shared/chat/styles.ts";
import { GOALS } from "#shared/goals.ts";
import { NEED_LEVELS } from "#shared/needs.ts";
import { suggestedPrompts } from "#web/features/conversations/sessions/content/suggested-prompts.ts";
import { request } from "#worker/models/test-request.ts";
import { composeReply } from "#worker/models/wiring/builtin-coach.ts";

/** The web app's prompts and the Worker's coach meet only here: neither may import the other. */
const PROMPTS = [
	...new Set(
		NEED_LEVELS.flatMap((currentHierarchyLevel) =>
			[null, ...GOALS].flatMap((primaryGoal) =>
				[1, 4].flatMap((mood) => suggestedPrompts({ currentHierarchyLevel, primaryGoal }, mood)),
			),
		),
	),
];

describe("what is answered to a prompt that the coach page suggests", () => {
	it("is tried with all of them", () => {
		expect(PROMPTS.length).toBeGreaterThanOrEqual(17);
	});

	it.each(PROMPTS)("%j gets an answer of its own", (prompt) => {
		for (const style of STYLE_SLUGS) {
			for (const mode of CHAT_MODES) {
				const { text, metadata } = composeReply(request([prompt], { style, mode }));
				expect(metadata.isKept, text).toBeUndefined();
			}
		}
	});
});
