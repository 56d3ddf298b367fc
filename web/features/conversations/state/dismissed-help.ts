import { createPersonalValue } from "#web/lib/storage/personal-value.ts";

/** Dismissed panels remembered; the newest. */
const PUT_AWAY_MAX = 20;

const dismissed = createPersonalValue("help-put-away");

/** Help that the person said wasn't meant so stays away, in every part of the page. */
export function dismissHelp(userId: string, messageId: string): void {
	keep(userId, [...idsIn(dismissed.read(userId)), messageId].slice(-PUT_AWAY_MAX));
}

export function restoreHelp(userId: string, messageId: string): void {
	keep(
		userId,
		idsIn(dismissed.read(userId)).filter((id) => id !== messageId),
	);
}

export function useIsHelpDismissed(userId: string, messageId: string | undefined): boolean {
	const ids = idsIn(dismissed.useValue(userId));
	return messageId !== undefined && ids.includes(messageId);
}

function keep(userId: string, messageIds: string[]): void {
	dismissed.write(userId, messageIds.join(" ") || null);
}

function idsIn(stored: string | null): string[] {
	return stored?.split(" ") ?? [];
}
