import type { Deps } from "../../deps.ts";
import { type AccountMail, sendAccountMail } from "./account-mail.ts";
import type { MailOutcome } from "./mailer.ts";

const FIRST_WAIT_S = 30;
const LONGEST_WAIT_S = 4 * 60 * 60;

/**
 * Delays before resending an email with an unknown outcome, in seconds. Few, over a day, as each may be a duplicate.
 * A queue delays at most twelve hours.
 */
const UNSURE_WAITS_S = [30, 60 * 60, 10 * 60 * 60, 12 * 60 * 60];

/**
 * Sends account emails one by one. Retries what isn't taken, later each time, over a day: `max_retries` in
 * wrangler.toml fits a day.
 */
export async function consumeAccountMail(deps: Deps, messages: readonly Message[]): Promise<void> {
	for (const message of messages) {
		const mail = message.body as AccountMail;
		try {
			const outcome = await sendAccountMail(deps, mail);
			const delaySeconds = waitAfter(mail, outcome, message.attempts);
			if (delaySeconds === null) {
				message.ack();
			} else {
				message.retry({ delaySeconds });
			}
			deps.log({
				level: "info",
				event: "account-mail",
				kind: mail.kind,
				outcome,
				attempts: message.attempts,
			});
		} catch (error) {
			const name = error instanceof Error ? error.name : "unknown";
			deps.log({
				level: "error",
				event: "account-mail",
				kind: mail.kind,
				attempts: message.attempts,
				error: name,
			});
			message.retry({ delaySeconds: waitBefore(message.attempts) });
		}
	}
}

/** The delay before the next try, in seconds; null to stop. */
function waitAfter({ kind }: AccountMail, outcome: MailOutcome | null, attempts: number): number | null {
	switch (outcome) {
		case "later":
		case "spent":
		case "refused":
			return waitBefore(attempts);
		case "unknown":
			// The person can ask for another link. If two arrived, the first would be dead.
			return kind === "reset" ? null : (UNSURE_WAITS_S[attempts - 1] ?? null);
		default:
			return null;
	}
}

/** Returns the delay before the next try, in seconds: doubles with each attempt, up to four hours. */
export function waitBefore(attempts: number): number {
	return Math.min(FIRST_WAIT_S * 2 ** (attempts - 1), LONGEST_WAIT_S);
}
