import type { NamedMood } from "#shared/mood/mood-colours.ts";
import type { RiskLevel } from "#shared/safety/risk.ts";
import { assess, warmUp } from "../../../assess.ts";
import { createDatabase, type Database } from "../../../db/client.ts";
import { newId } from "../../../db/ids.ts";
import { markMinor } from "../../../db/queries/mark-minor.ts";
import { getPersonStub } from "../../../durable-objects/get-person.ts";
import { type AppEnv, readSettings } from "../../../env.ts";
import type { Exercise } from "../../../guide/content/exercise.ts";
import { findExercise } from "../../../guide/index.ts";
import { structureOf } from "../../../guide/tasks/structure.ts";
import type { StructuredModel } from "../../../models/data/structured-model.ts";
import type { ModelError } from "../../../models/model-error.ts";
import type { ReplyStructure } from "../../../models/reply/reply-structure.ts";
import { createSafetyModel } from "../../../models/safety/create-safety-model.ts";
import type { ReplyRequest, TextModel, Usage } from "../../../models/text-model.ts";
import { createStructuredModel } from "../../../models/wiring/create-data-model.ts";
import { createTextModel } from "../../../models/wiring/create-text-model.ts";
import { unlockFor } from "../../achievements/achievements.service.ts";
import { composePrompt } from "../../coaching/compose-prompt.ts";
import { structuredModelFor } from "../../coaching/model-tasks/structured-model-for.ts";
import { atLeastBeside, countBeside } from "../../counts/daily-counts.ts";
import { countShown, type shownBy } from "../../duties/count-help.ts";
import type { Forgotten } from "../../memory/fact-marks.ts";
import { type Lesson, learnLesson } from "../../memory/learn-lesson.ts";
import { followMood } from "../../moods/moods.service.ts";
import { createReadAgain, type ReadAgain } from "../../safety/second-look/read-again.ts";
import type { SearchBatch } from "../../search/search-contract.ts";

/** What a conversation's object needs from outside: everything that a test may want to replace. */
export type ConversationDeps = {
	db: Database;
	model: TextModel;
	/** The connected models, asked for data on behalf of this person; null for none, or when they want none. */
	dataFor: (userId: string) => Promise<StructuredModel | null>;
	/** Stores what a conversation tells beyond today. */
	learn: (lesson: Lesson) => Promise<void>;
	/** Unlocks what the person has reached, from the copied messages. */
	noteProgress: (userId: string) => Promise<void>;
	/** Tells the person's open pages that their lists of conversations are out of date. */
	tellLists: (userId: string) => Promise<void>;
	findExercise: (id: string) => Exercise | undefined;
	/** Tells the person's open pages that what they kept of exercises has changed. */
	tellKept: (userId: string) => Promise<void>;
	/** The search index of the conversation's owner. */
	search: {
		/** Returns the change number to continue after; null when the owner left. */
		take: (userId: string, batch: SearchBatch) => Promise<number | null>;
		hide: (userId: string, conversationId: string, isHidden: boolean) => Promise<void>;
		remove: (userId: string, conversationId: string) => Promise<void>;
	};
	/** How long after a turn its talk is read for memory, in ms. */
	learnAfterMs: number;
	/** Returns what a message shows of danger, alone and after earlier ones, and how certain that is. */
	assess: typeof assess;
	/** Builds the rules that `assess` needs, while the person reads or types. */
	warmUp: () => Promise<void>;
	/** Has a model read a message for danger a second time, by its own chain and budget; null where none does. */
	readAgain: ReadAgain | null;
	/** How long the first words of a reply may wait for that, in ms. */
	lookWaitMs: number;
	/** Lets the person's risk state begin, or last on. */
	noteRisk: (userId: string, level: RiskLevel, layer: 1 | 2) => Promise<void>;
	/** Pauses the account of a person who told us that they're under 18. */
	noteMinor: (userId: string) => Promise<void>;
	/** Lets the chat's colour follow a mood that the person's message shows. */
	noteMood: (userId: string, mood: NamedMood) => Promise<void>;
	/** Adds help that was shown to the counts of the month. */
	countShown: (country: string | null, shown: ReturnType<typeof shownBy>) => Promise<void>;
	/** Counts a turn that ended without a reply, and how long a conversation's words waited for their copy in D1. */
	noteFailedTurn: () => Promise<void>;
	noteOutboxWait: (seconds: number) => Promise<void>;
	/** Makes the structure beside a reply of the guide. */
	structureOf: (request: ReplyRequest, reply: string) => ReplyStructure;
	now: () => number;
	newId: typeof newId;
	/** How long words may wait in memory before they're stored, in ms. */
	checkpointEveryMs: number;
	/** How often an open turn is looked at, in ms. */
	watchEveryMs: number;
	/** Counts a reply that costs money, before it's requested. */
	countReply: (userId: string) => Promise<unknown>;
	/** Marks of facts the person deleted, which no summary may contain. */
	forgotten: (userId: string) => Promise<Forgotten>;
	/** Records what a reply cost its person. */
	recordUsage: (userId: string, usage: Usage) => Promise<void>;
	/** Lets the person's object forget that there was a temporary talk. */
	forgetTemporary: (userId: string, conversationId: string) => Promise<void>;
	log: (line: Record<string, unknown>) => void;
};

/** Reading a conversation with a connected model costs money, so do it rarely. */
const LEARN_AFTER_MS = 60_000;

/** Help must not wait long, and neither must someone who only sounds sad. */
const LOOK_WAIT_MS = 1_500;

export function createConversationDeps(env: AppEnv): ConversationDeps {
	const log = (line: Record<string, unknown>) => console.warn(JSON.stringify(line));
	const recordUsage = async (userId: string, usage: Usage) => {
		log({ level: "info", usage });
		await getPersonStub(env, userId).recordUsage(usage);
	};
	const db = createDatabase(env.DB);
	const counter = { db, now: () => new Date(), log };
	const models = {
		settings: readSettings(env),
		ai: env.AI,
		onFailure: ({ provider, failure, status }: ModelError) => {
			log({ level: "warn", provider, failure, status });
			// Without waitUntil, which does nothing here: an object stays while it waits for D1.
			void countBeside(counter, `model:${provider}`);
		},
	};
	const structuredModel = createStructuredModel(models);
	const spendQuestion = (userId: string) => getPersonStub(env, userId).spendQuestion();
	const readAgain = createReadAgain({
		model: createSafetyModel(models),
		spendLook: async (userId) => getPersonStub(env, userId).spendLook(),
		recordUsage,
	});
	const dataFor = (userId: string) =>
		structuredModelFor({ db, structuredModel, recordUsage, spendQuestion }, userId);
	return {
		db,
		model: createTextModel({ ...models, compose: composePrompt }),
		dataFor,
		learn: (lesson) =>
			learnLesson(
				{ db, dataFor, getPersonStub: (userId) => getPersonStub(env, userId), newId, now: Date.now },
				lesson,
			),
		noteProgress: (userId) => unlockFor({ db, newId, now: () => new Date() }, userId),
		tellLists: (userId) => getPersonStub(env, userId).notify(["conversations", "count"]),
		findExercise,
		tellKept: (userId) => getPersonStub(env, userId).notify(["takeaways"]),
		search: {
			take: (userId, batch) => getPersonStub(env, userId).takeForSearch(batch),
			hide: (userId, conversationId, isHidden) =>
				getPersonStub(env, userId).hideFromSearch(conversationId, isHidden),
			remove: (userId, conversationId) => getPersonStub(env, userId).removeFromSearch(conversationId),
		},
		// A late second look may still say that nothing is to be learnt from a message.
		learnAfterMs: structuredModel || readAgain ? LEARN_AFTER_MS : 0,
		structureOf,
		assess,
		warmUp,
		readAgain,
		lookWaitMs: LOOK_WAIT_MS,
		noteRisk: (userId, level, layer) => getPersonStub(env, userId).noteRisk(level, layer),
		noteMinor: async (userId) => {
			if (await markMinor(db, userId, new Date())) {
				await getPersonStub(env, userId).notify(["user"]);
			}
		},
		noteMood: async (userId, mood) => {
			if (await followMood({ db, now: () => new Date() }, userId, mood)) {
				await getPersonStub(env, userId).notify(["mood"]);
			}
		},
		countShown: (country, shown) => countShown({ db, country, now: new Date() }, shown),
		noteFailedTurn: () => countBeside(counter, "turn:failed"),
		noteOutboxWait: (seconds) => atLeastBeside(counter, "outbox:waited", seconds),
		now: Date.now,
		newId,
		checkpointEveryMs: 1_000,
		watchEveryMs: 15_000,
		countReply: (userId) => getPersonStub(env, userId).spendReply(),
		forgotten: (userId) => getPersonStub(env, userId).forgotten(),
		recordUsage,
		forgetTemporary: async (userId, conversationId) =>
			getPersonStub(env, userId).forgetTemporaryTalk(conversationId),
		log,
	};
}
