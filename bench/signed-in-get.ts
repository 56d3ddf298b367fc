import type { Talker } from "../tools/lib/people.ts";
import { requestsPerSecond } from "./lib/load.ts";
import { median } from "./lib/stats.ts";

const ROUNDS = 5;
const ROUND_MS = 3_000;

/**
 * How often a second `GET /api/auth/me` is answered, and the floor: a Worker that does nothing but the same read of KV and the
 * same query of D1 and writes a line, on a copy of the same data. By turns, so that both have the same machine.
 */
export async function signedInGet({ origin, cookie }: Talker, bareOrigin: string) {
	const rates = { ours: [] as number[], floor: [] as number[] };
	for (let round = -1; round < ROUNDS; round += 1) {
		const ours = await requestsPerSecond(`${origin}/api/auth/me`, cookie, ROUND_MS);
		const floor = await requestsPerSecond(`${bareOrigin}/me`, cookie, ROUND_MS);
		if (round >= 0) {
			rates.ours.push(ours);
			rates.floor.push(floor);
		}
	}
	return { ours: median(rates.ours), floor: median(rates.floor) };
}
