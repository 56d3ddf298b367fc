import * as z from "zod/mini";
import { MESSAGE_MAX } from "../chat/messages.ts";
import { isoTimeSchema, writtenText } from "./common.ts";

/** No answer of an exercise is longer. In characters. */
export const ANSWER_MAX = 4_000;

/** No takeaway is longer. In characters. */
export const TAKEAWAY_MAX = 8_000;

export const TAKEAWAY_KINDS = ["plan", "script", "list", "letter", "note"] as const;

/** A button under a reply: pressing it sends its label as a message. */
export const choiceSchema = z.object({
	label: z.string(),
	exerciseId: z.optional(z.string()),
});
export type Choice = z.infer<typeof choiceSchema>;

const sourceSchema = z.object({ label: z.string(), url: z.string() });

/** An exercise as the library lists it. */
export const exerciseInfoSchema = z.object({
	id: z.string(),
	title: z.string(),
	summary: z.string(),
	minutes: z.int(),
	/** Topics as people read them, and the needs it serves. */
	topics: z.array(z.object({ id: z.string(), label: z.string() })),
	needs: z.array(z.string()),
	/** The kind of card at the end, or null. */
	takeaway: z.nullable(z.enum(TAKEAWAY_KINDS)),
	steps: z.int(),
	/** Null when the source is unverified. */
	source: z.nullable(z.extend(sourceSchema, { strength: z.enum(["trials", "some", "practice"]) })),
});
export type ExerciseInfo = z.infer<typeof exerciseInfoSchema>;

export const RUN_STATES = ["open", "paused", "ended", "left"] as const;
export type RunStatus = (typeof RUN_STATES)[number];

/** The step a person is at, with all that is needed to draw it. */
export const stepViewSchema = z.object({
	id: z.string(),
	kind: z.enum(["say", "summary", "choose", "write", "list", "rate", "breathe", "schedule"]),
	say: z.string(),
	why: z.optional(z.string()),
	canSkip: z.boolean(),
	/** "choose" and "schedule": what can be pressed. Its label is the answer. */
	options: z.array(z.string()),
	/** Whether an answer in own words is taken. */
	takesText: z.boolean(),
	example: z.optional(z.string()),
	/** Characters for "write", lines for "list". */
	max: z.optional(z.int()),
	low: z.optional(z.string()),
	high: z.optional(z.string()),
	seconds: z.optional(z.int()),
	/** In seconds. */
	pattern: z.optional(z.object({ in: z.int(), hold: z.int(), out: z.int() })),
	/** The earlier answer, when the person has come back to it. */
	answer: z.optional(z.string()),
	/** A rating asked before or after the exercise. It counts as no step. */
	rating: z.optional(z.enum(["before", "after"])),
});
export type StepView = z.infer<typeof stepViewSchema>;

/** One run through an exercise. */
export const runViewSchema = z.object({
	id: z.string(),
	exerciseId: z.string(),
	title: z.string(),
	minutes: z.int(),
	status: z.enum(RUN_STATES),
	/** Null once it has ended or was left. */
	step: z.nullable(stepViewSchema),
	/** Which step this is, from 1, and how many there are on the longest way from here. */
	number: z.int(),
	of: z.int(),
	/** The answers so far, with their questions. */
	answered: z.array(z.object({ say: z.string(), answer: z.string(), isRating: z.boolean() })),
	canGoBack: z.boolean(),
	source: z.nullable(sourceSchema),
	/** Whether a card is kept at the end. */
	keeps: z.boolean(),
	takeawayId: z.nullable(z.string()),
	/** It came to its own end, and the person is asked what would help now. */
	asksNext: z.boolean(),
});
export type RunView = z.infer<typeof runViewSchema>;

/** Without a conversation the exercise starts in the current chat. */
export const startRunSchema = z.object({ conversationId: z.optional(z.string().check(z.maxLength(64))) });

export const moveRunSchema = z.discriminatedUnion("do", [
	z.object({
		do: z.literal("answer"),
		/** The answered step: an answer to another one is refused. */
		step: z.string(),
		/** An option's label, own words, a figure, or one line an entry. */
		text: writtenText().check(z.maxLength(ANSWER_MAX, "Use at most 4,000 characters")),
	}),
	z.object({
		do: z.literal("typed"),
		step: z.string(),
		/** Words from where messages are written: an answer, a command, or a message after all. */
		text: writtenText().check(z.maxLength(MESSAGE_MAX, "Use at most 8,000 characters")),
	}),
	z.object({ do: z.enum(["back", "skip", "pause", "resume", "leave"]) }),
]);
export type MoveRun = z.infer<typeof moveRunSchema>;

/** An exercise's card, in the person's words. */
export const takeawaySchema = z.object({
	id: z.string(),
	kind: z.enum(TAKEAWAY_KINDS),
	title: z.string(),
	body: z.string(),
	/** Null for a page of own writing. */
	exerciseId: z.nullable(z.string()),
	/** Null when the conversation is gone. */
	conversationId: z.nullable(z.string()),
	createdAt: isoTimeSchema,
	/** When the guide asks how it went; null when it doesn't. */
	/** When the coach will ask about it; null when it won't, or has. */
	dueAt: z.nullable(isoTimeSchema),
	/** What the person answered then. */
	outcome: z.nullable(z.string()),
});
export type Takeaway = z.infer<typeof takeawaySchema>;

export const takeawayPageSchema = z.object({ takeaways: z.array(takeawaySchema), hasMore: z.boolean() });
export type TakeawayPage = z.infer<typeof takeawayPageSchema>;

/** How many takeaways come at a time. */
export const TAKEAWAYS_PAGE = 20;

/** Only those kept before this time: the `createdAt` of the last that is known. */
export const takeawaysQuerySchema = z.object({ before: z.optional(isoTimeSchema) });

export const editTakeawaySchema = z.object({
	title: writtenText().check(z.minLength(1, "Enter a name"), z.maxLength(100, "Use at most 100 characters")),
	body: writtenText().check(
		z.minLength(1, "Write something first"),
		z.maxLength(TAKEAWAY_MAX, "Use at most 8,000 characters"),
	),
});

export type EditTakeaway = z.infer<typeof editTakeawaySchema>;

/** In how many days the guide asks about a takeaway; null for not at all. */
export const remindSchema = z.object({ inDays: z.nullable(z.int().check(z.gte(1), z.lte(366))) });
export type Remind = z.infer<typeof remindSchema>;

/** What came of a move: the run as it is now, and a line beside it. */
export const movedRunSchema = z.object({
	run: runViewSchema,
	/** Why the answer wasn't taken, or the answer to a question that was asked instead. */
	aside: z.nullable(z.string()),
	/** The new card, when this was the last step. */
	takeaway: z.nullable(takeawaySchema),
	/** Words that showed danger went to the conversation instead: go there. The run waits. */
	isInChat: z.boolean(),
	/** The typed text isn't an answer. Nothing happened; send it as a message. */
	isMessage: z.optional(z.boolean()),
});
export type MovedRun = z.infer<typeof movedRunSchema>;

/** A run as the library lists it. */
export const recentRunSchema = z.object({
	id: z.string(),
	exerciseId: z.string(),
	conversationId: z.string(),
	status: z.enum(RUN_STATES),
	number: z.int(),
	touchedAt: isoTimeSchema,
});
export type RecentRun = z.infer<typeof recentRunSchema>;

/** All exercises, and those that the person began lately, newest first. */
export const exerciseLibrarySchema = z.object({
	exercises: z.array(exerciseInfoSchema),
	recent: z.array(recentRunSchema),
});
export type ExerciseLibrary = z.infer<typeof exerciseLibrarySchema>;

export const startedRunSchema = z.object({ conversationId: z.string(), run: runViewSchema });
export type StartedRun = z.infer<typeof startedRunSchema>;

/** The guide's notes about its own reply, so that it needn't search its sentences. */
export const guideNoteSchema = z.object({
	/** The rule of the policy that answered. */
	act: z.string(),
	/** Sentences used, by their id: none is said twice within 30 turns. */
	templates: z.array(z.string()),
	/** What the reply asked, when it asked something. */
	asked: z.nullable(z.string()),
	/** What it offered: "exercise:wind-down", "tips:sleep", "card:baby-blues", "write". */
	offered: z.array(z.string()),
	topic: z.optional(z.string()),
	/** The exercise that begins with this reply. */
	starts: z.optional(z.string()),
	/** The answer to the follow-up on a takeaway. */
	outcome: z.optional(z.object({ takeawayId: z.string(), label: z.string() })),
	/** The reply marks this line of the open page of writing, counted from 1. */
	line: z.optional(z.int()),
	/** The card to store with this reply. Without a body it's the page of writing. Never stored with the message. */
	keeps: z.optional(z.object({ title: z.string(), body: z.nullable(z.string()) })),
	/** The lines of the page are deleted with this reply, or come back. */
	page: z.optional(z.enum(["let-go", "bring-back"])),
});
export type GuideNote = z.infer<typeof guideNoteSchema>;

/** An exercise that was rated before and after, from 0 to 10. */
export const ratedRunSchema = z.object({
	id: z.string(),
	exerciseId: z.string(),
	title: z.string(),
	/** The first rating's question: most ask how heavy it is, some about something else. */
	question: z.string(),
	before: z.int().check(z.gte(0), z.lte(10)),
	after: z.int().check(z.gte(0), z.lte(10)),
	at: isoTimeSchema,
});
export type RatedRun = z.infer<typeof ratedRunSchema>;

/** The newest of them, oldest first. */
export const ratedRunsSchema = z.object({ runs: z.array(ratedRunSchema) });
export type RatedRuns = z.infer<typeof ratedRunsSchema>;
