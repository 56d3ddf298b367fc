/**
 * Whether a key belongs to an input method (Japanese, Chinese, Korean) rather than a command. Safari ends the
 * composition before it fires the Enter that ended it; there only the old key code shows it.
 */
export function isComposing({ isComposing, keyCode }: KeyboardEvent): boolean {
	return isComposing || keyCode === 229;
}

/** Whether a key sends the text of a message box. Enter does; Shift+Enter breaks the line. */
export function isSendKey(event: KeyboardEvent): boolean {
	return event.key === "Enter" && !event.shiftKey && !isComposing(event);
}
