import { fillPlaceholders } from "drizzle-orm";
import type { BatchItem, BatchResponse } from "drizzle-orm/batch";
import type { Database } from "./client.ts";

type Query = BatchItem<"sqlite"> & { prepare: () => Prepared };
type Prepared = {
	getQuery: () => { sql: string; params: unknown[] };
	mapResult: (result: unknown, isFromBatch: boolean) => unknown;
};

/**
 * Prepares queries that are often asked together, and returns a function that asks them in one round trip, with values for
 * their placeholders. Drizzle's own batch builds the SQL of each again, every time.
 */
export function prepareBatch<Queries extends readonly [Query, ...Query[]]>(db: Database, queries: Queries) {
	const prepared = queries.map((query) => query.prepare());
	return async (values: Record<string, unknown>): Promise<BatchResponse<Queries>> => {
		const statements = prepared.map((query) => {
			const { sql, params } = query.getQuery();
			return db.$client.prepare(sql).bind(...fillPlaceholders(params, values));
		});
		const results = await db.$client.batch(statements);
		return results.map((result, index) => prepared[index]?.mapResult(result, true)) as BatchResponse<Queries>;
	};
}
