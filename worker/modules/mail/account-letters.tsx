import { type WrittenLetter, written } from "./written-letter.tsx";

type ResetLetter = { appUrl: string; resetUrl: string; minutes: number };

/** A new password. The token travels in the address's fragment, which no server sees. */
export function resetLetter({ appUrl, resetUrl, minutes }: ResetLetter): WrittenLetter {
	return written({
		appUrl,
		subject: "A new password for Attune",
		preheader: `The link works once, for ${minutes} minutes.`,
		paragraphs: [
			"Somebody asked for a new password for the account with this address. If that was you, choose one here.",
		],
		action: { text: "Choose a new password", url: resetUrl },
		note: `The link works once, for ${minutes} minutes. If it wasn't you, do nothing: your password stays as it is, and nobody has got in.`,
		reason: "You get this because it was asked for on the sign-in page.",
	});
}

type AccountLetter = { appUrl: string };

/** After a password was changed, to whoever reads the address of the account. */
export function passwordChangedLetter({ appUrl }: AccountLetter): WrittenLetter {
	return written({
		appUrl,
		subject: "Your password for Attune was changed",
		preheader: "If that was you, there is nothing to do.",
		paragraphs: [
			"The password of your account was changed just now, and everybody who was signed in elsewhere is signed out.",
			"If that was you, there is nothing to do. If it wasn't, choose a new one now: it signs everybody out.",
		],
		action: { text: "It wasn't me", url: `${appUrl}/forgot` },
		reason: ACCOUNT_REASON,
	});
}

/** To an address that somebody wants to use from now on: one press and it is theirs. */
export function newAddressLetter({
	appUrl,
	confirmUrl,
}: AccountLetter & { confirmUrl: string }): WrittenLetter {
	return written({
		appUrl,
		subject: "Use this address for Attune?",
		preheader: "One press, and your account has this address.",
		paragraphs: [
			"Somebody asked to use this address for their account at Attune. If that was you, press the button: you sign in with it from then on, and notes come here.",
		],
		action: { text: "Yes, use this address", url: confirmUrl },
		note: "The link works for a day. If it wasn't you, do nothing: nothing changes, and nothing more is sent.",
		reason: "Somebody with an account at Attune gave this address.",
	});
}

/** To the address that an account still has, when another one was asked for. */
export function movingLetter({ appUrl }: AccountLetter): WrittenLetter {
	return written({
		appUrl,
		subject: "Another address for your account at Attune",
		preheader: "If that was you, there is nothing to do.",
		paragraphs: [
			"Somebody who knows your password asked to use another address for your account. It changes once the new address is confirmed.",
			"If that was you, there is nothing to do. If it wasn't, choose a new password now, before that happens: it signs everybody out, and the change is off.",
		],
		action: { text: "It wasn't me", url: `${appUrl}/forgot` },
		reason: ACCOUNT_REASON,
	});
}

type MovedLetter = { recoverUrl: string; days: number };

/** To the address that an account had, with a key that takes it back: whoever moved it may have known the password. */
export function movedLetter({ appUrl, recoverUrl, days }: AccountLetter & MovedLetter): WrittenLetter {
	return written({
		appUrl,
		subject: "Your account at Attune has another address now",
		preheader: "If that was you, there is nothing to do.",
		paragraphs: [
			"The new address was confirmed just now.",
			"If that was you, there is nothing to do. If it wasn't, take the account back: you choose a new password, it has this address again, and everybody is signed out.",
		],
		action: { text: "Take it back", url: recoverUrl },
		note: `The link works once, for ${days} days.`,
		reason: ACCOUNT_REASON,
	});
}

/** To the address that an account had for a while, when it was taken back from the one before. */
export function takenBackLetter({ appUrl }: AccountLetter): WrittenLetter {
	return written({
		appUrl,
		subject: "Your account at Attune has its address from before again",
		preheader: "This one opens it no more.",
		paragraphs: ["Somebody used the link that was sent to that address. This one opens it no more."],
		action: { text: "To Attune", url: appUrl },
		reason: ACCOUNT_REASON,
	});
}

type GoneLetter = { receipt: string; isComplete: boolean };

/** The last one: the account is gone. */
export function goneLetter({ appUrl, receipt, isComplete }: AccountLetter & GoneLetter): WrittenLetter {
	return written({
		appUrl,
		subject: "Your account at Attune is deleted",
		preheader: "Nothing more comes from us.",
		paragraphs: [
			isComplete
				? "Your account and all that was in it is deleted, as you asked. This is the last e-mail to this address."
				: "Your account is deleted, as you asked. What was in it is being removed, in the next minutes as a rule and by tomorrow in any case. This is the last e-mail to this address.",
			`It can't be brought back. The receipt is ${receipt}. If you ever want to begin anew, the door is open.`,
		],
		action: { text: "Begin anew", url: `${appUrl}/signup` },
		reason: ACCOUNT_REASON,
	});
}

const ACCOUNT_REASON =
	"You get this because it is about your account itself. It comes whether notes are on or off.";
