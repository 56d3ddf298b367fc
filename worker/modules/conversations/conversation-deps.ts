import { createDatabase, type Database } from "../../db/client.ts";
import { newId } from "../../db/ids.ts";
import { type AppEnv, readSettings } from "../../env.ts";
import { type ReplyStructure, structureOf } from "../../models/builtin/structure.ts";
import { summarise } from "../../models/builtin/summarise.ts";
import { titleFor } from "../../models/builtin/title-for.ts";
import { createTextModel } from "../../models/create-text-model.ts";
import type { ChatTurn, ReplyRequest, TextModel, Usage } from "../../models/text-model.ts";
import { composePrompt } from "../coaching/compose-prompt.ts";
import { personOf } from "../presence/get-person.ts";

/** What a conversation's object needs from outside: everything that a test may want to replace. */
export type ConversationDeps = {
	db: Database;
	model: TextModel;
	/** A few words for a list, from one thing the person said; null when they tell too little, or too much. */
	titleFor: (words: string) => string | null;
	/** What stands beside a coaching reply, to act on. */
	structureOf: (request: ReplyRequest, reply: string) => ReplyStructure;
	summarise: (turns: ChatTurn[], previousSummary: string) => string;
	now: () => number;
	newId: typeof newId;
	/** How long words may wait in memory before they are stored, in ms. */
	checkpointEveryMs: number;
	/** How often an open turn is looked at, in ms. */
	watchEveryMs: number;
	/** Notes what a reply cost its person. */
	recordUsage: (userId: string, usage: Usage) => Promise<void>;
	log: (line: Record<string, unknown>) => void;
};

export function createConversationDeps(env: AppEnv): ConversationDeps {
	const log = (line: Record<string, unknown>) => console.warn(JSON.stringify(line));
	return {
		db: createDatabase(env.DB),
		model: createTextModel({
			settings: readSettings(env),
			ai: env.AI,
			compose: composePrompt,
			onFailure: ({ provider, failure }) => log({ level: "warn", provider, failure }),
		}),
		titleFor,
		structureOf,
		summarise,
		now: Date.now,
		newId,
		checkpointEveryMs: 1_000,
		watchEveryMs: 15_000,
		recordUsage: async (userId, usage) => {
			log({ level: "info", usage });
			await personOf(env, userId).recordUsage(usage);
		},
		log,
	};
}
