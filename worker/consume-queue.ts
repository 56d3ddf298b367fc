import type { Deps } from "./deps.ts";
import { consumeDeletions } from "./modules/account/delete-account.ts";
import { consumeAccountMail } from "./modules/mail/consume-account-mail.ts";
import { consumeDeliveries } from "./modules/notifications/consume-deliveries.ts";
import { giveUpNote } from "./modules/notifications/deliver.ts";
import type { Delivery } from "./modules/notifications/enqueue-due.ts";
import { consumeScenes } from "./modules/scenes/consume-scenes.ts";
import { workOf } from "./queue-names.ts";

/**
 * Handles one batch of a queue. Logs and acknowledges dead letters (their bodies hold ids only). A dead notification
 * still appears in the app. A dead deletion leaves a half-deleted person, so monitoring watches the log for it.
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
				// Logs no id for a deletion: the nightly sweep finds and deletes half-deleted people.
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
