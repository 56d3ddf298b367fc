import { globSync } from "node:fs";
import { enableCompileCache } from "node:module";
import { basename, dirname, join } from "node:path";
import {
	convertV4MiniflareOptions,
	Log,
	LogLevel,
	Miniflare,
	type V4ModuleDefinition,
	type V4ModuleRule,
	type WorkerdStructuredLog,
} from "miniflare";

/** Node's compile cache for wrangler's 15 MB saves 0.4 s on every later start. */
const COMPILED = join(process.cwd(), ".wrangler/compiled");

type RuntimeOptions = {
	/** The configuration of a Worker that is built, and lies with its modules in one folder. */
	config: string;
	port: number;
	/** Where D1, KV, R2 and the objects keep their data. */
	state: string;
	/** The Worker's settings, where they differ from the configuration's. */
	vars: Record<string, string>;
};

/**
 * Serves a built Worker in Cloudflare's local runtime, until `dispose`. Throws where the runtime can't start. `wrangler dev`
 * puts a second runtime before it, which takes part of the time and loses a connection now and then.
 */
export async function startRuntime({ config, port, state, vars }: RuntimeOptions): Promise<Miniflare> {
	enableCompileCache(COMPILED);
	const { unstable_getMiniflareWorkerOptions, unstable_readConfig } = await import("wrangler");
	const read = unstable_readConfig({ config });
	const { workerOptions, main } = unstable_getMiniflareWorkerOptions(read);
	const { modulesRules, bindings, ...options } = workerOptions;
	if (!main || !modulesRules) {
		throw new Error(`${config} names no built Worker.`);
	}
	const worker = {
		...options,
		name: read.name ?? "worker",
		bindings: Object.assign({}, bindings, vars),
		...modulesBeside(main, modulesRules),
	};
	// `ATTUNE_LOG=all npm start` prints the Worker's log lines and the emails' files too.
	const isWordy = process.env.ATTUNE_LOG === "all";
	const runtime = new Miniflare(
		convertV4MiniflareOptions({
			host: "localhost",
			port,
			resourcePersistencePath: join(state, "v3"),
			log: new Log(isWordy ? LogLevel.INFO : LogLevel.ERROR),
			logRequests: false,
			handleStructuredLogs: (line) => printLine(line, isWordy),
			telemetry: { enabled: false },
			// What lies under /cdn-cgi/local: emails, data, and a trigger's run by hand.
			unsafeTriggerHandlers: true,
			unsafeLocalExplorer: true,
			unsafeObservability: process.env.X_LOCAL_OBSERVABILITY === "true",
			workers: [worker],
		}),
	);
	await runtime.ready;
	return runtime;
}

/** The entry first, as the runtime wants it, then what it imports. */
function modulesBeside(main: string, rules: readonly V4ModuleRule[]) {
	const rootPath = dirname(main);
	const entry = basename(main);
	const imported = rules.flatMap(({ type, include }) =>
		globSync([...include], { cwd: rootPath, exclude: [entry, "**/.*/**"] }).map((path) => ({ type, path })),
	);
	const modules: V4ModuleDefinition[] = [{ type: "ESModule", path: entry }, ...imported];
	return { rootPath, modules };
}

function printLine({ level, message }: WorkerdStructuredLog, isWordy: boolean): void {
	if (level === "error" || level === "fatal") {
		process.stderr.write(`${message}\n`);
	} else if (isWordy) {
		process.stdout.write(`${message}\n`);
	}
}
