import type { Context } from "hono";
import type { AppContext } from "../../../http/app-context.ts";
import { tooManyFailures } from "../auth.errors.ts";
import { addressKey, reserveAttempt } from "./attempts.ts";
import { deviceFor } from "./known-devices.ts";

/**
 * Counts an attempt to sign in with this address before its password is checked: for the device when it signed in to the
 * account before, else for the address. Returns the key to forgive when the password is right. Throws `rate_limited`.
 */
export async function countAttempt(c: Context<AppContext>, email: string): Promise<string> {
	const deps = c.get("deps");
	const key = (await deviceFor(c, email)) ?? (await addressKey(deps, email));
	const wait = await reserveAttempt(deps, key);
	if (wait > 0) {
		// Thrown before the look-up, so that an address without an account takes just as long.
		deps.log({ level: "info", event: "sign-in", outcome: "delayed", user: null });
		throw tooManyFailures(wait);
	}
	return key;
}
