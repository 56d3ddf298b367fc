import { localDay } from "#shared/local-day.ts";
import { isOwnRisk } from "#shared/safety/risk.ts";
import type { MessageMetadata } from "#shared/schemas/conversations.ts";
import type { ReplyStructure } from "../../models/reply/reply-structure.ts";
import type { AgreedStep, OpenStep, ReplyRequest } from "../../models/text-model.ts";
import { agreedIn, isBack, readAgreed, withTick } from "./object/agreed-steps.ts";
import type { ConversationDeps } from "./object/conversation-deps.ts";
import type { MessageRow } from "./object/conversation-rows.ts";
import type { ConversationStorage } from "./object/conversation-storage.ts";
import { windowOf } from "./object/history.ts";
import { notByReply } from "./object/screen-message.ts";
import { FAILURE_TEXT, type Turn, type TurnEnd } from "./object/turn.ts";
import { withoutOffer } from "./object/without-offer.ts";
import { openRun } from "./runs/show-run.ts";

/**
 * What a model is asked for a reply, and the structure beside a coaching reply, to act on. The built-in coach's comes with the reply; a connected model is
 * asked for it once its reply was streamed. People can tick its steps, and the coach asks about them later.
 */
export class ReplyStructures {
	private readonly store: ConversationStorage;
	private readonly deps: () => ConversationDeps;

	constructor(store: ConversationStorage, deps: () => ConversationDeps) {
		this.store = store;
		this.deps = deps;
	}

	/** What a model is asked with: the turn's own request, and what the conversation holds around it. */
	requestFor(turn: Turn): ReplyRequest {
		const { store } = this;
		const { replaces } = turn.request;
		return {
			...turn.request,
			written: turn.text,
			// A reply that the guide gave in a model's place needs no different wording.
			instead: replaces && !replaces.metadata.standsIn ? replaces.content : "",
			summary: store.meta()?.summary ?? "",
			agreed: this.agreedFor(turn),
			openSteps: this.openSteps(turn),
			run: openRun(store, this.deps()),
			canBringBack: store.pages.hasSetAside(),
			turns: windowOf(store.messages.history(turn.userMessageId)),
		};
	}

	/** The steps to ask about in a turn: those the person saved, if they have been away. */
	private agreedFor({ userMessageId }: Turn): AgreedStep[] {
		const meta = this.store.meta();
		const asked = this.store.messages.find(userMessageId);
		return meta?.kind === "coaching" &&
			asked &&
			isBack(this.store.messages.saidBefore(userMessageId), asked.created_at)
			? readAgreed(meta.agreed).steps
			: [];
	}

	/** The newest next steps that aren't ticked, for a reply of a coaching session. */
	private openSteps({ request: { person } }: Turn): OpenStep[] {
		const meta = this.store.meta();
		if (meta?.kind !== "coaching") {
			return [];
		}
		const { messageId, steps } = readAgreed(meta.agreed);
		const proposed = messageId === null ? null : this.store.messages.find(messageId);
		const on = proposed && localDay(person.timeZone ?? "UTC", new Date(proposed.created_at));
		return steps.filter(({ isDone }) => !isDone).map(({ text }) => ({ text, on }));
	}

	/** Returns the metadata of a reply that has ended. */
	metadataOf(turn: Turn, end: TurnEnd): MessageMetadata {
		const { mode, style } = turn.request;
		const standing = JSON.parse(
			this.store.messages.find(turn.messageId)?.metadata ?? "{}",
		) as MessageMetadata;
		// The coach couldn't read this message. It may have been a cry for help, so cheer would be wrong.
		const isOurs = this.isCoaching(end) && turn.provider === "builtin" && !standing.isUnread;
		const isCare = turn.request.risk !== "none";
		const { metadata: said = {} } = end;
		return {
			...(isCare ? withoutOffer(said, turn.provider) : said),
			mode,
			style,
			...notByReply(standing),
			...(isCare ? { isCare } : {}),
			...(isOurs ? this.builtinStructure(turn) : {}),
			...(end.isCut ? { isCut: true } : {}),
			...(end.isRefused ? { isRefused: true } : {}),
			...(end.status === "failed" ? { error: FAILURE_TEXT } : {}),
		};
	}

	/** Stores the steps of a finished reply, or marks that they're still to be requested. */
	noteEnd({ messageId, provider, request }: Turn, end: TurnEnd, metadata: MessageMetadata): void {
		if (this.isCoaching(end) && provider !== "builtin" && !isOwnRisk(request.risk)) {
			this.store.postTurn.wantStructure(messageId);
		}
		this.noteSteps(messageId, metadata);
	}

	/** Adds a requested structure to its reply. False when the reply has changed. */
	add(reply: MessageRow, structure: ReplyStructure): boolean {
		const now = this.store.messages.find(reply.id);
		const isSame = now?.removed === 0 && now.content === reply.content;
		this.store.transaction(() => {
			this.store.postTurn.hasStructure(reply.id);
			if (isSame && Object.keys(structure).length > 0) {
				const metadata = { ...(JSON.parse(now.metadata) as MessageMetadata), ...structure };
				this.store.setMetadata(reply.id, metadata);
				this.noteSteps(reply.id, metadata);
				this.store.followChanges();
			}
		});
		return isSame;
	}

	/** Ticks a step, or takes the tick back. */
	tick(messageId: string, index: number, isDone: boolean): "ticked" | "no_such_step" {
		const row = this.store.messages.find(messageId);
		const metadata = row?.removed === 0 ? withTick(JSON.parse(row.metadata), index, isDone) : null;
		if (!metadata) {
			return "no_such_step";
		}
		this.store.transaction(() => {
			this.store.setMetadata(messageId, metadata);
			if (readAgreed(this.store.meta()?.agreed ?? "").messageId === messageId) {
				this.noteSteps(messageId, metadata);
			}
			this.store.followChanges();
		});
		return "ticked";
	}

	private isCoaching({ status }: TurnEnd): boolean {
		return status === "complete" && this.store.meta()?.kind === "coaching";
	}

	private noteSteps(messageId: string, metadata: MessageMetadata): void {
		const agreed = agreedIn(messageId, metadata);
		if (agreed) {
			this.store.setAgreed(agreed);
		}
	}

	/** A structure that can't be made is left out and logged: it must never keep a reply from ending. */
	private builtinStructure(turn: Turn): ReplyStructure {
		const { structureOf, log } = this.deps();
		try {
			return structureOf(this.requestFor(turn), turn.text);
		} catch (error) {
			log({ level: "warn", structure: "dropped", error: error instanceof Error ? error.name : "unknown" });
			return {};
		}
	}
}
