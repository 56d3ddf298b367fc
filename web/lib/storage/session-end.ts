/** How the last session of this tab ended: by signing out, without the person asking for it, or by a new password. */
type SessionEnd = "asked" | "unasked" | "reset";

let end: SessionEnd | null = null;

export function noteSessionEnd(how: SessionEnd | null): void {
	end = how;
}

export function lastSessionEnd(): SessionEnd | null {
	return end;
}
