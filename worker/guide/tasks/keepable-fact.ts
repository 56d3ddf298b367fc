import { ORDERS, SENSITIVE, SPEAKS_TO_THEM } from "../content/words/keepable.ts";

/** Whether a fact that a model proposes may be kept. Rather one too few. */
export function isKeepable(fact: string): boolean {
	return SPEAKS_TO_THEM.test(fact) && !SENSITIVE.test(fact) && !ORDERS.test(fact);
}
