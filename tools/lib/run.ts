import { type ChildProcess, spawn } from "node:child_process";
import { constants, setPriority } from "node:os";

/** `isLow`: the command takes only the time that others leave. `signal` ends it. */
type RunOptions = { env?: Record<string, string>; quiet?: boolean; isLow?: boolean; signal?: AbortSignal };

/**
 * Runs one of the project's tools to its end. Throws with what it printed when it fails. npm puts the
 * project's own Node and tools first on the PATH, so a name is enough.
 */
export async function run(command: string, args: string[], options: RunOptions = {}): Promise<void> {
	await outputOf(command, args, { quiet: false, ...options });
}

/** Runs a command, quietly by default, and returns its output. */
export async function outputOf(
	command: string,
	args: string[],
	{ env = {}, quiet = true, isLow = false, signal }: RunOptions = {},
): Promise<string> {
	const child = spawn(command, args, {
		stdio: quiet ? ["ignore", "pipe", "pipe"] : "inherit",
		env: { ...process.env, ...env },
		signal,
	});
	if (isLow && child.pid !== undefined) {
		setPriority(child.pid, constants.priority.PRIORITY_LOW);
	}
	let out = "";
	let printed = "";
	child.stdout?.on("data", (chunk) => {
		out += chunk;
		printed += chunk;
	});
	child.stderr?.on("data", (chunk) => {
		printed += chunk;
	});
	const code = await ended(child);
	if (code !== 0) {
		throw new Error(`${command} ${args.join(" ")} ended with ${code}.\n${printed}`);
	}
	return out;
}

/** The exit code of a process, once it has ended; null where a signal ended it. Throws when it couldn't start. */
export function ended(child: ChildProcess): Promise<number | null> {
	return new Promise((resolve, reject) => {
		// An aborted process has an error too, and ends later.
		child.on("error", (error) => child.pid === undefined && reject(error));
		child.on("exit", (code) => resolve(code));
	});
}
