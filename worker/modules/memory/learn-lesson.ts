import { and, eq } from "drizzle-orm";
import { localDay } from "#shared/local-day.ts";
import { isActive } from "#shared/pause.ts";
import type { Database } from "../../db/client.ts";
import type { newId } from "../../db/ids.ts";
import { users } from "../../db/tables/users.table.ts";
import type { PersonStub } from "../../durable-objects/get-person.ts";
import type { StructuredModel } from "../../models/data/structured-model.ts";
import { addInsight, isPatternRecent } from "../coaching/insights/find-insights.ts";
import { learnFrom } from "../coaching/model-tasks/learn.ts";

/** A person's messages in a conversation since it was last read. */
export type Lesson = {
	userId: string;
	conversationId: string;
	/** Unread messages, oldest first. */
	fresh: { id: string; content: string; isSensitive: number }[];
	/** The newest things they said, when a pattern may be sought in them; else null. */
	newest: { content: string; createdAt: number; isSensitive: number }[] | null;
};

type Parts = {
	db: Database;
	dataFor: (userId: string) => Promise<StructuredModel | null>;
	getPersonStub: (userId: string) => PersonStub;
	newId: typeof newId;
	now: () => number;
};

/** Stores what a conversation tells beyond today: facts, while memory is on, and now and then a pattern. */
export async function learnLesson(parts: Parts, lesson: Lesson): Promise<void> {
	const { db, dataFor, getPersonStub, newId } = parts;
	const { userId, conversationId, fresh } = lesson;
	const timeZone = await timeZoneOf(db, userId);
	if (timeZone === null) {
		return;
	}
	const newest = lesson.newest && !(await isPatternRecent(db, userId, parts.now())) ? lesson.newest : null;
	const person = getPersonStub(userId);
	const known = await person.facts();
	const learnt = await learnFrom(
		fresh.map(({ content, isSensitive }) => ({ content, isSensitive: isSensitive === 1 })),
		newest?.map(({ content, createdAt, isSensitive }) => ({
			content,
			day: localDay(timeZone, new Date(createdAt)),
			isSensitive: isSensitive === 1,
		})) ?? null,
		known.map(({ fact }) => fact),
		await dataFor(userId),
	);
	// The person may have turned memory off while the model ran.
	if ((await timeZoneOf(db, userId)) === null) {
		return;
	}
	const facts = learnt.facts.map(({ fact, from }) => ({
		id: newId("mem"),
		fact,
		conversationId,
		messageId: fresh[from]?.id ?? null,
	}));
	if (facts.length + learnt.retractedFacts.length > 0) {
		await person.learn(facts, learnt.retractedFacts);
	}
	if (learnt.insight) {
		await addInsight(db, { id: newId("ins"), userId, ...learnt.insight });
		await person.notify(["insight"]);
	}
}

/**
 * The person's time zone while we may learn; null when memory is off, we may not store what they tell us, or the
 * person is gone.
 */
async function timeZoneOf(db: Database, userId: string): Promise<string | null> {
	const [user] = await db
		.select()
		.from(users)
		.where(and(eq(users.id, userId), eq(users.memoryEnabled, true)));
	return user && isActive(user) ? user.timeZone : null;
}
