import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app/app.tsx";
import { registerServiceWorker } from "./lib/register-service-worker.ts";
import "./styles/index.css";

const root = document.getElementById("root");
if (!root) {
	throw new Error('index.html has no element with the id "root" to draw the app in');
}
createRoot(root).render(
	<StrictMode>
		<App />
	</StrictMode>,
);

registerServiceWorker();
