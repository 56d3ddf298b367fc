/** Beneath what was reached: one line, without a call for more. */
export const CELEBRATION_LINES: readonly string[] = [
	"It came together in your own time, which is the only time there is for it.",
	"You did that on ordinary days, and those are the ones that count.",
	"Nothing runs out now and nothing has to follow. It's yours.",
];
