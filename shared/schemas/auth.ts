import * as z from "zod/mini";
import {
	consentSchema,
	okSchema,
	phoneNumberSchema,
	timeZoneSchema,
	usernameSchema,
	whenMissing,
	writtenText,
} from "./common.ts";
import { mailStateSchema } from "./public/health.ts";

// The specification's sentences, also for a missing field.
const INVALID_EMAIL = "Invalid email address";
const PASSWORD_TOO_SHORT = "Password must be at least 8 characters";
const PASSWORD_REQUIRED = "Password is required";

const emailSchema = z
	.string(whenMissing(INVALID_EMAIL))
	.check(z.trim(), z.toLowerCase(), z.maxLength(254, INVALID_EMAIL), z.email(INVALID_EMAIL));

const nameSchema = writtenText().check(z.maxLength(60, "Use at most 60 characters"));

export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 128;

const newPasswordSchema = z
	.string(whenMissing(PASSWORD_TOO_SHORT))
	.check(
		z.minLength(PASSWORD_MIN, PASSWORD_TOO_SHORT),
		z.maxLength(PASSWORD_MAX, "Password must be at most 128 characters"),
	);

export const signUpSchema = z.object({
	username: usernameSchema,
	email: emailSchema,
	password: newPasswordSchema,
	firstName: z.optional(nameSchema),
	lastName: z.optional(nameSchema),
	phoneNumber: z.optional(phoneNumberSchema),
	timeZone: z.optional(timeZoneSchema),
	/** The companies that the page named as receiving what they write. */
	consentedTo: z.optional(consentSchema),
	adultConfirmed: z.optional(z.literal(true)),
	/** Consent to store what they tell us about their health. */
	healthConsent: z.optional(z.literal(true)),
});
export type SignUp = z.infer<typeof signUpSchema>;

/** Attune is for adults, and can't work without storing what people tell it. */
export const consentFormSchema = z.object({
	adultConfirmed: z.literal(true, "Attune is for adults. Tick this box if you're 18 or older."),
	healthConsent: z.literal(
		true,
		"Attune can't reply without storing what you tell it. Tick this box if you agree.",
	),
});

/** The form of sign-up asks for both. */
export const signUpFormSchema = z.extend(signUpSchema, consentFormSchema.shape);

/** A password that is there already: whatever its owner once chose. */
export const ownPasswordSchema = z
	.string(whenMissing(PASSWORD_REQUIRED))
	.check(z.minLength(1, PASSWORD_REQUIRED), z.maxLength(PASSWORD_MAX));

export const signInSchema = z.object({
	email: emailSchema,
	password: ownPasswordSchema,
	timeZone: z.optional(timeZoneSchema),
});
export type SignIn = z.infer<typeof signInSchema>;

export const changePasswordSchema = z.object({
	currentPassword: ownPasswordSchema,
	newPassword: newPasswordSchema,
});
export type ChangePassword = z.infer<typeof changePasswordSchema>;

export const forgotPasswordSchema = z.object({ email: emailSchema });

/** The same for every address, whether or not it has an account: the state of email. */
export const forgotPasswordAnswerSchema = z.extend(okSchema, { mail: mailStateSchema });
export type ForgotPasswordAnswer = z.infer<typeof forgotPasswordAnswerSchema>;

export const newPasswordFormSchema = z.object({ newPassword: newPasswordSchema });

export const resetPasswordSchema = z.object({
	token: z.string().check(z.maxLength(200)),
	newPassword: newPasswordSchema,
});
export type ResetPassword = z.infer<typeof resetPasswordSchema>;

export const changeEmailSchema = z.object({ newEmail: emailSchema, password: ownPasswordSchema });
export type ChangeEmail = z.infer<typeof changeEmailSchema>;

/** The token in an email's link that confirms an address. */
export const confirmSchema = z.strictObject({
	token: z.string().check(z.minLength(1, "This link is incomplete"), z.maxLength(200)),
});

/** A signed-in device. */
export const sessionSchema = z.object({
	id: z.string(),
	/** Browser and system, as far as the browser reports them. */
	device: z.string(),
	createdAt: z.string(),
	lastSeenAt: z.string(),
	/** The session of this request. */
	current: z.boolean(),
});
export type Session = z.infer<typeof sessionSchema>;
