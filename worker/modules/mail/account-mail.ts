import { and, eq, gt, ne } from "drizzle-orm";
import { emailTokens } from "../../db/tables/email-tokens.table.ts";
import { type UserRow, users } from "../../db/tables/users.table.ts";
import type { Deps } from "../../deps.ts";
import {
	movedEmail,
	movingEmail,
	newAddressEmail,
	passwordChangedEmail,
	resetEmail,
} from "./account-emails.tsx";
import { newToken, RECOVER_DAYS, RESET_MINUTES, type TokenRow } from "./email-tokens.ts";
import { type MailOutcome, mailProvider } from "./mailer.ts";
import type { RenderedEmail } from "./render-email.tsx";
import { sendCounted } from "./send-counted.ts";

/**
 * An account email as the queue holds it: ids only. One with a link names a person, or the hash of an unsent token;
 * the token in the link is made when the email is sent.
 */
export type AccountMail = {
	kind: "reset" | "password-changed" | "moving" | "new-address" | "moved";
	/** The person's; of "new-address" and "moved" the hash of the row in `email_tokens`. */
	id: string;
	/** When it was asked for, in ms: of several resets that waited, one link is enough. */
	askedAt?: number;
};

/**
 * Queues an email, which is retried for a day until the provider takes it. Does nothing where no provider is
 * configured. When the queue is down, tries once, now. Returns whether it may still arrive.
 */
export async function orderMail(deps: Deps, mail: AccountMail): Promise<boolean> {
	if (mailProvider(deps.settings) === "none") {
		return false;
	}
	try {
		await deps.env.ACCOUNT_MAIL.send(mail);
		return true;
	} catch {
		deps.log({ level: "warn", event: "mail-not-ordered", kind: mail.kind });
		const outcome = await sendAccountMail(deps, mail);
		return outcome === "accepted" || outcome === "unknown";
	}
}

/** What became of it; null when there is nothing to send any more. */
export async function sendAccountMail(
	deps: Deps,
	{ kind, id, askedAt = 0 }: AccountMail,
): Promise<MailOutcome | null> {
	switch (kind) {
		case "reset":
			return sendReset(deps, await personWith(deps, id), askedAt);
		case "password-changed":
			return tell(deps, await personWith(deps, id), passwordChangedEmail({ appUrl: deps.settings.APP_URL }));
		case "moving":
			return (await isMoving(deps, id))
				? tell(deps, await personWith(deps, id), movingEmail({ appUrl: deps.settings.APP_URL }))
				: null;
		case "new-address":
			return sendWithLink(deps, await wishOf(deps, id), (appUrl, token) =>
				newAddressEmail({ appUrl, confirmUrl: `${appUrl}/confirm#${token}` }),
			);
		case "moved":
			return sendWithLink(deps, await wishOf(deps, id), (appUrl, token) =>
				movedEmail({ appUrl, recoverUrl: `${appUrl}/reset#${token}`, days: RECOVER_DAYS }),
			);
	}
}

async function sendReset(
	deps: Deps,
	user: UserRow | undefined,
	askedAt: number,
): Promise<MailOutcome | null> {
	if (!user || (await wasSentSince(deps, user, askedAt))) {
		return null;
	}
	const { token, row } = await newToken(deps, user, "reset");
	const { APP_URL: appUrl } = deps.settings;
	const letter = resetEmail({ appUrl, resetUrl: `${appUrl}/reset#${token}`, minutes: RESET_MINUTES });
	const outcome = await sendCounted(deps, "reset", { to: user.email, ...letter });
	if (mayArrive(outcome)) {
		// After sending: a stored token means that a link went out, and a failed try must not stop the next.
		await deps.db.insert(emailTokens).values(row);
	}
	return outcome;
}

/** Whether a link that sets a new password was made after that time, in ms. */
async function wasSentSince({ db }: Deps, { id }: UserRow, time: number): Promise<boolean> {
	const after = new Date(time + RESET_MINUTES * 60_000);
	const [newer] = await db
		.select({ hash: emailTokens.hash })
		.from(emailTokens)
		.where(
			and(eq(emailTokens.userId, id), eq(emailTokens.purpose, "reset"), gt(emailTokens.expiresAt, after)),
		);
	return time > 0 && newer !== undefined;
}

/**
 * Sends an email with its own token, for the same person, purpose and time as the request. The token goes into the
 * URL's fragment, where no server or log sees it. Deletes the request once the provider took the email; another try
 * needs it until then.
 */
async function sendWithLink(
	deps: Deps,
	wish: TokenRow | undefined,
	letter: (appUrl: string, token: string) => RenderedEmail,
): Promise<MailOutcome | null> {
	if (!wish) {
		return null;
	}
	const { token, row } = await newToken(deps, { id: wish.userId, email: wish.email }, wish.purpose);
	await deps.db.insert(emailTokens).values({ ...row, expiresAt: wish.expiresAt });
	if (!(await wishOf(deps, wish.hash))) {
		// Cancelled meanwhile, by a newer request or a new password.
		await drop(deps, row.hash);
		return null;
	}
	const outcome = await sendCounted(deps, "account", {
		to: wish.email,
		...letter(deps.settings.APP_URL, token),
	});
	if (outcome === "accepted") {
		await drop(deps, wish.hash);
	} else if (!mayArrive(outcome)) {
		await drop(deps, row.hash);
	}
	return outcome;
}

const mayArrive = (outcome: MailOutcome) => outcome === "accepted" || outcome === "unknown";

async function drop({ db }: Deps, hash: string): Promise<void> {
	await db.delete(emailTokens).where(eq(emailTokens.hash, hash));
}

async function tell(
	deps: Deps,
	user: UserRow | undefined,
	letter: RenderedEmail,
): Promise<MailOutcome | null> {
	return user && !user.emailBouncedAt ? sendCounted(deps, "account", { to: user.email, ...letter }) : null;
}

async function personWith({ db }: Deps, id: string): Promise<UserRow | undefined> {
	const [user] = await db.select().from(users).where(eq(users.id, id));
	return user && !user.deletingAt ? user : undefined;
}

async function wishOf({ db, now }: Deps, hash: string): Promise<TokenRow | undefined> {
	const [wish] = await db
		.select()
		.from(emailTokens)
		.where(and(eq(emailTokens.hash, hash), gt(emailTokens.expiresAt, now())));
	return wish;
}

/** Whether a move is still open. A late warning would go to the wrong mailbox. */
async function isMoving({ db, now }: Deps, userId: string): Promise<boolean> {
	const [wish] = await db
		.select({ hash: emailTokens.hash })
		.from(emailTokens)
		.innerJoin(users, eq(users.id, emailTokens.userId))
		.where(
			and(
				eq(emailTokens.userId, userId),
				eq(emailTokens.purpose, "change"),
				gt(emailTokens.expiresAt, now()),
				ne(emailTokens.email, users.email),
			),
		);
	return wish !== undefined;
}
