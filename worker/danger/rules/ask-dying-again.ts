import * as answers from "../content/answers.ts";
import { ASKS_DYING } from "../content/levels.ts";
import { ask, type Said } from "../say.ts";
import type { Situation } from "../situation.ts";

/** Lines for when the person passed over the question about dying. */
export const ONCE_MORE_POOL = "once-more";

/** Whether the reply before asked about dying, and we may ask again when this message passes over it. */
export function mayAskDyingAgain({ asked, used }: Situation): boolean {
	return asked === "dying" && ![...used].some((id) => id.startsWith(ONCE_MORE_POOL));
}

/** Asks that question first in everyday words. A second time, the words say that it's asked again. */
export function askDyingAgain(s: Situation): Said | null {
	const again = ask(s, ONCE_MORE_POOL, { asks: "dying", lines: answers.ASKED_ONCE_MORE });
	return s.askedLately.has("dying") ? again : ask(s, "ask.dying.life", ASKS_DYING);
}
