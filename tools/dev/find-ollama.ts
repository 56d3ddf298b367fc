import * as z from "zod/mini";

/** A model that Ollama serves, and the address of its OpenAI-compatible API. */
export type LocalModel = { url: string; model: string };

/** What the search found. `wanted` is what OLLAMA_MODEL asks for, when Ollama doesn't have it. */
export type OllamaFound = { local: LocalModel | null; wanted?: string };

/** Timeout in ms. Ollama answers from memory, and a machine without it refuses at once. */
const PATIENCE_MS = 300;

const DEFAULT_PORT = "11434";
/** Addresses to listen on, and those to call instead. */
const CALLABLE: Record<string, string> = { "0.0.0.0": "127.0.0.1", "[::]": "[::1]" };

const tagsSchema = z.object({
	models: z.array(
		z.object({
			name: z.string(),
			remote_host: z.optional(z.string()),
			remote_model: z.optional(z.string()),
			capabilities: z.optional(z.array(z.string())),
			details: z.optional(z.object({ family: z.optional(z.string()) })),
		}),
	),
});

type Listed = z.infer<typeof tagsSchema>["models"][number];

/**
 * The model that Ollama has on this machine, or null: OLLAMA_MODEL names one, else the newest that can talk is taken. Embedding
 * models and those that run in Ollama's cloud are passed over. OLLAMA_HOST names another address. Never throws, and gives up
 * after 300 ms.
 */
export async function findOllama(env: Record<string, string | undefined>): Promise<OllamaFound> {
	const wanted = env.OLLAMA_MODEL?.trim() || undefined;
	const address = addressOf(env.OLLAMA_HOST?.trim() || "127.0.0.1");
	if (wanted === "none" || !address) {
		return { local: null };
	}
	const names = (await listed(address)).filter(canTalk).map(({ name }) => name);
	const model = wanted ? names.find((name) => name === wanted || name === `${wanted}:latest`) : names[0];
	if (!model) {
		return { local: null, ...(wanted ? { wanted } : {}) };
	}
	return { local: { url: `${address}/v1`, model } };
}

/**
 * Returns the origin to ask, from Ollama's own forms ("127.0.0.1:11434", ":11434", "http://host"). Null for any
 * other.
 */
export function addressOf(host: string): string | null {
	const hasScheme = /^https?:\/\//.test(host);
	const text = hasScheme ? host : `http://${host.startsWith(":") ? `127.0.0.1${host}` : host}`;
	if (!URL.canParse(text)) {
		return null;
	}
	const { protocol, hostname, port } = new URL(text);
	const named = CALLABLE[hostname] ?? hostname;
	const asked = port || (hasScheme ? "" : DEFAULT_PORT);
	return `${protocol}//${named}${asked === "" ? "" : `:${asked}`}`;
}

async function listed(address: string): Promise<Listed[]> {
	try {
		const answer = await fetch(`${address}/api/tags`, { signal: AbortSignal.timeout(PATIENCE_MS) });
		return tagsSchema.parse(await answer.json()).models;
	} catch {
		return [];
	}
}

function canTalk({ name, remote_host, remote_model, capabilities, details }: Listed): boolean {
	const isRemote = remote_host !== undefined || remote_model !== undefined || /[:-]cloud$/.test(name);
	const isEmbedding = /bert/.test(details?.family ?? "") || /embed|minilm|\bbge\b/.test(name);
	return !isRemote && !isEmbedding && (capabilities?.includes("completion") ?? true);
}
