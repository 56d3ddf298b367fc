import type { Deps } from "../../deps.ts";
import { type AccountMail, sendAccountMail } from "./account-mail.ts";
import type { MailOutcome } from "./mailer.ts";

const FIRST_WAIT_S = 30;
const LONGEST_WAIT_S = 4 * 60 * 60;

/**
 * Until an e-mail is sent anew of which nobody knows whether it went: few times, over a day, as each may be one more in the
 * mailbox. In seconds; a queue holds nothing back for longer than twelve hours.
 */
const UNSURE_WAITS_S = [30, 60 * 60, 10 * 60 * 60, 12 * 60 * 60];

/**
 * E-mails about accounts, one by one. What is not taken is tried again, later each time, over a day: `max_retries` in
 * wrangler.toml is what fits into one.
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

/** So long, in seconds, until it is tried again; null when that was all. */
function waitAfter({ kind }: AccountMail, outcome: MailOutcome | null, attempts: number): number | null {
	switch (outcome) {
		case "later":
		case "spent":
		case "refused":
			return waitBefore(attempts);
		case "unknown":
			// One can ask for another link, and of two that arrive the first would be dead.
			return kind === "reset" ? null : (UNSURE_WAITS_S[attempts - 1] ?? null);
		default:
			return null;
	}
}

/** So long, in seconds, until the next try, after so many: twice as long each time, four hours at the most. */
export function waitBefore(attempts: number): number {
	return Math.min(FIRST_WAIT_S * 2 ** (attempts - 1), LONGEST_WAIT_S);
}
