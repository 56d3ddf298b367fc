import { detectLanguage } from "#shared/safety/text/detect-language.ts";
import { soundsForeign } from "#shared/safety/text/sounds-foreign.ts";
import { AI_ASKED, FOREIGN } from "../content/asks/foreign.ts";
import type { Context } from "./context.ts";
import type { Draft } from "./draft.ts";

/**
 * Replies to a language that the coach can't read: an honest sentence in that language, and where to find people.
 */
export function foreign({ text, replies }: Context): Draft | null {
	const ai = AI_ASKED.find(({ asks }) => asks.test(text));
	if (ai) {
		return { say: [{ id: `foreign-ai.${replies.length}`, text: ai.says }] };
	}
	return soundsForeign(text)
		? { say: [{ id: `foreign.${replies.length}`, text: FOREIGN[detectLanguage(text) ?? "other"] }] }
		: null;
}
