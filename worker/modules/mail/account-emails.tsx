import { type RenderedEmail, written } from "./render-email.tsx";

type ResetEmail = { appUrl: string; resetUrl: string; minutes: number };

/** A new password. The token travels in the address's fragment, which no server sees. */
export function resetEmail({ appUrl, resetUrl, minutes }: ResetEmail): RenderedEmail {
	return written({
		appUrl,
		subject: "Reset your Attune password",
		preheader: `The link works once and expires in ${minutes} minutes.`,
		paragraphs: [
			"Someone asked to reset the password for your Attune account. If it was you, choose a new one below.",
		],
		action: { text: "Choose a new password", url: resetUrl },
		note: `The link works once and expires in ${minutes} minutes. If it wasn't you, ignore this email. Your password hasn't changed.`,
		reason: "You're getting this email because someone requested it on the sign-in page.",
	});
}

type AccountEmail = { appUrl: string };

/** To the account's address, after a password change. */
export function passwordChangedEmail({ appUrl }: AccountEmail): RenderedEmail {
	return written({
		appUrl,
		subject: "Your Attune password was changed",
		preheader: "If that was you, you don't need to do anything.",
		paragraphs: [
			"Your password was just changed. We've signed out your other devices.",
			"If that was you, you don't need to do anything. If not, reset your password now. That signs out every device.",
		],
		action: { text: "It wasn't me", url: `${appUrl}/forgot` },
		reason: ACCOUNT_REASON,
	});
}

/** To an address that a person wants to move to. Pressing the link makes it theirs. */
export function newAddressEmail({
	appUrl,
	confirmUrl,
}: AccountEmail & { confirmUrl: string }): RenderedEmail {
	return written({
		appUrl,
		subject: "Confirm your new email address",
		preheader: "Confirm to start using this address.",
		paragraphs: [
			"Someone asked to use this address for their Attune account. If it was you, confirm below. You'll sign in with it and get notifications here.",
		],
		action: { text: "Confirm address", url: confirmUrl },
		note: "The link works for 24 hours. If it wasn't you, ignore this email. Nothing changes and we won't write again.",
		reason: "Someone entered this address for their Attune account.",
	});
}

/** To the address that an account still has, when another one was asked for. */
export function movingEmail({ appUrl }: AccountEmail): RenderedEmail {
	return written({
		appUrl,
		subject: "Your Attune email address is about to change",
		preheader: "If that was you, you don't need to do anything.",
		paragraphs: [
			"Someone who knows your password asked to change your account's email address. It changes when someone confirms the new address.",
			"If that was you, you don't need to do anything. If not, reset your password now. That signs out every device and cancels the change.",
		],
		action: { text: "It wasn't me", url: `${appUrl}/forgot` },
		reason: ACCOUNT_REASON,
	});
}

type MovedEmail = { recoverUrl: string; days: number };

/**
 * To the account's previous address, with a key that takes the account back, in case a thief who knew the password
 * moved it.
 */
export function movedEmail({ appUrl, recoverUrl, days }: AccountEmail & MovedEmail): RenderedEmail {
	return written({
		appUrl,
		subject: "Your Attune email address was changed",
		preheader: "If that was you, you don't need to do anything.",
		paragraphs: [
			"The new address has just been confirmed.",
			"If that was you, you don't need to do anything. If not, recover your account. You'll choose a new password, restore this address and sign out every device.",
		],
		action: { text: "Recover my account", url: recoverUrl },
		note: `The link works once and expires in ${days} days.`,
		reason: ACCOUNT_REASON,
	});
}

/** To the address that an account had for a while, when it was taken back from the one before. */
export function recoveredEmail({ appUrl }: AccountEmail): RenderedEmail {
	return written({
		appUrl,
		subject: "Your Attune account was moved back to its old address",
		preheader: "You can no longer sign in with this address.",
		paragraphs: [
			"Someone used the recovery link we sent to the old address. You can no longer sign in with this one.",
		],
		action: { text: "Go to Attune", url: appUrl },
		reason: ACCOUNT_REASON,
	});
}

type DeletedEmail = { receipt: string; isComplete: boolean };

/** The last one: the account is gone. */
export function deletedEmail({ appUrl, receipt, isComplete }: AccountEmail & DeletedEmail): RenderedEmail {
	return written({
		appUrl,
		subject: "Your Attune account has been deleted",
		preheader: "You won't hear from us again.",
		paragraphs: [
			isComplete
				? "As you asked, we've deleted your account and everything in it. This is our last email to you."
				: "As you asked, we've deleted your account. We're still removing your data. This usually takes minutes and will finish by tomorrow. This is our last email to you.",
			`We can't restore it. Your receipt is ${receipt}. You're welcome to create a new account at any time.`,
		],
		action: { text: "Create a new account", url: `${appUrl}/signup` },
		reason: ACCOUNT_REASON,
	});
}

const ACCOUNT_REASON =
	"You're getting this email because it's about your account. We send it even if notifications are off.";
