import type { User } from "#shared/schemas/users.ts";
import { clearAllButWords, personalValues, writePersonal } from "./personal-storage.ts";

const NAME = "person";

/** As long as an unused session lives, in ms. */
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

type Kept = { user: User; at: number };

/**
 * Remembers the signed-in user for offline starts. Cleared like all stored data: on sign-out, or when another person
 * signs in.
 */
export function cacheUser(user: User): void {
	writePersonal(user.id, NAME, JSON.stringify({ user, at: Date.now() } satisfies Kept));
}

/** Returns the last user, if this browser believes they're signed in; null otherwise, or after too long. */
export function cachedUser(): User | null {
	const [kept] = personalValues(NAME);
	if (!kept) {
		return null;
	}
	try {
		const { user, at } = JSON.parse(kept) as Kept;
		if (Date.now() - at < KEPT_MS) {
			return user;
		}
		clearAllButWords();
		return null;
	} catch {
		return null;
	}
}
