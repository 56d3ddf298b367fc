import { queryOptions } from "@tanstack/react-query";
import { request } from "#web/lib/api/api.ts";
import { queryKeys } from "#web/lib/api/query-keys.ts";
import { keepFoundCountry } from "#web/lib/storage/kept-country.ts";

/** The country the edge sees us in, asked once a visit; null where it can't tell. */
export const edgeCountryQuery = queryOptions({
	queryKey: queryKeys.edgeCountry,
	queryFn: async ({ signal }) => {
		const { country } = await request("GET /api/safety/resources", { signal });
		if (country) {
			keepFoundCountry(country);
		}
		return country;
	},
	staleTime: Number.POSITIVE_INFINITY,
});
