import { extendedSummary } from "../../coaching/model-tasks/summary.ts";
import { withoutFacts } from "../../memory/without-fact.ts";
import { summaryEnd, toTurn } from "../object/history.ts";
import type { JobContext } from "./job-context.ts";

/** Messages summarised per call. */
const SUMMARISED = 40;

/** Takes what leaves the window into the running summary, a bounded number of messages at a time. */
export async function extendSummary({ store, deps }: JobContext): Promise<void> {
	const meta = store.meta();
	const newest = store.messages.newest();
	const end = summaryEnd(newest?.seq ?? 0);
	const messages = meta ? store.postTurn.toSummarise(meta.summary_upto, end, SUMMARISED) : [];
	const last = messages.at(-1);
	if (meta && last) {
		const extended = await extendedSummary(
			messages.map(toTurn),
			meta.summary,
			await deps.dataFor(meta.owner),
		);
		// The messages may still hold facts that the person deleted from memory since.
		const summary = withoutFacts(extended, await deps.forgotten(meta.owner));
		if (store.meta()?.summary !== meta.summary) {
			// A deletion changed the summary meanwhile, and ours still has the fact: start again.
			store.setJob({ name: "summary", dueAt: deps.now(), failures: 0 });
			return;
		}
		store.postTurn.setSummary(summary, last.seq);
	}
	store.removeJob("summary");
}
