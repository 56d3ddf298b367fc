import { DEFAULT_STYLE } from "#shared/chat/styles.ts";
import type { RiskLevel } from "#shared/safety/risk.ts";
import type { MovedRun, MoveRun, RunView, StartedRun } from "#shared/schemas/exercises.ts";
import type { UserRow } from "../../db/tables/users.table.ts";
import type { Deps } from "../../deps.ts";
import { getConversationStub } from "../../durable-objects/get-conversation.ts";
import { getPersonStub } from "../../durable-objects/get-person.ts";
import { sha256Hex } from "../../hashes.ts";
import { askedBy } from "../conversations/asked-by.ts";
import { conversationNotFound, refused } from "../conversations/conversations.errors.ts";
import { openCurrentChat } from "../conversations/conversations.service.ts";
import { refusedRun } from "./exercises.errors.ts";

type Place = { conversationId: string; runId: string };

/** Starts an exercise in a conversation, or in the current chat; resumes it if it was paused there. */
export async function startExercise(
	deps: Deps,
	user: UserRow,
	exerciseId: string,
	conversationId?: string,
): Promise<StartedRun> {
	const id = conversationId ?? (await openCurrentChat(deps, user)).conversation?.id;
	if (id === undefined) {
		throw conversationNotFound();
	}
	const risk = await riskOf(deps, user);
	const outcome = await getConversationStub(deps.env, id).startRun({ userId: user.id, exerciseId, risk });
	if (!outcome.ok) {
		throw refusedRun(outcome.reason);
	}
	return { conversationId: id, run: outcome.run };
}

export async function readRun(deps: Deps, user: UserRow, { conversationId, runId }: Place): Promise<RunView> {
	const outcome = await getConversationStub(deps.env, conversationId).run(user.id, runId);
	if (!outcome.ok) {
		throw refusedRun(outcome.reason);
	}
	return outcome.run;
}

/**
 * Applies a person's move. An answer that shows danger is sent to the conversation, and waits for the reply there.
 */
export async function moveRun(
	deps: Deps,
	user: UserRow,
	{ conversationId, runId }: Place,
	move: MoveRun,
): Promise<MovedRun> {
	const outcome = await getConversationStub(deps.env, conversationId).moveRun({
		userId: user.id,
		runId,
		move,
		risk: await riskOf(deps, user),
		country: user.country ?? deps.country(),
		timeZone: user.timeZone,
	});
	if (!outcome.ok) {
		throw refusedRun(outcome.reason);
	}
	const { ok: _, danger, ...moved } = outcome;
	if (danger && "text" in move) {
		await sayInChat(deps, user, conversationId, { words: move.text, ...danger });
	}
	return { ...moved, isInChat: danger !== null };
}

/** Sends dangerous words as a message. It stops a reply that is being written instead of waiting. */
async function sayInChat(
	deps: Deps,
	user: UserRow,
	conversationId: string,
	{ words, level, key }: { words: string; level: RiskLevel; key: string },
): Promise<void> {
	const object = getConversationStub(deps.env, conversationId);
	const by = await askedBy(deps, user, conversationId, {
		level,
		tier: "panel",
		confidence: "sure",
	});
	const message = {
		userId: user.id,
		content: words,
		kind: "text" as const,
		// Sending the same answer twice makes one message.
		clientMessageId: `${key}:${(await sha256Hex(words)).slice(0, 16)}`,
		remembers: user.memoryEnabled,
		request: { mode: "deep" as const, style: DEFAULT_STYLE, ...by },
	};
	let outcome = await object.send(message);
	if (!outcome.ok && outcome.reason === "turn_in_progress") {
		await object.stop(user.id);
		outcome = await object.send(message);
	}
	if (!outcome.ok) {
		throw refused(outcome.reason);
	}
}

async function riskOf({ env }: Deps, { id }: UserRow): Promise<RiskLevel> {
	return (await getPersonStub(env, id).riskState())?.level ?? "none";
}
