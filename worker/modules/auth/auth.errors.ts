import { AppError } from "../../http/app-error.ts";

export const badCredentials = () =>
	new AppError("bad_credentials", "That e-mail and password don't match. Check both and try again.");

export const usernameTaken = () =>
	new AppError("username_taken", "That username is taken. Try another one.", {
		details: [{ path: "username", message: "That username is taken. Try another one." }],
	});

/** `path` is the field of the body that names the address. */
export const emailTaken = (path = "email") => {
	const message =
		path === "email"
			? "There is already an account with this e-mail. Sign in instead?"
			: "There is already an account with this e-mail.";
	return new AppError("email_taken", message, { details: [{ path, message }] });
};

export const emailHeld = () => {
	const message = "An account had this address until now, and can be taken back with it for a week.";
	return new AppError("email_taken", message, { details: [{ path: "email", message }] });
};

export const tooManyTries = () =>
	new AppError("rate_limited", "That was a lot at once. Wait a minute and try again.", { retryAfter: 60 });

export const tooManyFailures = (retryAfter: number) =>
	new AppError("rate_limited", "Too many attempts. Wait a little, or set a new password by e-mail.", {
		retryAfter,
	});
