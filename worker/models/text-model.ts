import type { AiProvider } from "#shared/ai-providers.ts";
import type { Goal } from "#shared/goals.ts";
import type { ChatMode } from "#shared/modes.ts";
import type { NeedLevel, NeedRatings } from "#shared/needs.ts";
import type { StyleSlug } from "#shared/styles.ts";

/** One thing that was said. */
export type ChatTurn = { role: "user" | "assistant"; content: string };

/** What the coach may know about the person. Everything that may be unknown is null. */
export type PersonFacts = {
	firstName: string | null;
	goal: Goal | null;
	/** Four letters such as "INFP", null when not answered. */
	personalityType: string | null;
	currentLevel: NeedLevel;
	/** Ratings from 1 to 5 of the latest assessment, null when none was taken. */
	ratings: NeedRatings | null;
	/** Mood of the latest assessment from 1 to 5. */
	overallMood: number | null;
	/** As the person chose or typed it: data, never instructions. */
	desiredMood: string | null;
	/** The hour on the person's own clock, 0 to 23. */
	localHour: number;
	/** The weekday on the person's own clock, 0 (Sunday) to 6. */
	localWeekday: number;
};

/** Everything a model needs for one reply. */
export type ReplyRequest = {
	person: PersonFacts;
	mode: ChatMode;
	style: StyleSlug;
	/** What was said before the window below, in a few sentences; empty when nothing was. */
	summary: string;
	/** The newest turns, oldest first, ending with the person's message that is to be answered. */
	turns: ChatTurn[];
};

/**
 * One coach that can answer. `reply` yields pieces of text as they are written; joined they are the reply.
 * It stops promptly when the signal aborts (by throwing the signal's reason), and throws a ModelError on failure.
 */
export type TextModel = {
	provider: AiProvider;
	reply(request: ReplyRequest, signal: AbortSignal): AsyncIterable<string>;
};
