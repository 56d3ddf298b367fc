/** A choice that was pressed on another page than the conversation's. */
let pressed: { conversationId: string; label: string } | null = null;

/** Has a conversation send this choice as soon as it is open and offers it. */
export function chooseIn(conversationId: string, label: string): void {
	pressed = { conversationId, label };
}

/** The choice to send now, once; null when none of those offered was pressed for this conversation. */
export function takeChoice(conversationId: string, offered: readonly string[]): string | null {
	if (pressed?.conversationId !== conversationId || !offered.includes(pressed.label)) {
		return null;
	}
	const { label } = pressed;
	pressed = null;
	return label;
}
