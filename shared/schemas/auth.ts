import * as z from "zod/mini";
import { phoneNumberSchema, timeZoneSchema, writtenText } from "./common.ts";

const emailSchema = z
	.string()
	.check(
		z.trim(),
		z.toLowerCase(),
		z.maxLength(254, "Invalid email address"),
		z.email("Invalid email address"),
	);

const nameSchema = writtenText().check(z.maxLength(60, "Use at most 60 characters"));

export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 128;

const newPasswordSchema = z
	.string()
	.check(
		z.minLength(PASSWORD_MIN, "Password must be at least 8 characters"),
		z.maxLength(PASSWORD_MAX, "Password must be at most 128 characters"),
	);

/** Letters of any script, digits and . _ - so that a name can be read aloud and typed. */
const usernameSchema = z
	.string()
	.check(
		z.trim(),
		z.minLength(3, "Username must be at least 3 characters"),
		z.maxLength(30, "Username must be at most 30 characters"),
		z.regex(/^[\p{L}\p{N}._-]*$/u, "Use letters, digits, dots, dashes and underscores"),
	);

export const signUpSchema = z.object({
	username: usernameSchema,
	email: emailSchema,
	password: newPasswordSchema,
	firstName: z.optional(nameSchema),
	lastName: z.optional(nameSchema),
	phoneNumber: z.optional(phoneNumberSchema),
	timeZone: z.optional(timeZoneSchema),
});
export type SignUp = z.infer<typeof signUpSchema>;

export const signInSchema = z.object({
	email: emailSchema,
	password: z.string().check(z.minLength(1, "Password is required"), z.maxLength(PASSWORD_MAX)),
	timeZone: z.optional(timeZoneSchema),
});
export type SignIn = z.infer<typeof signInSchema>;
