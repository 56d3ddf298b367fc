import { StrictMode, startTransition } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app/app.tsx";
import { preloadDrawn } from "./app/visitor-routes.tsx";
import { showNothing, wasLeftQuickly } from "./lib/leave-quickly.ts";
import { registerServiceWorker } from "./lib/register-service-worker.ts";
import { keepTypedEarly } from "./lib/typed-early.ts";
import "./styles/index.css";

async function start(): Promise<void> {
	const root = document.getElementById("root");
	if (!root) {
		throw new Error('index.html has no element with the id "root" to draw the app in');
	}
	// Until then the drawing stands; another page in between would be a blink.
	if (document.documentElement.dataset.drawn !== undefined) {
		await preloadDrawn(location.pathname);
	}
	keepTypedEarly();
	// In slices: a slow phone answers to a finger in between.
	startTransition(() =>
		createRoot(root).render(
			<StrictMode>
				<App />
			</StrictMode>,
		),
	);
}

if (wasLeftQuickly()) {
	showNothing();
} else {
	void start();
}

registerServiceWorker();
