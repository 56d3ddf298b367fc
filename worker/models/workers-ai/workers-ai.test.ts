import { describe, expect, it } from "vitest";
import { request } from "../test-request.ts";
import type { ReplyRequest } from "../text-model.ts";
import { createWorkersAi } from "./workers-ai.ts";

const compose = ({ turns }: ReplyRequest) => ({
	frame: "Frame.",
	person: "Person.",
	turns,
	situation: "Situation.",
});

/** The platform's binding, answering with these events. */
function bindingThatSays(events: string[], status = 200) {
	const asked: unknown[] = [];
	const run = async (...args: unknown[]) => {
		asked.push(args);
		return new Response(events.map((event) => `data: ${event}\n\n`).join(""), {
			status,
			headers: { "content-type": "text/event-stream" },
		});
	};
	return { ai: { run } as unknown as Pick<Ai, "run">, asked };
}

async function read(ai: Pick<Ai, "run">) {
	const stream = createWorkersAi(ai, compose).reply(request(["hello"]), new AbortController().signal);
	let text = "";
	for (;;) {
		const next = await stream.next();
		if (next.done) {
			return { text, end: next.value };
		}
		text += next.value.text;
	}
}

describe("Workers AI", () => {
	it("streams a reply and says what it cost", async () => {
		const { ai, asked } = bindingThatSays([
			'{"response":"Hello "}',
			'{"response":"there."}',
			'{"response":"","usage":{"prompt_tokens":30,"completion_tokens":4}}',
			"[DONE]",
		]);
		expect(await read(ai)).toMatchObject({
			text: "Hello there.",
			end: { provider: "workers-ai", isCut: false, usage: { inputTokens: 30, outputTokens: 4 } },
		});
		expect(asked).toMatchObject([
			[
				"@cf/meta/llama-3.3-70b-instruct-fp8-fast",
				{
					messages: [
						{ role: "system", content: "Frame." },
						{ role: "system", content: "Person." },
						{ role: "user", content: "hello" },
						{ role: "system", content: "Situation." },
					],
					stream: true,
				},
				{ returnRawResponse: true },
			],
		]);
	});

	it("fails in our own words when it is refused", async () => {
		const { ai } = bindingThatSays(["no capacity"], 429);
		await expect(read(ai)).rejects.toMatchObject({ provider: "workers-ai", failure: "limited" });
	});
});
