import type { User } from "#shared/schemas/users.ts";
import { clearAllButWords, personalValues, writePersonal } from "./personal-storage.ts";

const NAME = "person";

/** As long as a session lives without being used, in ms. */
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

type Kept = { user: User; at: number };

/** Remembers who is here, for a start with no network. Goes like all that is kept: when they sign out, or somebody else is here. */
export function keepPerson(user: User): void {
	writePersonal(user.id, NAME, JSON.stringify({ user, at: Date.now() } satisfies Kept));
}

/** Who was here last and is signed in as far as this browser knows; null when nobody is, or was for too long. */
export function keptPerson(): User | null {
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
