import { readdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/** What a server did, as the platform would count and bill it. */
export type Counts = {
	/** Requests to the Worker: pages, calls, upgrades, cron and queue batches. Files of the build are served without it. */
	requests: number;
	/** Calls of objects, and their alarms. */
	objectCalls: number;
	objectRowsRead: number;
	objectRowsWritten: number;
	d1Queries: number;
	d1RowsRead: number;
	d1RowsWritten: number;
	kvReads: number;
	kvWrites: number;
	r2Reads: number;
	r2Writes: number;
	queueMessages: number;
};

const NUMBER = (name: string) => `coalesce(sum(json_extract(attributes, '$."${name}"')), 0)`;

/** Each a query of the local runtime's own traces. */
const QUERIES: Record<keyof Counts, string> = {
	requests: "SELECT count(*) AS n FROM spans WHERE kind = 'http' OR (kind = 'scheduled' AND name <> 'alarm')",
	objectCalls: "SELECT count(*) AS n FROM spans WHERE kind = 'jsrpc' OR name = 'alarm'",
	objectRowsRead: `SELECT ${NUMBER("cloudflare.durable_object.response.rows_read")} AS n FROM spans`,
	objectRowsWritten: `SELECT ${NUMBER("cloudflare.durable_object.response.rows_written")} AS n FROM spans`,
	d1Queries: "SELECT count(*) AS n FROM spans WHERE kind = 'd1'",
	d1RowsRead: `SELECT ${NUMBER("cloudflare.d1.response.rows_read")} AS n FROM spans`,
	d1RowsWritten: `SELECT ${NUMBER("cloudflare.d1.response.rows_written")} AS n FROM spans`,
	kvReads: "SELECT count(*) AS n FROM spans WHERE name = 'kv_get'",
	kvWrites: "SELECT count(*) AS n FROM spans WHERE name IN ('kv_put', 'kv_delete')",
	r2Reads: "SELECT count(*) AS n FROM spans WHERE name IN ('r2_get', 'r2_head')",
	r2Writes: "SELECT count(*) AS n FROM spans WHERE name IN ('r2_put', 'r2_delete', 'r2_list')",
	queueMessages: "SELECT count(*) AS n FROM spans WHERE name LIKE 'queue_send%'",
};

/** Reads what a server did from the traces in its state folder. The server must be down. */
export function countsIn(state: string): Counts {
	const folder = join(state, "v3", "observability", "miniflare-wobs-trace-store");
	const file = readdirSync(folder).find((name) => /^[0-9a-f]{64}\.sqlite$/.test(name));
	if (!file) {
		throw new Error(
			`The local runtime left no traces in ${folder}. Does this version of wrangler still write them?`,
		);
	}
	const database = new DatabaseSync(join(folder, file));
	try {
		const entries = Object.entries(QUERIES).map(([name, query]) => [
			name,
			Number(database.prepare(query).get()?.n),
		]);
		return Object.fromEntries(entries) as Counts;
	} finally {
		database.close();
	}
}
