import { titleOf } from "../../coaching/model-tasks/title.ts";
import type { JobContext } from "./job-context.ts";

/** First messages that may name the conversation. After them it keeps its default name. */
export const TITLE_FROM = 3;

/**
 * Names the conversation after the first message that says what it is about, and copies the title to the list. A
 * conversation that mentioned danger keeps its default title, because people read lists over shoulders.
 */
export async function findTitle({ store, deps }: JobContext): Promise<void> {
	const meta = store.meta();
	const words = store.postTurn.firstWords(TITLE_FROM);
	const title =
		meta && !store.postTurn.isSensitive() && (await titleOf(words, await deps.dataFor(meta.owner)));
	if (store.postTurn.firstWords(TITLE_FROM).slice(0, words.length).join() !== words.join()) {
		// The message was edited meanwhile. The job stays, and uses the new text.
		return;
	}
	store.transaction(() => {
		store.removeJob("title");
		// A second look may have found danger while the title was made.
		if (title && !store.postTurn.isSensitive()) {
			store.postTurn.setTitle(title);
			store.sinks.touchNewest();
			store.followChanges();
		}
	});
}
