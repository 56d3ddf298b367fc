/** Tells the page which picture to show. Decouples the sender from the component that shows it. */
export const BACKGROUND_CHANGED = "chat-background-changed";

export type BackgroundChange = { imageUrl: string | null };

export function showBackground(imageUrl: string | null): void {
	window.dispatchEvent(new CustomEvent<BackgroundChange>(BACKGROUND_CHANGED, { detail: { imageUrl } }));
}
