import type { MessageMetadata } from "#shared/schemas/conversations.ts";
import type { AgreedStep } from "../../../models/text-model.ts";

/** The steps the person saved, and the reply they belong to; null when they came from another session. */
export type Agreed = { messageId: string | null; steps: AgreedStep[] };

/** The coach asks about steps after an absence this long. In ms. */
const AWAY_MS = 4 * 60 * 60 * 1000;

/** What the object keeps of it, as JSON. */
export function readAgreed(kept: string): Agreed {
	return kept === "" ? { messageId: null, steps: [] } : (JSON.parse(kept) as Agreed);
}

/** The steps of a reply, ticked or not; null when it has none. */
export function agreedIn(messageId: string, { nextSteps, doneSteps = [] }: MessageMetadata): Agreed | null {
	return nextSteps && nextSteps.length > 0
		? { messageId, steps: nextSteps.map((text, index) => ({ text, isDone: doneSteps.includes(index) })) }
		: null;
}

/** Whether a message said at `now` comes after a while; `before` is when the message before it was said. */
export function isBack(before: number | null, now: number): boolean {
	return before === null || now - before >= AWAY_MS;
}

/** A step ticked or unticked; null when the reply has no such step. */
export function withTick(metadata: MessageMetadata, index: number, isDone: boolean): MessageMetadata | null {
	if (index >= (metadata.nextSteps?.length ?? 0)) {
		return null;
	}
	const others = (metadata.doneSteps ?? []).filter((done) => done !== index);
	return { ...metadata, doneSteps: isDone ? [...others, index].sort((one, other) => one - other) : others };
}
