import type { KeyboardEvent } from "react";

/**
 * Whether a key belongs to an input method (Japanese, Chinese, Korean) rather than a command. Safari ends the
 * composition before it fires the Enter that ended it; there only the old key code shows it.
 */
export function isComposing({ nativeEvent, keyCode }: KeyboardEvent): boolean {
	return nativeEvent.isComposing || keyCode === 229;
}
