import type { Deps } from "../../deps.ts";
import { claimDue, reclaimLost, unclaim } from "./notifications.repository.ts";

/** A queue takes 100 messages at once, and D1 100 values in a statement, of which some aren't ids. */
const BATCH = 90;

/** Batches per tick; the next tick, a quarter of an hour later, hands out the rest. */
const BATCHES_PER_TICK = 200;

/** Retry claims older than this. In ms. */
const LOST_AFTER_MS = 60 * 60 * 1000;

/** The body of a message of the delivery queue: an id, never words. */
export type Delivery = { kind: "note"; id: string };

/**
 * Queues due notifications in batches: the cost grows with what is due, not with the number of people. Two concurrent
 * ticks claim different ones. Delivery drops a notification that is too late.
 */
export async function enqueueDue(deps: Deps): Promise<number> {
	const { db, now } = deps;
	const lostBefore = new Date(now().getTime() - LOST_AFTER_MS);
	const lost = await handOutAll(deps, () => reclaimLost(db, lostBefore, now(), BATCH));
	const handedOut = lost + (await handOutAll(deps, () => claimDue(db, now(), BATCH)));
	if (handedOut > 0) {
		deps.log({ level: "info", event: "notes-due", count: handedOut });
	}
	return handedOut;
}

/** Hands out batch after batch, until none is left or the tick's limit is reached. */
async function handOutAll(deps: Deps, claim: () => Promise<string[]>): Promise<number> {
	let handedOut = 0;
	for (let batch = 0; batch < BATCHES_PER_TICK; batch += 1) {
		const ids = await claim();
		if (ids.length === 0) {
			break;
		}
		handedOut += await handOver(deps, ids);
	}
	return handedOut;
}

async function handOver({ db, env }: Deps, ids: readonly string[]): Promise<number> {
	if (ids.length > 0) {
		try {
			await env.DELIVERIES.sendBatch(ids.map((id) => ({ body: { kind: "note", id } satisfies Delivery })));
		} catch (error) {
			await unclaim(db, ids);
			throw error;
		}
	}
	return ids.length;
}
