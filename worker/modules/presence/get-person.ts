import type { AppEnv } from "../../env.ts";

/** The person's object. The only place that makes a stub of one. */
export function personOf(env: AppEnv, userId: string) {
	return env.PEOPLE.getByName(userId);
}
