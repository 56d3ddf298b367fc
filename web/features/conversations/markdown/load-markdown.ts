/** The code that reads Markdown. Most messages have none, so the chat starts without it. */
export const loadMarkdown = () => import("./markdown-text.tsx");

export async function preloadMarkdown(): Promise<void> {
	// Offline, for example: it's fetched when needed.
	await loadMarkdown().catch(() => undefined);
}
