import { mkdtempSync, readdirSync, rmSync, statfsSync } from "node:fs";
import { join } from "node:path";

/** Linux's folder in memory. */
const MEMORY = "/dev/shm";

/** In bytes. The journeys took 55 MB. */
const ROOM = 2 * 1024 ** 3;

/**
 * Puts what this process and its children write for a while into memory, where Linux has room for it, and removes it at
 * the end. The tests' databases flush tens of thousands of times, which takes 2 ms each on a disk: half of their time.
 * What a killed process leaves behind is the same there.
 */
export function scratchInMemory(): void {
	if (process.env.ATTUNE_SCRATCH || !hasRoomInMemory()) {
		return;
	}
	removeLeftOvers();
	const folder = mkdtempSync(join(MEMORY, `attune-${process.pid}-`));
	process.env.ATTUNE_SCRATCH = folder;
	process.env.TMPDIR = folder;
	process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
}

/** Whether Linux offers a folder in memory that is large enough. */
export function hasRoomInMemory(): boolean {
	try {
		const { bavail, bsize } = statfsSync(MEMORY);
		return bavail * bsize >= ROOM;
	} catch {
		return false;
	}
}

/** Of runs that were killed. */
function removeLeftOvers(): void {
	for (const name of readdirSync(MEMORY)) {
		const pid = /^attune-(\d+)-/.exec(name)?.[1];
		if (pid && !isRunning(Number(pid))) {
			rmSync(join(MEMORY, name), { recursive: true, force: true });
		}
	}
}

function isRunning(pid: number): boolean {
	try {
		return process.kill(pid, 0);
	} catch (error) {
		// A process of another user.
		return (error as NodeJS.ErrnoException).code === "EPERM";
	}
}
