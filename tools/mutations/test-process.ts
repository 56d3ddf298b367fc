import { type ChildProcess, fork } from "node:child_process";
import type { Answer, Request } from "./child.ts";

/** The process that runs the tests. A mutation may loop for ever: then it's ended, with all it started, and replaced. */
export class TestProcess {
	private child: ChildProcess | undefined;

	/** Resolves with the answer or an error; undefined after a timeout. */
	async ask(request: Request, withinMs: number): Promise<Answer | undefined> {
		this.child ??= fork(`${import.meta.dirname}/child.ts`, {
			detached: true,
			stdio: ["ignore", "ignore", "ignore", "ipc"],
		});
		const { child } = this;
		const answer = await new Promise<Answer | undefined>((resolve, reject) => {
			const timer = setTimeout(() => resolve(undefined), withinMs);
			child.once("message", (message) => {
				clearTimeout(timer);
				child.removeAllListeners();
				resolve(message as Answer);
			});
			child.once("exit", (code, signal) => {
				clearTimeout(timer);
				reject(new Error(`The process that runs the tests ended with ${signal ?? code}.`));
			});
			child.send(request);
		}).catch((error: unknown): Answer => ({ error: String(error) }));
		if (answer === undefined || "error" in answer) {
			this.end();
		}
		return answer;
	}

	/** Ends it and everything it started. */
	end(): void {
		const { child } = this;
		this.child = undefined;
		child?.removeAllListeners();
		if (child?.pid) {
			try {
				process.kill(-child.pid, "SIGKILL");
			} catch {
				// It has already exited.
			}
		}
	}
}
