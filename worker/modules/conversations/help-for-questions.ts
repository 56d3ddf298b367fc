import { asksOfDanger } from "#shared/safety/answered.ts";
import type { MessageMetadata } from "#shared/schemas/conversations.ts";
import type { TextModel } from "../../models/text-model.ts";
import type { ConversationStorage } from "./conversation-storage.ts";
import { rowBeside } from "./safety-for.ts";
import type { Turn } from "./turn.ts";

/**
 * Returns the same model. Before anyone reads its question about dying or safety, a quiet line of help goes above the
 * reply, unless help stands already. `show` tells the tabs.
 */
export function withHelpForQuestions(
	model: TextModel,
	turn: Turn,
	store: ConversationStorage,
	show: (messageId: string) => void,
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
					addRow(turn, store);
					show(turn.messageId);
				}
				yield value;
			}
		},
	};
}

function addRow({ messageId, request }: Turn, store: ConversationStorage): void {
	const metadata = JSON.parse(store.message(messageId)?.metadata ?? "{}") as MessageMetadata;
	store.setMetadata(messageId, { ...rowBeside(store, request.country), ...metadata });
}
