import type { Deps } from "./deps.ts";
import { deleteThoseWhoAreBack } from "./modules/account/delete-account.ts";
import { sweepExpiredSessions } from "./modules/auth/session/sweep-sessions.ts";
import { sweepFailures } from "./modules/auth/sign-in-guard/attempts.ts";
import { sweepDevices } from "./modules/auth/sign-in-guard/known-devices.ts";
import { sweepCounts } from "./modules/counts/daily-counts.ts";
import { sweepTokens } from "./modules/mail/email-tokens.ts";
import { enqueueDue } from "./modules/notifications/enqueue-due.ts";

/**
 * The cron of the nightly sweep in wrangler.toml. It removes expired data, and repeats deletions that a
 * database restore undid.
 */
const NIGHTLY = "17 3 * * *";

/** Runs a Cron Trigger. Any other than the nightly one, also one fired by hand, queues due notifications. */
export async function runScheduled(deps: Deps, cron: string): Promise<void> {
	if (cron === NIGHTLY) {
		await sweepExpiredSessions(deps);
		await sweepTokens(deps);
		await sweepFailures(deps);
		await sweepDevices(deps);
		await sweepCounts(deps);
		await deleteThoseWhoAreBack(deps);
	} else {
		await enqueueDue(deps);
	}
}
