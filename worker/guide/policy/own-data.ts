import { GOAL_TEXTS } from "#shared/goals.ts";
import { MOOD_LEVELS } from "#shared/moods.ts";
import { NEED_AREAS, NEED_LEVELS, type NeedLevel } from "#shared/needs.ts";
import { TAKEAWAY_KINDS } from "#shared/schemas/exercises.ts";
import type { PersonFacts } from "../../models/text-model.ts";
import { isQuotable, recall } from "../read/recall.ts";
import type { PageLine } from "../request.ts";
import { dayAndMonth, quote, type Said } from "../say/realise.ts";
import { type Chip, type Context, type Draft, line, questionIn } from "./context.ts";
import { MENU_CHIP, waysOn } from "./offers.ts";
import { explainHierarchy } from "./special.ts";

/** What a person can ask of what they have told the product, and the answer. Null when it is not known. */
type OwnData = { id: string; asked: RegExp; answer: (context: Context) => string | null; missing: string };

const NO_ASSESSMENT =
	"You haven't taken the assessment yet, so I don't have that. It takes about three minutes.";

const OWN_DATA: readonly OwnData[] = [
	{
		id: "five",
		asked:
			/how many needs|what are the (?:five )?needs|which (?:one |need )?is mine|what does my (?:hierarchy|level) mean/,
		answer: ({ request }) => explainHierarchy(request.person),
		missing: NO_ASSESSMENT,
	},
	{
		id: "highest",
		asked:
			/\b(?:my )?(?:highest|best|strongest) (?:need|score|area|rating)|(?:needs?|scores?|areas?) (?:is|are) (?:the |my )?(?:highest|best|strongest)/,
		answer: ({ request }) =>
			request.person.ratings ? scoreOf(request.person.ratings, highestOf(request.person.ratings)) : null,
		missing: NO_ASSESSMENT,
	},
	{
		id: "needs",
		asked:
			/\b(?:my )?(?:lowest|weakest|worst|lowest rated) (?:need|score|area|rating)|which need (?:is|of mine) (?:the )?(?:lowest|weakest|worst)|(?:need|area)s? (?:should|do) i (?:work|focus)/,
		answer: ({ request }) =>
			request.person.ratings ? scoreOf(request.person.ratings, lowestOf(request.person.ratings)) : null,
		missing: NO_ASSESSMENT,
	},
	{
		id: "scores",
		asked: /\bmy (?:\w+ )?(?:scores?|ratings?|results?|assessment|five needs|needs|hierarchy|levels?)\b/,
		answer: ({ request: { person } }) =>
			person.ratings &&
			`${NEED_LEVELS.map((level) => `${NEED_AREAS[level].label} ${person.ratings?.[level]}`).join(", ")}. Each is out of 5.`,
		missing: NO_ASSESSMENT,
	},
	{
		id: "type",
		asked: /\bmy (?:\w+ )?(?:personality|type|mbti|four letters|letters)\b|what type am i/,
		answer: ({ request: { person } }) =>
			person.personalityType && `You answered your way to ${person.personalityType}.`,
		missing: "You haven't answered the personality questions yet, so I don't have a type for you.",
	},
	{
		id: "traits",
		asked: /\b(?:my )?big (?:five|5)|my traits\b/,
		answer: ({ request: { person } }) =>
			person.bigFive &&
			`${Object.entries(person.bigFive)
				.map(([trait, share]) => `${trait.charAt(0).toUpperCase()}${trait.slice(1)} ${share}%`)
				.join(", ")}. That's percent of the scale.`,
		missing: "You haven't taken the twenty trait questions yet. They're on your profile.",
	},
	{
		id: "goal",
		asked: /\bmy (?:main |primary )?goal\b|what (?:am i|did i come) (?:here )?for/,
		answer: ({ request: { person } }) => person.goal && `Your goal here is ${GOAL_TEXTS[person.goal].label}.`,
		missing: "You haven't chosen a goal yet.",
	},
	{
		id: "wish",
		asked: /\b(?:how|what) (?:do|did) i want to feel|my (?:desired|wished) mood/,
		answer: ({ request: { person } }) =>
			person.desiredMood && `You said you want to feel ${quote(person.desiredMood)}.`,
		missing: "You haven't said how you want to feel yet.",
	},
	{
		id: "mood",
		asked: /\bmy (?:\w+ )?mood\b|how (?:am|was) i feeling|how did i feel/,
		answer: ({ request: { person } }) => moodOf(person.currentMood, person.overallMood),
		missing: "You haven't told me a mood yet.",
	},
	{
		id: "kept",
		asked:
			/\bmy (?:last|latest|newest|most recent) (?:plan|script|list|letter|note|page|takeaway|card)\b|\bwhat (?:did|have|do) i (?:last )?(?:keep|kept|save|saved)\b|\bwhat (?:plan|list|letter|script) did i (?:make|write|keep|save)\b/,
		answer: ({ words, request: { person } }) => keptOf(person.takeaways, words),
		missing: "I can't see anything like that under Kept.",
	},
	{
		id: "name",
		asked: /\bmy (?:first )?name\b(?! of)|who am i talking as|do you know (?:me|who i am)/,
		answer: ({ request: { person } }) => person.firstName && `Your name here is ${person.firstName}.`,
		missing: "You haven't given a name.",
	},
];

/** What the person has told the product, when a sentence asks for it. */
export function ownData(context: Context): Draft | null {
	const sentence = questionIn(context) ?? context.acts.get("recall");
	if (!sentence) {
		return null;
	}
	const words = sentence.words.join(" ");
	const found = OWN_DATA.find(({ asked }) => asked.test(words));
	if (!found || /\b(?:his|her|their|someone|change|reset|retake|update|set|edit)\b/.test(words)) {
		return null;
	}
	const answer = found.answer(context);
	const id = `own:${found.id}`;
	const again = context.used.has(id) ? "As before: " : "";
	return {
		say: [{ id, text: answer === null ? `${again}${found.missing}` : `${again}${answer}` }],
		chips: found.id === "needs" ? waysOn(context, null).slice(0, 2) : [],
	};
}

/** A longer question tells something. In words. */
const RECALL_WORDS = 14;

/** Something the person wrote in this talk, when a sentence asks for it. */
export function recalled(context: Context): Draft | null {
	const sentence = context.acts.get("recall");
	if (!sentence) {
		return null;
	}
	const isAboutThem = sentence.words.some((word) => ["i", "my", "me", "we", "our", "ive"].includes(word));
	const kept = recall(sentence, context.request.person.takeaways.map(asLine), 2);
	if (kept !== null) {
		return { say: [line(context, "found-kept", { quote: quote(kept) })] };
	}
	const found = recall(sentence, context.before);
	if (found !== null) {
		return { say: [line(context, "found", { quote: quote(found) })] };
	}
	const isMain = sentence.isQuestion && sentence.words.length <= RECALL_WORDS;
	return isAboutThem && isMain
		? { say: [line(context, "not-found")], chips: [MENU_CHIP] satisfies Chip[] }
		: null;
}

/** What stands on a card, read like a message. */
function asLine({ body }: PersonFacts["takeaways"][number]): PageLine {
	return { role: "user", content: body };
}

/** The same for a question that does not ask for it: only where the words meet well. */
export function recalledAny(context: Context): Draft | null {
	const sentence = questionIn(context);
	if (!sentence) {
		return null;
	}
	const asked = sentence.words.join(" ");
	const isDefinite =
		/\b(?:my|our|the|his|her|their|he|she)\b/.test(asked) || /\s[A-Z][a-z]/.test(sentence.text);
	if (
		!isDefinite ||
		/\b(?:others?|people|normal|usual(?:ly)?|best|good|most|should|can|could)\b/.test(asked)
	) {
		return null;
	}
	const found = recall(
		sentence,
		context.before,
		/^(?:\w+ ){0,3}who(?:s| is| was) [a-z]+/.test(asked) ? 1 : 2,
	);
	return found === null ? null : { say: [line(context, "found", { quote: quote(found) })] };
}

/** Goal, lowest need, and three sentences of the person's own. */
export function summedUp(context: Context): Draft {
	const { person } = context.request;
	const facts = [
		person.goal === null ? null : `Goal: ${GOAL_TEXTS[person.goal].label}.`,
		person.ratings === null ? null : `Lowest need: ${scoreOf(person.ratings, lowestOf(person.ratings))}`,
	].filter((each) => each !== null);
	const own = ownSentences(context, 3);
	const kept = person.memory.slice(-3);
	const newest = keptOf(person.takeaways);
	const memory = kept.length === 0 ? [] : [`From “What your coach knows”: ${kept.join(" ")}`];
	const words = own.length === 0 ? [] : [`From this conversation: ${own.map(quote).join(" ")}`];
	const text = [...facts, ...(newest ? [newest] : []), ...memory, ...words]
		.map((each) => `\n${each}`)
		.join("");
	const said: Said = { id: `sum-up.${context.before.length}`, text: `Here's what I have.${text}` };
	return text === "" ? { say: [line(context, "not-found")], chips: [MENU_CHIP] } : { say: [said] };
}

/** The longest of the person's statements, in the order they were written. */
export function ownSentences({ before }: Context, most: number): string[] {
	const told = before
		.flatMap(({ content }) => content.match(/[^.!?\n]+[.!?]?/g) ?? [])
		.map((each) => each.trim());
	const long = told.filter((each) => !each.endsWith("?") && each.split(" ").length >= 5 && isQuotable(each));
	const chosen = [...long].sort((a, b) => b.length - a.length).slice(0, most);
	return long.filter((each) => chosen.includes(each)).slice(0, most);
}

/** The newest thing they keep, of the kind that is asked for. */
function keptOf(takeaways: PersonFacts["takeaways"], asked: readonly string[] = []): string | null {
	const kind = TAKEAWAY_KINDS.find((each) => asked.includes(each));
	const newest = takeaways.find((each) => kind === undefined || each.kind === kind);
	if (!newest) {
		return null;
	}
	const { title, body, createdOn, outcome } = newest;
	const came = outcome === null ? "" : ` Later you said ${quote(outcome)}.`;
	const words = [title, body].filter(isQuotable).map(quote).join(" ");
	return `Under Kept since ${dayAndMonth(createdOn)}: ${words}${came}`;
}

function scoreOf(ratings: Record<NeedLevel, number>, level: NeedLevel): string {
	return `${NEED_AREAS[level].label}, ${ratings[level]} of 5.`;
}

function lowestOf(ratings: Record<NeedLevel, number>): NeedLevel {
	return NEED_LEVELS.reduce((low, level) => (ratings[level] < ratings[low] ? level : low));
}

function highestOf(ratings: Record<NeedLevel, number>): NeedLevel {
	return NEED_LEVELS.reduce((high, level) => (ratings[level] > ratings[high] ? level : high));
}

function moodOf(current: string | null, overall: number | null): string | null {
	if (current !== null) {
		return `The last mood you gave was ${quote(current)}.`;
	}
	const level = MOOD_LEVELS.find(({ value }) => value === overall);
	return level ? `Your last check-in says ${level.label}.` : null;
}
