import type { MoodEntry } from "#shared/schemas/users.ts";
import type { UserRow } from "../users/users.table.ts";

/** How many moods are remembered on the person's row. Older ones are in the assessments. */
const MOOD_HISTORY_MAX = 200;

type Moods = { desiredMood?: string | null | undefined; currentMood?: string | null | undefined };

/**
 * The columns that change when a person names moods: the history with what is new, and when. A mood that is
 * the same as before is new only when the person says that they report it again. Empty when nothing is.
 */
export function moodChanges(
	user: UserRow,
	moods: Moods,
	at: Date,
	isReport: boolean,
): Pick<Partial<UserRow>, "moodHistory" | "lastMoodUpdate"> {
	const entries: MoodEntry[] = [];
	for (const [kind, column] of [["desired", "desiredMood"] as const, ["current", "currentMood"] as const]) {
		const mood = moods[column];
		if (mood && (isReport || mood !== user[column])) {
			entries.push({ mood, kind, at: at.toISOString() });
		}
	}
	return entries.length === 0 && !isReport
		? {}
		: { moodHistory: withEntries(user, entries), lastMoodUpdate: at };
}

/** The columns that change when a mood is told or read: each telling counts, also of the same mood as before. */
export function moodEntry(
	user: UserRow,
	mood: string,
	kind: MoodEntry["kind"],
	at: Date,
): Pick<UserRow, "moodHistory" | "lastMoodUpdate"> {
	return { moodHistory: withEntries(user, [{ mood, kind, at: at.toISOString() }]), lastMoodUpdate: at };
}

function withEntries(user: UserRow, entries: readonly MoodEntry[]): MoodEntry[] {
	return [...user.moodHistory, ...entries].slice(-MOOD_HISTORY_MAX);
}
