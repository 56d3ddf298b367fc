import type { Endpoint } from "../endpoints/endpoint.ts";
import { type Call, ENDPOINTS } from "../endpoints.ts";

export type CallRow = Endpoint & { key: Call; method: string; path: string };

/** Every call of the API, and the link that ends emails. */
export const CALLS: readonly CallRow[] = Object.entries(ENDPOINTS).map(([key, endpoint]) => {
	const [method = "", path = ""] = key.split(" ");
	return { ...endpoint, key: key as Call, method, path };
});

/** The call that a request is: of two paths that fit, the one with fewer parameters. */
export function findCall(method: string, pathname: string): CallRow | undefined {
	// The router takes a path with a slash at its end too.
	const parts = pathname.replace(/\/$/, "").split("/");
	return CALLS.filter((call) => call.method === method && fits(call.path.split("/"), parts)).sort(
		(a, b) => parametersOf(a.path) - parametersOf(b.path),
	)[0];
}

function fits(pattern: string[], parts: string[]): boolean {
	return (
		pattern.length === parts.length &&
		pattern.every((part, index) => (part.startsWith(":") ? parts[index] !== "" : part === parts[index]))
	);
}

function parametersOf(path: string): number {
	return path.split(":").length;
}
