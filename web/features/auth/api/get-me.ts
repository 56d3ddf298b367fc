import { queryOptions } from "@tanstack/react-query";
import type { User } from "#shared/schemas/users.ts";
import { requestOrNull } from "#web/lib/api.ts";
import { queryKeys } from "#web/lib/query-keys.ts";

/** Who is here: a person, or null. Never taken from a cache, because everything else hangs on it. */
export function meQuery() {
	return queryOptions({
		queryKey: queryKeys.me,
		queryFn: ({ signal }) => requestOrNull<User>("/api/auth/me", { signal }),
		staleTime: 0,
		gcTime: 0,
		retry: 1,
		retryDelay: 400,
		refetchOnWindowFocus: true,
		refetchOnMount: true,
	});
}
