import { ANSWER_MAX } from "#shared/schemas/exercises.ts";
import type { Exercise, Step } from "../content/exercise.ts";

/** An answer as it is stored: words, lines, or a figure from 0 to 10. */
export type Answer = string | string[] | number;

/** A run through an exercise, as it is stored. The last step of the path is the one to answer. */
export type RunState = {
	exerciseId: string;
	version: number;
	path: string[];
	answers: Record<string, Answer>;
	/** Where it led: "@help", "@exercise-id", or null for its own end. Undefined while it goes on. */
	end?: string | null;
};

/** What came of an answer: the run after it, or what to say because it was not taken. */
export type Moved = { ok: true; state: RunState } | { ok: false; say: string };

const DAYS_FOR_OWN_WORDS = 1;

export function beginRun(exercise: Exercise): RunState {
	return { exerciseId: exercise.id, version: exercise.version, path: [exercise.start], answers: {} };
}

/** The step to answer; null when the run has ended. */
export function currentStep(exercise: Exercise, { path, end }: RunState): { id: string; step: Step } | null {
	const id = path.at(-1);
	const step = id === undefined || end !== undefined ? undefined : exercise.steps[id];
	return id === undefined || step === undefined ? null : { id, step };
}

/** Takes an answer to the current step. A text is an option's label or number, own words, a figure, or one line an entry. */
export function answerStep(exercise: Exercise, state: RunState, text: string): Moved {
	const current = currentStep(exercise, state);
	if (!current) {
		return { ok: false, say: "This exercise has ended." };
	}
	const read = readAnswer(current.step, text.trim());
	if ("say" in read) {
		return { ok: false, say: read.say };
	}
	const save = "save" in current.step ? current.step.save : undefined;
	const answers =
		save === undefined || read.answer === null ? state.answers : { ...state.answers, [save]: read.answer };
	const next = read.next === undefined ? nextOf(current.step, answers) : read.next;
	return { ok: true, state: goTo({ ...state, answers }, next) };
}

/** Goes past a step that can be skipped. What was answered there before is dropped. */
export function skipStep(exercise: Exercise, state: RunState): Moved {
	const current = currentStep(exercise, state);
	if (!current?.step.canSkip) {
		return { ok: false, say: "This step is needed. You can go back, or pause here." };
	}
	const { [saveOf(current.step) ?? ""]: _dropped, ...answers } = state.answers;
	return { ok: true, state: goTo({ ...state, answers }, nextOf(current.step, answers)) };
}

/** Goes to the step before; its answer stands until it is given again. */
export function stepBack(state: RunState): RunState {
	const { end, ...open } = state;
	return open.path.length > 1 ? { ...open, path: open.path.slice(0, -1) } : open;
}

/** How many steps are on the longest way from a step to the end, itself included. */
export function longestWay(exercise: Exercise, from: string, seen: readonly string[] = []): number {
	const step = exercise.steps[from];
	if (!step || seen.includes(from)) {
		return 0;
	}
	const ways = exitsOf(step).map((exit) =>
		exit === null || exit.startsWith("@") ? 0 : longestWay(exercise, exit, [...seen, from]),
	);
	return 1 + Math.max(0, ...ways);
}

/** Every place that a step can lead to. */
export function exitsOf(step: Step): (string | null)[] {
	if (step.kind === "choose") {
		const others = step.otherNext === undefined ? [] : [step.otherNext];
		return [...Object.values(step.options), ...others];
	}
	return step.kind === "rate" && step.if ? [step.next, step.if.next] : [step.next];
}

/** In how many days a time that was set comes; the latest of several. Null when none was set. */
export function daysUntil(exercise: Exercise, { answers }: RunState): number | null {
	const days = Object.values(exercise.steps).flatMap((step) => {
		const set = step.kind === "schedule" ? answers[step.save] : undefined;
		return step.kind !== "schedule" || set === undefined
			? []
			: [step.presets[String(set)] ?? DAYS_FOR_OWN_WORDS];
	});
	return days.length === 0 ? null : Math.max(...days);
}

export function saveOf(step: Step): string | undefined {
	return "save" in step ? step.save : undefined;
}

/** An answer as people read it. */
export function shown(answer: Answer): string {
	return Array.isArray(answer) ? answer.join("\n") : String(answer);
}

type Read = { answer: Answer | null; next?: string | null } | { say: string };

function readAnswer(step: Step, text: string): Read {
	if (text.length > ANSWER_MAX) {
		return {
			say: `That's longer than fits here. Use at most ${ANSWER_MAX.toLocaleString("en")} characters.`,
		};
	}
	switch (step.kind) {
		case "say":
		case "summary":
		case "breathe":
			return { answer: null };
		case "choose":
			return readChoice(step, text);
		case "write":
			return text === ""
				? { say: "Write a few words first, or pause here." }
				: text.length > step.max
					? { say: `Keep it under ${step.max} characters. You can say the rest in the chat.` }
					: { answer: text };
		case "list": {
			const lines = text
				.split(/\n+/)
				.map((line) => line.trim())
				.filter((line) => line !== "");
			return lines.length === 0
				? { say: "Write at least one line first." }
				: lines.length > step.max
					? { say: `Keep it to ${step.max} lines for now.` }
					: { answer: lines };
		}
		case "rate": {
			const figure = /^\s*(10|\d)(?:\s*(?:\/|out of)\s*10)?\W*$/.exec(text)?.[1];
			return figure === undefined ? { say: "Pick a number from 0 to 10." } : { answer: Number(figure) };
		}
		case "schedule":
			return text === ""
				? { say: "Pick a time, or write your own." }
				: { answer: optionIn(step.presets, text) ?? text };
	}
}

function readChoice(step: Extract<Step, { kind: "choose" }>, text: string): Read {
	const label = optionIn(step.options, text);
	const next = label === undefined ? undefined : step.options[label];
	if (label !== undefined && next !== undefined) {
		return { answer: label, next };
	}
	return step.otherNext === undefined || text === ""
		? { say: "Pick one of these." }
		: { answer: text, next: step.otherNext };
}

/** The option of this label or number, or the only one that begins with these words. */
function optionIn(options: Readonly<Record<string, unknown>>, text: string): string | undefined {
	const plain = (words: string) =>
		words
			.toLowerCase()
			.replace(/[^\p{L}\p{N} ]/gu, "")
			.trim();
	const said = plain(text);
	const labels = Object.keys(options);
	const exact = labels.find((label) => plain(label) === said) ?? labels[Number(said) - 1];
	const begun = said === "" ? [] : labels.filter((label) => plain(label).startsWith(`${said} `));
	const yesOrNo =
		exact ?? labels.find((label) => plain(label) === /^(?:yes|no)\b/.exec(bareAnswer(said))?.[0]);
	const held = labels.filter((label) =>
		clausesOf(label).some((clause) => ` ${said} `.includes(` ${clause} `)),
	);
	return yesOrNo ?? (begun.length === 1 ? begun[0] : held.length === 1 ? held[0] : undefined);
}

/** The parts of a label that say it by themselves: "on my own" of "No, I'm on my own". */
function clausesOf(label: string): string[] {
	return label
		.toLowerCase()
		.replace(/['’]/g, "")
		.split(",")
		.map((clause) => clause.trim().replace(/^(?:im|ive|id|ill|i|its|theyre|they are)\s+/, ""))
		.filter((clause) => clause.split(" ").length > 1);
}

/** "lol nah, he's nice" is "no hes nice". */
function bareAnswer(said: string): string {
	return said
		.replace(/^(?:(?:lol|haha|oh|well|um|er|god|danger|to be honest|honestly) )+/, "")
		.replace(/^(?:nah|nope|not at all|never)\b/, "no")
		.replace(/^(?:yeah|yep|yup|yea|it could|it might)\b/, "yes");
}

function nextOf(step: Step, answers: RunState["answers"]): string | null {
	if (step.kind === "choose") {
		return step.otherNext ?? Object.values(step.options)[0] ?? null;
	}
	if (step.kind !== "rate" || !step.if) {
		return step.next;
	}
	const rated = answers[step.save];
	const earlier = step.if.above === undefined ? undefined : answers[step.if.above];
	const isBelow = typeof rated === "number" && step.if.below !== undefined && rated < step.if.below;
	const isAbove = typeof rated === "number" && typeof earlier === "number" && rated > earlier;
	return isBelow || isAbove ? step.if.next : step.next;
}

function goTo(state: RunState, next: string | null): RunState {
	return next === null || next.startsWith("@")
		? { ...state, end: next }
		: { ...state, path: [...state.path, next] };
}
