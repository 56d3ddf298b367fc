import type { LLMock } from "@copilotkit/aimock";

/** A model's call of its tool, as the simulator streams it. */
const call = (input: string) => ({ type: "toolCall" as const, name: "offer_exercise", arguments: input });
const text = (words: string) => ({ type: "text" as const, text: words });

const STEADY_BREATH = call('{"id":"steady-breath","reason":"tense"}');

/** After this many pieces the text is complete and the call isn't. */
const HALF_A_CALL = { claude: 8, gpt: 6 };

/** What each answer costs, as both wires name it. */
const USAGE = { prompt_tokens: 900, completion_tokens: 4, input_tokens: 900, output_tokens: 4 };

/** By this the simulator knows a message again. */
const UUID = /[\da-f]{8}-[\da-f-]{27}/;

/** Lets the simulated models offer exercises, by the person's newest words. Some of them know no tools. */
export function withOffers(mock: LLMock): LLMock {
	// As Ollama answers for this model.
	mock.on(
		{ model: /^gemma/, predicate: ({ tools }) => tools !== undefined },
		{ error: { message: "gemma3:4b does not support tools", type: "api_error" }, status: 400 },
	);
	for (const model of ["claude", "gpt"] as const) {
		mock.on(
			{ model: new RegExp(`^${model}`), userMessage: "half an offer" },
			{ blocks: [text("Shall we?"), STEADY_BREATH] },
			{ truncateAfterChunks: HALF_A_CALL[model], streamingProfile: { ttft: 5, tps: 200 } },
		);
	}
	mock.on({ userMessage: "an unreadable offer" }, { blocks: [text("Shall we?"), call('{"id":"stea')] });
	mock.on({ userMessage: "an unknown offer" }, { blocks: [text("Shall we?"), call('{"id":"yoga"}')] });
	mock.on(
		{ userMessage: "an offer in between" },
		{ blocks: [text("Breathe with me. "), STEADY_BREATH, text("Or tell me more.")] },
	);
	const called = new Set<string>();
	mock.on({ userMessage: "only an offer" }, ({ messages }) => {
		const [id = ""] = UUID.exec(JSON.stringify(messages)) ?? [];
		const isFirst = !called.has(id);
		called.add(id);
		return { ...(isFirst ? { toolCalls: [STEADY_BREATH] } : { content: "Breathe with me." }), usage: USAGE };
	});
	mock.on({ userMessage: "never a word" }, { toolCalls: [STEADY_BREATH] });
	return mock.on({ userMessage: "an offer" }, { blocks: [text("Breathe with me."), STEADY_BREATH] });
}
