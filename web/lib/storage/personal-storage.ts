import { forgetCarried } from "./carried-talk.ts";

/**
 * What this browser stores for a person: drafts, modes, a half-done assessment. Every key contains the user id, so
 * that people who share a browser never see each other's text. Signing out clears all of it; after an expired
 * session, unsent text stays for their return.
 */
const PREFIX = "attune:";
/** Names of drafts in a temporary chat: they stay in this tab, and go with it. */
const IN_TAB = /:tmp_/;
/** For text typed before its conversation exists. */
export const NEW_DRAFT = "draft:new";
const WORDS = /^attune:[^:]+:(draft|unsent):/;

/** Under what a value is kept, for who listens to what other tabs keep. */
export function personalKey(userId: string, name: string): string {
	return `${PREFIX}${userId}:${name}`;
}

export function readPersonal(userId: string, name: string): string | null {
	try {
		return storageOf(name).getItem(personalKey(userId, name));
	} catch {
		// Storage can be turned off; the app then forgets.
		return null;
	}
}

/** Keeps a value, or forgets it when it's null or empty. */
export function writePersonal(userId: string, name: string, value: string | null): void {
	try {
		if (value) {
			storageOf(name).setItem(personalKey(userId, name), value);
		} else {
			storageOf(name).removeItem(personalKey(userId, name));
		}
	} catch {
		// Full or turned off: the typed text is still on screen.
	}
}

function storageOf(name: string): Storage {
	return IN_TAB.test(name) ? sessionStorage : localStorage;
}

/** Forgets all that this tab keeps of a temporary chat. */
export function forgetTemporary(): void {
	for (const key of tabKeys().filter((each) => IN_TAB.test(each))) {
		sessionStorage.removeItem(key);
	}
}

function tabKeys(): string[] {
	try {
		return Object.keys(sessionStorage).filter((key) => key.startsWith(PREFIX));
	} catch {
		return [];
	}
}

/** Tells what another tab keeps for this person under this name (null: forgotten). Gives what ends the telling. */
export function onPersonalChange(
	userId: string,
	name: string,
	tell: (value: string | null) => void,
): () => void {
	const handleStorage = ({ key, newValue }: StorageEvent) => {
		if (key === personalKey(userId, name)) {
			tell(newValue);
		}
	};
	window.addEventListener("storage", handleStorage);
	return () => window.removeEventListener("storage", handleStorage);
}

/** Returns a person's stored names that begin so. */
export function personalNames(userId: string, beginning: string): string[] {
	const start = personalKey(userId, "");
	const inTab = IN_TAB.test(beginning) ? tabKeys() : [];
	return [...personalKeys(), ...inTab]
		.filter((key) => key.startsWith(start + beginning))
		.map((key) => key.slice(start.length));
}

/** Returns the values stored under this name, for any person. */
export function personalValues(name: string): string[] {
	return personalKeys()
		.filter((key) => key.slice(key.indexOf(":", PREFIX.length) + 1) === name)
		.flatMap((key) => localStorage.getItem(key) ?? []);
}

/** Clears everything stored, for every person. */
export function clearPersonal(): void {
	forgetCarried();
	forget(() => true);
}

/** Clears everything stored for other people. */
export function clearOthers(userId: string): void {
	forget((key) => !key.startsWith(personalKey(userId, "")));
}

/** Clears choices, but keeps text that a person wrote and hasn't sent. */
export function clearAllButWords(): void {
	forget((key) => !WORDS.test(key));
}

export function areWordsKept(): boolean {
	return personalKeys().some((key) => WORDS.test(key));
}

function forget(isForgotten: (key: string) => boolean): void {
	for (const key of personalKeys().filter(isForgotten)) {
		localStorage.removeItem(key);
	}
	for (const key of tabKeys().filter(isForgotten)) {
		sessionStorage.removeItem(key);
	}
}

function personalKeys(): string[] {
	try {
		return Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
	} catch {
		return [];
	}
}
