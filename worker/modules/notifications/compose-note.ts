import type { Goal } from "#shared/goals.ts";
import { MOOD_LEVELS } from "#shared/mood/moods.ts";
import { NEED_AREAS } from "#shared/needs.ts";
import type { NotificationKind } from "#shared/schemas/notifications.ts";
import type { PersonFacts } from "../../models/text-model.ts";
import type { NeedChange } from "../coaching/guidance/guide.ts";
import { interactionProfile } from "../coaching/guidance/interaction-profile.ts";
import { isLow } from "../coaching/guidance/low-mood.ts";
import { DEFAULT_GOAL, recommendationsFor } from "../coaching/guidance/recommendations.ts";
import { CELEBRATION_LINES } from "./content/celebrations.ts";
import { ENCOURAGEMENTS, FAREWELL, FOR_ANY_GOAL, type NoteText, PLAN_DUE } from "./content/encouragements.ts";
import { MOVED, REFLECTIONS } from "./content/weekly-insights.ts";
import { type NoteTone, noteTone } from "./note-tone.ts";

/** The facts behind a notification: what the person rated and chose, never text they wrote. */
export type NoteFacts = {
	kind: NotificationKind;
	person: Pick<
		PersonFacts,
		"ratings" | "currentLevel" | "goal" | "overallMood" | "currentMood" | "desiredMood" | "personalityType"
	>;
	change: NeedChange | null;
	/** The milestone to celebrate. */
	reached: { title: string; description: string } | null;
	tone: NoteTone;
	/** The person's goal; null when notifications shouldn't follow it. */
	goal: Goal | null;
	/** A plan of theirs has become due since the last notification. */
	isPlanDue: boolean;
	/** It's the last before a silence. */
	isLast: boolean;
	/** The same seed gives the same suggestions. */
	seed: string;
	/** Increases with each notification of its kind, so that two in a row never have the same text. */
	turn: number;
};

/** Returns the tone for this person; even when notifications shouldn't follow their mood. */
export function toneFor(person: Parameters<typeof interactionProfile>[0], adapts: boolean): NoteTone {
	return adapts ? noteTone(interactionProfile(person).style, isLow(person)) : "steady";
}

/** Writes the notification as the built-in coach. */
export function composeNote(facts: NoteFacts): NoteText {
	if (facts.isLast) {
		return FAREWELL;
	}
	switch (facts.kind) {
		case "encouragement":
			return one(encouragements(facts), facts.turn);
		case "insight":
			return weeklyInsight(facts);
		case "celebration":
			return celebration(facts);
	}
}

/**
 * Adds the line about a plan that is due. A gentle notification asks for nothing, and a celebration for nothing else.
 */
export function withDue(message: string, { isPlanDue, isLast, tone, kind }: NoteFacts): string {
	const says = isPlanDue && !isLast && tone !== "gentle" && kind !== "celebration";
	return says ? `${message} ${PLAN_DUE}` : message;
}

/** Alternates between lines for their goal and lines for any goal. */
function encouragements({ goal, tone }: NoteFacts): NoteText[] {
	const own = ENCOURAGEMENTS[goal ?? DEFAULT_GOAL][tone];
	return FOR_ANY_GOAL[tone].flatMap((note, index) => [note, own[index] ?? []].flat());
}

/** Needs, what moved, one reflection, one step. */
function weeklyInsight({ person, change, goal, seed, turn }: NoteFacts): NoteText {
	const { ratings, currentLevel } = person;
	const moved = change && MOVED[change.isUp ? "up" : "down"](NEED_AREAS[change.level].label);
	const [step = ""] = recommendationsFor(ratings, goal, seed);
	return {
		title: "Your week in a few lines",
		message: [
			`Your latest check-in puts ${NEED_AREAS[currentLevel].label.toLowerCase()} first.`,
			moved,
			moodLine(person.overallMood),
			one(REFLECTIONS[currentLevel], turn),
			`One step: ${step}`,
		]
			.filter(Boolean)
			.join(" "),
	};
}

function moodLine(mood: number | null): string | null {
	const level = MOOD_LEVELS.find(({ value }) => value === mood);
	return level ? `Your mood then: ${level.label.toLowerCase()}.` : null;
}

function celebration({ reached, turn }: NoteFacts): NoteText {
	return {
		title: reached?.title ?? "New milestone",
		message: [reached?.description, one(CELEBRATION_LINES, turn)].filter(Boolean).join(" "),
	};
}

function one<Text>(options: readonly Text[], turn: number): Text {
	const text = options[turn % options.length];
	if (text === undefined) {
		throw new Error("No template matches this notification.");
	}
	return text;
}
