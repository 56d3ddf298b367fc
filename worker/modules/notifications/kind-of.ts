import { and, desc, eq, ne } from "drizzle-orm";
import type { NotificationKind } from "#shared/schemas/notifications.ts";
import { achievements } from "../../db/tables/achievements.table.ts";
import { dailyAssessments } from "../../db/tables/assessments.table.ts";
import type { UserRow } from "../../db/tables/users.table.ts";
import type { Deps } from "../../deps.ts";
import { isLast } from "../../timing/cadence.ts";
import { chooseKind } from "../../timing/choose-kind.ts";
import type { TimingState } from "../../timing/timing-store.ts";
import type { NoteFacts } from "./compose-note.ts";

/** Milestones this recent are worth a notification. In ms. */
const REACHED_WITHIN_MS = 7 * 24 * 60 * 60 * 1000;

type Whose = { user: UserRow; timing: Pick<TimingState, "sends" | "activeDays" | "unanswered"> };

export type Kind = { kind: NotificationKind; reached: NoteFacts["reached"] };

/**
 * Returns the notification's kind, and the milestone of a celebration; null when the person wants none of what is
 * available.
 */
export async function kindOf(
	deps: Pick<Deps, "db" | "now">,
	whose: Whose,
	/** The person's own day, YYYY-MM-DD. */
	day: string,
): Promise<Kind | null> {
	const { reached, ...facts } = await newsOf(deps, whose);
	const kind = chooseKind({ ...facts, today: day, hasReached: reached !== null });
	if (kind && isLast(whose.timing)) {
		// A farewell is only that. The milestone is still news when they return.
		return { kind: "encouragement", reached: null };
	}
	return kind && { kind, reached: kind === "celebration" ? reached : null };
}

/** Returns the planned notifications, in order, that would have a text today: not every day has an insight. */
export async function withSomethingToSay<Note extends { day: string }>(
	deps: Pick<Deps, "db" | "now">,
	whose: Whose,
	notes: readonly Note[],
): Promise<Note[]> {
	// A thought there is always.
	if (whose.user.notificationPreferences.enableMotivational !== false || notes.length === 0) {
		return [...notes];
	}
	const { reached, ...facts } = await newsOf(deps, whose);
	let { lastInsight } = facts;
	let hasReached = reached !== null;
	const found: Note[] = [];
	for (const note of notes) {
		const kind = chooseKind({ ...facts, today: note.day, lastInsight, hasReached });
		if (kind !== null) {
			found.push(note);
		}
		lastInsight = kind === "insight" ? note.day : lastInsight;
		hasReached = false;
	}
	return found;
}

/**
 * Reads what decides the next kind: milestones since the newest notification, the newest check-in, and the
 * preferences.
 */
async function newsOf({ db, now }: Pick<Deps, "db" | "now">, { user, timing }: Whose) {
	const [[newest], [checkIn]] = await db.batch([
		db
			.select()
			.from(achievements)
			// The first notification shouldn't announce that notifications are on.
			.where(and(eq(achievements.userId, user.id), ne(achievements.type, "notifications")))
			.orderBy(desc(achievements.unlockedAt))
			.limit(1),
		db
			.select({ date: dailyAssessments.date })
			.from(dailyAssessments)
			.where(eq(dailyAssessments.userId, user.id))
			.orderBy(desc(dailyAssessments.date))
			.limit(1),
	]);
	const since = Math.max(timing.sends.at(-1)?.at ?? 0, now().getTime() - REACHED_WITHIN_MS);
	const { enableMotivational = true, enableProgress = true } = user.notificationPreferences;
	return {
		reached: newest && newest.unlockedAt.getTime() > since ? newest : null,
		checkedOn: checkIn?.date ?? null,
		activeDays: timing.activeDays,
		lastInsight: timing.sends.findLast((each) => each.kind === "insight")?.day ?? null,
		wantsMotivation: enableMotivational,
		wantsProgress: enableProgress,
	};
}
