import { queryOptions } from "@tanstack/react-query";
import { requestOrNull } from "#web/lib/api/api.ts";
import { queryKeys } from "#web/lib/api/query-keys.ts";
import { isKnownVisitor, isMarkedVisitor } from "#web/lib/known-visitor.ts";

/** After this timeout, in ms, treat the app as offline. */
const PATIENCE_MS = 5000;

/** An answer this recent is fresh enough at start, in ms. */
const NEW_MS = 5_000;

/** Retry interval after a failure, in ms. */
const ASKED_AGAIN_MS = 10_000;

/** Who is here: a person, or null. Never taken from a cache, because everything else hangs on it. */
export function meQuery() {
	return queryOptions({
		queryKey: queryKeys.me,
		queryFn: ({ signal }) =>
			isKnownVisitor()
				? null
				: requestOrNull("GET /api/auth/me", {
						signal: AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]),
					}),
		// Known before the first render, so nothing has to be taken back.
		initialData: () => (isMarkedVisitor() ? null : undefined),
		staleTime: 0,
		gcTime: 0,
		retry: (failures, error) => failures < 1 && error.name !== "TimeoutError",
		retryDelay: 400,
		refetchOnWindowFocus: true,
		// Reuses the request from before the app was rendered (web/app/session/first-answers.ts).
		refetchOnMount: ({ state }) => !state.data || Date.now() - state.dataUpdatedAt > NEW_MS,
		refetchInterval: ({ state }) => (state.status === "error" ? ASKED_AGAIN_MS : false),
	});
}
