import type Anthropic from "@anthropic-ai/sdk";

export type ClaudeSettings = {
	apiKey: string;
	/** Any server that speaks the same API; null for Anthropic's own. */
	baseUrl: string | null;
	model: string;
	/** How often the SDK asks again by itself. */
	retries: number;
};

/** The official SDK's client. The SDK is loaded here and nowhere else: who has no key never loads it. */
export async function loadClaude({ apiKey, baseUrl, retries }: ClaudeSettings): Promise<Anthropic> {
	const { default: Client } = await import("@anthropic-ai/sdk");
	return new Client({ apiKey, baseURL: baseUrl, maxRetries: retries, logLevel: "off" });
}
