import { and, asc, eq, isNull, lte } from "drizzle-orm";
import { isOwnRisk } from "#shared/safety/risk.ts";
import type { Deps } from "../../../deps.ts";
import { findExercise } from "../../../guide/catalogue.ts";
import { personOf } from "../../presence/get-person.ts";
import { type TakeawayRow, takeaways } from "../../takeaways/takeaways.table.ts";
import { conversationOf } from "../get-conversation.ts";
import { followUpLine } from "./run-lines.ts";

/** A message shows at most so many choices. */
const CHOICES_MAX = 4;

/**
 * Asks in a conversation how it went with something that was kept, when that is due. Each is asked about once, and none in
 * a risk state. Returns whether it asked.
 */
export async function askFollowUp(deps: Deps, userId: string, conversationId: string): Promise<boolean> {
	const due = await dueTakeaway(deps, userId);
	if (!due) {
		return false;
	}
	const risk = await personOf(deps.env, userId).riskState();
	if (risk && isOwnRisk(risk.level)) {
		return false;
	}
	const followUp = due.exerciseId === null ? undefined : findExercise(due.exerciseId)?.followUp;
	if (followUp) {
		await conversationOf(deps.env, conversationId).note({
			userId,
			about: `follow-up:${due.id}`,
			content: followUpLine(due.title, followUp.ask),
			metadata: {
				followUpOf: due.id,
				choices: followUp.options.slice(0, CHOICES_MAX).map(({ label }) => ({ label })),
				guide: { act: "follow-up", templates: [], asked: `follow-up:${due.id}`, offered: [] },
			},
		});
	}
	await setAsked(deps, due);
	return followUp !== undefined;
}

async function dueTakeaway({ db, now }: Deps, userId: string): Promise<TakeawayRow | null> {
	const [row] = await db
		.select()
		.from(takeaways)
		.where(and(eq(takeaways.userId, userId), lte(takeaways.dueAt, now()), isNull(takeaways.askedAt)))
		.orderBy(asc(takeaways.dueAt))
		.limit(1);
	return row ?? null;
}

async function setAsked({ db, now }: Deps, { id, userId }: TakeawayRow): Promise<void> {
	await db
		.update(takeaways)
		.set({ askedAt: now() })
		.where(and(eq(takeaways.id, id), eq(takeaways.userId, userId)));
}
