import * as about from "../content/about.ts";
import type { Context } from "../context.ts";
import { humanAskedIn } from "../understand/language.ts";
import { asksRecall, recall } from "./recall.ts";

type Parts = (string | null)[];

/** Questions about the coach and what it is, answered plainly, and then back to the person. */
export function aboutCoach(context: Context): Parts | null {
	const { voice, reading } = context;
	if (asksRecall(context)) {
		return recall(context);
	}
	const forStranger = context.request.isStranger ? about.ABOUT_TO_STRANGER[reading.intent] : undefined;
	const lines = forStranger ?? about.ABOUT[reading.intent];
	if (lines === undefined) {
		return null;
	}
	const asked = reading.intent === "about-human" ? humanAskedIn(reading.text) : null;
	if (asked !== null) {
		const own = voice.say(about.HUMAN_ELSEWHERE[asked] ?? []);
		return [
			own ?? voice.say(lines),
			voice.say(about.FOREIGN_ENGLISH) ?? "Simple English works best with me.",
		];
	}
	const said = voice.say(lines) ?? "I'm still an AI, and that hasn't changed since you last asked.";
	return [said, context.memory.quiet ? null : voice.say(about.ABOUT_BACK)];
}

export function unreadable(context: Context): Parts | null {
	const { voice, reading, memory } = context;
	switch (reading.intent) {
		case "foreign": {
			const own = voice.say(about.FOREIGN[reading.language ?? "other"] ?? []);
			const first = !memory.replies.some((reply) => reply.includes(about.FOREIGN_HELP));
			return [
				own,
				voice.say(about.FOREIGN_ENGLISH) ?? "Simple English works best with me.",
				first ? about.FOREIGN_HELP : null,
			];
		}
		case "share":
			// "B two" answers nothing that was asked, and saying it back would make it worse.
			return reading.words <= 3 && /(?:^|\s)[B-HJ-Zb-hj-z](?:\s|$)/.test(reading.text)
				? [voice.say(about.UNCLEAR), voice.say(about.GIBBERISH_QUESTIONS)]
				: null;
		case "mark":
			return [voice.say(about.MARK)];
		case "gibberish":
			return [voice.say(about.GIBBERISH), voice.say(about.GIBBERISH_QUESTIONS)];
		case "empty":
			return [
				voice.say(
					/[.\u2026]/.test(context.request.turns.at(-1)?.content ?? "") ? about.SILENCE : about.EMPTY,
				),
			];
		default:
			return null;
	}
}
