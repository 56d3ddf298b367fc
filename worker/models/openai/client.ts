import type OpenAI from "openai";
import { fetchOnceLimited } from "../failover/fetch-once-limited.ts";

export type OpenAiSettings = {
	apiKey: string;
	/** Any server that speaks the same API; null for OpenAI's own. */
	baseUrl: string | null;
	model: string;
	/** The SDK's automatic retries. */
	retries: number;
};

/** Who speaks this API: OpenAI, or a server on this machine. */
export type OpenAiProvider = "openai" | "local";

/** The official SDK's client. The SDK is loaded here and nowhere else: who has no key never loads it. */
export async function loadOpenAi({
	apiKey,
	baseUrl,
	retries,
}: Omit<OpenAiSettings, "model">): Promise<OpenAI> {
	const { default: Client } = await import("openai");
	return new Client({
		apiKey,
		baseURL: baseUrl,
		maxRetries: retries,
		fetch: fetchOnceLimited,
		logLevel: "off",
	});
}
