import { AGREED_CHIPS } from "../content/chips/agreed.ts";
import { quote } from "../say/realise.ts";
import type { Context } from "./context.ts";
import { type Draft, offers } from "./draft.ts";
import { WRITE_CHIP, waysOn } from "./offers.ts";

/** The person is back after a while: the steps they took along are asked about once. */
export function agreed({ request }: Context): Draft | null {
	const step = request.agreed?.find(({ isDone }) => !isDone);
	const text = `Last time you took this along: ${quote(step?.text ?? "")} Did it happen?`;
	return step && !request.isAtRisk
		? { say: [{ id: `agreed:${step.text}`, text }], chips: [...AGREED_CHIPS, WRITE_CHIP], asked: "agreed" }
		: null;
}

/** What they say of that step. */
export function agreedAnswer(context: Context, how: string): Draft {
	const id = how === "yes" || how === "partly" ? (`agreed-${how}` as const) : "agreed-no";
	return offers(context, id, waysOn(context, null).slice(0, 3));
}
