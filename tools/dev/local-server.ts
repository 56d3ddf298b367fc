import { once } from "node:events";
import { createServer } from "node:net";
import { startRuntime } from "./local-runtime.ts";
import { migrateDatabase } from "./migrate-database.ts";
import { localSettings, removeLeftovers, stateFolder } from "./settings.ts";
import { findLocalModel, localModelSettings, whoAnswers } from "./who-answers.ts";

const DEFAULT_PORT = 8787;

const CONFIG = "dist/attune/wrangler.json";

type ServeOptions = { withOllama: boolean; prepare?: () => Promise<void> };

/**
 * Serves the production build on this machine until stopped (Ctrl-C). Prints the address once it responds.
 * `withOllama`: finds a local model and lets it reply. `prepare`: makes the build, beside the other preparations.
 */
export async function serve({ withOllama, prepare }: ServeOptions): Promise<void> {
	const port = readPort();
	await refuseTakenPort(port);
	const state = stateFolder();
	const url = `http://localhost:${port}`;
	const [found] = await Promise.all([
		withOllama ? findLocalModel() : {},
		prepare?.(),
		migrateDatabase(state),
		removeLeftovers(state),
	]);
	const { vars, settings } = await localSettings({ APP_URL: url, ...localModelSettings(found) });
	const runtime = await startRuntime({ config: CONFIG, port, state, vars });
	process.stdout.write(
		`\n  Attune is ready: ${url}\n  ${whoAnswers(settings, found)}\n  Its data is in ${state}. Ctrl-C ends it.\n\n`,
	);
	await Promise.race(["SIGINT", "SIGTERM", "SIGHUP"].map((signal) => once(process, signal)));
	await runtime.dispose();
}

function readPort(): number {
	const port = Number(process.env.PORT ?? DEFAULT_PORT);
	if (!Number.isInteger(port) || port < 1 || port > 65_535) {
		throw new Error(`PORT is "${process.env.PORT}". Set it to a number from 1 to 65535.`);
	}
	return port;
}

/** Otherwise the runtime would silently use another port than the printed one. */
function refuseTakenPort(port: number): Promise<void> {
	return new Promise((resolve, reject) => {
		const probe = createServer();
		probe.once("error", () =>
			reject(new Error(`Port ${port} is taken. Choose another: PORT=8788 npm start`)),
		);
		probe.listen(port, "localhost", () => probe.close(() => resolve()));
	});
}
