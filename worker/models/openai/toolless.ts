import type OpenAI from "openai";
import type { OpenAiSettings } from "./client.ts";

export type ChatBody = OpenAI.ChatCompletionCreateParamsStreaming;

/** Servers and models without tools. One list per isolate. */
const known = new Set<string>();

/** Status codes for unknown fields: Ollama and vLLM, OpenRouter, and servers that validate the body. */
const REFUSALS: readonly unknown[] = [400, 404, 422];

/** Keeps a server that knows no tools answering people: it's asked without them, from the first refusal on. */
export type Toolless = {
	/** Sends the body, and again without tools where they may be why it was refused. */
	asked: <Answer>(body: ChatBody, send: (body: ChatBody) => Promise<Answer>) => Promise<Answer>;
	/** From now on this server's model gets none. */
	note: () => void;
};

export function createToolless({ baseUrl, model }: Pick<OpenAiSettings, "baseUrl" | "model">): Toolless {
	const key = `${baseUrl ?? ""} ${model}`;
	return {
		async asked(body, send) {
			const { tools, ...plain } = body;
			if (!tools || known.has(key)) {
				return send(plain);
			}
			try {
				return await send(body);
			} catch (error) {
				if (!isRefusal(error)) {
					throw error;
				}
				const answer = await send(plain);
				// It works without tools, so they were the reason.
				known.add(key);
				return answer;
			}
		},
		note: () => known.add(key),
	};
}

function isRefusal(error: unknown): boolean {
	const { status, code } = (error ?? {}) as { status?: unknown; code?: unknown };
	return REFUSALS.includes(status) && code !== "context_length_exceeded";
}
