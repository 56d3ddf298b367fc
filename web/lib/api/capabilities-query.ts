import { queryOptions } from "@tanstack/react-query";
import { request } from "./api.ts";
import { queryKeys } from "./query-keys.ts";

/** Who answers here. It changes only with a deploy. */
export const capabilitiesQuery = queryOptions({
	queryKey: queryKeys.capabilities,
	queryFn: ({ signal }) => request("GET /api/capabilities", { signal }),
});
