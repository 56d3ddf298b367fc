import { setTimeout as sleep } from "node:timers/promises";

/** Waits until an address answers 200. Throws when the process that should answer has ended, or after two minutes. */
export async function waitForAnswer(url: string, hasEnded: () => boolean): Promise<void> {
	const until = Date.now() + 120_000;
	while (Date.now() < until) {
		if (hasEnded()) {
			throw new Error("The server ended before it answered. What it printed is above.");
		}
		if (await answers(url)) {
			return;
		}
		await sleep(150);
	}
	throw new Error(`${url} did not answer within two minutes.`);
}

async function answers(url: string): Promise<boolean> {
	try {
		return (await fetch(url, { signal: AbortSignal.timeout(5_000) })).ok;
	} catch (error) {
		// Refused until the server listens; any other error isn't a starting server.
		if (error instanceof TypeError || (error instanceof DOMException && error.name === "TimeoutError")) {
			return false;
		}
		throw error;
	}
}
