import { CHAT_MODE_LABELS } from "#shared/chat/modes.ts";
import { DEFAULT_STYLE, STYLE_PRESETS } from "#shared/chat/styles.ts";
import { isFarewell } from "#shared/farewell/is-farewell.ts";
import { helpIn } from "#shared/safety/help/help-lines.ts";
import { isOwnRisk } from "#shared/safety/risk.ts";
import { offeredLately } from "../../models/reply/offer-exercise.ts";
import type { AgreedStep, ChatTurn, ReplyRequest } from "../../models/text-model.ts";
import { known } from "./about-person.ts";
import { fenced } from "./prompts/fence.ts";
import { LET_GO } from "./prompts/goodbye.v1.ts";
import { OFFER_NO_OTHER, writeAbove } from "./prompts/offer.v1.ts";
import { ANSWER_OTHERWISE } from "./prompts/otherwise.v1.ts";
import { coachManner } from "./prompts/own-manner.v2.ts";
import { ASK_AGAIN, riskGuidance } from "./prompts/risk.v2.ts";
import { ASK_ABOUT_STEPS } from "./prompts/steps.v1.ts";
import { TEMPORARY } from "./prompts/temporary.v1.ts";

const WEEKDAYS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

/** What holds for this reply alone, said last. */
export function situationOf(request: ReplyRequest): string {
	const { mode, style, person, agreed, risk, asksAgain, instead = "", country = null, turns } = request;
	const isAtRisk = isOwnRisk(risk);
	const goes = isLeaving(request);
	const parts = [
		"Situation, from Attune and not from the person:",
		riskGuidance(risk, country, isDangerNow(request)),
		asksAgain && !goes ? ASK_AGAIN : "",
		goes ? LET_GO : "",
		request.isTemporary ? TEMPORARY : "",
		`Mode: ${CHAT_MODE_LABELS[isAtRisk ? "deep" : mode]}. Style: ${STYLE_PRESETS[isAtRisk ? DEFAULT_STYLE : style].label}.`,
		// Around danger the guidance alone sets the manner, not the person's choice.
		isAtRisk ? "" : coachManner(person.coachingPersonality),
		fenced("now", momentOf(request)),
		whereTheyAre(country),
		instead === "" ? "" : `${ANSWER_OTHERWISE}\n${fenced("before", { reply: instead })}`,
		isAtRisk || !offeredLately(turns) ? "" : OFFER_NO_OTHER,
		request.offered ? writeAbove(request.offered.label) : "",
		agreed.length === 0 || isAtRisk || goes ? "" : `${ASK_ABOUT_STEPS}\n${fenced("steps", stepsOf(agreed))}`,
	];
	return parts.filter((part) => part !== "").join("\n");
}

/** How many turns a goodbye looks back on for what may have meant danger. */
const LOOKED_BACK = 8;

/** Whether they say goodbye, with no danger near: where it is, its guidance alone says how to part. */
function isLeaving({ turns, risk }: ReplyRequest): boolean {
	const isCalm = ({ isCare, verdict }: ChatTurn) => !isCare && (verdict?.tier ?? "none") === "none";
	return (
		!isOwnRisk(risk) && turns.slice(-LOOKED_BACK).every(isCalm) && isFarewell(turns.at(-1)?.content ?? "")
	);
}

/** Whether the newest message itself showed danger or may have. */
function isDangerNow({ turns }: ReplyRequest): boolean {
	const newest = turns.at(-1);
	return newest?.isCare === true || (newest?.verdict?.tier ?? "none") !== "none";
}

function momentOf({ person, turns, risk, agreed, openSteps = [] }: ReplyRequest): Record<string, unknown> {
	return known({
		date: person.localDate,
		time: `${WEEKDAYS[person.localWeekday]}, about ${person.localHour}:00`,
		moodInTheirNewestWords: turns.at(-1)?.mood ?? null,
		currentMood: person.currentMood,
		learnedToday: person.learnedToday,
		// Steps to ask about appear on their own; in danger the coach asks for none.
		openSteps:
			agreed.length > 0 || isOwnRisk(risk)
				? []
				: openSteps.map(({ text, on }) => (on === null ? text : `${on}: ${text}`)),
	});
}

function whereTheyAre(country: string | null): string {
	const help = helpIn(country);
	return help === null
		? "Country: not known, and no emergency number of it: name none."
		: `Country: ${help.name}, emergency number ${help.emergency}.`;
}

function stepsOf(agreed: readonly AgreedStep[]): { step: string; ticked: boolean }[] {
	return agreed.map(({ text, isDone }) => ({ step: text, ticked: isDone }));
}
