import { describe, expect, it } from "vitest";
import { GOALS } from "#shared/goals.ts";
import { CHAT_MODES } from "#shared/modes.ts";
import { NEED_LEVELS } from "#shared/needs.ts";
import { STYLE_SLUGS } from "#shared/styles.ts";
import { suggestedPrompts } from "#web/features/conversations/sessions/content/suggested-prompts.ts";
import { composeReply } from "#worker/models/builtin/compose-reply.ts";
import { FEW_WORDS } from "#worker/models/builtin/content/replies-to-answers.ts";
import { PRACTICAL_FOCUS } from "#worker/models/builtin/content/ways.ts";
import { structureOf } from "#worker/models/builtin/structure.ts";
import { titleFor } from "#worker/models/builtin/title-for.ts";
import { plainWords } from "#worker/models/builtin/voice/fill.ts";
import { request } from "#worker/models/test-request.ts";

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

const NON_ANSWER =
	/ready answer|no step of mine|closer to (?:you|this) than|rather ask than guess|want to get it|pick the wrong one|answer that too quickly|before I say anything clever|you'd like me to get/i;
const EARLIER =
	/how (?:did it go|has it gone)|another pair|next two|as (?:I|we) said|last time|ticked|what happened\?/i;
/** An answer to anything is an answer to nothing. */
const ANYTHING =
	/what (?:does that mean to you|have you already tried|have you thought of)|the part you haven't said|deadline on this|the problem look like|how long has it been/i;

/** Steps from another session, which no prompt is about. */
const AGREED = [{ text: "Set ten minutes, begin at the edge, and stop when it rings.", isDone: false }];

describe("what is answered to a prompt that the coach page suggests", () => {
	it("is tried with all of them", () => {
		expect(PROMPTS.length).toBeGreaterThanOrEqual(17);
	});

	it.each(PROMPTS)("%j is answered in particular, with something beside it to act on", (prompt) => {
		for (const style of STYLE_SLUGS) {
			for (const mode of CHAT_MODES) {
				for (const agreed of [[], AGREED]) {
					const asked = request([prompt], { style, mode, agreed });
					const reply = composeReply(asked);
					expect(reply).not.toMatch(NON_ANSWER);
					expect(reply).not.toMatch(EARLIER);
					expect(reply).not.toMatch(ANYTHING);
					expect([...PRACTICAL_FOCUS, ...FEW_WORDS].some((line) => reply.includes(line))).toBe(false);
					expect(reply.split("?").length, reply).toBeLessThanOrEqual(2);
					const structure = structureOf(asked, reply);
					const { suggestedActions = [], nextSteps = [], helpfulQuestions = [] } = structure;
					const beside = [...suggestedActions, ...nextSteps, ...helpfulQuestions];
					expect(beside.length, reply).toBeGreaterThan(0);
					for (const one of beside) {
						expect(plainWords(reply)).not.toContain(plainWords(one));
					}
				}
			}
		}
	});

	it("is not one and the same for any two", () => {
		const replies = PROMPTS.map((prompt) => composeReply(request([prompt])));
		expect(new Set(replies).size).toBe(PROMPTS.length);
	});

	// Whoever asks to be asked has not said yet what the talk is about.
	it.each(PROMPTS.filter((prompt) => !prompt.endsWith("Ask me something.")))(
		"%j gives the talk a name",
		(prompt) => {
			expect(titleFor(prompt)).toMatch(/^[A-Z][\w-]*(?: [\w-]+){1,4}$/);
		},
	);
});
