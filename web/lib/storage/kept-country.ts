/**
 * The country this browser shows help for, once somebody chose it here, or as it was last found. It says nothing
 * about a person and stays when they sign out: the next one in need finds numbers at once. The page also works offline.
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
		// Switched off: it is asked for again next time.
	}
}
