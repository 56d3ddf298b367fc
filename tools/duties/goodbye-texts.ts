import * as danger from "#worker/danger/content/goodbye.ts";
import { LINES } from "#worker/guide/content/lines.ts";
import { MINOR_GOODBYE } from "#worker/models/minor.ts";
import { readTexts } from "./read-texts.ts";

/** Every sentence that may answer a goodbye. Excludes the question about suicide, because danger comes first. */
export const GOODBYE_LINES: readonly string[] = [
	...LINES.bye,
	...LINES["bye-night"],
	...LINES["bye-stranger"],
	...danger.GOODBYE,
	...danger.GOODBYE_HELP,
	...danger.GOODBYE_HIDDEN,
	...danger.GOODBYE_URGENT,
	...danger.GOODBYE_OPEN,
	danger.IF_IT_GETS_DARK,
	MINOR_GOODBYE,
].map((text) => text.replace("{name}", ", Sam"));

/** Emails, and what people read when they turn off notifications or delete the account. */
export const MAIL_TEXTS: readonly string[] = readTexts([
	"worker/modules/mail/account-emails.tsx",
	"worker/modules/mail/email-layout.tsx",
	"worker/modules/mail/render-email.tsx",
	"worker/modules/notifications/content/*.ts",
	"worker/modules/notifications/notification-emails.tsx",
	"worker/modules/notifications/unsubscribe-page.tsx",
	"web/features/account/deleted-page.tsx",
	"web/features/account/components/delete-card.tsx",
])
	.map(({ text }) => text)
	.filter((text) => text.includes(" ") && /[a-z]/.test(text));
