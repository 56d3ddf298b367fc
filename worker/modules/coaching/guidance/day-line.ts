import type { UserRow } from "../../../db/tables/users.table.ts";
import type { Deps } from "../../../deps.ts";
import { cachedModelText } from "../model-tasks/cached-model-text.ts";
import { factsOfDay, lineQuestion } from "./guidance-questions.ts";
import type { Guide } from "./guide.ts";
import { lineForToday } from "./line-for-today.ts";

/** The day's line: a connected model's when it's there, else our own. */
export async function dayLine(deps: Deps, user: UserRow, guide: Guide): Promise<string> {
	const made = guide.isAtRisk
		? null
		: await cachedModelText(deps, user, {
				kind: "line",
				madeOf: factsOfDay(guide),
				question: lineQuestion(guide),
			});
	return made?.line ?? lineForToday(guide);
}
