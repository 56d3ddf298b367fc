/**
 * The country whose help this browser shows: chosen here, or last found. It isn't personal and survives sign-out, so
 * that the next person in need finds numbers at once. Works offline.
 */
const CHOSEN = "attune-help-country";
const FOUND = "attune-found-country";

export function chosenCountry(): string | null {
	return read(CHOSEN);
}

export function keepChosenCountry(country: string): void {
	write(CHOSEN, country);
}

export function lastFoundCountry(): string | null {
	return read(FOUND);
}

export function keepFoundCountry(country: string): void {
	write(FOUND, country);
}

function read(key: string): string | null {
	try {
		return localStorage.getItem(key);
	} catch {
		return null;
	}
}

function write(key: string, country: string): void {
	try {
		localStorage.setItem(key, country);
	} catch {
		// Storage is off: ask again next time.
	}
}
