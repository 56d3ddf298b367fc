import { NEED_AREAS, NEED_LEVELS, type NeedLevel } from "#shared/needs.ts";
import type { PersonFacts } from "../../../models/text-model.ts";
import { CARE_HELP, CARE_OPENINGS, CARE_QUESTIONS } from "./content/care.ts";
import * as words from "./content/coaching-messages.ts";
import type { Guide, NeedChange } from "./guide.ts";
import { isLow, isRatedLow } from "./low-mood.ts";
import { ordered } from "./ordered.ts";
import { DEFAULT_GOAL } from "./recommendations.ts";

/**
 * Three to four sentences for the coaching card: the mood, what the check-in shows, what they came for, and
 * one question. After a dark hour: company, where help is, and one question. The same all day for the same facts.
 */
export function coachingMessage({ userId, today, person, change, isAtRisk }: Guide): string {
	const seed = `${userId}|${today}|${person.currentLevel}`;
	const name = usableName(person.firstName);
	const [spot = ""] = ordered(words.SPOTS[person.currentLevel], seed);
	const slots = { name: name === null ? "" : `, ${name}`, spot };
	return chosen(isAtRisk ? [CARE_OPENINGS, CARE_HELP, CARE_QUESTIONS] : listsOfTheDay(person, change), seed)
		.map((sentence) => filled(sentence, slots))
		.join(" ");
}

/** One sentence from each list, in the seed's order. Two sentences in a row don't begin with the same word if it can be helped. */
function chosen(lists: readonly (readonly string[])[], seed: string): string[] {
	const sentences: string[] = [];
	for (const list of lists) {
		const before = sentences.at(-1)?.split(" ")[0];
		const options = ordered(list, seed);
		const next = options.find((option) => option.split(" ")[0] !== before) ?? options[0];
		sentences.push(...(next === undefined ? [] : [next]));
	}
	return sentences;
}

function filled(text: string, slots: Record<string, string>): string {
	return text.replace(/\{(\w+)\}/g, (_, slot: string) => slots[slot] ?? "");
}

function listsOfTheDay(person: PersonFacts, change: NeedChange | null): (readonly string[])[] {
	const withArea = (lines: readonly string[], level: NeedLevel) => {
		const Area = NEED_AREAS[level].label;
		return lines.map((line) => filled(line, { Area, area: Area.toLowerCase() }));
	};
	return [
		words.MOOD_OPENINGS[moodBand(person)],
		withArea(focusLines(person), person.currentLevel),
		change && (change.isUp || !isLow(person))
			? withArea(changeLines(change), change.level)
			: goalTies(person),
		closingQuestions(person),
	];
}

function moodBand(person: PersonFacts): words.MoodBand {
	if (isRatedLow(person)) {
		return "low";
	}
	if (isLow(person)) {
		return "sounded";
	}
	if (person.overallMood === null) {
		return "unknown";
	}
	return person.overallMood === 3 ? "even" : "good";
}

/** What the check-in shows; nothing when none was taken. */
function focusLines(person: PersonFacts): readonly string[] {
	const { ratings } = person;
	if (!ratings) {
		return [];
	}
	if (NEED_LEVELS.some((level) => ratings[level] <= 3)) {
		return words.FOCUS_LOW;
	}
	return isLow(person) ? words.FOCUS_STEADY_LOW : words.FOCUS_STEADY;
}

function goalTies(person: PersonFacts): readonly string[] {
	if (person.goal === null) {
		return words.NO_GOAL_TIES;
	}
	if (isLow(person)) {
		return words.LOW_TIES[person.goal];
	}
	const level = person.ratings ? person.currentLevel : words.NEAREST[person.goal];
	const tie = `${words.GOAL_LEADS[person.goal]}, ${words.AREA_HELPS[level]}`;
	return words.TIE_ENDINGS[mannerOf(person)].map((ending) => tie + ending);
}

function changeLines({ isUp }: NeedChange): readonly string[] {
	return isUp ? words.MOVED_UP : words.MOVED_DOWN;
}

function closingQuestions(person: PersonFacts): readonly string[] {
	if (isLow(person)) {
		return words.LOW_QUESTIONS;
	}
	return person.ratings
		? words.LEVEL_QUESTIONS[person.currentLevel]
		: words.FIRST_QUESTIONS[person.goal ?? DEFAULT_GOAL];
}

/** Type changes the manner, never the message: some want the reason for a thing, others its warmth. */
function mannerOf({ personalityType }: PersonFacts): "reasons" | "feels" {
	return personalityType?.charAt(2) === "T" ? "reasons" : "feels";
}

const PLAIN_NAME = /^\p{L}[\p{L}'’-]{0,19}$/u;

/** The first name; null when it's unknown or would break a sentence. */
function usableName(firstName: string | null): string | null {
	const first = firstName?.trim().split(/\s+/)[0] ?? "";
	return PLAIN_NAME.test(first) ? first.charAt(0).toUpperCase() + first.slice(1) : null;
}
