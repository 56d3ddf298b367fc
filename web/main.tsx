import { StrictMode, startTransition } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app/app.tsx";
import { linkManifest } from "./app/arrival/link-manifest.ts";
import { preloadTalk } from "./app/member-routes.tsx";
import { firstAnswers } from "./app/session/first-answers.ts";
import { preloadDrawn } from "./app/visitor-routes.tsx";
import { createQueryClient } from "./lib/api/query-client.ts";
import { isAfterQuickExit, showNothing } from "./lib/quick-exit.ts";
import { registerServiceWorker } from "./lib/register-service-worker.ts";
import { keepTypedEarly } from "./lib/storage/typed-early.ts";
import "./styles/index.css";

async function start(): Promise<void> {
	const root = document.getElementById("root");
	if (!root) {
		throw new Error('index.html has no element with the id "root" to draw the app in');
	}
	const client = createQueryClient();
	let onDrawn = () => {};
	// The prerendered page stays until then, so that no other page flashes.
	if (document.documentElement.dataset.drawn !== undefined) {
		await preloadDrawn(location.pathname);
	} else if (keepTypedEarly()) {
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

if (isAfterQuickExit()) {
	showNothing();
} else {
	void start();
	void linkManifest();
}

registerServiceWorker();
