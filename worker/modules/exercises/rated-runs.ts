import { and, desc, eq, isNotNull, isNull } from "drizzle-orm";
import type { RatedRuns } from "#shared/schemas/exercises.ts";
import { chatConversations } from "../../db/tables/conversations.table.ts";
import { exerciseRuns } from "../../db/tables/exercise-runs.table.ts";
import type { Deps } from "../../deps.ts";
import { findExercise } from "../../guide/index.ts";
import { ratedQuestion } from "../conversations/runs/ratings.ts";

/** Newest ratings read. */
const NEWEST = 200;

/** What the person rated before and after exercises, oldest first. Nothing of a conversation that is deleted. */
export async function readRatedRuns({ db }: Pick<Deps, "db">, userId: string): Promise<RatedRuns> {
	const rows = await db
		.select({
			id: exerciseRuns.id,
			exerciseId: exerciseRuns.exerciseId,
			before: exerciseRuns.ratedBefore,
			after: exerciseRuns.ratedAfter,
			at: exerciseRuns.touchedAt,
		})
		.from(exerciseRuns)
		.innerJoin(chatConversations, eq(chatConversations.id, exerciseRuns.conversationId))
		.where(
			and(
				eq(exerciseRuns.userId, userId),
				isNotNull(exerciseRuns.ratedAfter),
				isNull(chatConversations.deletedAt),
			),
		)
		.orderBy(desc(exerciseRuns.touchedAt))
		.limit(NEWEST);
	const runs = rows.reverse().flatMap(({ before, after, at, ...row }) => {
		const exercise = findExercise(row.exerciseId);
		return before === null || after === null
			? []
			: [
					{
						...row,
						title: exercise?.title ?? row.exerciseId,
						question: (exercise && ratedQuestion(exercise)) ?? "",
						before,
						after,
						at: at.toISOString(),
					},
				];
	});
	return { runs };
}
