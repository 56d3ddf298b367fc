import { type ChildProcess, spawn } from "node:child_process";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { WITHOUT_TRACES } from "../../tools/dev/local-traces.ts";
import { waitForAnswer } from "../../tools/lib/wait-for.ts";

/** The bare Worker (`bench/bare-worker`), in the local runtime that the product is served by as well. */
export class BareServer {
	readonly origin: string;
	private readonly port: number;
	private child: ChildProcess | undefined;
	private state = "";

	constructor(port: number) {
		this.port = port;
		this.origin = `http://localhost:${port}`;
	}

	/** Starts it on a copy of a state folder, with the model at this address. */
	async start(state: string, modelUrl: string): Promise<void> {
		this.state = await mkdtemp(join(tmpdir(), "attune-bare-"));
		await cp(state, this.state, { recursive: true });
		const args = ["dev", "--config", "bench/bare-worker/wrangler.toml", "--var", `MODEL:${modelUrl}`];
		args.push("--port", String(this.port), "--persist-to", this.state, "--inspector-port", "0");
		args.push("--show-interactive-dev-session=false", "--log-level", "error");
		const child = spawn("wrangler", args, {
			stdio: "ignore",
			env: { ...WITHOUT_TRACES, ...process.env, WRANGLER_SEND_METRICS: "false" },
			detached: true,
		});
		this.child = child;
		await waitForAnswer(`${this.origin}/`, () => child.exitCode !== null);
	}

	/** Ends it and everything it started. */
	async kill(): Promise<void> {
		const { child } = this;
		if (child?.pid && child.exitCode === null && child.signalCode === null) {
			const ended = new Promise((resolve) => child.once("exit", resolve));
			process.kill(-child.pid, "SIGKILL");
			await ended;
		}
		await rm(this.state, { recursive: true, force: true });
	}
}
