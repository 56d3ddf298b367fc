import { GOAL_TEXTS } from "#shared/goals.ts";
import { LEARN_MORE_COMMAND } from "#shared/messages.ts";
import { MOOD_LEVELS } from "#shared/moods.ts";
import { levelScores, NEED_AREAS, NEED_LEVELS } from "#shared/needs.ts";
import { isOwnRisk } from "#shared/safety/risk.ts";
import { DEFAULT_STYLE, STYLE_PRESETS, type StyleSlug } from "#shared/styles.ts";
import type { Prompt } from "../../models/prompt.ts";
import type { AgreedStep, ChatTurn, PersonFacts, ReplyRequest } from "../../models/text-model.ts";
import { fenced } from "./prompts/fence.ts";
import { FRAME } from "./prompts/frame.v1.ts";
import { ABOUT_KEPT } from "./prompts/kept.v1.ts";
import { MODE_MANNER, STYLE_MANNER } from "./prompts/manner.v1.ts";
import { ANSWER_OTHERWISE } from "./prompts/otherwise.v1.ts";
import { coachManner } from "./prompts/own-manner.v1.ts";
import { ASK_AGAIN, RISK_MANNER } from "./prompts/risk.v1.ts";
import { ASK_ABOUT_STEPS } from "./prompts/steps.v1.ts";
import { typeManner } from "./prompts/type-manner.v1.ts";

const WEEKDAYS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

/** All that a language model is told for one reply. Pure: the same request makes the same prompt. */
export function composePrompt({
	mode,
	style,
	person,
	summary,
	agreed,
	risk,
	asksAgain,
	instead = "",
	turns,
}: ReplyRequest): Prompt {
	const isAtRisk = isOwnRisk(risk);
	const parts = [
		RISK_MANNER[risk],
		asksAgain ? ASK_AGAIN : "",
		MODE_MANNER[isAtRisk ? "deep" : mode],
		styleManner(isAtRisk ? DEFAULT_STYLE : style),
		// Around danger nobody is talked to in a manner of their choice: RISK_MANNER alone says how.
		isAtRisk ? "" : coachManner(person.coachingPersonality),
		typeManner(person.personalityType),
		fenced("person", aboutPerson(person)),
		person.takeaways.length === 0 || isAtRisk ? "" : `${ABOUT_KEPT}\n\n${fenced("kept", keptBy(person))}`,
		summary === "" ? "" : fenced("earlier", { summary }),
		instead === "" ? "" : `${ANSWER_OTHERWISE}\n\n${fenced("before", { reply: instead })}`,
		agreed.length === 0 || isAtRisk ? "" : `${ASK_ABOUT_STEPS}\n\n${fenced("steps", stepsOf(agreed))}`,
	];
	const situation = parts.filter((part) => part !== "").join("\n\n");
	return { frame: FRAME, situation, turns: turns.map(inWords) };
}

/** What they keep of exercises, without fields that hold nothing. */
function keptBy({ takeaways }: PersonFacts): Record<string, unknown>[] {
	return takeaways.map(({ ratings, ...kept }) => {
		const fields = { ...kept, ratings: Object.keys(ratings).length > 0 ? ratings : null };
		return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));
	});
}

function stepsOf(agreed: readonly AgreedStep[]): { step: string; ticked: boolean }[] {
	return agreed.map(({ text, isDone }) => ({ step: text, ticked: isDone }));
}

/** What the Learn more button asks for, in words that a model understands. */
const LEARN_MORE_WORDS =
	"Please explain my own hierarchy of needs to me: what the five areas mean, how each of mine stands, and why you look at this one first.";

function inWords(turn: ChatTurn): ChatTurn {
	return turn.content.trim() === LEARN_MORE_COMMAND ? { ...turn, content: LEARN_MORE_WORDS } : turn;
}

function styleManner(style: StyleSlug): string {
	const { blend, tone, motivation } = STYLE_PRESETS[style];
	const weights = `companion ${blend.companion}, guide ${blend.therapist}, coach ${blend.coach}`;
	return `Style: ${STYLE_MANNER[style]} Weights: ${weights}. Tone: ${tone}. Motivation: ${motivation}.`;
}

/** What is known, and only that: a field that says "unknown" invites a model to guess. */
export function aboutPerson(person: PersonFacts): Record<string, unknown> {
	const facts = {
		name: person.firstName,
		goal: person.goal && GOAL_TEXTS[person.goal].label,
		personalityType: person.personalityType,
		traitsInPercent: person.bigFive,
		needs: person.ratings && needsOf(person),
		moodAtLastAssessment: MOOD_LEVELS.find(({ value }) => value === person.overallMood)?.label ?? null,
		currentMood: person.currentMood,
		wantsToFeel: person.desiredMood,
		theirTime: `${WEEKDAYS[person.localWeekday]}, about ${person.localHour}:00`,
		remembered: person.memory.length > 0 ? person.memory : null,
	};
	return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== null && value !== ""));
}

function needsOf({ ratings, currentLevel }: PersonFacts): Record<string, string> {
	if (!ratings) {
		return {};
	}
	const scores = levelScores(ratings);
	return Object.fromEntries(
		NEED_LEVELS.map((level) => [
			NEED_AREAS[level].label,
			`${scores[level]}%${level === currentLevel ? ", the one to look at first" : ""}`,
		]),
	);
}
