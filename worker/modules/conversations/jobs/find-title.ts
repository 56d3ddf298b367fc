import { titleOf } from "../../coaching/mind/title.ts";
import type { JobContext } from "./job-context.ts";

/** So many of the first things said may name the talk. After them it keeps the name it was made with. */
export const TITLE_FROM = 3;

/**
 * Names the talk after the first thing that says what it is about, and has that copied to the list. A talk in which
 * danger was spoken of keeps the name it was made with: lists are read over shoulders.
 */
export async function findTitle({ store, deps }: JobContext): Promise<void> {
	const meta = store.meta();
	const title =
		meta &&
		!store.afterwork.isOfCare() &&
		(await titleOf(store.afterwork.firstWords(TITLE_FROM), await deps.dataFor(meta.owner)));
	store.transaction(() => {
		store.removeJob("title");
		if (title) {
			store.afterwork.setTitle(title);
			store.afterwork.markNewestForCopy();
			store.setJob({ name: "outbox", dueAt: deps.now(), failures: 0 });
		}
	});
}
