/** A choice pressed on a page other than the conversation's. */
let pressed: { conversationId: string; runId: string; label: string } | null = null;

/** Has a conversation send this choice as soon as it's open and asks what would help after this run. */
export function chooseIn(conversationId: string, runId: string, label: string): void {
	pressed = { conversationId, runId, label };
}

/**
 * The choice to send now, once; null when none of those offered was pressed for this conversation. `askedAfter` is the run that
 * the newest message asks about: a choice never answers the question after another.
 */
export function takeChoice(
	conversationId: string,
	askedAfter: string | undefined,
	offered: readonly string[],
): string | null {
	const isAsked = pressed?.conversationId === conversationId && pressed.runId === askedAfter;
	if (!pressed || !isAsked || !offered.includes(pressed.label)) {
		return null;
	}
	const { label } = pressed;
	pressed = null;
	return label;
}
