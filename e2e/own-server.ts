import { type ChildProcess, spawn } from "node:child_process";
import { expect, request } from "@playwright/test";

/** A server of a test's own, in a process group of its own, that it may kill. */
export class OwnServer {
	readonly origin: string;
	private readonly port: number;
	private process: ChildProcess | undefined;

	constructor(port: number) {
		this.port = port;
		this.origin = `http://localhost:${port}`;
	}

	/** Starts it on a state folder and waits until it answers. */
	async start(state: string, settings: Record<string, string>): Promise<void> {
		this.process = spawn("node", ["scripts/serve.ts"], {
			env: { ...process.env, PORT: String(this.port), ATTUNE_STATE: state, ...settings },
			stdio: "ignore",
			detached: true,
		});
		const client = await request.newContext();
		const answers = () =>
			client.get(this.origin).then(
				(answer) => answer.ok(),
				() => false,
			);
		await expect.poll(answers, { timeout: 60_000 }).toBe(true);
		await client.dispose();
	}

	/** Ends it and everything it started, at once and without a word. */
	async kill(): Promise<void> {
		const ended = new Promise((resolve) => this.process?.once("exit", resolve));
		if (this.process?.pid && this.process.exitCode === null) {
			process.kill(-this.process.pid, "SIGKILL");
			await ended;
		}
	}
}
