import { queryOptions } from "@tanstack/react-query";
import type { Assessment } from "#shared/schemas/assessments.ts";
import { request } from "#web/lib/api.ts";
import { queryKeys } from "#web/lib/query-keys.ts";

/** The person's assessments, newest first. */
export function assessmentsQuery(userId: string) {
	return queryOptions({
		queryKey: queryKeys.assessments(userId),
		queryFn: ({ signal }) => request<Assessment[]>(`/api/assessments/${userId}`, { signal }),
	});
}
