import type { KeyboardEvent } from "react";

/**
 * Whether a key picks a word in an input method (Japanese, Chinese, Korean) and is no command. Safari ends the composition
 * before it tells of the Enter that ended it; there only the old key code says so.
 */
export function isComposing({ nativeEvent, keyCode }: KeyboardEvent): boolean {
	return nativeEvent.isComposing || keyCode === 229;
}
