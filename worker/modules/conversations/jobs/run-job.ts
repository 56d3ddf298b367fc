import { blankLetGo } from "../page/let-go.ts";
import { copyRuns } from "../runs/copy-runs.ts";
import { drainOutbox } from "./drain-outbox.ts";
import { extendSummary } from "./extend-summary.ts";
import { feedSearch } from "./feed-search.ts";
import { findStructure } from "./find-structure.ts";
import { findTitle } from "./find-title.ts";
import type { JobContext } from "./job-context.ts";
import { learn } from "./learn.ts";
import type { JobName } from "./schedule.ts";

/** Does one job. It leaves the job in place when there is more to do, and throws when it should be tried later. */
export async function runJob(name: JobName, context: JobContext): Promise<void> {
	switch (name) {
		case "turn-watch":
			return context.turns.watch();
		case "outbox":
			return drainOutbox(context);
		case "search":
			return feedSearch(context);
		case "summary":
			return extendSummary(context);
		case "title":
			return findTitle(context);
		case "structure":
			return findStructure(context);
		case "memory":
			return learn(context);
		case "runs":
			return copyRuns(context);
		case "run-expiry":
			return context.runs.expire();
		case "let-go":
			return blankLetGo(context);
		case "end":
		case "expiry":
			return context.end();
	}
}
