import { describe, expect, it } from "vitest";
import { CLAUDE_DEFAULT_MODEL, CLAUDE_TASK_MODEL, claudeBody } from "./claude/claude.ts";
import { OPENAI_DEFAULT_MODEL, openAiBody } from "./openai/openai.ts";
import { SO_FAR } from "./prompt.ts";
import { request } from "./test-request.ts";
import type { ReplyRequest } from "./text-model.ts";

const compose = ({ turns }: ReplyRequest) => ({
	frame: "The frame.",
	person: "The person.",
	turns,
	situation: "The situation.",
});

const CACHED = { cache_control: { type: "ephemeral" } };
const block = (text: string, more = {}) => ({ type: "text", text, ...more });

const rolesOf = ({ messages }: { messages: readonly { role: string }[] }) => messages.map(({ role }) => role);

describe("what is sent to Claude", () => {
	const body = claudeBody(CLAUDE_DEFAULT_MODEL, compose, request(["hi", "Hello.", "what now"]));

	it("has the frame and the person first, each marked for the cache", () => {
		expect(body.system).toEqual([block("The frame.", CACHED), block("The person.", CACHED)]);
	});

	it("marks the person's newest words, and says the situation after them", () => {
		expect(body.messages).toEqual([
			{ role: "user", content: [block("hi")] },
			{ role: "assistant", content: [block("Hello.")] },
			{ role: "user", content: [block("what now", CACHED)] },
			{ role: "system", content: "The situation." },
		]);
	});

	it("says the situation in the person's turn to a model that takes no late system message", () => {
		const sent = claudeBody("claude-haiku-4-5", compose, request(["hi"])).messages;
		expect(sent).toEqual([{ role: "user", content: [block("hi", CACHED), block("The situation.")] }]);
	});

	it("has nothing that a current model refuses: no sampling settings, no words put into its mouth", () => {
		expect(body).not.toHaveProperty("temperature");
		expect(rolesOf(body)).toEqual(["user", "assistant", "user", "system"]);
	});

	it("asks to go on with a reply that has begun, in the person's turn", () => {
		const half = claudeBody(CLAUDE_DEFAULT_MODEL, compose, { ...request(["hi"]), written: "Half a " });
		expect(rolesOf(half)).toEqual(["user", "assistant", "user", "system"]);
		expect(half.messages[0]?.content).toEqual([block("hi", CACHED)]);
		expect(half.messages[1]?.content).toEqual([block("Half a ")]);
		expect(JSON.stringify(half.messages[2])).toContain("cut off");
		const old = claudeBody("claude-haiku-4-5", compose, { ...request(["hi"]), written: "Half a " });
		expect(rolesOf(old)).toEqual(["user", "assistant", "user"]);
		expect(JSON.stringify(old.messages[2])).toContain("The situation.");
	});

	it("keeps what the coach said first, after a turn that says nothing", () => {
		const greeted = request(["What's on your mind?", "hello"]);
		expect(claudeBody(CLAUDE_DEFAULT_MODEL, compose, greeted).messages.slice(0, 2)).toEqual([
			{ role: "user", content: [block(SO_FAR)] },
			{ role: "assistant", content: [block("What's on your mind?")] },
		]);
	});

	it("asks the default models not to think before their first word, and others nothing they may not know", () => {
		expect(body.thinking).toEqual({ type: "between_tools" });
		expect(claudeBody(CLAUDE_TASK_MODEL, compose, request(["hi"])).thinking).toEqual({ type: "disabled" });
		expect(claudeBody("claude-haiku-4-5", compose, request(["hi"]))).not.toHaveProperty("thinking");
	});
});

const closed = (turn: Partial<ReplyRequest>) => ({ ...request(["hi"]), ...turn });

describe("what is sent to Claude and OpenAI", () => {
	it.each([
		["danger is heard", closed({ risk: "wish" })],
		["the newest words may mean danger", request(["I keep my dad's gun next to the bed"])],
		["a call brought a button already", closed({ offered: { label: "Wind down, 5 min" } })],
		["a call brought none", closed({ offered: null })],
	])("lets no tool be called when %s", (_, asked) => {
		// Claude's cache begins with the tools; compatible servers pass over a choice of none.
		expect(claudeBody(CLAUDE_DEFAULT_MODEL, compose, asked)).toMatchObject({
			tools: [{ name: "offer_exercise" }],
			tool_choice: { type: "none" },
		});
		expect(openAiBody(OPENAI_DEFAULT_MODEL, compose, asked)).not.toHaveProperty("tools");
	});

	it("has the one tool otherwise, to be called or not", () => {
		const bodies = [
			claudeBody(CLAUDE_DEFAULT_MODEL, compose, request(["hi"])),
			openAiBody(OPENAI_DEFAULT_MODEL, compose, request(["hi"])),
		];
		for (const body of bodies) {
			expect(body.tools).toHaveLength(1);
			expect(body).not.toHaveProperty("tool_choice");
		}
	});
});

describe("what is sent to OpenAI", () => {
	it("has the frame first, and asks the default model not to think before its first word", () => {
		const body = openAiBody(OPENAI_DEFAULT_MODEL, compose, request(["hi"]));
		expect(body.messages.map(({ role, content }) => [role, content])).toEqual([
			["system", "The frame."],
			["system", "The person."],
			["user", "hi"],
			["system", "The situation."],
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
