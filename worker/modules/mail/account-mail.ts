import { and, eq, gt, ne } from "drizzle-orm";
import { emailTokens } from "../../db/tables/email-tokens.table.ts";
import { type UserRow, users } from "../../db/tables/users.table.ts";
import type { Deps } from "../../deps.ts";
import {
	movedLetter,
	movingLetter,
	newAddressLetter,
	passwordChangedLetter,
	resetLetter,
} from "./account-letters.tsx";
import { newToken, RECOVER_DAYS, RESET_MINUTES, type TokenRow } from "./email-tokens.ts";
import { type MailOutcome, mailProvider } from "./mailer.ts";
import { sendCounted } from "./send-counted.ts";
import type { WrittenLetter } from "./written-letter.tsx";

/**
 * An e-mail about an account, as the queue holds it: ids only. Those with a link name a person, or the hash of a token that nobody
 * was given; the token that works is made as the e-mail is sent.
 */
export type AccountMail = {
	kind: "reset" | "password-changed" | "moving" | "new-address" | "moved";
	/** The person's; of "new-address" and "moved" the hash of the row in `email_tokens`. */
	id: string;
	/** When it was asked for, in ms: of several resets that waited, one link is enough. */
	askedAt?: number;
};

/**
 * Has an e-mail sent, and sent again over a day until it is taken; nothing where this copy can send none. Where the queue is
 * down, it is tried once, now. Says whether it may still arrive.
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
			return tell(deps, await personWith(deps, id), passwordChangedLetter({ appUrl: deps.settings.APP_URL }));
		case "moving":
			return (await isMoving(deps, id))
				? tell(deps, await personWith(deps, id), movingLetter({ appUrl: deps.settings.APP_URL }))
				: null;
		case "new-address":
			return sendWithLink(deps, await wishOf(deps, id), (appUrl, token) =>
				newAddressLetter({ appUrl, confirmUrl: `${appUrl}/confirm#${token}` }),
			);
		case "moved":
			return sendWithLink(deps, await wishOf(deps, id), (appUrl, token) =>
				movedLetter({ appUrl, recoverUrl: `${appUrl}/reset#${token}`, days: RECOVER_DAYS }),
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
	const letter = resetLetter({ appUrl, resetUrl: `${appUrl}/reset#${token}`, minutes: RESET_MINUTES });
	const outcome = await sendCounted(deps, "reset", { to: user.email, ...letter });
	if (mayArrive(outcome)) {
		// Not before: a token says that a link went out, and a try that failed must not stop the next.
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
 * Sends a letter with a token of its own, for the same person, purpose and time as the wish. In the fragment of an address: no
 * server and no log sees it. The wish goes once the letter was taken: until then another try needs it.
 */
async function sendWithLink(
	deps: Deps,
	wish: TokenRow | undefined,
	letter: (appUrl: string, token: string) => WrittenLetter,
): Promise<MailOutcome | null> {
	if (!wish) {
		return null;
	}
	const { token, row } = await newToken(deps, { id: wish.userId, email: wish.email }, wish.purpose);
	await deps.db.insert(emailTokens).values({ ...row, expiresAt: wish.expiresAt });
	if (!(await wishOf(deps, wish.hash))) {
		// Taken back meanwhile, by a newer wish or a new password.
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
	letter: WrittenLetter,
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

/** Whether another address is still asked for: a warning that comes after the fact warns the wrong mailbox. */
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
