import { existsSync, readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import type { Operator } from "#web/pages/static-page.ts";

const LOCAL = ".dev.vars";

/**
 * Returns the operator of this build, for its pages: `OPERATOR_NAME` and `OPERATOR_EMAIL` from the environment, else
 * from
 * `.dev.vars`. Null unless both are set. Throws for an invalid address.
 */
export function readOperator(
	env: Record<string, string | undefined> = { ...localSettings(), ...process.env },
): Operator | null {
	const [name, email] = [env.OPERATOR_NAME?.trim(), env.OPERATOR_EMAIL?.trim()];
	if (!name || !email) {
		return null;
	}
	if (!/^[^\s@<>"']+@[^\s@<>"']+$/.test(email)) {
		throw new Error(`OPERATOR_EMAIL must be an address such as hello@example.org, and is ${email}`);
	}
	return { name, email };
}

function localSettings(): Record<string, string | undefined> {
	return existsSync(LOCAL) ? parseEnv(readFileSync(LOCAL, "utf8")) : {};
}
