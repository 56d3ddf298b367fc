import { isOwnRisk } from "#shared/safety/risk.ts";
import { WAYS, WAYS_AGAIN, WAYS_ASKS } from "../content/numbers.ts";
import type { Context } from "../context.ts";
import { inOrder } from "./scenes.ts";

type Parts = (string | null)[];

/** Danger was spoken of, however long ago in this talk or in another of the last day. */
function isAfterDanger({ request, reading, memory, shade }: Context): boolean {
	const heard = memory.danger !== null || reading.danger !== null || shade !== "none";
	return heard || isOwnRisk(request.risk) || memory.readings.some(({ danger }) => danger !== null);
}

const ABOUT_HELP = /\b(?:crisis|help ?line|hot ?line|suicide (?:line|number|prevention)|emergency number)\b/i;
/** They want none, or tried it: other words answer that. */
const WANTS_NONE =
	/\b(?:don't|do not|stop|no more|not another|sick of|enough|already|tried|wouldn't) (?:\w+ ){0,4}(?:give|want|need|calling|hot ?lines?|help ?lines?|numbers?|lines?|called|that)\b/i;
/** A number that nobody calls. */
const OTHER_NUMBER = /\b(?:aim|steps|weigh\w*|lucky|favou?rite|score|size|page|pension)\b/i;
const ABOUT_OTHERS = /\b(?:my (?:boss|mum|mom|dad|sister|brother|friend|ex|wife|husband)|him|her|you)\b/i;

/** "What number do I call?", "can I text?", "I don't have a phone": answered at once, and with nothing before it. */
export function numbers(context: Context): Parts | null {
	const { reading, memory, voice } = context;
	if (
		OTHER_NUMBER.test(reading.text) ||
		reading.words > 16 ||
		!(isAfterDanger(context) || ABOUT_HELP.test(reading.text))
	) {
		return null;
	}
	if (WANTS_NONE.test(reading.text) && !/\?|^(?:what|which|who|where)\b/i.test(reading.text)) {
		return null;
	}
	const way = WAYS.find(({ pattern }) => pattern.test(reading.text));
	if (way === undefined || (way.name === "text" && ABOUT_OTHERS.test(reading.text))) {
		return null;
	}
	const last = memory.replies.at(-1) ?? "";
	const other = WAYS_AGAIN.find((line) => !last.includes(line));
	const said = inOrder(context, way.says) ?? voice.say(WAYS_AGAIN) ?? other ?? null;
	return [said, memory.quiet ? null : voice.say(way.asks ?? WAYS_ASKS)];
}
