import { isOwnRisk } from "#shared/safety/risk.ts";
import type { NoteRow } from "../../db/tables/notifications.table.ts";
import type { UserRow } from "../../db/tables/users.table.ts";
import type { Deps } from "../../deps.ts";
import { nextDay } from "../../timing/cadence.ts";
import { ANSWERED_WITHIN_MS, type TimingState } from "../../timing/timing-store.ts";
import type { RiskState } from "../person/risk-store.ts";
import { cadenceOf, wantsNotes } from "./plan.ts";

/**
 * How long a missed tick is caught up; later the notification is dropped, because a morning one doesn't suit the
 * night. In ms.
 */
const CATCH_UP_MS = 3 * 60 * 60 * 1000;

type Check = { note: NoteRow; user: UserRow; timing: TimingState; risk: RiskState | null; day: string };

/**
 * Returns false for people who turned notifications off, are in the app, are in danger, had one today or are left in
 * peace, and when it's too late.
 */
export function canSendNotification(
	{ now }: Pick<Deps, "now">,
	{ note, user, timing, risk, day }: Check,
): boolean {
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
