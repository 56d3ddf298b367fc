import { request, type Setting } from "#worker/models/test-request.ts";
import type { ChatTurn } from "#worker/models/text-model.ts";
import { composeReply } from "./compose-reply.ts";

export { person, request } from "#worker/models/test-request.ts";

/** Plays a whole conversation and gives back the coach's replies. */
export function play(messages: readonly string[], setting: Setting = {}): string[] {
	const turns: ChatTurn[] = [];
	return messages.map((content) => {
		turns.push({ role: "user", content });
		const reply = composeReply({ ...request([content], setting), turns: turns.slice(-60) });
		turns.push({ role: "assistant", content: reply });
		return reply;
	});
}
