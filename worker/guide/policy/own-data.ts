import { GOAL_TEXTS } from "#shared/goals.ts";
import { MOOD_LEVELS } from "#shared/mood/moods.ts";
import { NEED_AREAS, NEED_LEVELS, type NeedLevel } from "#shared/needs.ts";
import { TAKEAWAY_KINDS } from "#shared/schemas/exercises.ts";
import type { PersonFacts } from "../../models/text-model.ts";
import { NOT_BY_TYPE, OWN_DATA, type OwnDataId } from "../content/asks/own-data.ts";
import { SOMEONE_ELSES } from "../content/words/plain.ts";
import { isQuotable } from "../read/recall.ts";
import { capitalised, dayAndMonth, quote } from "../say/realise.ts";
import { explainHierarchy } from "./asks/needs.ts";
import { type Context, questionIn } from "./context.ts";
import { type Draft, says } from "./draft.ts";
import { MENU_CHIP, waysOn } from "./offers.ts";

type Answer = (person: PersonFacts, asked: readonly string[]) => string | null;

/** From what they told us. Null when unknown. */
const ANSWERS: Record<OwnDataId, Answer> = {
	five: explainHierarchy,
	highest: ({ ratings }) => ratings && lowestOf(ratings, -1),
	needs: ({ ratings }) => ratings && lowestOf(ratings),
	scores: ({ ratings }) =>
		ratings &&
		`${NEED_LEVELS.map((level) => `${NEED_AREAS[level].label} ${ratings[level]}`).join(", ")}. Each is out of 5.`,
	type: ({ coachedByType, personalityType }) =>
		coachedByType === false ? NOT_BY_TYPE : personalityType && `You answered your way to ${personalityType}.`,
	traits: ({ coachedByType, bigFive }) =>
		coachedByType === false ? NOT_BY_TYPE : bigFive && `${sharesOf(bigFive)}. That's percent of the scale.`,
	goal: ({ goal }) => goal && `Your goal here is ${GOAL_TEXTS[goal].label}.`,
	wish: ({ desiredMood }) => desiredMood && `You said you want to feel ${quote(desiredMood)}.`,
	mood: moodOf,
	kept: ({ takeaways }, asked) => keptOf(takeaways, asked),
	name: ({ firstName }) => firstName && `Your name here is ${firstName}.`,
};

/** Replies with the person's own data, when a sentence asks for it. */
export function ownData(context: Context): Draft | null {
	const words = (questionIn(context) ?? context.acts.get("recall"))?.words.join(" ") ?? "";
	const kinds = Object.keys(OWN_DATA) as OwnDataId[];
	const kind = kinds.find((each) => OWN_DATA[each].asked.test(words));
	if (!kind || SOMEONE_ELSES.test(words)) {
		return null;
	}
	const answer = ANSWERS[kind](context.request.person, context.words) ?? OWN_DATA[kind].missing;
	const id = `own:${kind}`;
	return {
		say: [{ id, text: context.used.has(id) ? `As before: ${answer}` : answer }],
		chips: kind === "needs" ? waysOn(context, null).slice(0, 2) : [],
	};
}

/** Goal, lowest need, and three sentences of the person's own. */
export function summedUp(context: Context): Draft {
	const { goal, ratings, takeaways, memory } = context.request.person;
	const own = ownSentences(context, 3).map(quote).join(" ");
	const kept = memory.slice(-3).join(" ");
	const known = [
		goal && `Goal: ${GOAL_TEXTS[goal].label}.`,
		ratings && `Lowest need: ${lowestOf(ratings)}`,
		keptOf(takeaways),
		kept && `From “What your coach knows”: ${kept}`,
		own && `From this conversation: ${own}`,
	].filter(Boolean);
	const text = ["Here's what I have.", ...known].join("\n");
	return known.length === 0
		? says(context, "not-found", { chips: [MENU_CHIP] })
		: { say: [{ id: `sum-up.${context.before.length}`, text }] };
}

/** The longest of the person's statements, in the order they were written. */
function ownSentences({ before }: Context, most: number): string[] {
	const told = before
		.flatMap(({ content }) => content.match(/[^.!?\n]+[.!?]?/g) ?? [])
		.map((each) => each.trim())
		.filter((each) => !each.endsWith("?") && each.split(" ").length >= 5 && isQuotable(each));
	const chosen = told.toSorted((a, b) => b.length - a.length).slice(0, most);
	return told.filter((each) => chosen.includes(each)).slice(0, most);
}

/** The newest takeaway of the kind asked for. */
function keptOf(takeaways: PersonFacts["takeaways"], asked: readonly string[] = []): string | null {
	const kind = TAKEAWAY_KINDS.find((each) => asked.includes(each));
	const newest = takeaways.find((each) => kind === undefined || each.kind === kind);
	if (!newest) {
		return null;
	}
	const { title, body, createdOn, outcome } = newest;
	const came = outcome === null ? "" : ` Later you said ${quote(outcome)}.`;
	const words = [title, body].filter(isQuotable).map(quote).join(" ");
	return `In “Your cards” since ${dayAndMonth(createdOn)}: ${words}${came}`;
}

/** The lowest need and its rating, or the highest by a minus; of equals the one nearer the body. */
function lowestOf(ratings: Record<NeedLevel, number>, sign: 1 | -1 = 1): string {
	const [level = NEED_LEVELS[0]] = NEED_LEVELS.toSorted((a, b) => sign * (ratings[a] - ratings[b]));
	return `${NEED_AREAS[level].label}, ${ratings[level]} of 5.`;
}

function sharesOf(traits: Record<string, number>): string {
	return Object.entries(traits)
		.map(([trait, share]) => `${capitalised(trait)} ${share}%`)
		.join(", ");
}

function moodOf({ currentMood, overallMood }: PersonFacts): string | null {
	const level = MOOD_LEVELS.find(({ value }) => value === overallMood);
	const checkIn = level ? `Your last check-in says ${level.label}.` : null;
	return currentMood === null ? checkIn : `The last mood you gave was ${quote(currentMood)}.`;
}
