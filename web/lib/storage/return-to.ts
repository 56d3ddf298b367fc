const KEY = "attune-wanted-page";

/** Stores the page a person wanted before they had to sign in. For this tab, until they're in. */
export function saveReturnTo(address: string): void {
	try {
		sessionStorage.setItem(KEY, address);
	} catch {
		// Storage can be turned off: then they go to the dashboard.
	}
}

/** Returns the wanted page, once; null without one. */
export function takeReturnTo(): string | null {
	try {
		const address = sessionStorage.getItem(KEY);
		sessionStorage.removeItem(KEY);
		return address;
	} catch {
		return null;
	}
}
