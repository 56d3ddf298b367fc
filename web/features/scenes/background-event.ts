/** Tells the page which picture to show from now on. Whoever dispatches it need not know who shows it. */
export const BACKGROUND_CHANGED = "chat-background-changed";

export type BackgroundChange = { imageUrl: string | null };

export function showBackground(imageUrl: string | null): void {
	window.dispatchEvent(new CustomEvent<BackgroundChange>(BACKGROUND_CHANGED, { detail: { imageUrl } }));
}
