const KEY = "attune-wanted-page";

/** Keeps where somebody was going who has to sign in first. For this tab, until they are in. */
export function keepWantedPage(address: string): void {
	try {
		sessionStorage.setItem(KEY, address);
	} catch {
		// Storage can be switched off: then they come to the dashboard, as everybody does.
	}
}

/** Where they were going, once; null when they came by themselves. */
export function takeWantedPage(): string | null {
	try {
		const address = sessionStorage.getItem(KEY);
		sessionStorage.removeItem(KEY);
		return address;
	} catch {
		return null;
	}
}
