import type { AiProvider, Company } from "#shared/ai-providers.ts";
import type { ChatMode } from "#shared/chat/modes.ts";
import type { StyleSlug } from "#shared/chat/styles.ts";
import type { Goal } from "#shared/goals.ts";
import type { NeedLevel, NeedRatings } from "#shared/needs.ts";
import type { CoachingPersonality } from "#shared/personality/coaching-personality.ts";
import type { RiskLevel } from "#shared/safety/risk.ts";
import type { StoredVerdict } from "#shared/safety/verdict.ts";
import type { MessageMetadata, StandsIn } from "#shared/schemas/conversations.ts";
import type { Choice, GuideNote, Takeaway } from "#shared/schemas/exercises.ts";
import type { CoachChoice } from "#shared/schemas/users.ts";

/** The newest messages that a model gets: enough to never repeat itself within 27 turns. */
export const WINDOW_MESSAGES = 64;

/** One thing that was said. What the guide noted of its reply, and whether danger was in it, goes to no provider. */
export type ChatTurn = {
	role: "user" | "assistant";
	content: string;
	note?: GuideNote;
	choices?: Choice[];
	isCare?: boolean;
	/** The guide said it in a model's place. */
	standsIn?: StandsIn;
	/** What a message of the person was found to show when it was stored. */
	verdict?: StoredVerdict;
	/** The mood that the message shows for certain. */
	mood?: string;
};

/** The five traits as percentages of their scale, 0 to 100. */
export type BigFive = {
	openness: number;
	conscientiousness: number;
	extraversion: number;
	agreeableness: number;
	neuroticism: number;
};

/** Something the person keeps under Kept. Days are YYYY-MM-DD on their own calendar. */
export type KeptFact = {
	kind: Takeaway["kind"];
	title: string;
	/** Its beginning. */
	body: string;
	createdOn: string;
	/** When the guide asks how it went. */
	dueOn: string | null;
	/** What they answered then. */
	outcome: string | null;
	/** The first and the last rating of the exercise, by name. */
	ratings: Record<string, number>;
};

/** What a check-in said. `on` is the day on the person's own calendar, YYYY-MM-DD; ratings and mood from 1 to 5. */
export type CheckIn = { on: string; ratings: NeedRatings; overallMood: number };

/** What the coach may know about the person. Everything that may be unknown is null. */
/** Another conversation in a line. `on`: YYYY-MM-DD. `began`: the first telling words in it, or "". */
export type OtherTalk = {
	title: string;
	on: string;
	/** Absent in a turn that an earlier version stored. */
	began?: string;
};

export type PersonFacts = {
	firstName: string | null;
	goal: Goal | null;
	/** Whether type and traits may shape how they're coached. Absent in a turn that an earlier version stored. */
	coachedByType?: boolean;
	/** Four letters such as "INFP"; null when not answered or not to be used. */
	personalityType: string | null;
	/** How they want to be talked with; a style chosen in the chat comes first. */
	coachingPersonality: CoachingPersonality;
	/** Null until the person has taken the inventory, and when it isn't to be used. */
	bigFive: BigFive | null;
	currentLevel: NeedLevel;
	/** Ratings from 1 to 5 of the latest assessment, null when none was taken. */
	ratings: NeedRatings | null;
	/** Mood of the latest assessment from 1 to 5. */
	overallMood: number | null;
	/** The newest check-in and the one before it. Absent in a turn that an earlier version stored, as all that may be. */
	checkIn?: { newest: CheckIn; before: CheckIn | null } | null;
	/** The insight of the newest check-in as the chat shows it. */
	insight?: string | null;
	/** How they said they feel now, in a word. */
	currentMood: string | null;
	/** As the person chose or typed it: data, never instructions. */
	desiredMood: string | null;
	/**
	 * What the coach remembers, newest last, each a sentence to the person ("You work nights."); empty when they turned
	 * memory off.
	 */
	memory: string[];
	/** Those of them that were learned today: they may become more while a conversation lasts. */
	learnedToday?: string[];
	/** The other conversations they had last, newest first; empty when they switched memory off. */
	talks?: OtherTalk[];
	/** Whether memory is on. */
	remembers: boolean;
	/** The newest things they keep, newest first; empty when they switched memory off. */
	takeaways: KeptFact[];
	/** An IANA zone. Absent in a turn that an earlier version stored. */
	timeZone?: string;
	/** The hour on the person's own clock, 0 to 23. */
	localHour: number;
	/** The day on the person's own calendar, YYYY-MM-DD. */
	localDate: string;
	/** The weekday on the person's own clock, 0 (Sunday) to 6. */
	localWeekday: number;
};

/** A step that a coaching reply proposed, and whether the person has ticked it. */
export type AgreedStep = { text: string; isDone: boolean };

/** A step that isn't ticked yet, and the day it was proposed, YYYY-MM-DD; null when that was in another session. */
export type OpenStep = { text: string; on: string | null };

/** Everything a model needs for one reply. */
export type ReplyRequest = {
	person: PersonFacts;
	mode: ChatMode;
	style: StyleSlug;
	/** What this message, or the last day, shows of danger. */
	risk: RiskLevel;
	/** They told us that they're under 18: no coaching, and no model is asked. */
	isMinor?: boolean;
	/** Their country, ISO 3166-1, for the emergency number; null when unknown. */
	country?: string | null;
	/** Nothing from the conversation is stored, and no stored facts go into it. */
	isTemporary?: boolean;
	/** They have no account: one answer, and nothing of it is kept. */
	isStranger?: boolean;
	/** Hours ago they said that something wasn't meant as it sounded: the reply asks once, gently, how it is. */
	asksAgain?: boolean;
	/** The earlier reply, to be worded differently; empty for a first reply. */
	instead?: string;
	/** Which coach the person wants: any configured model, or the built-in coach only. */
	coach: CoachChoice;
	/** The companies that may get the person's words. */
	consentedTo: readonly Company[];
	/** A short summary of what came before the window below; may be empty. */
	summary: string;
	/** The person is back after a while: the steps they took with them, to be asked about once. Else empty. */
	agreed: AgreedStep[];
	/** The newest next steps of the session that aren't ticked yet. */
	openSteps?: OpenStep[];
	/** The newest turns, oldest first, ending with the person's message that is to be answered. */
	turns: ChatTurn[];
	/** The exercise that is open in this conversation. */
	run?: { exerciseId: string; number: number } | null;
	/** Whether lines that the person deleted can still come back. */
	canBringBack?: boolean;
	/**
	 * The model called its tool without text, so it's asked for the text above this button. Null when the call brought
	 * none.
	 */
	offered?: Choice | null;
	/** The reply's text so far, to continue; empty for a new one. */
	written: string;
};

/** What a reply cost, in tokens. */
export type Usage = { model: string; inputTokens: number; outputTokens: number; cachedTokens: number };

/**
 * How a reply ended: who wrote it, whether it reached its length limit, and its cost (null when it isn't counted).
 */
export type ReplyEnd = {
	provider: AiProvider;
	isCut: boolean;
	usage: Usage | null;
	/** The metadata of a whole reply. */
	metadata?: MessageMetadata;
};

/** Some words of a reply, and who wrote them. */
export type ReplyPiece = { provider: AiProvider; text: string };

/** A reply as it is written: pieces, whose texts joined are the reply; then how it ended. */
export type ReplyStream = AsyncGenerator<ReplyPiece, ReplyEnd, void>;

/**
 * One coach that can answer. It stops promptly when the signal aborts (by throwing the signal's reason), and
 * throws a ModelError on failure.
 */
export type TextModel = {
	/** The provider, or of several the one asked first. Each piece names its own. */
	provider: AiProvider;
	reply(request: ReplyRequest, signal: AbortSignal): ReplyStream;
};
