import type { JobContext } from "./job-context.ts";

/** The person's messages read per call. */
const READ_MESSAGES = 40;

/** A pattern spans several days, so it needs more of them. */
const PATTERN_MESSAGES = 200;

/** Look for a pattern after this many new messages from the person. */
const PATTERN_EVERY = 12;

/** Learns from the person's messages since the last run, and looks for patterns now and then. */
export async function learn({ store, deps }: JobContext): Promise<void> {
	const meta = store.meta();
	const fresh = meta ? store.postTurn.wordsAfter(meta.learnt_upto, READ_MESSAGES) : [];
	const last = fresh.at(-1);
	if (!meta || !last) {
		store.removeJob("memory");
		if (meta) {
			store.postTurn.setRead(meta.learnt_upto, meta.pattern_upto, null);
		}
		return;
	}
	const isPatternDue = store.postTurn.wordsAfter(meta.pattern_upto, PATTERN_EVERY).length === PATTERN_EVERY;
	await deps.learn({
		userId: meta.owner,
		conversationId: meta.conversation_id,
		fresh: fresh.map(({ id, content, isSensitive }) => ({ id, content, isSensitive })),
		newest: isPatternDue ? store.postTurn.newestOfPerson(PATTERN_MESSAGES) : null,
	});
	store.transaction(() => {
		const removed = fresh.filter(({ id }) => store.messages.find(id)?.removed === 1).map(({ id }) => id);
		if (removed.length > 0) {
			// The message was edited while a model read it: drop what was learnt from it (`takeForSearch`).
			store.sinks.touch(removed);
			store.followChanges();
		}
		const isMore = store.postTurn.wordsAfter(last.seq, 1).length > 0;
		store.postTurn.setRead(
			last.seq,
			isPatternDue ? (store.messages.newest()?.seq ?? last.seq) : meta.pattern_upto,
			isMore ? deps.now() + deps.learnAfterMs : null,
		);
		store.removeJob("memory");
	});
}
