import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { ProgressRange } from "#shared/schemas/profile.ts";
import { request } from "#web/lib/api/api.ts";
import { queryKeys } from "#web/lib/api/query-keys.ts";

/** Needs and mood by day, oldest first. Keeps the old data while another range loads. */
export function progressQuery(userId: string, range: ProgressRange) {
	return queryOptions({
		queryKey: [...queryKeys.progress(userId), range],
		queryFn: ({ signal }) =>
			request("GET /api/progress/:userId", { params: { userId }, query: { range }, signal }),
		placeholderData: keepPreviousData,
	});
}
