import { AppError } from "../../http/app-error.ts";

export const badCredentials = () =>
	new AppError("bad_credentials", "That email and password don't match. Check both and try again.");

export const usernameTaken = () =>
	new AppError("username_taken", "That username is taken. Try another one.", {
		details: [{ path: "username", message: "That username is taken. Try another one." }],
	});

/** `path` is the field of the body that names the address. */
export const emailTaken = (path = "email") => {
	const message =
		path === "email"
			? "An account with this email already exists. Sign in instead?"
			: "An account with this email already exists.";
	return new AppError("email_taken", message, { details: [{ path, message }] });
};

export const emailHeld = () => {
	const message = "Another account used this address until recently. It becomes available after a week.";
	return new AppError("email_taken", message, { details: [{ path: "email", message }] });
};

export const tooManyFailures = (retryAfter: number) =>
	new AppError("rate_limited", "Too many attempts. Wait a little, or set a new password by email.", {
		retryAfter,
	});
