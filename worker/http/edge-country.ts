import type { Context } from "hono";

/** The country the edge sees the request come from; null where it can't tell (Tor, a local run). */
export function edgeCountry(c: Context): string | null {
	const country = (c.req.raw.cf as { country?: unknown } | undefined)?.country;
	return typeof country === "string" && /^[A-Z]{2}$/.test(country) && country !== "XX" ? country : null;
}
