/** How this tab's last session ended: by signing out, unasked (as when it expired), or by a password reset. */
type SessionEnd = "asked" | "unasked" | "reset";

let end: SessionEnd | null = null;

export function noteSessionEnd(how: SessionEnd | null): void {
	end = how;
}

export function lastSessionEnd(): SessionEnd | null {
	return end;
}

/**
 * Runs a request with which a person ends their own session. It counts as asked from the start, because the server tells
 * the page's live socket before it answers. A request that fails ended nothing.
 */
export async function endSession<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
	noteSessionEnd("asked");
	try {
		return await ask();
	} catch (error) {
		noteSessionEnd(null);
		throw error;
	}
}
