import type { Deps } from "../../deps.ts";
import { type AccountMail, sendAccountMail } from "./account-mail.ts";

const FIRST_WAIT_S = 30;
const LONGEST_WAIT_S = 4 * 60 * 60;

/** So often an e-mail is sent anew of which nobody knows whether it went: each may be one more in the mailbox. */
const UNSURE_TRIES = 4;

/**
 * E-mails about accounts, one by one. What is not taken is tried again, later each time, over a day: `max_retries` in
 * wrangler.toml is what fits into one.
 */
export async function consumeAccountMail(deps: Deps, messages: readonly Message[]): Promise<void> {
	for (const message of messages) {
		const mail = message.body as AccountMail;
		try {
			const outcome = await sendAccountMail(deps, mail);
			const isTriedAgain =
				outcome === "later" ||
				outcome === "spent" ||
				outcome === "refused" ||
				(outcome === "unknown" && message.attempts < UNSURE_TRIES);
			if (isTriedAgain) {
				message.retry({ delaySeconds: waitBefore(message.attempts) });
			} else {
				message.ack();
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

/** So long, in seconds, until the next try, after so many: twice as long each time, four hours at the most. */
export function waitBefore(attempts: number): number {
	return Math.min(FIRST_WAIT_S * 2 ** (attempts - 1), LONGEST_WAIT_S);
}
