import { type ChildProcess, spawn } from "node:child_process";
import { createServer } from "node:net";
import { join } from "node:path";
import { ended } from "../lib/run.ts";
import { waitForAnswer } from "../lib/wait-for.ts";
import { removeTraces, WITHOUT_TRACES } from "./local-traces.ts";
import { migrateDatabase } from "./migrate-database.ts";
import { localSettings, stateFolder } from "./settings.ts";
import { findLocalModel, localModelSettings, whoAnswers } from "./who-answers.ts";

const DEFAULT_PORT = 8787;

/** Node's compile cache for wrangler's 15 MB saves 0.4 s on every later start. */
const COMPILED = { NODE_COMPILE_CACHE: join(process.cwd(), ".wrangler/compiled") };

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
		removeTraces(state),
	]);
	const { files, settings } = await localSettings({ APP_URL: url, ...localModelSettings(found) });
	const server = startServer(port, state, files);
	stopWithThisProcess(server);
	await waitForAnswer(url, () => server.exitCode !== null);
	process.stdout.write(
		`\n  Attune is ready: ${url}\n  ${whoAnswers(settings, found)}\n  Its data is in ${state}. Ctrl-C ends it.\n\n`,
	);
	process.exitCode = (await ended(server)) ?? 0;
}

function startServer(port: number, state: string, settings: string[]): ChildProcess {
	const args = [
		"dev",
		"--config",
		"dist/attune/wrangler.json",
		"--port",
		String(port),
		"--persist-to",
		state,
	];
	// `WRANGLER_LOG=log npm start` prints the Worker's log lines too.
	const level = process.env.WRANGLER_LOG ?? "error";
	args.push("--inspector-port", "0", "--show-interactive-dev-session=false", "--log-level", level);
	for (const file of settings) {
		args.push("--env-file", file);
	}
	return spawn("wrangler", args, {
		stdio: ["ignore", "inherit", "inherit"],
		env: { ...WITHOUT_TRACES, ...COMPILED, ...process.env, WRANGLER_SEND_METRICS: "false" },
	});
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

/** Ctrl-C reaches the server directly; pass on a signal sent to this process alone. */
function stopWithThisProcess(server: ChildProcess): void {
	for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
		process.on(signal, () => server.kill(signal));
	}
}
