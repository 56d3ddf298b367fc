import type { MailProvider } from "#shared/schemas/public/capabilities.ts";
import type { AppEnv } from "../../env.ts";
import type { Settings } from "../../settings.ts";

/** One email, as HTML and as text. */
export type Mail = {
	to: string;
	subject: string;
	html: string;
	text: string;
	/** One-click unsubscribe URL; absent for emails without a subscription. */
	unsubscribeUrl?: string;
};

/**
 * What became of it. "accepted" says nothing about the inbox. "later": refused for now, for a limit; "spent": until tomorrow. "no-such-address": it
 * bounced before, or its owner complained, so the provider takes nothing more for it. "unknown": it may be on its way.
 */
export type MailOutcome = "accepted" | "later" | "spent" | "no-such-address" | "refused" | "unknown";

export type Mailer = { send: (mail: Mail) => Promise<MailOutcome> };

/** A local run, whose address is this machine, has Cloudflare's simulator behind the binding; a deployed one without a sender has none. */
export function mailProvider({
	APP_URL,
	EMAIL_FROM,
}: Pick<Settings, "APP_URL" | "EMAIL_FROM">): MailProvider {
	const { hostname } = new URL(APP_URL);
	const isLocal = /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(hostname);
	if (isLocal) {
		return "simulator";
	}
	return EMAIL_FROM.email.endsWith("@localhost") ? "none" : "cloudflare";
}

/** Error codes of Cloudflare's Email Service: https://developers.cloudflare.com/email-service/reference/headers/ and its Workers API. */
const OUTCOMES: Record<string, MailOutcome> = {
	E_RATE_LIMIT_EXCEEDED: "later",
	E_DAILY_LIMIT_EXCEEDED: "spent",
	E_RECIPIENT_SUPPRESSED: "no-such-address",
	E_DELIVERY_FAILED: "unknown",
	E_INTERNAL_SERVER_ERROR: "unknown",
};

/**
 * Sends through Cloudflare's binding. It accepts no idempotency key, so an email with an unknown outcome may arrive
 * twice.
 */
export function createMailer(
	{ EMAIL }: Pick<AppEnv, "EMAIL">,
	{ EMAIL_FROM, EMAIL_REPLY_TO }: Settings,
	onFailure: (code: string) => void,
): Mailer {
	return {
		async send({ to, subject, html, text, unsubscribeUrl }) {
			try {
				await EMAIL.send({
					from: EMAIL_FROM,
					to,
					...(EMAIL_REPLY_TO ? { replyTo: EMAIL_REPLY_TO } : {}),
					subject,
					html,
					text,
					headers: {
						"Auto-Submitted": "auto-generated",
						...(unsubscribeUrl
							? {
									// RFC 8058. The platform takes https addresses only; a local run has none and takes any.
									"List-Unsubscribe": `<${unsubscribeUrl}>`,
									"List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
								}
							: {}),
					},
				});
				return "accepted";
			} catch (error) {
				const code = codeOf(error);
				onFailure(code);
				// Any other code means that nothing was sent. Without a code, the outcome is unknown.
				return OUTCOMES[code] ?? (code === "" ? "unknown" : "refused");
			}
		},
	};
}

/** The provider's code. Never its message, which can hold the address. */
function codeOf(error: unknown): string {
	const { code } = (error ?? {}) as { code?: unknown };
	return typeof code === "string" && /^E_[A-Z_]+$/.test(code) ? code : "";
}
