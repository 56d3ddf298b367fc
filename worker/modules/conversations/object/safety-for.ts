import { emergencyNow } from "#shared/safety/emergencies.ts";
import { saysOwnAge } from "#shared/safety/help/fitting-lines.ts";
import { helpFor } from "#shared/safety/help/help-for.ts";
import { graver, type RiskLevel } from "#shared/safety/risk.ts";
import { type InDoubt, rowFor } from "#shared/safety/text/row.ts";
import type { MessageMetadata } from "#shared/schemas/conversations.ts";
import type { SafetyPanel } from "#shared/schemas/safety.ts";
import type { ConversationStorage } from "./conversation-storage.ts";

/** Don't repeat a panel that is among this many newest messages, unless the new one is graver. */
const PANEL_STANDS_FOR = 8;

/**
 * Returns help for what a message shows, with the empty reply, before any model is asked. Doesn't repeat it within a
 * few messages, unless `again`: the person asked for it, or had dismissed it.
 */
export function safetyFor(
	store: ConversationStorage,
	words: string,
	level: RiskLevel,
	{ country, again }: { country: string | null; again: boolean | undefined },
): Pick<MessageMetadata, "safety"> {
	const safety = helpFor(words, level, country, saidYoung(store));
	if (!safety) {
		return {};
	}
	const shown = again ? undefined : newestPanel(store);
	const isGraver = shown === undefined || graver(shown.level, level) !== shown.level;
	// A danger happening now has its own first step, even where a panel of the same level is shown.
	const isNewlyUrgent = safety.emergencyFirst && safety.title !== shown?.title && isUrgent(words, level);
	return isGraver || isNewlyUrgent || !hasItsLines(shown, safety) ? { safety } : {};
}

/** Newest messages searched for an age. */
const AGE_IN = 30;

function saidYoung(store: ConversationStorage): boolean {
	return store.messages
		.page(undefined, AGE_IN)
		.some(({ role, content }) => role === "user" && saysOwnAge(content));
}

/** Whether the shown panel names the lines that would come first in the other. */
function hasItsLines(shown: SafetyPanel, { kinds = [] }: SafetyPanel): boolean {
	const [first] = kinds;
	return first === undefined || (shown.kinds ?? ["crisis"]).includes(first);
}

/** Returns a quiet line of help, unless one is among the newest messages. */
export function rowBeside(
	store: ConversationStorage,
	country: string | null,
	doubt?: InDoubt,
): Pick<MessageMetadata, "safety"> {
	return newestPanel(store) ? {} : { safety: rowFor(country, doubt) };
}

function isUrgent(words: string, level: RiskLevel): boolean {
	return emergencyNow(words) !== null || level === "other";
}

function newestPanel(store: ConversationStorage): SafetyPanel | undefined {
	return store.messages
		.page(undefined, PANEL_STANDS_FOR)
		.map(({ metadata }) => (JSON.parse(metadata) as MessageMetadata).safety)
		.find((each) => each !== undefined);
}

/**
 * Returns the metadata that stays with any reply: what the person's message or the hour caused, their exercise, and
 * the reply's version number.
 */
export function notByReply({
	safety,
	disclosure,
	isUnread,
	runId,
	versions,
}: MessageMetadata): MessageMetadata {
	return {
		...(versions ? { versions } : {}),
		...(safety ? { safety } : {}),
		...(disclosure ? { disclosure } : {}),
		...(isUnread ? { isUnread } : {}),
		...(runId ? { runId } : {}),
	};
}
