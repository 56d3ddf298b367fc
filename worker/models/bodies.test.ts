import { describe, expect, it } from "vitest";
import { CLAUDE_DEFAULT_MODEL, CLAUDE_TASK_MODEL, claudeBody } from "./claude/claude.ts";
import { OPENAI_DEFAULT_MODEL, openAiBody } from "./openai/openai.ts";
import { request } from "./test-request.ts";
import type { ReplyRequest } from "./text-model.ts";

const compose = ({ turns }: ReplyRequest) => ({ frame: "The frame.", situation: "The situation.", turns });

describe("what is sent to Claude", () => {
	const body = claudeBody(CLAUDE_DEFAULT_MODEL, compose, request(["hi", "Hello.", "what now"]));

	it("has the frame first, marked for its cache, and then what is this person's alone", () => {
		expect(body.system).toEqual([
			{ type: "text", text: "The frame.", cache_control: { type: "ephemeral" } },
			{ type: "text", text: "The situation." },
		]);
	});

	it("has nothing that a current model refuses: no sampling settings, no words put into its mouth", () => {
		expect(body).not.toHaveProperty("temperature");
		expect(body.messages.at(-1)?.role).toBe("user");
		const half = { ...request(["hi"]), written: "Half a " };
		expect(claudeBody(CLAUDE_DEFAULT_MODEL, compose, half).messages.at(-1)?.role).toBe("user");
	});

	it("begins with the person, although the coach greets first", () => {
		const greeted = request(["What's on your mind?", "hello"]);
		expect(claudeBody(CLAUDE_DEFAULT_MODEL, compose, greeted).messages).toEqual([
			{ role: "user", content: "hello" },
		]);
	});

	it("asks the default models not to think before their first word, and others nothing they may not know", () => {
		expect(body.thinking).toEqual({ type: "between_tools" });
		expect(claudeBody(CLAUDE_TASK_MODEL, compose, request(["hi"])).thinking).toEqual({ type: "disabled" });
		expect(claudeBody("claude-haiku-4-5", compose, request(["hi"]))).not.toHaveProperty("thinking");
	});
});

describe("what is sent to OpenAI", () => {
	it("has the frame first, and asks the default model not to think before its first word", () => {
		const body = openAiBody(OPENAI_DEFAULT_MODEL, compose, request(["hi"]));
		expect(body.messages.map(({ role, content }) => [role, content])).toEqual([
			["system", "The frame."],
			["system", "The situation."],
			["user", "hi"],
		]);
		expect(body).toMatchObject({ reasoning_effort: "none", stream_options: { include_usage: true } });
		expect(body).not.toHaveProperty("max_tokens");
	});

	it("speaks to a compatible server in the words that all of them know", () => {
		const body = openAiBody("llama3.3", compose, request(["hi"]));
		expect(body).toHaveProperty("max_tokens");
		expect(body).not.toHaveProperty("reasoning_effort");
		expect(body).not.toHaveProperty("max_completion_tokens");
	});
});
