import type { Deps } from "./deps.ts";
import { consumeDeletions } from "./modules/account/delete-account.ts";
import { consumeAccountMail } from "./modules/mail/consume-account-mail.ts";
import { consumeDeliveries } from "./modules/notifications/consume-deliveries.ts";
import { giveUpNote } from "./modules/notifications/deliver.ts";
import type { Delivery } from "./modules/notifications/tick.ts";
import { consumeScenes } from "./modules/scenes/consume-scenes.ts";
import { workOf } from "./queue-names.ts";

/**
 * One batch of a queue. Dead letters are told in the log (their bodies hold ids only) and put away; a note among
 * them still stands in the app. A deletion among them is a person who is still half there: the log is watched for it.
 */
export async function consumeQueue(deps: Deps, batch: MessageBatch): Promise<void> {
	switch (workOf(batch.queue)) {
		case "scenes":
			return consumeScenes(deps, batch.messages);
		case "deletions":
			return consumeDeletions(deps, batch.messages);
		case "mail":
			return consumeAccountMail(deps, batch.messages);
		case "deliveries":
			return consumeDeliveries(deps, batch.messages);
		case "dead-letters":
			for (const message of batch.messages) {
				const { id, attempts, body } = message;
				// Of a deletion no number: who is half there is found, and deleted again, at night.
				const note = isDelivery(body) ? body.id : undefined;
				deps.log({ level: "error", event: "dead-letter", id, attempts, note });
				if (note !== undefined) {
					await giveUpNote(deps, note);
				}
			}
			return batch.ackAll();
	}
}

function isDelivery(body: unknown): body is Delivery {
	return typeof body === "object" && body !== null && "kind" in body && body.kind === "note";
}
