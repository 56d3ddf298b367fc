import { NEED_AREAS, NEED_LEVELS } from "#shared/needs.ts";
import { LEVEL_QUESTIONS } from "../../../models/builtin/content/hierarchy.ts";
import { createVoice, type Voice } from "../../../models/builtin/voice/voice.ts";
import type { PersonFacts } from "../../../models/text-model.ts";
import { CARE_HELP, CARE_OPENINGS, CARE_QUESTIONS } from "./content/care.ts";
import * as words from "./content/coaching-messages.ts";
import type { Guide, NeedChange } from "./guide.ts";
import { isLow } from "./low-mood.ts";
import { DEFAULT_GOAL } from "./recommendations.ts";

/**
 * Three to four sentences for the coaching card: the mood, what the check-in shows, what they came for, and
 * one question. After a dark hour: company, where help is, and one question. The same all day for the same facts.
 */
export function coachingMessage({ userId, today, person, change, isCareful }: Guide): string {
	const voice = createVoice(`${userId}|${today}|${person.currentLevel}`, []);
	const name = usableName(person.firstName);
	const called = { name: name === null ? " " : `, ${name}` };
	const careful = [voice.say(CARE_OPENINGS, called), voice.say(CARE_HELP), voice.say(CARE_QUESTIONS)];
	return joined(isCareful ? careful : ofTheDay(voice, called, person, change));
}

function ofTheDay(
	voice: Voice,
	called: { name: string },
	person: PersonFacts,
	change: NeedChange | null,
): (string | null)[] {
	const [spot] = voice.take(words.SPOTS[person.currentLevel], 1);
	return [
		voice.say(words.MOOD_OPENINGS[moodBand(person)], { ...called, spot }),
		voice.say(focusLines(person), { area: NEED_AREAS[person.currentLevel].label.toLowerCase() }),
		change && (change.isUp || !isLow(person))
			? voice.say(changeLines(change), { area: NEED_AREAS[change.level].label.toLowerCase() })
			: voice.say(goalTies(person)),
		voice.say(closingQuestions(person)),
	];
}

function joined(parts: readonly (string | null)[]): string {
	return parts
		.filter((part) => part !== null)
		.map((part) => part.replace(/ +(?=[,.;])/g, ""))
		.join(" ");
}

function moodBand(person: PersonFacts): words.MoodBand {
	if (isLow(person)) {
		return "low";
	}
	if (person.overallMood === null) {
		return "unknown";
	}
	return person.overallMood === 3 ? "even" : "good";
}

/** What the check-in shows; nothing when none was taken. */
function focusLines(person: PersonFacts): readonly string[] {
	const { ratings, currentLevel } = person;
	if (!ratings) {
		return [];
	}
	if (NEED_LEVELS.some((level) => ratings[level] <= 3)) {
		return words.FOCUS_LOW[currentLevel];
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
	const tie = words.GOAL_TIES[level][person.goal];
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
		? LEVEL_QUESTIONS[person.currentLevel]
		: words.FIRST_QUESTIONS[person.goal ?? DEFAULT_GOAL];
}

/** Type changes the manner, never the message: some want the reason for a thing, others its warmth. */
function mannerOf({ personalityType }: PersonFacts): "reasons" | "feels" {
	return personalityType?.charAt(2) === "T" ? "reasons" : "feels";
}

const PLAIN_NAME = /^\p{L}[\p{L}'’-]{0,19}$/u;

/** The name to call them by; null when it is unknown or could not stand in a sentence. */
function usableName(firstName: string | null): string | null {
	const first = firstName?.trim().split(/\s+/)[0] ?? "";
	return PLAIN_NAME.test(first) ? first.charAt(0).toUpperCase() + first.slice(1) : null;
}
