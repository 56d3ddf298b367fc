import { screen } from "#shared/safety/screen.ts";
import type { ReplyStructure } from "../../models/reply-structure.ts";
import type { ReplyRequest } from "../../models/text-model.ts";
import { findExercise, findTopic } from "../catalogue.ts";
import type { Exercise } from "../content/exercise.ts";
import type { Topic } from "../content/topic.ts";
import { topicsOfPage } from "../read/topics.ts";
import { wordsOf } from "../read/words.ts";
import { quote } from "../say/realise.ts";
import { DEATH, PARTING } from "./fact-words.ts";
import { plansIn } from "./own-words.ts";
import {
	BOOSTS,
	HARD_NEWS,
	HELPFUL_QUESTIONS,
	inTheirVoice,
	NO_ADVICE,
	STRENGTHS,
} from "./structure-words.ts";

const PER_LIST = 2;
const STEPS_MAX = 3;
/** These messages must be free of danger, and these of hard news. */
const CALM_MESSAGES = 4;
const NEWS_MESSAGES = 2;
const LOW_MOOD_MAX = 2;
const NIGHT = { from: 22, to: 5 };

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
	const words = wordsOf([...request.turns.map(({ content }) => content), reply].join("\n")).join(" ");
	const tips = turned(topic?.tips ?? [], said.length).filter(
		(tip) => !words.includes(wordsOf(tip).join(" ")),
	);
	const exercise = topic && exerciseFor(topic, request);
	const questions = topic
		? turned(HELPFUL_QUESTIONS, said.length).map((each) => each.replace("{topic}", inTheirVoice(topic.label)))
		: [];
	const structure = {
		suggestedActions: tips.slice(0, PER_LIST),
		nextSteps: [
			...plans.map(quote),
			...(exercise ? [`Do “${exercise.title}”. It takes ${exercise.minutes} minutes.`] : []),
			...tips.slice(PER_LIST),
		].slice(0, STEPS_MAX),
		helpfulQuestions: questions.slice(0, PER_LIST),
	};
	return {
		...Object.fromEntries(Object.entries(structure).filter(([, list]) => list.length > 0)),
		...(topic ? encouragement(said.length) : {}),
	};
}

function isOutOfPlace({ risk }: ReplyRequest, said: readonly string[], topic: Topic | undefined): boolean {
	return (
		risk !== "none" ||
		topic?.id === "grief" ||
		NO_ADVICE.test(said.at(-1) ?? "") ||
		said.slice(-NEWS_MESSAGES).some((text) => [HARD_NEWS, DEATH, PARTING].some((news) => news.test(text))) ||
		said.slice(-CALM_MESSAGES).some((text) => screen(text) !== "none")
	);
}

/** The topic of the page, when it's named rather than touched on: two points, or one in a few words. */
function topicOf(said: readonly string[]): Topic | undefined {
	const [first] = topicsOfPage(said);
	const isShort = wordsOf(said.at(-1) ?? "").length < 6;
	return first && first.points >= (isShort ? 1 : 2) ? findTopic(first.topic) : undefined;
}

function exerciseFor({ exercises }: Topic, { person }: ReplyRequest): Exercise | undefined {
	const isLow = person.overallMood !== null && person.overallMood <= LOW_MOOD_MAX;
	const isNight = person.localHour >= NIGHT.from || person.localHour < NIGHT.to;
	return exercises
		.map(findExercise)
		.find(
			(each) =>
				each &&
				!(isLow && each.notIn.includes("low-mood")) &&
				!(isNight && each.notIn.includes("late-night")),
		);
}

/** One line and one strength a reply, by turns. */
function encouragement(messages: number): ReplyStructure {
	const motivationalBoost = BOOSTS[(messages - 1) % BOOSTS.length];
	const strength = STRENGTHS[(messages - 1) % STRENGTHS.length];
	return {
		...(motivationalBoost ? { motivationalBoost } : {}),
		...(strength ? { strengthPrompt: strength.prompt, followUpQuestion: strength.question } : {}),
	};
}

/** The list begun at another pair with each message, so that the next reply brings other ones. */
function turned(list: readonly string[], messages: number): string[] {
	const start = list.length === 0 ? 0 : ((messages - 1) * PER_LIST) % list.length;
	return [...list.slice(start), ...list.slice(0, start)];
}
