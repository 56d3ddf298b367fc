import type { User } from "#shared/schemas/users.ts";
import { askEarly } from "./lib/api/early-answers.ts";
import { isSendKey } from "./lib/send-key.ts";

/** As long as a session lives without being used (cached-user.ts), in ms. */
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

const isChat = document.currentScript?.dataset.page === "chat";

/**
 * The room as this browser kept it, before the app's code is there: light or dark, the hue of its nights, and in the chat the scene
 * behind the frame that the build drew. Runs before anything is painted. A script that blocks the page must be one small file, so
 * the build copies what it imports into it (tools/build/entry-pages.ts): import little. It reads `person` (cached-user.ts), `night-hue` (set-palette.ts),
 * `chat-background-image` (use-background.ts) and `showVideoBackground` (use-scene.ts).
 * Returns who was here last, if this browser believes that they're signed in.
 */
function restoreRoom(): User | null {
	const [, userId] = /^attune:([^:]+):person$/.exec(keyOfPerson() ?? "") ?? [];
	if (!userId) {
		return null;
	}
	const kept = (name: string) => localStorage.getItem(`attune:${userId}:${name}`);
	const { dataset, style } = document.documentElement;
	const { user, at } = JSON.parse(kept("person") ?? "{}");
	if (!(Date.now() - at < KEPT_MS)) {
		return null;
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
	// Only pictures of this site.
	if (isChat && isShown && /^\/(?![/\\])/.test(scene ?? "")) {
		dataset.behind = "scene";
		style.setProperty("--early-scene", `url(${JSON.stringify(scene)})`);
	}
	return user ?? null;
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
let hasLeftQuickly = false;
let last: User | null = null;
try {
	hasLeftQuickly = sessionStorage.getItem("attune-left") !== null;
	last = hasLeftQuickly ? null : restoreRoom();
} catch {
	// Storage is off: keep the page as prerendered.
}
if (isChat && navigator.onLine && !hasLeftQuickly) {
	askEarly(last);
}
