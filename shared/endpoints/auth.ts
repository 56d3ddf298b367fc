import * as z from "zod/mini";
import {
	changeEmailSchema,
	changePasswordSchema,
	confirmSchema,
	forgotPasswordAnswerSchema,
	forgotPasswordSchema,
	resetPasswordSchema,
	sessionSchema,
	signInSchema,
	signUpSchema,
} from "../schemas/auth.ts";
import { okSchema } from "../schemas/common.ts";
import { changeNotificationsSchema } from "../schemas/notifications.ts";
import { userSchema } from "../schemas/users.ts";
import type { Endpoint, EndpointKey } from "./endpoint.ts";

export const AUTH_ENDPOINTS = {
	/** Creates an account and signs it in. */
	"POST /api/auth/signup": { body: signUpSchema, status: 201, answer: userSchema },
	/** Signs in. */
	"POST /api/auth/signin": { body: signInSchema, answer: userSchema },
	/** Returns who is signed in. */
	"GET /api/auth/me": { answer: userSchema },
	/** Ends this session. */
	"POST /api/auth/signout": { answer: okSchema },
	/** Ends every session of the person. */
	"POST /api/auth/signout-everywhere": { answer: okSchema },
	/** Lists the devices that are signed in. */
	"GET /api/auth/sessions": { answer: z.array(sessionSchema) },
	/** Signs one device out. */
	"DELETE /api/auth/sessions/:id": { answer: okSchema },
	/** Changes the password and ends the other sessions. */
	"POST /api/auth/password": { body: changePasswordSchema, answer: okSchema },
	/** Emails a reset link; answers the same for every address. */
	"POST /api/auth/password/forgot": {
		body: forgotPasswordSchema,
		status: 202,
		answer: forgotPasswordAnswerSchema,
	},
	/** Sets a new password with the token of a reset link. */
	"POST /api/auth/password/reset": { body: resetPasswordSchema, answer: okSchema },
	/** Emails a confirmation link to a new address. */
	"POST /api/auth/email": { body: changeEmailSchema, status: 202, answer: okSchema },
	/** Confirms an address with the token of its link. */
	"POST /api/auth/confirm": { body: confirmSchema, answer: okSchema },
	/** Changes the notification switch and preferences. */
	"PATCH /api/auth/notifications": { body: changeNotificationsSchema, answer: userSchema },
} as const satisfies Record<EndpointKey, Endpoint>;
