/** Beneath what was reached: one line, without a call for more. */
export const CELEBRATION_LINES: readonly string[] = [
	"You did this at your own pace.",
	"You did this on ordinary days, and those count.",
	"Nothing runs out now and nothing has to follow. It's yours.",
];
