import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

const D1 = "v3/d1/miniflare-D1DatabaseObject";
const BUSY_MS = 5_000;

/** Lets a day pass for what a person kept: its follow-up is due now. */
export async function passADay(userId: string): Promise<number> {
	const folder = join(process.env.ATTUNE_E2E_STATE ?? "", D1);
	const files = (await readdir(folder)).filter((name) => /^[0-9a-f]+\.sqlite$/.test(name));
	let changed = 0;
	for (const file of files) {
		const db = new DatabaseSync(join(folder, file), { timeout: BUSY_MS });
		const update = db.prepare("UPDATE takeaways SET due_at = ? WHERE user_id = ? AND due_at IS NOT NULL");
		changed += Number(update.run(Date.now() - 1_000, userId).changes);
		db.close();
	}
	return changed;
}
