import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app/app.tsx";
import { showNothing, wasLeftQuickly } from "./lib/leave-quickly.ts";
import { registerServiceWorker } from "./lib/register-service-worker.ts";
import "./styles/index.css";

const root = document.getElementById("root");
if (!root) {
	throw new Error('index.html has no element with the id "root" to draw the app in');
}
if (wasLeftQuickly()) {
	showNothing();
} else {
	createRoot(root).render(
		<StrictMode>
			<App />
		</StrictMode>,
	);
}

registerServiceWorker();
