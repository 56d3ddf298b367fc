import { setTimeout as wait } from "node:timers/promises";
import type { OwnServer } from "../tools/lib/own-server.ts";
import { arrive } from "../tools/lib/people.ts";
import { oneWord, openTalk, thinking } from "./first-word.ts";
import type { FakeModel } from "./lib/fake-model.ts";
import { median } from "./lib/stats.ts";

const STARTS = 5;
const LATER = 5;

/** How long a person types before sending, in ms. */
const TYPES_MS = 3_000;
const PAUSE_MS = 500;

/**
 * The first message that a fresh process gets, and the later ones, from sending to the reply's first word without the
 * model's own time. Medians in ms of several starts.
 */
export async function firstMessage(
	server: OwnServer,
	model: FakeModel,
	start: () => Promise<void>,
): Promise<{ first: number; later: number }> {
	const took = { first: [] as number[], later: [] as number[] };
	for (let each = 0; each < STARTS; each += 1) {
		await start();
		const talker = await arrive(server.origin);
		const socket = await openTalk(talker);
		await wait(TYPES_MS);
		for (let message = 0; message <= LATER; message += 1) {
			const { sent, came } = await oneWord(talker, socket);
			(message === 0 ? took.first : took.later).push(came - sent - thinking(model));
			await wait(PAUSE_MS);
		}
		socket.close();
		await server.kill();
	}
	return { first: median(took.first), later: median(took.later) };
}
