/** SHA-256 of a text in lower-case hex. */
export async function sha256Hex(text: string): Promise<string> {
	const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
	return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Returns a stable pseudonym for a user in logs. */
export async function pseudonymize(userId: string): Promise<string> {
	return (await sha256Hex(userId)).slice(0, 12);
}
