import type { Deps } from "./deps.ts";
import { consumeScenes } from "./modules/scenes/consume-scenes.ts";

/**
 * One batch of a queue. Dead letters are told in the log (their bodies hold ids only) and put away. Nothing is sent to
 * the other queues yet, so a message there is an error: it is retried and ends as a dead letter.
 */
export async function consumeQueue(deps: Deps, batch: MessageBatch): Promise<void> {
	switch (batch.queue) {
		case "attune-scenes":
			return consumeScenes(deps, batch.messages);
		case "attune-dead-letters":
			for (const message of batch.messages) {
				deps.log({ level: "error", event: "dead-letter", id: message.id, attempts: message.attempts });
			}
			return batch.ackAll();
		default:
			throw new Error(`The queue ${batch.queue} has no consumer.`);
	}
}
