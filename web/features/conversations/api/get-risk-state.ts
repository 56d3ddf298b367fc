import { queryOptions, skipToken } from "@tanstack/react-query";
import { isOwnRisk } from "#shared/safety/risk.ts";
import { request } from "#web/lib/api/api.ts";
import { queryKeys } from "#web/lib/api/query-keys.ts";

/** Whether the person's words showed danger within the last day; asked for only where something hangs on it. */
export function isAtRiskQuery(userId: string, isWanted: boolean) {
	return queryOptions({
		queryKey: queryKeys.riskState(userId),
		queryFn: isWanted ? () => request("GET /api/safety/:userId", { params: { userId } }) : skipToken,
		select: ({ level }) => isOwnRisk(level),
	});
}
