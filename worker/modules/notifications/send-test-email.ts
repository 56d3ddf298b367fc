import type { MailProvider } from "#shared/schemas/public/capabilities.ts";
import type { UserRow } from "../../db/tables/users.table.ts";
import type { Deps } from "../../deps.ts";
import { getPersonStub } from "../../durable-objects/get-person.ts";
import { AppError } from "../../http/app-error.ts";
import { makeToken } from "../mail/email-tokens.ts";
import { linksFor } from "../mail/mail-links.ts";
import { mailProvider } from "../mail/mailer.ts";
import { sendCounted } from "../mail/send-counted.ts";
import { testEmail } from "./notification-emails.tsx";
import { adaptiveTiming } from "./notifications.service.ts";
import { wantsNotes } from "./plan.ts";

/**
 * Sends the test email, with a link that confirms the address if it's unconfirmed. Returns the provider. Throws
 * `rate_limited` after five a day, and `email_failed` when it couldn't be sent, or when the address's owner
 * unsubscribed before confirming it.
 */
export async function sendTestEmail(deps: Deps, user: UserRow): Promise<MailProvider> {
	const { APP_URL } = deps.settings;
	const { email, time, hourReason } = await adaptiveTiming(deps, user);
	if (email === "unsubscribed") {
		throw new AppError(
			"email_failed",
			"This address unsubscribed from our email. To confirm it, use the link in an earlier test email.",
		);
	}
	const spent = await getPersonStub(deps.env, user.id).spendEmail();
	if (!spent.ok) {
		throw new AppError("rate_limited", "You've sent today's test emails. Try again tomorrow.", {
			retryAfter: Math.ceil((spent.renewsAt - deps.now().getTime()) / 1000),
		});
	}
	const provider = mailProvider(deps.settings);
	const ways = await linksFor(deps, user);
	const letter = testEmail({
		appUrl: APP_URL,
		isDelivered: provider !== "simulator",
		name: user.firstName || user.username,
		// In the fragment: no server and no log sees it.
		confirmUrl: email === "confirmed" ? null : `${APP_URL}/confirm#${await makeToken(deps, user, "confirm")}`,
		notes: wantsNotes(user) ? { time, reason: hourReason } : null,
		ways,
	});
	const outcome = await sendCounted(deps, "account", {
		to: user.email,
		...letter,
		unsubscribeUrl: ways.unsubscribeUrl,
	});
	if (outcome !== "accepted" && outcome !== "unknown") {
		throw new AppError("email_failed", "Failed to send test email. Please check your email settings.");
	}
	return provider;
}
