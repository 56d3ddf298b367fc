import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import { ApiError } from "./api-error.ts";
import { queryKeys } from "./query-keys.ts";

/**
 * Makes the query client. It never refetches by time or focus, because the live socket reports changes. Offline, a
 * request fails at once; by default it would be paused, and sent at some later time.
 */
export function createQueryClient(): QueryClient {
	const client = new QueryClient({
		queryCache: new QueryCache({ onError: askAgainWhoIsHere }),
		mutationCache: new MutationCache({ onError: askAgainWhoIsHere }),
		defaultOptions: {
			queries: {
				staleTime: Number.POSITIVE_INFINITY,
				retry: false,
				refetchOnWindowFocus: false,
				networkMode: "always",
				// Failed queries refetch when the network is back; the network mode wouldn't.
				refetchOnReconnect: true,
			},
			mutations: { retry: false, networkMode: "always" },
		},
	});
	/** A session that ended elsewhere first shows as a refused request, so recheck `me` for the guards. */
	function askAgainWhoIsHere(error: Error): void {
		if (error instanceof ApiError && error.code === "not_signed_in") {
			void client.invalidateQueries({ queryKey: queryKeys.me });
		}
	}
	return client;
}
