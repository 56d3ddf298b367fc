import { and, eq, gt, isNull, lte } from "drizzle-orm";
import { takeaways } from "../../db/tables/takeaways.table.ts";
import type { Deps } from "../../deps.ts";

/** Whether something that the person keeps has become due since then, and the guide hasn't asked about it yet. */
export async function isSomethingDue({ db, now }: Deps, userId: string, since: Date): Promise<boolean> {
	const rows = await db
		.select({ id: takeaways.id })
		.from(takeaways)
		.where(
			and(
				eq(takeaways.userId, userId),
				gt(takeaways.dueAt, since),
				lte(takeaways.dueAt, now()),
				isNull(takeaways.askedAt),
			),
		)
		.limit(1);
	return rows.length > 0;
}
