/** How the last session of this tab ended: by signing out, or without the person asking for it. */
type SessionEnd = "asked" | "unasked";

let end: SessionEnd | null = null;

export function noteSessionEnd(how: SessionEnd | null): void {
	end = how;
}

export function lastSessionEnd(): SessionEnd | null {
	return end;
}
