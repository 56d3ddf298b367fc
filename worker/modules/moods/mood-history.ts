import { type SQL, sql } from "drizzle-orm";
import type { SQLiteUpdateSetSource } from "drizzle-orm/sqlite-core";
import type { MoodEntry } from "#shared/schemas/users.ts";
import { users } from "../../db/tables/users.table.ts";

/** Moods kept on the person's row. Older ones are in the assessments. */
const MOOD_HISTORY_MAX = 200;

/** Columns to set on a person's row. Values may be SQL. */
export type UserChanges = SQLiteUpdateSetSource<typeof users>;

type MoodColumns = Pick<UserChanges, "moodHistory" | "lastMoodUpdate">;
type Moods = { desiredMood?: string | null | undefined; currentMood?: string | null | undefined };

/**
 * Returns the columns that change when a person names moods: the history with the new entries, and when. An unchanged
 * mood counts only when the person reports it again. In SQL, because reading, extending and writing back a history
 * would lose other requests' entries.
 */
export function moodChanges({ desiredMood, currentMood }: Moods, at: Date, isReport: boolean): MoodColumns {
	let history: SQL = sql`${users.moodHistory}`;
	const isNew: SQL[] = [];
	for (const [kind, mood, column] of [
		["desired", desiredMood, users.desiredMood] as const,
		["current", currentMood, users.currentMood] as const,
	]) {
		if (mood) {
			// An update compares with the row as it was before the update.
			const changes = isReport ? sql`1` : sql`${column} IS NOT ${mood}`;
			history = sql`CASE WHEN ${changes} THEN ${withEntry(history, { mood, kind, at })} ELSE ${history} END`;
			isNew.push(changes);
		}
	}
	if (isReport) {
		return { moodHistory: history, lastMoodUpdate: at };
	}
	return isNew.length === 0
		? {}
		: {
				moodHistory: history,
				lastMoodUpdate: sql`CASE WHEN ${sql.join(isNew, sql` OR `)} THEN ${at.getTime()} ELSE ${users.lastMoodUpdate} END`,
			};
}

/** Returns the columns to change when a mood is told or detected. Every report counts, even of the same mood. */
export function moodEntry(mood: string, kind: MoodEntry["kind"], at: Date): MoodColumns {
	return { moodHistory: withEntry(sql`${users.moodHistory}`, { mood, kind, at }), lastMoodUpdate: at };
}

/** Appends an entry to a JSON list, and drops the oldest one from a full list. */
function withEntry(
	history: SQL,
	{ mood, kind, at }: { mood: string; kind: MoodEntry["kind"]; at: Date },
): SQL {
	const room = sql`CASE WHEN json_array_length(${history}) >= ${MOOD_HISTORY_MAX} THEN json_remove(${history}, '$[0]') ELSE ${history} END`;
	const entry = sql`json_object('mood', ${mood}, 'kind', ${kind}, 'at', ${at.toISOString()})`;
	return sql`json_insert(${room}, '$[#]', ${entry})`;
}
