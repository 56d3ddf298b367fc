import { isFarewell } from "#shared/farewell/is-farewell.ts";
import * as texts from "../content/goodbye.ts";
import { BYE } from "../content/said.ts";
import { ASKS_IN_THEIR_WORDS } from "../content/tongues.ts";
import type { Asked } from "../content/words.ts";
import { type Parts, say } from "../say.ts";
import { isAbout, type Situation } from "../situation.ts";
import { ONCE_MORE_POOL } from "./ask-dying-again.ts";
import { inTheirWords, languageIn } from "./their-language.ts";
import { isUrgentBefore, urgentBefore } from "./urgent.ts";

type OpenQuestion = keyof typeof texts.OPEN_ASKS;

/** Returns whether the person says goodbye. Words that show danger, or may, aren't a plain goodbye. */
export function saysBye(s: Situation): boolean {
	return s.level === null && s.tier === "none" && (isFarewell(s.text) || isAbout(s, BYE));
}

/** Whether they go past a question about their own life that wasn't asked twice yet. */
export function leavesOpen(s: Situation): boolean {
	return openQuestion(s) !== null && urgentBefore(s) === null && saysBye(s);
}

function openQuestion({ asked, family, used }: Situation): OpenQuestion | null {
	const isOpen = (each: Asked | null): each is OpenQuestion =>
		each === "dying" || each === "acting" || (each === "safe" && family === "life");
	const wasAskedTwice = [...used].some((id) => id.startsWith(ONCE_MORE_POOL));
	return isOpen(asked) && !wasAskedTwice ? asked : null;
}

/** Lets the person go, and asks the question once more. */
export function goodbyeOpen(s: Situation): Parts | null {
	const asks = openQuestion(s);
	const theirs = ASKS_IN_THEIR_WORDS[languageIn(s) ?? ""];
	if (asks === null) {
		return null;
	}
	return theirs === undefined
		? [
				isUrgentBefore(s) ? urgentBye(s) : firstOf("bye.open", texts.GOODBYE_OPEN),
				{ id: `${ONCE_MORE_POOL}.bye`, text: texts.OPEN_ASKS[asks], asks },
			]
		: [...(inTheirWords(s) ?? []), { id: `${ONCE_MORE_POOL}.bye`, text: theirs, asks: "dying" }];
}

/** A goodbye is taken as one. */
export function goodbye(s: Situation): Parts {
	const isHidden = s.family === "abuse";
	return [
		s.family === "life" && isUrgentBefore(s)
			? urgentBye(s)
			: (say(s, "bye", texts.GOODBYE) ?? firstOf("bye", texts.GOODBYE)),
		isHidden ? say(s, "bye.hidden", texts.GOODBYE_HIDDEN) : say(s, "bye.help", texts.GOODBYE_HELP),
	];
}

function urgentBye(s: Situation) {
	return say(s, "bye.urgent", texts.GOODBYE_URGENT) ?? firstOf("bye.urgent", texts.GOODBYE_URGENT);
}

/** Repeats a line rather than saying nothing. */
function firstOf(pool: string, lines: readonly string[]) {
	return { id: `${pool}.0`, text: lines[0] ?? "" };
}
