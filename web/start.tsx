import { StrictMode, startTransition } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app/app.tsx";
import { linkManifest } from "./app/arrival/link-manifest.ts";
import { preloadTalk } from "./app/member-routes.tsx";
import { firstAnswers } from "./app/session/first-answers.ts";
import { preloadDrawn } from "./app/visitor-routes.tsx";
import { createQueryClient } from "./lib/api/query-client.ts";
import { keepTypedEarly } from "./lib/storage/typed-early.ts";

/** Draws the app in the page's root. Throws where the page has none. */
export async function start(): Promise<void> {
	const root = document.getElementById("root");
	if (!root) {
		throw new Error('index.html has no element with the id "root" to draw the app in');
	}
	void linkManifest();
	const client = createQueryClient();
	let onDrawn = () => {};
	// The prerendered page stays until then, so that no other page flashes.
	if (document.documentElement.dataset.drawn !== undefined) {
		await preloadDrawn(location.pathname);
	} else if (keepTypedEarly()) {
		// Makes a browser's first date format, some 50 ms on a phone, while the answers are on their way.
		setTimeout(() => new Intl.DateTimeFormat());
		onDrawn = await firstAnswers(client, location.pathname, preloadTalk());
	}
	// In slices, so that a slow phone responds to touch meanwhile.
	startTransition(() =>
		createRoot(root).render(
			<StrictMode>
				<App client={client} onDrawn={onDrawn} />
			</StrictMode>,
		),
	);
}
