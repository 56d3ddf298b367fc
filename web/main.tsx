import "react-dom/client";
import { isAfterQuickExit, showNothing } from "./lib/quick-exit.ts";
import { registerServiceWorker } from "./lib/register-service-worker.ts";
import "./styles/index.css";

/** Between the libraries, the app's code and its first work, so that a slow phone responds to touch meanwhile. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

async function loadApp(): Promise<void> {
	await nextTask();
	const { start } = await import("./start.tsx");
	await nextTask();
	await start();
}

if (isAfterQuickExit()) {
	showNothing();
} else {
	void loadApp();
}

registerServiceWorker();
