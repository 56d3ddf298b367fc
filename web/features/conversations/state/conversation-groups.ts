import type { ListedConversation } from "#shared/schemas/conversations.ts";

export type ConversationGroup = { name: string; conversations: ListedConversation[] };

const GROUPS: readonly [name: string, days: number][] = [
	["Today", 0],
	["Yesterday", 1],
	["Last 7 days", 7],
	["Last 30 days", 30],
	["Earlier", Number.POSITIVE_INFINITY],
];

const DAY_MS = 24 * 60 * 60 * 1000;

/** Conversations by the day they were last talked in, on the person's own calendar. Their order is kept. */
export function groupByDay(
	conversations: readonly ListedConversation[],
	timeZone: string,
	now: Date = new Date(),
): ConversationGroup[] {
	const today = dayOf(now, timeZone);
	const groups = GROUPS.map(([name]): ConversationGroup => ({ name, conversations: [] }));
	for (const conversation of conversations) {
		const day = dayOf(new Date(conversation.lastMessageAt ?? conversation.createdAt), timeZone);
		groups[GROUPS.findIndex(([, days]) => today - day <= days)]?.conversations.push(conversation);
	}
	return groups.filter((group) => group.conversations.length > 0);
}

/** Day number since 1970, in a time zone. */
function dayOf(time: Date, timeZone: string): number {
	const day = new Intl.DateTimeFormat("en-CA", { timeZone, dateStyle: "short" }).format(time);
	return Date.parse(day) / DAY_MS;
}
