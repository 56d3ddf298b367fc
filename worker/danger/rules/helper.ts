import { LATER } from "../content/later.ts";
import { ABOUT_THEM, FOR_YOU, HELPER_ANSWERS, HELPER_WAITS, HURT_NEXT } from "../content/others.ts";
import { type Parts, say, sayOneOf } from "../say.ts";
import type { Situation } from "../situation.ts";

/** Of these, the first answer at the level is said instead. */
const URGENT = ["baby", "far", "armed", "now", "called", "hurt-child", "hurt"];

function answerFor(s: Situation) {
	return HELPER_ANSWERS.find(({ when }) => when.test(s.text));
}

export function isUrgentHelper(s: Situation): boolean {
	return URGENT.includes(answerFor(s)?.id ?? "");
}

/** Still about the one they worry for, or about their own strength for it. */
export function isAboutThem(s: Situation): boolean {
	return s.level === "other" || ABOUT_THEM.test(s.text) || answerFor(s) !== undefined;
}

/** Replies to a person who worries about another: what they can do, and who can help. */
export function helper(s: Situation): Parts | null {
	const answer = answerFor(s);
	const isWaiting = answer?.id === "what-to-do" && [...s.used].some((id) => id.startsWith("helper.called"));
	const waiting = isWaiting ? say(s, "helper.waiting", HELPER_WAITS) : null;
	if (waiting) {
		return [waiting, say(s, "helper.called.ask", answer?.asks ?? [])];
	}
	const isOfHurt = answer?.id === "what-to-do" && [...s.used].some((id) => id.startsWith("helper.hurt"));
	const next = isOfHurt ? say(s, "helper.hurt-next", HURT_NEXT) : null;
	if (next) {
		return [next, say(s, "helper.hurt.ask", FOR_YOU)];
	}
	const said = answer && say(s, `helper.${answer.id}`, answer.says);
	if (said) {
		return [said, say(s, `helper.${answer.id}.ask`, answer.asks)];
	}
	const { again, stay, help, questions } = LATER.other;
	return [
		sayOneOf(s, ["other.again", again], ["other.stay", stay]),
		say(s, "other.help", help),
		say(s, "other.ask", questions),
	];
}
