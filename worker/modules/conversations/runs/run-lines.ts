import type { Exercise } from "../../../guide/content/exercise.ts";

/** What the coach says when an exercise begins. */
export function startLine({ title, minutes }: Exercise): string {
	return `${title}. ${minutes} minutes.`;
}

/** Returns the coach's closing line. `kept` is the card's title. */
export function closingLine({ title }: Exercise, { kept, isHelp }: { kept: string | null; isHelp: boolean }) {
	if (isHelp) {
		return "Let's stop here and put your safety first. These people can help you.";
	}
	return kept === null ? `Done. That was ${title}.` : `Kept: ${kept}.`;
}

/** Said at the end in a risk state. */
export const NOT_KEPT = "We don't keep this one today.";

/** Said at the end in a temporary talk. */
export const NOT_KEPT_HERE = "We don't keep this, because this chat is temporary.";

/** Said when an exercise can't begin in a risk state. */
export const NOT_TODAY =
	"This one can be too much on a hard day, so it waits. You can try Steady breath, or talk with your coach.";

/** Asks about something of which no exercise has a question. */
export const REMINDER_ASK = "how is it going?";

/** Asks how it went with something that was kept. */
export function followUpLine(title: string, ask: string): string {
	return `“${title}”: ${ask}`;
}
