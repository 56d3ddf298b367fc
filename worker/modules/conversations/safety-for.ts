import { panelFor } from "#shared/safety/panel.ts";
import { graver, type RiskLevel } from "#shared/safety/risk.ts";
import type { MessageMetadata } from "#shared/schemas/conversations.ts";
import type { ConversationStorage } from "./conversation-storage.ts";
import type { TurnRequest } from "./turn.ts";

/** A panel that stands among so many of the newest messages is not shown again, unless it is graver. */
const PANEL_STANDS_FOR = 8;

/** Help comes with the empty reply, before any model is asked; not again for the same within a few messages. */
export function safetyFor(
	store: ConversationStorage,
	level: RiskLevel,
	{ country, wasPutAway }: Pick<TurnRequest, "country" | "wasPutAway">,
): Pick<MessageMetadata, "safety"> {
	if (level === "none") {
		return {};
	}
	if (wasPutAway) {
		return { safety: panelFor(level, country) };
	}
	const shown = store
		.page(undefined, PANEL_STANDS_FOR)
		.map(({ metadata }) => (JSON.parse(metadata) as MessageMetadata).safety?.level)
		.find((each) => each !== undefined);
	return shown !== undefined && graver(shown, level) === shown ? {} : { safety: panelFor(level, country) };
}

/** Of what stands beside a reply, that which the person's words or the hour brought: it stays, whatever is answered. */
export function notByReply({ safety, disclosure, isUnread }: MessageMetadata): MessageMetadata {
	return {
		...(safety ? { safety } : {}),
		...(disclosure ? { disclosure } : {}),
		...(isUnread ? { isUnread } : {}),
	};
}
