import type { Deps } from "../../deps.ts";
import { giveUpScene, makeScene } from "./make-scene.ts";
import type { SceneOrder } from "./scenes.service.ts";

/** The first try and `max_retries` in wrangler.toml. */
const ATTEMPTS = 3;

/** Makes ordered scenes one by one. Retries failures, and finally gives up so that no caller keeps waiting. */
export async function consumeScenes(deps: Deps, messages: readonly Message[]): Promise<void> {
	for (const message of messages) {
		const order = message.body as SceneOrder;
		try {
			await makeScene(deps, order);
			message.ack();
		} catch (error) {
			deps.log({ level: "error", event: "scene", attempts: message.attempts, error: nameOf(error) });
			if (message.attempts < ATTEMPTS) {
				message.retry();
			} else {
				await giveUpScene(deps, order);
				message.ack();
			}
		}
	}
}

/** The name only: a database's message can hold values. */
function nameOf(error: unknown): string {
	return error instanceof Error ? error.name : "unknown";
}
