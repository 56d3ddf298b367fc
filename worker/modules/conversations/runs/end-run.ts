import { helpFor } from "#shared/safety/help/help-for.ts";
import { isOwnRisk } from "#shared/safety/risk.ts";
import type { MessageMetadata } from "#shared/schemas/conversations.ts";
import type { SafetyPanel } from "#shared/schemas/safety.ts";
import type { Exercise } from "../../../guide/content/exercise.ts";
import { BEFORE } from "../../../guide/content/ratings.ts";
import { isRatedLast, type RunState } from "../../../guide/exercises/run.ts";
import { dueMorning } from "../../takeaways/due-morning.ts";
import { addNote } from "../object/coach-notes.ts";
import type { ConversationDeps } from "../object/conversation-deps.ts";
import type { ConversationStorage } from "../object/conversation-storage.ts";
import { askNext } from "./ask-next.ts";
import { HELP_AT } from "./help-at.ts";
import { type Kept, keptOf } from "./kept-of.ts";
import { ratingsIn } from "./ratings.ts";
import type { MoveRunInput } from "./run-contract.ts";
import { closingLine, NOT_KEPT, NOT_KEPT_HERE } from "./run-lines.ts";
import type { NewTakeaway, Run } from "./run-storage.ts";

/** A time in the person's own words is due tomorrow. */
const DAYS_FOR_OWN_WORDS = 1;

/** The `about` of a run's final message. */
export const endOf = (runId: string) => `${runId}:end`;

type Ended = {
	run: Run;
	takeaway: NewTakeaway | null;
	aside: string | null;
	noteIds: string[];
	help: SafetyPanel | undefined;
};

/**
 * Ends a finished run: stores its card and drops the answers. Stores no card in a risk state. While the second rating
 * is missing, the run stays open with only the first. Call it in a transaction.
 */
export function endRun(
	store: ConversationStorage,
	deps: ConversationDeps,
	{ exercise, run: reached }: { exercise: Exercise; run: Run },
	{ risk, country, timeZone }: Pick<MoveRunInput, "risk" | "country" | "timeZone">,
): Ended {
	const isRating = isRatedLast(reached.state);
	const state: RunState = isRating ? { ...reached.state, end: null } : reached.state;
	const kept = keptOf(exercise, state);
	const isAtRisk = isOwnRisk(risk);
	const notKept = whyNotKept(store, isAtRisk);
	const takeaway = kept && notKept === null ? takeawayOf(deps, { exercise, state, kept, timeZone }) : null;
	if (takeaway) {
		store.runs.addTakeaway(takeaway);
	}
	const isHelp = state.end === "@help";
	const ended: Run = {
		...(isRating ? stillRated(reached) : closedRun(exercise, reached, isAtRisk)),
		takeawayId: takeaway?.id ?? null,
	};
	const helped = isHelp ? helpAt(exercise, country) : {};
	const noteId = addNote(store, deps, {
		about: endOf(ended.id),
		content: closingLine(exercise, { kept: takeaway?.title ?? null, isHelp }),
		metadata: {
			afterRun: ended.id,
			...(takeaway ? { takeawayId: takeaway.id } : {}),
			...helped,
			...(isAtRisk ? { isCare: true } : nextExercise(deps, state)),
		},
	});
	const { run, noteId: nextId } = askNext(store, deps, ended, risk);
	store.runs.save(run);
	const noteIds = [noteId, nextId].filter((id) => id !== null);
	return { run, takeaway, aside: kept ? notKept : null, noteIds, help: helped.safety };
}

/** Why the person gets no card; null when one may be kept. */
function whyNotKept(store: ConversationStorage, isAtRisk: boolean): string | null {
	if (isAtRisk) {
		return NOT_KEPT;
	}
	return store.isTemporary() ? NOT_KEPT_HERE : null;
}

function stillRated({ state, ...run }: Run): Run {
	return { ...run, state: { ...state, answers: onlyFirst(state) } };
}

function closedRun(exercise: Exercise, { state, ...run }: Run, isAtRisk: boolean): Run {
	const ratings = isAtRisk || state.end !== null ? undefined : ratingsIn(exercise, state);
	return { ...run, status: "ended", state: { ...state, answers: {}, ...(ratings ? { ratings } : {}) } };
}

/** The end of a run whose card was kept already: its second rating was given, or passed by. */
export function ratedRun(exercise: Exercise, { state, ...run }: Run): Run {
	const ratings = ratingsIn(exercise, state);
	return { ...run, status: "ended", state: { ...state, answers: {}, ...(ratings ? { ratings } : {}) } };
}

function onlyFirst({ answers }: RunState): RunState["answers"] {
	const first = answers[BEFORE];
	return first === undefined ? {} : { [BEFORE]: first };
}

function takeawayOf(
	{ newId, now }: ConversationDeps,
	{ exercise, state, kept, timeZone }: { exercise: Exercise; state: RunState; kept: Kept; timeZone: string },
): NewTakeaway {
	return {
		id: newId("tkw"),
		...kept,
		exerciseId: exercise.id,
		ratings: ratingsOf(exercise, state),
		createdAt: now(),
		dueAt: dueAt(exercise, state, timeZone, now()),
	};
}

function ratingsOf(exercise: Exercise, { path, answers }: RunState): Record<string, number> {
	const given = path.flatMap((id): [string, number][] => {
		const step = exercise.steps[id];
		const answer = step?.kind === "rate" ? answers[step.save] : undefined;
		return step?.kind === "rate" && typeof answer === "number" ? [[step.save, answer]] : [];
	});
	return Object.fromEntries([...given.slice(0, 1), ...given.slice(-1)]);
}

/** The morning on which the guide may ask how it went, on the person's own clock; null when it never asks. */
function dueAt(exercise: Exercise, state: RunState, timeZone: string, now: number): number | null {
	if (!exercise.followUp) {
		return null;
	}
	const days = (daysUntil(exercise, state) ?? 0) + exercise.followUp.afterDays;
	return dueMorning(timeZone, now, days).getTime();
}

/** In how many days a time that was set comes; the latest of several. Null when none was set. */
function daysUntil(exercise: Exercise, { answers }: RunState): number | null {
	const days = Object.values(exercise.steps).flatMap((step) => {
		const set = step.kind === "schedule" ? answers[step.save] : undefined;
		return set === undefined || !("presets" in step) ? [] : (step.presets[String(set)] ?? DAYS_FOR_OWN_WORDS);
	});
	return days.length === 0 ? null : Math.max(...days);
}

/** The help where an exercise stops for safety. Previews of the conversation leave the message out. */
function helpAt({ id }: Exercise, country: string | null): MessageMetadata {
	const safety = helpFor("", HELP_AT[id] ?? "abuse", country);
	return { isCare: true, ...(safety ? { safety } : {}) };
}

/** The exercise that this one leads to, as a choice. */
function nextExercise({ findExercise }: ConversationDeps, { end }: RunState): MessageMetadata {
	const next = typeof end === "string" ? findExercise(end.slice(1)) : undefined;
	return next ? { choices: [{ label: next.title, exerciseId: next.id }] } : {};
}
