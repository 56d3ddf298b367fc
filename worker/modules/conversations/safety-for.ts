import { isEmergencyOfAnother } from "#shared/safety/helper-emergency.ts";
import { inTheirLanguage } from "#shared/safety/in-their-language.ts";
import { panelFor } from "#shared/safety/panel.ts";
import { graver, type RiskLevel } from "#shared/safety/risk.ts";
import type { MessageMetadata } from "#shared/schemas/conversations.ts";
import type { ConversationStorage } from "./conversation-storage.ts";
import type { TurnRequest } from "./turn.ts";

/** A panel that stands among so many of the newest messages is not shown again, unless it is graver. */
const PANEL_STANDS_FOR = 8;

/**
 * Help comes with the empty reply, before any model is asked; not again for the same within a few messages. `words` are
 * those that showed the level.
 */
export function safetyFor(
	store: ConversationStorage,
	level: RiskLevel,
	words: string,
	{ country, wasPutAway }: Pick<TurnRequest, "country" | "wasPutAway">,
): Pick<MessageMetadata, "safety"> {
	if (level === "none") {
		return {};
	}
	const ownLanguage = inTheirLanguage(words);
	const isNow = level === "other" && isEmergencyOfAnother(words);
	const safety = { ...panelFor(level, country, isNow), ...(ownLanguage ? { ownLanguage } : {}) };
	if (wasPutAway) {
		return { safety };
	}
	const shown = store
		.page(undefined, PANEL_STANDS_FOR)
		.map(({ metadata }) => (JSON.parse(metadata) as MessageMetadata).safety)
		.find((each) => each !== undefined);
	const isGraver = shown === undefined || graver(shown.level, level) !== shown.level;
	return isGraver || (isNow && !shown.emergencyFirst) ? { safety } : {};
}

/** Of what stands beside a reply, that which the person's words or the hour brought: it stays, whatever is answered. */
export function notByReply({ safety, disclosure, isUnread }: MessageMetadata): MessageMetadata {
	return {
		...(safety ? { safety } : {}),
		...(disclosure ? { disclosure } : {}),
		...(isUnread ? { isUnread } : {}),
	};
}
