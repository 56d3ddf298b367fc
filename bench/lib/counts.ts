import { readdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/** What a server did, as the platform would count and bill it. */
export type Counts = {
	/** Requests to the Worker: pages, calls, upgrades, cron and queue batches. Files of the build are served without it. */
	requests: number;
	/** Calls of objects, upgrades to their sockets, and their alarms. */
	objectCalls: number;
	objectRowsRead: number;
	/** An alarm that is set is billed as one. */
	objectRowsWritten: number;
	/** What objects keep, in KB. */
	objectKilobytes: number;
	/** Each statement of a batch by itself. */
	d1Statements: number;
	d1RowsRead: number;
	d1RowsWritten: number;
	/** What D1 keeps, with its indexes and its words for search, in KB. */
	d1Kilobytes: number;
	kvReads: number;
	kvWrites: number;
	r2Reads: number;
	r2Writes: number;
	queueMessages: number;
	/** Lines of log of our own: the platform's are switched off. */
	logLines: number;
};

/** What is measured in files and not in traces. */
type Kept = "objectKilobytes" | "d1Kilobytes";

const NUMBER = (name: string) => `coalesce(sum(json_extract(attributes, '$."${name}"')), 0)`;

/** Each a query of the local runtime's own traces. */
const QUERIES: Record<Exclude<keyof Counts, Kept>, string> = {
	// One with a parent is what the Worker asks an object for: an upgrade.
	requests:
		"SELECT count(*) AS n FROM spans WHERE (kind = 'http' AND coalesce(parent_id, '') = '') OR (kind = 'scheduled' AND name <> 'alarm')",
	objectCalls:
		"SELECT count(*) AS n FROM spans WHERE kind = 'jsrpc' OR name = 'alarm' OR (kind = 'http' AND coalesce(parent_id, '') <> '')",
	objectRowsRead: `SELECT ${NUMBER("cloudflare.durable_object.response.rows_read")} AS n FROM spans`,
	objectRowsWritten: `SELECT ${NUMBER("cloudflare.durable_object.response.rows_written")} + coalesce(sum(name = 'durable_object_storage_setAlarm'), 0) AS n FROM spans`,
	d1Statements: `SELECT coalesce(sum(coalesce(json_extract(attributes, '$."db.operation.batch.size"'), 1)), 0) AS n FROM spans WHERE kind = 'd1'`,
	d1RowsRead: `SELECT ${NUMBER("cloudflare.d1.response.rows_read")} AS n FROM spans`,
	d1RowsWritten: `SELECT ${NUMBER("cloudflare.d1.response.rows_written")} AS n FROM spans`,
	kvReads: "SELECT count(*) AS n FROM spans WHERE name = 'kv_get'",
	kvWrites: "SELECT count(*) AS n FROM spans WHERE name IN ('kv_put', 'kv_delete')",
	r2Reads: "SELECT count(*) AS n FROM spans WHERE name IN ('r2_get', 'r2_head')",
	r2Writes: "SELECT count(*) AS n FROM spans WHERE name IN ('r2_put', 'r2_delete', 'r2_list')",
	queueMessages: "SELECT count(*) AS n FROM spans WHERE name LIKE 'queue_send%'",
	logLines: "SELECT count(*) AS n FROM logs WHERE message LIKE '[%'",
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
		const counted = Object.fromEntries(entries) as Record<Exclude<keyof Counts, Kept>, number>;
		return {
			...counted,
			objectKilobytes: kilobytesIn(join(state, "v3/do")),
			d1Kilobytes: kilobytesIn(join(state, "v3/d1")),
		};
	} finally {
		database.close();
	}
}

/** What the databases of a folder hold, by their pages in use. */
function kilobytesIn(folder: string): number {
	const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
	const bytes = files
		.filter((file) => /[0-9a-f]{64}\.sqlite$/.test(file))
		.map((file) => {
			const database = new DatabaseSync(join(folder, file));
			const read = (name: string) => Number(database.prepare(`PRAGMA ${name}`).get()?.[name]);
			const size = (read("page_count") - read("freelist_count")) * read("page_size");
			database.close();
			return size;
		});
	return bytes.reduce((sum, size) => sum + size, 0) / 1024;
}
