import { ANSWER_MAX } from "#shared/schemas/exercises.ts";
import type { Step } from "../content/exercise.ts";
import { FIGURE, SPOKEN, SUBJECT } from "../content/words/answers.ts";
import { plainOf } from "../read/words.ts";

/** An answer as it is stored: words, lines, or a figure from 0 to 10. */
export type Answer = string | string[] | number;

/** What a text is to a step: its answer, where an option leads, or what to say because it can't be taken. */
type Read = { answer: Answer | null; next?: string | null } | { say: string };

export function readAnswer(step: Step, text: string): Read {
	if (text.length > ANSWER_MAX) {
		const most = ANSWER_MAX.toLocaleString("en");
		return { say: `That's longer than fits here. Use at most ${most} characters.` };
	}
	switch (step.kind) {
		case "say":
		case "summary":
		case "breathe":
			return { answer: null };
		case "choose":
			return readChoice(step, text);
		case "write":
			return readWritten(step.max, text);
		case "list":
			return readList(step.max, text);
		case "rate": {
			const figure = FIGURE.exec(text)?.[1];
			return figure === undefined ? { say: "Pick a number from 0 to 10." } : { answer: Number(figure) };
		}
		case "schedule":
			return text === ""
				? { say: "Pick a time, or write your own." }
				: { answer: optionIn(step.presets, text) ?? text };
	}
}

function readWritten(max: number, text: string): Read {
	if (text === "") {
		return { say: "Write a few words first, or pause here." };
	}
	return text.length > max
		? { say: `Keep it under ${max} characters. You can say the rest in the chat.` }
		: { answer: text };
}

function readList(max: number, text: string): Read {
	const lines = text.split("\n").map((line) => line.trim());
	const answer = lines.filter((line) => line !== "");
	if (answer.length === 0) {
		return { say: "Write at least one line first." };
	}
	return answer.length > max ? { say: `Keep it to ${max} lines for now.` } : { answer };
}

function readChoice({ options, otherNext }: Extract<Step, { kind: "choose" }>, text: string): Read {
	const label = optionIn(options, text);
	const next = label === undefined ? undefined : options[label];
	if (label !== undefined && next !== undefined) {
		return { answer: label, next };
	}
	return otherNext === undefined || text === ""
		? { say: "Pick one of these." }
		: { answer: text, next: otherNext };
}

/** The option of this label or number, a yes or a no, or the only one that begins with these words or is held in them. */
function optionIn(options: Readonly<Record<string, unknown>>, text: string): string | undefined {
	const said = plainOf(text);
	const labels = Object.keys(options);
	const bare = SPOKEN.reduce((words, [from, to]) => words.replace(from, to), said);
	const yesOrNo = (/^(?:yes|no)\b/.exec(bare) ?? /[.!?]\s+(yes|no)[.!]*$/i.exec(text))?.at(-1)?.toLowerCase();
	const begun = labels.filter((label) => said !== "" && plainOf(label).startsWith(`${said} `));
	const held = labels.filter((label) => clausesOf(label).some((each) => ` ${said} `.includes(` ${each} `)));
	return (
		labels.find((label) => plainOf(label) === said) ??
		labels[Number(said) - 1] ??
		labels.find((label) => plainOf(label) === yesOrNo) ??
		[begun, held].find(({ length }) => length === 1)?.[0]
	);
}

/** Parts of a label that are clear alone: "on my own" in "No, I'm on my own". */
function clausesOf(label: string): string[] {
	const clauses = label.split(",").map((clause) => plainOf(clause).replace(SUBJECT, ""));
	return clauses.filter((clause) => clause.includes(" "));
}
