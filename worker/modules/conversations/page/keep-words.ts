import { isOwnRisk } from "#shared/safety/risk.ts";
import { type GuideNote, TAKEAWAY_MAX } from "#shared/schemas/exercises.ts";
import type { ConversationDeps } from "../object/conversation-deps.ts";
import type { ConversationStorage } from "../object/conversation-storage.ts";
import type { Turn } from "../object/turn.ts";
import { scheduleRuns } from "../runs/run-jobs.ts";

const BETWEEN_LINES = "\n\n";

/**
 * Keeps words of the person as a note, and returns the note's id. A long page becomes several notes. Null in a risk state,
 * in a temporary talk, and when nothing was written. Call it in a transaction.
 */
export function keepWords(
	store: ConversationStorage,
	{ newId, now }: ConversationDeps,
	{ userMessageId, request }: Turn,
	{ title, body }: NonNullable<GuideNote["keeps"]>,
): string | null {
	if (isOwnRisk(request.risk) || store.isTemporary()) {
		return null;
	}
	const before = request.replaces?.metadata.takeawayId;
	if (before) {
		// The reply that kept it is being rewritten.
		return before;
	}
	const bodies =
		body === null ? inNotes(store.pages.lines(userMessageId).map(({ content }) => content)) : [body];
	const ids = bodies.map((each, i) => {
		const id = newId("tkw");
		store.runs.addTakeaway({
			id,
			kind: "note",
			title: i === 0 ? title : `${title} (${i + 1})`,
			body: each,
			exerciseId: null,
			ratings: {},
			createdAt: now(),
			dueAt: null,
		});
		return id;
	});
	scheduleRuns(store, now());
	return ids[0] ?? null;
}

/** The lines, joined into as few notes as fit. A line is never longer than a note. */
function inNotes(lines: readonly string[]): string[] {
	const notes: string[] = [];
	for (const text of lines) {
		const joined = [...notes.slice(-1), text].join(BETWEEN_LINES);
		if (notes.length > 0 && joined.length <= TAKEAWAY_MAX) {
			notes[notes.length - 1] = joined;
		} else {
			notes.push(text);
		}
	}
	return notes;
}
