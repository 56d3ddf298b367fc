import { asksOfDanger } from "#shared/safety/after/answered.ts";
import type { MessageMetadata } from "#shared/schemas/conversations.ts";
import type { SafetyPanel } from "#shared/schemas/safety.ts";
import type { TextModel } from "../../../models/text-model.ts";
import type { ConversationStorage } from "./conversation-storage.ts";
import { rowBeside } from "./safety-for.ts";
import type { Turn } from "./turn.ts";

/**
 * Returns the same model. Before anyone reads its question about dying or safety, a quiet line of help goes above the
 * reply, unless there is help already. Calls `show` with the added line.
 */
export function withHelpForQuestions(
	model: TextModel,
	turn: Turn,
	store: ConversationStorage,
	show: (row: SafetyPanel | undefined) => void,
): TextModel {
	return {
		provider: model.provider,
		async *reply(request, signal) {
			const reply = model.reply(request, signal);
			let text = request.written;
			let asks = asksOfDanger(text);
			for (;;) {
				const { done, value } = await reply.next();
				if (done) {
					return value;
				}
				text += value.text;
				if (!asks && asksOfDanger(text)) {
					asks = true;
					show(addRow(turn, store));
				}
				yield value;
			}
		},
	};
}

/** Puts a quiet line of help beside the turn's reply, unless there is help already. Returns the added line. */
export function addRow({ messageId, request }: Turn, store: ConversationStorage): SafetyPanel | undefined {
	const metadata = JSON.parse(store.messages.find(messageId)?.metadata ?? "{}") as MessageMetadata;
	const { safety } = metadata.safety ? {} : rowBeside(store, request.country);
	store.setMetadata(messageId, { ...(safety ? { safety } : {}), ...metadata });
	return safety;
}
