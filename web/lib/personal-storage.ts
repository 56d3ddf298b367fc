/**
 * What this browser keeps for a person: drafts, modes, a half-done assessment. Every key carries the user id,
 * so that two people who share a browser never meet each other's words, and all of it goes at sign-out.
 */
const PREFIX = "attune:";

function keyOf(userId: string, name: string): string {
	return `${PREFIX}${userId}:${name}`;
}

export function readPersonal(userId: string, name: string): string | null {
	try {
		return localStorage.getItem(keyOf(userId, name));
	} catch {
		// Storage can be switched off altogether; the app then simply forgets.
		return null;
	}
}

/** Keeps a value, or forgets it when it is null or empty. */
export function writePersonal(userId: string, name: string, value: string | null): void {
	try {
		if (value) {
			localStorage.setItem(keyOf(userId, name), value);
		} else {
			localStorage.removeItem(keyOf(userId, name));
		}
	} catch {
		// Full or switched off: what was typed is still on the screen.
	}
}

/** Forgets everything that was kept for anybody. */
export function clearPersonal(): void {
	try {
		for (const key of Object.keys(localStorage)) {
			if (key.startsWith(PREFIX)) {
				localStorage.removeItem(key);
			}
		}
	} catch {
		// Nothing was kept where nothing can be kept.
	}
}
