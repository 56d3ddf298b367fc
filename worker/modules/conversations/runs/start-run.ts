import { isOwnRisk, type RiskLevel } from "#shared/safety/risk.ts";
import type { MessageMetadata } from "#shared/schemas/conversations.ts";
import type { Exercise } from "../../../guide/content/exercise.ts";
import { beginRun, isRatedLast } from "../../../guide/exercises/run.ts";
import { addNote } from "../object/coach-notes.ts";
import type { ConversationDeps } from "../object/conversation-deps.ts";
import type { ConversationStorage } from "../object/conversation-storage.ts";
import { withoutRating } from "./ratings.ts";
import { scheduleRuns } from "./run-jobs.ts";
import { startLine } from "./run-lines.ts";
import type { Run } from "./run-storage.ts";
import { restedRun } from "./take-move.ts";

/** The only exercises that may begin in a risk state. */
const CALMING: ReadonlySet<string> = new Set(["steady-breath", "back-to-the-room"]);

type Start = {
	exerciseId: string;
	risk: RiskLevel;
	/** The reply that starts it. Without one, the coach adds a message. */
	replyId?: string;
};

type Started =
	| { ok: true; exercise: Exercise; run: Run; changed: string[] }
	| { ok: false; reason: "no_such_exercise" | "not_now" };

/**
 * Starts an exercise, or resumes the same one where it was paused. Another open run is paused. Call it in a
 * transaction. `changed` are the messages to show again.
 */
export function startRun(
	store: ConversationStorage,
	deps: ConversationDeps,
	{ exerciseId, risk, replyId }: Start,
): Started {
	const exercise = deps.findExercise(exerciseId);
	if (!exercise) {
		return { ok: false, reason: "no_such_exercise" };
	}
	if (isOwnRisk(risk) && !CALMING.has(exerciseId)) {
		return { ok: false, reason: "not_now" };
	}
	const now = deps.now();
	const before = store.runs
		.live()
		.find(
			({ exerciseId: id, state }) =>
				id === exerciseId && state.version === exercise.version && !isRatedLast(state),
		);
	const id = before?.id ?? deps.newId(store.isTemporary() ? "tmp" : "run");
	const changed = pauseOthers(store, id);
	if (before && replyId) {
		changed.push(...detach(store, before));
	}
	const messageId = replyId ?? (before && cardOf(store, before)) ?? addCard(store, deps, exercise, id);
	const begun = before?.state ?? beginRun(exercise);
	const run: Run = {
		id,
		exerciseId,
		messageId,
		status: "open",
		// A temporary chat stores no rating, so it asks for none.
		state: isOwnRisk(risk) || store.isTemporary() ? withoutRating(exercise, begun) : begun,
		takeawayId: null,
		startedAt: before?.startedAt ?? now,
		touchedAt: now,
	};
	store.runs.save(run);
	scheduleRuns(store, now);
	return { ok: true, exercise, run, changed: [...changed, messageId] };
}

/** Pauses the open run, unless it's this one. Returns the messages to show again. */
export function pauseOthers(store: ConversationStorage, exceptId: string): string[] {
	const open = store.runs.live().filter(({ id, status }) => status === "open" && id !== exceptId);
	for (const run of open) {
		store.runs.save(restedRun(run));
	}
	return open.map(({ messageId }) => messageId);
}

function cardOf(store: ConversationStorage, { id, messageId }: Run): string | undefined {
	return metadataOf(store, messageId)?.runId === id ? messageId : undefined;
}

/** Takes a run off the message that showed it, because a reply shows it now. */
function detach(store: ConversationStorage, run: Run): string[] {
	const metadata = cardOf(store, run) === undefined ? null : metadataOf(store, run.messageId);
	if (!metadata) {
		return [];
	}
	const { runId: _, ...rest } = metadata;
	store.setMetadata(run.messageId, rest);
	return [run.messageId];
}

function metadataOf(store: ConversationStorage, messageId: string): MessageMetadata | null {
	const row = store.messages.find(messageId);
	return row?.removed === 0 ? (JSON.parse(row.metadata) as MessageMetadata) : null;
}

function addCard(
	store: ConversationStorage,
	deps: ConversationDeps,
	exercise: Exercise,
	runId: string,
): string {
	const messageId = addNote(store, deps, { about: runId, content: startLine(exercise), metadata: { runId } });
	if (messageId === null) {
		throw new Error("The message of a run exists, but the run is not shown there.");
	}
	return messageId;
}
