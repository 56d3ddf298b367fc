/** Beneath what was reached: one line, without a call for more. */
export const CELEBRATION_LINES: readonly string[] = [
	"You did this at your own pace.",
	"You did this on ordinary days, and those count.",
	"It doesn't expire, and you don't have to do anything next. It's yours.",
];
