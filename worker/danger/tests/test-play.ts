import { request, type Setting, userTurn } from "#worker/models/test-request.ts";
import type { ChatTurn } from "#worker/models/text-model.ts";
import { composeReply } from "#worker/models/wiring/builtin-coach.ts";

/** Plays a whole conversation and returns the coach's replies. */
export function play(messages: readonly string[], setting: Setting = {}): string[] {
	const turns: ChatTurn[] = [];
	return messages.map((content) => {
		turns.push(userTurn(content, turns));
		const { text, metadata } = composeReply({ ...request([], setting), turns: turns.slice(-60) });
		const { guide: note, choices } = metadata;
		turns.push({
			role: "assistant",
			content: text,
			...(note ? { note } : {}),
			...(choices ? { choices } : {}),
		});
		return text;
	});
}
