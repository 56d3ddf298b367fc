import { queryOptions } from "@tanstack/react-query";
import type { Capabilities } from "#shared/schemas/public/capabilities.ts";
import { request } from "./api.ts";
import { queryKeys } from "./query-keys.ts";

/** Who answers here. It changes only with a deploy. */
export const capabilitiesQuery = queryOptions({
	queryKey: queryKeys.capabilities,
	queryFn: ({ signal }) => request<Capabilities>("/api/capabilities", { signal }),
});
