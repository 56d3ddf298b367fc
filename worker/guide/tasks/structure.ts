import { isFarewell } from "#shared/farewell/is-farewell.ts";
import type { ReplyStructure } from "../../models/reply/reply-structure.ts";
import type { ReplyRequest } from "../../models/text-model.ts";
import { findExercise, findTopic } from "../catalogue.ts";
import { ENCOURAGEMENTS, HELPFUL_QUESTIONS } from "../content/encouragement.ts";
import type { Topic } from "../content/topic.ts";
import { DEATH, HARD_NEWS, PARTING } from "../content/words/news.ts";
import { isLow, isNight } from "../moment.ts";
import { actsIn } from "../read/acts.ts";
import { topicsOfPage } from "../read/topics.ts";
import { plainOf, sentencesOf, wordsOf } from "../read/words.ts";
import { quote } from "../say/realise.ts";
import { plansIn } from "./own-words.ts";

const PER_LIST = 2;
const STEPS_MAX = 3;
/** These messages must be free of danger, and these of hard news. */
const CALM_MESSAGES = 4;
const NEWS_MESSAGES = 2;

/**
 * Tips, steps and questions on the topic of the page. Nothing after danger or hard news, when the person wants no advice, and
 * when there's neither a topic nor a plan.
 */
export function structureOf(request: ReplyRequest, reply: string): ReplyStructure {
	const said = request.turns.filter(({ role }) => role === "user").map(({ content }) => content);
	const topic = topicOf(said);
	const plans = plansIn(said.at(-1) ?? "").slice(0, PER_LIST);
	if (isOutOfPlace(request, said, topic) || (!topic && plans.length === 0)) {
		return {};
	}
	const nth = said.length - 1;
	const words = plainOf([...request.turns.map(({ content }) => content), reply].join("\n"));
	const tips = turned(topic?.tips ?? [], nth).filter((tip) => !words.includes(plainOf(tip)));
	const steps = [...plans.map(quote), ...exerciseStep(topic, request), ...tips.slice(PER_LIST)];
	const questions = topic ? turned(HELPFUL_QUESTIONS, nth).slice(0, PER_LIST) : [];
	const lists = {
		suggestedActions: tips.slice(0, PER_LIST),
		nextSteps: steps.slice(0, STEPS_MAX),
		helpfulQuestions: questions.map((each) => each.replace("{topic}", inTheirVoice(topic?.label ?? ""))),
	};
	return {
		...Object.fromEntries(Object.entries(lists).filter(([, list]) => list.length > 0)),
		...(topic ? ENCOURAGEMENTS[nth % ENCOURAGEMENTS.length] : {}),
	};
}

function isOutOfPlace({ risk, turns }: ReplyRequest, said: readonly string[], topic?: Topic): boolean {
	const newest = said.at(-1) ?? "";
	const acts = actsIn(sentencesOf(newest));
	return (
		risk !== "none" ||
		isFarewell(newest) ||
		topic?.id === "grief" ||
		acts.has("no-advice") ||
		acts.has("vent") ||
		said.slice(-NEWS_MESSAGES).some((text) => [HARD_NEWS, DEATH, PARTING].some((news) => news.test(text))) ||
		turns
			.filter(({ role }) => role === "user")
			.slice(-CALM_MESSAGES)
			.some(({ verdict, isCare }) => isCare || (verdict?.level ?? "none") !== "none")
	);
}

/** The topic of the page, when it's named rather than touched on: two points, or one in a few words. */
function topicOf(said: readonly string[]): Topic | undefined {
	const [first] = topicsOfPage(said);
	const isShort = wordsOf(said.at(-1) ?? "").length < 6;
	return first && first.points >= (isShort ? 1 : 2) ? findTopic(first.topic) : undefined;
}

function exerciseStep(topic: Topic | undefined, { person }: ReplyRequest): string[] {
	const unfit = [...(isLow(person) ? ["low-mood"] : []), ...(isNight(person) ? ["late-night"] : [])];
	const found = topic?.exercises
		.map(findExercise)
		.find((each) => each && !each.notIn.some((when) => unfit.includes(when)));
	return found ? [`Do “${found.title}”. It takes ${found.minutes} minutes.`] : [];
}

const MINE: Record<string, string> = { your: "my", yourself: "myself", you: "I" };

/** A topic's label as the person would say it. */
export function inTheirVoice(label: string): string {
	return label.replace(/\b(?:your|yourself|you)\b/g, (word) => MINE[word] ?? word);
}

/** Starts the list at another pair for each message, so that the next reply brings others. */
function turned(list: readonly string[], nth: number): string[] {
	const start = list.length === 0 ? 0 : (nth * PER_LIST) % list.length;
	return [...list.slice(start), ...list.slice(0, start)];
}
