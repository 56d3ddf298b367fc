import { and, desc, eq, isNull } from "drizzle-orm";
import type { ExerciseInfo, ExerciseLibrary, RecentRun } from "#shared/schemas/exercises.ts";
import { chatConversations } from "../../db/tables/conversations.table.ts";
import { exerciseRuns } from "../../db/tables/exercise-runs.table.ts";
import type { Deps } from "../../deps.ts";
import type { Exercise } from "../../guide/content/exercise.ts";
import { shownSource } from "../../guide/content/source.ts";
import { longestWay } from "../../guide/exercises/run.ts";
import { findTopic, listExercises } from "../../guide/index.ts";

const RECENT_RUNS = 10;

export async function readLibrary(deps: Deps, userId: string): Promise<ExerciseLibrary> {
	return { exercises: listExercises().map(toInfo), recent: await recentRuns(deps, userId) };
}

async function recentRuns({ db }: Deps, userId: string): Promise<RecentRun[]> {
	const rows = await db
		.select({
			id: exerciseRuns.id,
			exerciseId: exerciseRuns.exerciseId,
			conversationId: exerciseRuns.conversationId,
			status: exerciseRuns.status,
			number: exerciseRuns.number,
			touchedAt: exerciseRuns.touchedAt,
		})
		.from(exerciseRuns)
		.innerJoin(chatConversations, eq(chatConversations.id, exerciseRuns.conversationId))
		.where(and(eq(exerciseRuns.userId, userId), isNull(chatConversations.deletedAt)))
		.orderBy(desc(exerciseRuns.touchedAt))
		.limit(RECENT_RUNS);
	return rows.map((row) => ({ ...row, touchedAt: row.touchedAt.toISOString() }));
}

function toInfo(exercise: Exercise): ExerciseInfo {
	const source = shownSource(exercise.source);
	return {
		id: exercise.id,
		title: exercise.title,
		summary: exercise.summary,
		minutes: exercise.minutes,
		topics: exercise.for.topics.map((id) => ({ id, label: findTopic(id)?.label ?? id })),
		needs: exercise.for.needs,
		takeaway: exercise.takeaway?.kind ?? null,
		steps: longestWay(exercise, exercise.start),
		source: source && { ...source, strength: exercise.source[2] },
	};
}
