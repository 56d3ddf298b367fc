import type { ChatMode } from "#shared/chat/modes.ts";
import { STYLE_PRESETS, type StyleSlug } from "#shared/chat/styles.ts";
import { NEED_LEVELS, type NeedLevel, type NeedRatings } from "#shared/needs.ts";
import type { InteractionProfile } from "#shared/schemas/coaching.ts";
import type { PersonFacts } from "../../../models/text-model.ts";
import { INTERACTION_REASONS as REASONS } from "./content/interaction-reasons.ts";
import { isLow, isRatedLow } from "./low-mood.ts";

/** A need rated at or below this changes the coach's manner, not only the topic. */
const VERY_LOW = 2;
const GOOD_MOOD = 4;
/** Moods that call for action rather than soothing. */
const ACTIVE_MOODS = new Set(["energized", "confident", "focused", "motivated"]);

type Choice = { style: StyleSlug; mode: ChatMode; reasons: string[] };

/**
 * How the coach would talk with this person. The first that applies decides: a dark day or a low mood asks for company;
 * a very low need for company (love), for thinking it through (esteem, growth) or for sorting things out
 * (body, safety); a good mood and something to go for asks for a push; else an even mix.
 */
export function interactionProfile(person: PersonFacts, isAtRisk = false): InteractionProfile {
	const { style, mode, reasons } =
		(isAtRisk ? COMPANY : forLowMood(person)) ?? forLowNeed(person) ?? forDrive(person) ?? evenMix(person);
	const { blend, tone, motivation } = STYLE_PRESETS[style];
	return { style, blend, tone, motivation, mode, reasons };
}

/** Gives no reason: only the chat may mention what they wrote. */
const COMPANY: Choice = { style: "need-friend", mode: "deep", reasons: [REASONS.companyFirst] };

function forLowMood(person: PersonFacts): Choice | null {
	if (!isLow(person)) {
		return null;
	}
	const why = isRatedLow(person) ? REASONS.ratedLow : REASONS.saidLow;
	return { ...COMPANY, reasons: [why, ...COMPANY.reasons] };
}

function forLowNeed({ ratings }: PersonFacts): Choice | null {
	const lowest = ratings && lowestLevel(ratings);
	if (!lowest || ratings[lowest] > VERY_LOW) {
		return null;
	}
	const reasons = [REASONS.lowNeed[lowest]];
	switch (lowest) {
		case "love":
			return { style: "need-friend", mode: "deep", reasons };
		case "esteem":
		case "actualization":
			return { style: "want-guidance", mode: "deep", reasons };
		case "physiological":
		case "safety":
			return { style: "want-guidance", mode: "practical", reasons };
	}
}

/** Of two equally low areas, the more basic one. */
function lowestLevel(ratings: NeedRatings): NeedLevel {
	return NEED_LEVELS.reduce((lowest, level) => (ratings[level] < ratings[lowest] ? level : lowest));
}

function forDrive({ overallMood, goal, desiredMood }: PersonFacts): Choice | null {
	if (overallMood === null || overallMood < GOOD_MOOD) {
		return null;
	}
	const wantsToMove = ACTIVE_MOODS.has(desiredMood?.toLowerCase() ?? "");
	if (goal !== "productivity" && !wantsToMove) {
		return null;
	}
	const why = goal === "productivity" ? REASONS.productive : REASONS.wantsToMove;
	return { style: "need-motivation", mode: "practical", reasons: [REASONS.goodMood, why] };
}

/** Without other signs, how they decide says whether advice or conversation comes first. */
function evenMix({ ratings, personalityType }: PersonFacts): Choice {
	const start = ratings ? REASONS.even : REASONS.noAssessment;
	const decides = personalityType?.charAt(2);
	if (decides === "T") {
		return { style: "balanced-support", mode: "practical", reasons: [start, REASONS.decidesByReason] };
	}
	if (decides === "F") {
		return { style: "balanced-support", mode: "deep", reasons: [start, REASONS.decidesByFeeling] };
	}
	// As the chat itself starts: practical once there is an assessment, else a conversation.
	return { style: "balanced-support", mode: ratings ? "practical" : "deep", reasons: [start] };
}
