import { type ChildProcess, spawn } from "node:child_process";
import { setTimeout as wait } from "node:timers/promises";

/** Startup timeout in ms, enough for the slowest machine. */
const STARTED_WITHIN_MS = 120_000;

/** A killed server frees its port within this time, in ms. */
const FREE_WITHIN_MS = 10_000;

/** The production build on its own port, in a process group that can be killed. */
export class OwnServer {
	readonly origin: string;
	private readonly port: number;
	private process: ChildProcess | undefined;

	constructor(port: number) {
		this.port = port;
		this.origin = `http://localhost:${port}`;
	}

	/** Starts it on a state folder and waits until it answers. Throws when another server keeps the port. */
	async start(state: string, settings: Record<string, string> = {}): Promise<void> {
		await this.until(async () => !(await this.answers()), FREE_WITHIN_MS, "Another server answers at");
		this.process = spawn("node", ["tools/dev/serve.ts"], {
			env: { ...process.env, PORT: String(this.port), ATTUNE_STATE: state, ...settings },
			stdio: "ignore",
			detached: true,
		});
		await this.until(() => this.answers(), STARTED_WITHIN_MS, "No server answers at");
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

	private async answers(): Promise<boolean> {
		const health = await fetch(`${this.origin}/api/health`).catch(() => null);
		return health?.ok ?? false;
	}

	private async until(isSo: () => Promise<boolean>, withinMs: number, otherwise: string): Promise<void> {
		const deadline = Date.now() + withinMs;
		while (!(await isSo())) {
			if (Date.now() > deadline) {
				throw new Error(`${otherwise} ${this.origin}.`);
			}
			await wait(100);
		}
	}
}
