import { LEARN_MORE_COMMAND } from "#shared/messages.ts";
import { levelScores, NEED_AREAS, NEED_LEVELS } from "#shared/needs.ts";
import { soundsForeign } from "#shared/safety/sounds-foreign.ts";
import { tongueOf } from "#shared/safety/tongue.ts";
import { parseStyle } from "#shared/styles.ts";
import type { PersonFacts } from "../../models/text-model.ts";
import { AI_ASKED, FOREIGN } from "../content/foreign.ts";
import { HIERARCHY, NEED_MEANING } from "../content/needs.ts";
import { STYLE_HELLO } from "../content/styles.ts";
import { once, quote } from "../say/realise.ts";
import { type Context, type Draft, line } from "./context.ts";
import { MENU_CHIP, WRITE_CHIP, waysOn } from "./offers.ts";

/** The person's own five needs, explained: what the Learn more button asks for. */
export function hierarchy(context: Context): Draft | null {
	return context.text.trim() === LEARN_MORE_COMMAND
		? {
				say: [{ id: `hierarchy.${context.replies.length}`, text: explainHierarchy(context.request.person) }],
				chips: waysOn(context, null).slice(0, 2),
			}
		: null;
}

/** A person's own needs hierarchy in a few sentences, from their newest ratings. */
export function explainHierarchy({ ratings, currentLevel }: PersonFacts): string {
	if (ratings === null) {
		return `${HIERARCHY.intro} ${HIERARCHY.noRatings}`;
	}
	const scores = levelScores(ratings);
	const own = NEED_LEVELS.map((level) => `${NEED_AREAS[level].label} ${scores[level]}%`).join(", ");
	const isAllHigh = NEED_LEVELS.every((level) => ratings[level] > 3);
	const focus = isAllHigh
		? HIERARCHY.allHigh
		: HIERARCHY.focus.replace("{area}", NEED_AREAS[currentLevel].label.toLowerCase());
	return `${HIERARCHY.intro} Yours: ${own}. ${focus} ${NEED_MEANING[currentLevel]} ${HIERARCHY.lens}`;
}

/** "I'd like to experience the Need a friend style", as the style's button sends it. */
export function styleHello(context: Context): Draft | null {
	const label = /^I'd like to experience the (.+) style$/i.exec(context.text.trim())?.[1];
	const style = label === undefined ? undefined : parseStyle(label);
	const hello =
		style &&
		STYLE_HELLO[style]
			.map((text, nth) => once(`style:${style}:${nth}`, text, context.used))
			.find((each) => each !== null);
	return style
		? {
				say: [hello ?? line(context, "here")],
				chips: [
					...waysOn({ ...context, request: { ...context.request, style } }, null).slice(0, 2),
					MENU_CHIP,
				],
			}
		: null;
}

/** Words in a language that nobody here reads: an honest sentence in that language, and where people are. */
export function foreign(context: Context): Draft | null {
	const { text, replies } = context;
	const ai = AI_ASKED.find(({ asks }) => asks.test(text));
	if (ai) {
		return { say: [{ id: `foreign-ai.${replies.length}`, text: ai.says }] };
	}
	return soundsForeign(text)
		? { say: [{ id: `foreign.${replies.length}`, text: FOREIGN[tongueOf(text) ?? "other"] }] }
		: null;
}

const AGREED_CHIPS = [
	{ label: "Yes, done", offer: "agreed:yes" },
	{ label: "Partly", offer: "agreed:partly" },
	{ label: "Not yet", offer: "agreed:no" },
];

/** The person is back after a while: the steps they took along are asked about once. */
export function agreed(context: Context): Draft | null {
	const open = context.request.agreed?.filter(({ isDone }) => !isDone) ?? [];
	const [step] = open;
	return step && !context.request.isAtRisk
		? {
				say: [
					{
						id: `agreed:${step.text}`,
						text: `Last time you took this along: ${quote(step.text)} Did it happen?`,
					},
				],
				chips: [...AGREED_CHIPS, WRITE_CHIP],
				asked: "agreed",
			}
		: null;
}

/** What they say of that step. */
export function agreedAnswer(context: Context, how: string): Draft {
	const id = how === "yes" ? "agreed-yes" : how === "partly" ? "agreed-partly" : "agreed-no";
	return { say: [line(context, id)], chips: waysOn(context, null).slice(0, 3), asked: "offer" };
}
