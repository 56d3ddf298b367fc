import { hash } from "#shared/math/hash.ts";
import type { NotificationKind } from "#shared/schemas/notifications.ts";
import type { NoteRow } from "../../db/tables/notifications.table.ts";
import type { UserRow } from "../../db/tables/users.table.ts";
import type { Deps } from "../../deps.ts";
import { isLast } from "../../timing/cadence.ts";
import { FRESH_DAYS } from "../../timing/choose-kind.ts";
import type { TimingState } from "../../timing/timing-store.ts";
import { daysBetween } from "../../timing/zoned-time.ts";
import { readGuide } from "../coaching/guidance/guide.ts";
import { structuredModelOf } from "../coaching/model-tasks/structured-model-for.ts";
import { withFallback } from "../coaching/model-tasks/with-fallback.ts";
import { isSomethingDue } from "../takeaways/is-something-due.ts";
import { composeNote, type NoteFacts, toneFor, withDue } from "./compose-note.ts";
import { noteQuestion } from "./note-question.ts";

export type NoteWords = Pick<NoteRow, "title" | "message" | "personalizedMessage">;

/** A notification's text, its facts, and whether a model was asked, which takes time. */
export type WrittenNote = { facts: NoteFacts; words: NoteWords; wasAsked: boolean };

export type WriteNote = {
	note: NoteRow;
	user: UserRow;
	kind: NotificationKind;
	reached: NoteFacts["reached"];
	/** The history of earlier notifications. */
	timing: Pick<TimingState, "unanswered" | "counts" | "sends">;
	/** The person's own day, YYYY-MM-DD. */
	today: string;
};

/**
 * Writes a notification in the built-in coach's words, or a connected model's, from current facts. Keeps the text of
 * an earlier try.
 */
export async function writeNote(deps: Deps, toWrite: WriteNote): Promise<WrittenNote> {
	const { note, user } = toWrite;
	const facts = await factsFor(deps, toWrite);
	if (note.message !== "") {
		return { facts, words: note, wasAsked: false };
	}
	const model = facts.isLast ? null : structuredModelOf(deps, user);
	const made = await withFallback(model, noteQuestion(facts), () => null);
	const own = composeNote(facts);
	const personal = made && withDue(withStep(made.message, own.message), facts);
	return {
		facts,
		words: { ...own, message: withDue(own.message, facts), personalizedMessage: personal },
		wasAsked: model !== null,
	};
}

async function factsFor(deps: Deps, { user, kind, reached, timing, today }: WriteNote): Promise<NoteFacts> {
	const { person, change, checkedOn } = await readGuide(deps, user);
	const isFresh = checkedOn !== null && daysBetween(checkedOn, today) <= FRESH_DAYS;
	// What moved is news once.
	const told = timing.sends.findLast((each) => each.kind === "insight")?.day;
	const isNews = told === undefined || (checkedOn !== null && checkedOn > told);
	const { toneAdaptive = true, valueDrivern = true } = user.notificationPreferences;
	return {
		kind,
		person: {
			...person,
			ratings: isFresh ? person.ratings : null,
			overallMood: isFresh && toneAdaptive ? person.overallMood : null,
		},
		change: kind === "insight" && isFresh && isNews ? change : null,
		reached: reached && { title: reached.title, description: reached.description },
		tone: toneFor(person, toneAdaptive && isFresh),
		goal: valueDrivern ? user.primaryGoal : null,
		isPlanDue: await isSomethingDue(deps, user.id, new Date(timing.sends.at(-1)?.at ?? 0)),
		isLast: isLast(timing),
		seed: `${user.id}|${today}`,
		turn: hash(user.id) + (timing.counts[kind] ?? 0),
	};
}

/** An insight ends with a step. A model's text without one gets ours. */
function withStep(message: string, own: string): string {
	const [, step] = /( One step: .+)$/.exec(own) ?? [];
	return step && !message.includes("One step: ") ? message + step : message;
}
