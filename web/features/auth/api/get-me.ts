import { queryOptions } from "@tanstack/react-query";
import type { User } from "#shared/schemas/users.ts";
import { requestOrNull } from "#web/lib/api/api.ts";
import { queryKeys } from "#web/lib/api/query-keys.ts";
import { isKnownVisitor, isMarkedVisitor } from "#web/lib/known-visitor.ts";

/** A network that answers no sooner is none. In ms. */
const PATIENCE_MS = 5000;

/** So long an answer is new enough to begin with, in ms. */
const NEW_MS = 5_000;

/** While it cannot be found out it is asked again, in ms. */
const ASKED_AGAIN_MS = 10_000;

/** Who is here: a person, or null. Never taken from a cache, because everything else hangs on it. */
export function meQuery() {
	return queryOptions({
		queryKey: queryKeys.me,
		queryFn: ({ signal }) =>
			isKnownVisitor()
				? null
				: requestOrNull<User>("/api/auth/me", {
						signal: AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]),
					}),
		// From the first moment on: nothing is shown that would have to go again.
		initialData: () => (isMarkedVisitor() ? null : undefined),
		staleTime: 0,
		gcTime: 0,
		retry: (failures, error) => failures < 1 && error.name !== "TimeoutError",
		retryDelay: 400,
		refetchOnWindowFocus: true,
		// What was asked for before the app was drawn (web/app/session/first-answers.ts) is new enough for it.
		refetchOnMount: ({ state }) => !state.data || Date.now() - state.dataUpdatedAt > NEW_MS,
		refetchInterval: ({ state }) => (state.status === "error" ? ASKED_AGAIN_MS : false),
	});
}
