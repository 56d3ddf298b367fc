import { and, asc, eq, isNull, lte } from "drizzle-orm";
import { isOwnRisk } from "#shared/safety/risk.ts";
import { type TakeawayRow, takeaways } from "../../../db/tables/takeaways.table.ts";
import type { Deps } from "../../../deps.ts";
import { conversationOf } from "../../../durable-objects/get-conversation.ts";
import { personOf } from "../../../durable-objects/get-person.ts";
import { findExercise } from "../../../guide/index.ts";
import { followUpLine } from "./run-lines.ts";

/** A message shows at most so many choices. */
const CHOICES_MAX = 4;

/** What was kept and is due to be asked about. Null too when D1 fails, so that the chat loads without it. */
export async function dueFollowUp({ db, now, log }: Deps, userId: string): Promise<TakeawayRow | null> {
	try {
		const [row] = await db
			.select()
			.from(takeaways)
			.where(and(eq(takeaways.userId, userId), lte(takeaways.dueAt, now()), isNull(takeaways.askedAt)))
			.orderBy(asc(takeaways.dueAt))
			.limit(1);
		return row ?? null;
	} catch (error) {
		logMiss(log, error);
		return null;
	}
}

/**
 * Asks in a conversation how it went with something that was kept. Each is asked about once, and none in a risk state.
 * Returns whether it asked; the chat loads when it can't, too.
 */
export async function askFollowUp(deps: Deps, due: TakeawayRow, conversationId: string): Promise<boolean> {
	try {
		return await ask(deps, due, conversationId);
	} catch (error) {
		logMiss(deps.log, error);
		return false;
	}
}

async function ask(deps: Deps, due: TakeawayRow, conversationId: string): Promise<boolean> {
	const { id, userId, title, exerciseId } = due;
	const risk = await personOf(deps.env, userId).riskState();
	if (risk && isOwnRisk(risk.level)) {
		return false;
	}
	const followUp = exerciseId === null ? undefined : findExercise(exerciseId)?.followUp;
	if (followUp) {
		await conversationOf(deps.env, conversationId).note({
			userId,
			about: `follow-up:${id}`,
			content: followUpLine(title, followUp.ask),
			metadata: {
				followUpOf: id,
				choices: followUp.options.slice(0, CHOICES_MAX).map(({ label }) => ({ label })),
				guide: { act: "follow-up", templates: [], asked: `follow-up:${id}:${exerciseId}`, offered: [] },
			},
		});
	}
	await deps.db
		.update(takeaways)
		.set({ askedAt: deps.now() })
		.where(and(eq(takeaways.id, id), eq(takeaways.userId, userId)));
	return followUp !== undefined;
}

function logMiss(log: Deps["log"], error: unknown): void {
	log({ level: "warn", event: "follow-up", error: error instanceof Error ? error.name : "unknown" });
}
