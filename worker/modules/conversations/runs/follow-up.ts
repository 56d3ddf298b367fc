import { and, asc, eq, isNull, lte } from "drizzle-orm";
import { isOwnRisk } from "#shared/safety/risk.ts";
import { type TakeawayRow, takeaways } from "../../../db/tables/takeaways.table.ts";
import type { Deps } from "../../../deps.ts";
import { getConversationStub } from "../../../durable-objects/get-conversation.ts";
import { getPersonStub } from "../../../durable-objects/get-person.ts";
import { findExercise } from "../../../guide/index.ts";
import { followUpLine, REMINDER_ASK } from "./run-lines.ts";

const CHOICES_MAX = 4;

type Due = TakeawayRow & { dueAt: Date };

/** Returns a takeaway that is due to be asked about. Also null when D1 fails, so that the chat loads without it. */
export async function dueFollowUp({ db, now, log }: Deps, userId: string): Promise<Due | null> {
	try {
		const [row] = await db
			.select()
			.from(takeaways)
			.where(and(eq(takeaways.userId, userId), lte(takeaways.dueAt, now()), isNull(takeaways.askedAt)))
			.orderBy(asc(takeaways.dueAt))
			.limit(1);
		return row?.dueAt ? { ...row, dueAt: row.dueAt } : null;
	} catch (error) {
		logMiss(log, error);
		return null;
	}
}

/**
 * Asks in a conversation how it went with something that was kept: the question of its exercise, else a plain one. Each
 * is asked about once for each time it's due, and none in a risk state.
 * Returns whether it asked; the chat loads when it can't, too.
 */
export async function askFollowUp(deps: Deps, due: Due, conversationId: string): Promise<boolean> {
	try {
		return await ask(deps, due, conversationId);
	} catch (error) {
		logMiss(deps.log, error);
		return false;
	}
}

async function ask(deps: Deps, due: Due, conversationId: string): Promise<boolean> {
	const { id, userId, title, exerciseId, dueAt } = due;
	const risk = await getPersonStub(deps.env, userId).riskState();
	if (risk && isOwnRisk(risk.level)) {
		return false;
	}
	const followUp = exerciseId === null ? undefined : findExercise(exerciseId)?.followUp;
	await getConversationStub(deps.env, conversationId).note({
		userId,
		// A crash before `askedAt` is stored asks for the same message again; a later reminder asks for another.
		about: `follow-up:${id}:${dueAt.getTime()}`,
		isOnce: true,
		content: followUpLine(title, followUp?.ask ?? REMINDER_ASK),
		metadata: {
			followUpOf: id,
			...(followUp
				? { choices: followUp.options.slice(0, CHOICES_MAX).map(({ label }) => ({ label })) }
				: {}),
			guide: {
				act: "follow-up",
				templates: [],
				asked: followUp ? `follow-up:${id}:${exerciseId}` : null,
				offered: [],
			},
		},
	});
	await deps.db
		.update(takeaways)
		.set({ askedAt: deps.now() })
		.where(and(eq(takeaways.id, id), eq(takeaways.userId, userId), eq(takeaways.dueAt, dueAt)));
	return true;
}

function logMiss(log: Deps["log"], error: unknown): void {
	log({ level: "warn", event: "follow-up", error: error instanceof Error ? error.name : "unknown" });
}
