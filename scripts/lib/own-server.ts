import { type ChildProcess, spawn } from "node:child_process";
import { setTimeout as wait } from "node:timers/promises";

/** A start takes less, on the slowest machine, in ms. */
const STARTED_WITHIN_MS = 120_000;

/** The production build on a port of its own, in a process group that may be killed. */
export class OwnServer {
	readonly origin: string;
	private readonly port: number;
	private process: ChildProcess | undefined;

	constructor(port: number) {
		this.port = port;
		this.origin = `http://localhost:${port}`;
	}

	/** Starts it on a state folder and waits until it answers. */
	async start(state: string, settings: Record<string, string> = {}): Promise<void> {
		this.process = spawn("node", ["scripts/serve.ts"], {
			env: { ...process.env, PORT: String(this.port), ATTUNE_STATE: state, ...settings },
			stdio: "ignore",
			detached: true,
		});
		const until = Date.now() + STARTED_WITHIN_MS;
		while (!(await fetch(`${this.origin}/api/health`).catch(() => null))?.ok) {
			if (Date.now() > until) {
				throw new Error(`No server answers at ${this.origin}.`);
			}
			await wait(100);
		}
	}

	/** Ends it and everything it started, at once and without a word. */
	async kill(): Promise<void> {
		const { process: child } = this;
		if (child?.pid && child.exitCode === null && child.signalCode === null) {
			const ended = new Promise((resolve) => child.once("exit", resolve));
			process.kill(-child.pid, "SIGKILL");
			await ended;
		}
	}
}
