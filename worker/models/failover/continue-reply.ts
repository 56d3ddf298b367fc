import type { ReplyPiece, ReplyStream } from "../text-model.ts";

/** How far back to look for repeated text, in characters. */
const OVERLAP_CHARACTERS = 120;

/** A shorter repetition is chance: "the ", "a ". */
const SHORTEST_OVERLAP = 6;

/**
 * Yields what a second attempt adds to the text so far. A model asked to continue may repeat the last words, or all
 * of them; those are left out, so that people don't see a reply begin twice.
 */
export async function* continueReply(written: string, reply: ReplyStream): ReplyStream {
	if (written === "") {
		return yield* reply;
	}
	const held: ReplyPiece[] = [];
	for (;;) {
		const next = await reply.next();
		if (!next.done) {
			held.push(next.value);
		}
		if (next.done || isDecided(written, textOf(held))) {
			yield* onlyNew(written, held);
			return next.done ? next.value : yield* reply;
		}
	}
}

/** Whether enough text has come to tell new words from repeated ones. */
function isDecided(written: string, held: string): boolean {
	return !written.startsWith(held) && held.length >= Math.min(OVERLAP_CHARACTERS, written.length);
}

function* onlyNew(written: string, held: readonly ReplyPiece[]): Generator<ReplyPiece> {
	const text = withoutOverlap(written, textOf(held));
	const [first] = held;
	if (first && text !== "") {
		yield { provider: first.provider, text };
	}
}

function textOf(pieces: readonly ReplyPiece[]): string {
	return pieces.map(({ text }) => text).join("");
}

/** Returns the new part of text that follows other text. */
export function withoutOverlap(written: string, added: string): string {
	if (added.startsWith(written)) {
		return added.slice(written.length);
	}
	if (written.startsWith(added)) {
		return "";
	}
	const longest = Math.min(OVERLAP_CHARACTERS, written.length, added.length);
	for (let length = longest; length >= SHORTEST_OVERLAP; length -= 1) {
		if (written.endsWith(added.slice(0, length))) {
			return added.slice(length);
		}
	}
	return added;
}
