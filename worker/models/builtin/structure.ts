import type { MessageMetadata } from "#shared/schemas/conversations.ts";
import type { ReplyRequest } from "#worker/models/text-model.ts";
import { AFFIRM_DID } from "./content/company.ts";
import { AFFIRM_TRYING } from "./content/questions.ts";
import * as words from "./content/structure.ts";
import { createContext } from "./context.ts";
import { isSpeakable } from "./danger.ts";
import type { Focus } from "./memory/focus.ts";
import { isHardNews } from "./moves/heavy.ts";
import { plansIn } from "./understand/plans.ts";
import { toneOf } from "./understand/tone.ts";
import type { Reading } from "./understand/understand.ts";
import { fill, plainWords } from "./voice/fill.ts";

/** What stands beside a coaching reply, to act on. */
export type ReplyStructure = Pick<
	MessageMetadata,
	| "suggestedActions"
	| "nextSteps"
	| "motivationalBoost"
	| "strengthPrompt"
	| "followUpQuestion"
	| "helpfulQuestions"
>;

/** What these words have shown of them: a deed or an effort, turned to "you". Said once: praise that comes back rings hollow. */
function shown(reading: Reading): { deed?: string; tried?: string } {
	const told = isHardNews(reading) ? [] : reading.clauses;
	const tried = told.findLast((one) => one.kind === "tried")?.turned;
	const deed = told.findLast(
		({ kind, turned }) => kind === "did" && /^you\b/.test(turned) && toneOf(turned) !== "down",
	)?.turned;
	return deed !== undefined ? { deed } : tried === undefined ? {} : { tried };
}

const PRAISE: readonly string[] = [...AFFIRM_DID, ...AFFIRM_TRYING];

function plansOf(reading: Reading): string[] {
	return reading.dark === null && reading.danger === null ? plansIn(reading.text) : [];
}

/** In the person's own voice: what the coach calls "your health" is "my health" to them. */
function questionsAbout(focus: Focus["focus"]): string[] {
	if (focus === null || focus.topic.slug === "celebration") {
		return [];
	}
	const topic = focus.topic.label.replace("you see yourself", "I see myself").replace(/^your\b/, "my");
	return words.HELPFUL_QUESTIONS.map((question) => question.replace("{topic}", topic));
}

/**
 * Actions, steps and questions that fit the talk so far and its reply. Nothing where words show danger or hard news,
 * where the person asked only to be listened to, or where nothing was said to act on: a list that nobody asked for
 * is noise.
 */
export function structureOf(request: ReplyRequest, reply: string): ReplyStructure {
	const context = createContext(request);
	const { memory, reading, voice } = context;
	const { focus } = memory;
	const wantsNone = memory.quiet || reading.intent === "want-listen" || /\bjust listen\b/i.test(reading.text);
	const hard = [...memory.readings.slice(-1), reading].some(isHardNews) || focus?.topic.slug === "grief";
	if (context.gentle || reading.danger !== null || wantsNone || hard) {
		return {};
	}
	const told = [...memory.readings, reading].findLast((one) => plansOf(one).length > 0 && isSpeakable(one));
	const own = told === undefined ? [] : plansOf(told).map(asStep);
	const said = [...request.turns.map(({ content }) => content), reply].map(plainWords).join(" | ");
	const unsaid = (options: readonly string[]) =>
		options.filter((option) => !said.includes(plainWords(option)));
	// A step for another side of the matter than the one that was named is no help.
	const fitting = [
		...reading.moments.flatMap(({ moment }) => moment.steps ?? []),
		...(focus?.aspects ?? []).flatMap(({ steps = [] }) => steps),
	];
	if (focus === null && own.length === 0 && fitting.length === 0) {
		return {};
	}
	// Who asks what to do and names no side is helped by what fits the matter as a whole.
	const asked = fitting.length === 0 && reading.intent === "advice" && focus?.fresh === true;
	const steps = asked ? voice.take(unsaid(focus.topic.steps), 2) : voice.take(unsaid(fitting), 4);
	const { deed, tried } = shown(reading);
	const slots = { deed, tried };
	// What the reply has said of them, or praised, rings hollow a second time.
	const did = deed ?? tried;
	const isTold = did !== undefined && plainWords(reply).includes(plainWords(did));
	const strong = did !== undefined && !PRAISE.some((line) => reply.includes(line));
	const filled = (options: readonly string[]): string | undefined =>
		strong ? (fill(voice.take(options, 1)[0] ?? "", slots) ?? undefined) : undefined;
	const structure: ReplyStructure = {
		suggestedActions: steps.slice(0, 2),
		nextSteps: [...own, ...steps.slice(2)].slice(0, 3),
		motivationalBoost: isTold
			? undefined
			: filled(deed === undefined ? words.BOOSTS_TRIED : words.BOOSTS_DEED),
		strengthPrompt: filled(deed === undefined ? words.PROMPTS_TRIED : words.PROMPTS_DEED),
		followUpQuestion: filled(words.STRENGTH_QUESTIONS),
		helpfulQuestions: voice.take(unsaid(questionsAbout(focus)), 2),
	};
	return Object.fromEntries(
		Object.entries(structure).filter(([, value]) => value !== undefined && value.length > 0),
	) as ReplyStructure;
}

/** "call your sister" as the step it is: "Call your sister." */
function asStep(intention: string): string {
	const step = intention.trim().replace(/[.!]+$/, "");
	return `${step.charAt(0).toUpperCase()}${step.slice(1)}.`;
}
