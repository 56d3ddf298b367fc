import type { Deps } from "../../deps.ts";
import { deliverNote } from "./deliver.ts";
import type { Delivery } from "./enqueue-due.ts";

/** Before the first further try, in seconds; twice as long before each next. */
const FIRST_WAIT_S = 30;

/**
 * Sends due notifications one by one. Retries later what the provider refuses for now, or what fails on our side.
 */
export async function consumeDeliveries(deps: Deps, messages: readonly Message[]): Promise<void> {
	for (const message of messages) {
		const { id } = message.body as Delivery;
		try {
			if ((await deliverNote(deps, id)) === "later") {
				message.retry({ delaySeconds: waitOf(message) });
			} else {
				message.ack();
			}
		} catch (error) {
			deps.log({
				level: "error",
				event: "delivery",
				id,
				attempts: message.attempts,
				error: error instanceof Error ? error.name : "unknown",
			});
			message.retry({ delaySeconds: waitOf(message) });
		}
	}
}

function waitOf({ attempts }: Message): number {
	return FIRST_WAIT_S * 2 ** (attempts - 1);
}
