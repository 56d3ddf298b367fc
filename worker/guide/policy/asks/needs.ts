import { LEARN_MORE_COMMAND } from "#shared/chat/messages.ts";
import { levelScores, NEED_AREAS, NEED_LEVELS } from "#shared/needs.ts";
import type { PersonFacts } from "../../../models/text-model.ts";
import { HIERARCHY, NEED_MEANING } from "../../content/needs.ts";
import type { Context } from "../context.ts";
import type { Draft } from "../draft.ts";
import { waysOn } from "../offers.ts";

/** The person's own five needs, explained: what the Learn more button asks for. */
export function hierarchy(context: Context): Draft | null {
	const id = `hierarchy.${context.replies.length}`;
	return context.text.trim() === LEARN_MORE_COMMAND
		? {
				say: [{ id, text: explainHierarchy(context.request.person) }],
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
	const area = NEED_AREAS[currentLevel].label.toLowerCase();
	const focus = isAllHigh ? HIERARCHY.allHigh : HIERARCHY.focus.replace("{area}", area);
	return `${HIERARCHY.intro} Yours: ${own}. ${focus} ${NEED_MEANING[currentLevel]} ${HIERARCHY.lens}`;
}
