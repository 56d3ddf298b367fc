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
