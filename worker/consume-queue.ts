import type { Deps } from "./deps.ts";

const DEAD_LETTERS = "attune-dead-letters";

/**
 * One batch of a queue. Dead letters are told in the log (their bodies hold ids only) and put away. Nothing
 * is sent to the other queues yet, so a message there is an error: it is retried and ends as a dead letter.
 */
export function consumeQueue(deps: Deps, batch: MessageBatch): void {
	if (batch.queue !== DEAD_LETTERS) {
		throw new Error(`The queue ${batch.queue} has no consumer.`);
	}
	for (const message of batch.messages) {
		deps.log({ level: "error", event: "dead-letter", id: message.id, attempts: message.attempts });
	}
	batch.ackAll();
}
