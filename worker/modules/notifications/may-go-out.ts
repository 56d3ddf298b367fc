import { desc, eq } from "drizzle-orm";
import { isOwnRisk } from "#shared/safety/risk.ts";
import type { NotificationKind } from "#shared/schemas/notifications.ts";
import type { Deps } from "../../deps.ts";
import { achievements } from "../achievements/achievements.table.ts";
import { dailyAssessments } from "../assessments/assessments.table.ts";
import type { RiskState } from "../safety/risk-store.ts";
import type { UserRow } from "../users/users.table.ts";
import type { NoteFacts } from "./compose-note.ts";
import type { NoteRow } from "./notifications.table.ts";
import { cadenceOf, wantsNotes } from "./plan.ts";
import { nextDay } from "./timing/cadence.ts";
import { chooseKind } from "./timing/choose-kind.ts";
import { ANSWERED_WITHIN_MS, type TimingState } from "./timing/timing-store.ts";

/** A missed tick is caught up with for so long, then the note is dropped: a morning's note is nothing for the night. In ms. */
const CATCH_UP_MS = 3 * 60 * 60 * 1000;

/** What was reached so lately is worth a note. In ms. */
const REACHED_WITHIN_MS = 7 * 24 * 60 * 60 * 1000;

type Check = { note: NoteRow; user: UserRow; timing: TimingState; risk: RiskState | null; day: string };

/** Nobody is written to who wants no notes, is here, is in danger, had one today or is left in peace; nor too late. */
export function mayGoOut({ now }: Pick<Deps, "now">, { note, user, timing, risk, day }: Check): boolean {
	const time = now().getTime();
	const isHere = timing.lastHere !== null && time - timing.lastHere < ANSWERED_WITHIN_MS;
	return (
		wantsNotes(user) &&
		!(risk && isOwnRisk(risk.level)) &&
		!isHere &&
		time - note.scheduledFor.getTime() <= CATCH_UP_MS &&
		nextDay(cadenceOf(user, timing), day) === day
	);
}

export type Kind = { kind: NotificationKind; reached: NoteFacts["reached"] };

/** What the note is to be, and what was reached for a celebration; null when there is nothing that is wanted. */
export async function kindOf(
	{ db, now }: Pick<Deps, "db" | "now">,
	{ user, timing, day }: Pick<Check, "user" | "timing" | "day">,
): Promise<Kind | null> {
	const [[newest], [checkIn]] = await db.batch([
		db
			.select()
			.from(achievements)
			.where(eq(achievements.userId, user.id))
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
	const reached = newest && newest.unlockedAt.getTime() > since ? newest : null;
	const { enableMotivational = true, enableProgress = true } = user.notificationPreferences;
	const kind = chooseKind({
		today: day,
		hasReached: reached !== null,
		checkedOn: checkIn?.date ?? null,
		activeDays: timing.activeDays,
		lastInsight: timing.sends.findLast((each) => each.kind === "insight")?.day ?? null,
		wantsMotivation: enableMotivational,
		wantsProgress: enableProgress,
	});
	return kind && { kind, reached: kind === "celebration" ? reached : null };
}
