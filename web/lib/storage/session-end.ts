/** How this tab's last session ended: by signing out, unasked (as when it expired), or by a password reset. */
type SessionEnd = "asked" | "unasked" | "reset";

let end: SessionEnd | null = null;

export function noteSessionEnd(how: SessionEnd | null): void {
	end = how;
}

export function lastSessionEnd(): SessionEnd | null {
	return end;
}
