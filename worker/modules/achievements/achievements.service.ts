import { eq } from "drizzle-orm";
import type { Achievement } from "#shared/schemas/achievements.ts";
import { type UserRow, users } from "../../db/tables/users.table.ts";
import type { Deps } from "../../deps.ts";
import { ACHIEVEMENT_KINDS, type AchievementKind, levelsOf } from "./achievement-catalogue.ts";
import {
	type AchievementCounts,
	type AchievementRow,
	addAchievements,
	readAchievements,
	unlockedRows,
} from "./achievements.repository.ts";

type Unlocking = Pick<Deps, "db" | "newId" | "now">;

/**
 * Unlocks what the person has reached and returns what is new, for a celebration. `user` must be the row after the
 * event. Safe to call at any time, and concurrently.
 */
export async function unlockAchievements(deps: Unlocking, user: UserRow): Promise<Achievement[]> {
	const { unlocked, counts } = await readAchievements(deps.db, user);
	const reached = newlyReached(deps, user.id, unlocked, counts);
	return (await addAchievements(deps.db, reached)).map(toAchievement);
}

/** Does the same for a person whose row hasn't been read yet. Does nothing when the person is gone. */
export async function unlockFor(deps: Unlocking, userId: string): Promise<void> {
	const [user] = await deps.db.select().from(users).where(eq(users.id, userId));
	if (user) {
		await unlockAchievements(deps, user);
	}
}

/**
 * Lists what is unlocked, newest first, then the next level of every kind with its progress. Unlocks what the person
 * reached since the last look.
 */
export async function listAchievements(deps: Deps, user: UserRow): Promise<Achievement[]> {
	const { unlocked, counts } = await readAchievements(deps.db, user);
	const reached = newlyReached(deps, user.id, unlocked, counts);
	if (reached.length === 0) {
		return [...unlocked.map(toAchievement), ...nextLevels(unlocked, counts)];
	}
	await addAchievements(deps.db, reached);
	// Read back, not put together: another tab may have unlocked the same at the same time.
	const all = await unlockedRows(deps.db, user.id);
	return [...all.map(toAchievement), ...nextLevels(all, counts)];
}

function newlyReached(
	{ newId, now }: Unlocking,
	userId: string,
	unlocked: readonly AchievementRow[],
	counts: AchievementCounts,
): AchievementRow[] {
	const unlockedAt = now();
	return ACHIEVEMENT_KINDS.flatMap((type) =>
		levelsOf(type).flatMap(({ target, ...shown }, index) => {
			const level = index + 1;
			return counts[type] < target || isAmong(unlocked, type, level)
				? []
				: [{ id: newId("ach"), userId, type, level, unlockedAt, ...shown }];
		}),
	);
}

function nextLevels(unlocked: readonly AchievementRow[], counts: AchievementCounts): Achievement[] {
	return ACHIEVEMENT_KINDS.flatMap((type) => {
		const levels = levelsOf(type);
		const index = levels.findIndex((_, at) => !isAmong(unlocked, type, at + 1));
		const next = levels[index];
		return next
			? [{ id: null, type, level: index + 1, ...next, progress: counts[type], unlockedAt: null }]
			: [];
	});
}

function isAmong(unlocked: readonly AchievementRow[], type: AchievementKind, level: number): boolean {
	return unlocked.some((row) => row.type === type && row.level === level);
}

function toAchievement(row: AchievementRow): Achievement {
	const { id, type, level, title, description, icon } = row;
	const target = targetOf(type, level);
	return {
		id,
		type,
		level,
		title,
		description,
		icon,
		progress: target,
		target,
		unlockedAt: row.unlockedAt.toISOString(),
	};
}

/** The level's target. A kind that left the catalogue stays unlocked, with a target of one. */
function targetOf(type: string, level: number): number {
	const kind = ACHIEVEMENT_KINDS.find((each) => each === type);
	return (kind && levelsOf(kind)[level - 1]?.target) ?? 1;
}
