import { fetchOnceLimited } from "../failover/fetch-once-limited.ts";
import type { Claude } from "./sdk.ts";

export type ClaudeSettings = {
	apiKey: string;
	/** Any server that speaks the same API; null for Anthropic's own. */
	baseUrl: string | null;
	model: string;
	/** The SDK's automatic retries. */
	retries: number;
};

/** The official SDK's client. The SDK is loaded here and nowhere else: who has no key never loads it. */
export async function loadClaude({ apiKey, baseUrl, retries }: ClaudeSettings): Promise<Claude> {
	const { Claude } = await import("./sdk.ts");
	return new Claude({
		apiKey,
		baseURL: baseUrl,
		maxRetries: retries,
		fetch: fetchOnceLimited,
		logLevel: "off",
	});
}
