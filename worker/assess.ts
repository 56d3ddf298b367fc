import { doubtReader } from "#shared/reader/doubt.ts";
import head from "#shared/reader/head.json";
import weights from "#shared/reader/weights.bin";
import { assess as assessByRules, type Verdict } from "#shared/safety/verdict.ts";

const readDoubt = doubtReader({ head, weights: new Uint8Array(weights) });

/**
 * Layer 1's verdict on a message: the rules', and in doubt the learned reader's, which only adds a row and chooses what a
 * second look reads. `before`: the same person's earlier messages, oldest first. `reply`: what the coach said just before.
 */
export function assess(text: string, before: readonly string[] = [], reply: string | null = null): Verdict {
	return assessByRules(text, before, reply, readDoubt);
}

/** Delay in ms: the chat's own requests come first, and writing a message takes longer. */
const AFTER_OPENING_MS = 1_000;

let isWarm = false;

/**
 * Reads a sample sentence shortly after a chat opens, once a process. The first sentence that a process reads builds the rules.
 * Without this, the person's first message would wait for that: a quarter of a second on a busy machine.
 */
export async function warmUp(): Promise<void> {
	if (isWarm) {
		return;
	}
	isWarm = true;
	await scheduler.wait(AFTER_OPENING_MS);
	assess(
		"I had a hard day, my mother shouted at me and I can't sleep",
		["I'm tired of it all"],
		"How are you?",
	);
}
