import { isSendKey } from "./lib/send-key.ts";

/** As long as a session lives without being used (cached-user.ts), in ms. */
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

/**
 * The room as this browser kept it, before the app's code is there: light or dark, the hue of its nights, and in the chat the scene
 * behind the frame that the build drew. Runs before anything is painted. A script that blocks the page must be one small file, so
 * the build copies what it imports into it (tools/build/entry-pages.ts): import little. It reads `person` (cached-user.ts), `night-hue` (set-palette.ts),
 * `chat-background-image` (use-background.ts) and `showVideoBackground` (use-scene.ts).
 */
function restoreRoom(): void {
	const hasLeftQuickly = sessionStorage.getItem("attune-left") !== null;
	const [, userId] = /^attune:([^:]+):person$/.exec(keyOfPerson() ?? "") ?? [];
	if (hasLeftQuickly || !userId) {
		return;
	}
	const kept = (name: string) => localStorage.getItem(`attune:${userId}:${name}`);
	const { dataset, style } = document.documentElement;
	const { user, at } = JSON.parse(kept("person") ?? "{}");
	if (!(Date.now() - at < KEPT_MS)) {
		return;
	}
	if (user?.theme === "light" || user?.theme === "dark") {
		dataset.theme = user.theme;
	}
	const hue = kept("night-hue");
	if (hue && /^\d{1,3}(\.\d)?$/.test(hue)) {
		style.setProperty("--night-hue", hue);
	}
	const scene = kept("chat-background-image") ?? user?.backgroundImageUrl;
	const isShown = kept("showVideoBackground") !== "true";
	const hasFrame = document.currentScript?.dataset.page === "chat";
	// Only pictures of this site.
	if (hasFrame && isShown && /^\/(?![/\\])/.test(scene ?? "")) {
		dataset.behind = "scene";
		style.setProperty("--early-scene", `url(${JSON.stringify(scene)})`);
	}
}

function keyOfPerson(): string | undefined {
	return Object.keys(localStorage).find((key) => key.endsWith(":person"));
}

/** Enter sends once the chat has loaded. Recorded before the app listens. */
function noteSentEarly(event: KeyboardEvent): void {
	const box = event.target as HTMLTextAreaElement;
	if (box.id === "early-message" && isSendKey(event)) {
		event.preventDefault();
		box.dataset.sent = box.value;
	}
}

addEventListener("keydown", noteSentEarly);
try {
	restoreRoom();
} catch {
	// Storage is off: keep the page as prerendered.
}
