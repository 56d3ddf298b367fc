import type { ChatMode } from "#shared/chat/modes.ts";
import type { StyleSlug } from "#shared/chat/styles.ts";
import type { Choice, GuideNote } from "#shared/schemas/exercises.ts";
import type { AgreedStep, PersonFacts } from "../models/text-model.ts";

/** One message of the conversation. Replies carry the guide's notes. */
export type PageLine = {
	role: "user" | "assistant";
	content: string;
	note?: GuideNote | undefined;
	choices?: readonly Choice[] | undefined;
	/** It showed danger, or answers one that did: never quoted. */
	isCare?: boolean | undefined;
};

/** An exercise that is open in this conversation. */
export type OpenRun = { exerciseId: string; number: number };

/** All the guide needs for one reply. Pure: the same request always gets the same reply. */
export type GuideRequest = {
	person: PersonFacts;
	mode: ChatMode;
	style: StyleSlug;
	isAtRisk: boolean;
	isStranger: boolean;
	/** Nothing from the conversation is stored. */
	isTemporary?: boolean;
	run: OpenRun | null;
	/** Whether lines that the person deleted can still come back. */
	canBringBack?: boolean;
	/** Steps that the person took along from an earlier session, when they're back after a while. */
	agreed?: readonly AgreedStep[];
	/** The earlier reply, to be worded differently. */
	instead?: string;
	/** Oldest first, ending with the person's message that is to be answered. */
	page: readonly PageLine[];
};

export type GuideReply = {
	text: string;
	choices: Choice[];
	note: GuideNote;
	/** Only a mark that the words were kept. */
	isKept: boolean;
};
