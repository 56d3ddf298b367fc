import { inject } from "vitest";
import { createTextModel } from "../models/create-text-model.ts";
import { createRests } from "../models/rests.ts";
import type { Usage } from "../models/text-model.ts";
import { composePrompt } from "../modules/coaching/compose-prompt.ts";
import { openChat, setDeps } from "./conversation.ts";

/** Long enough for a busy machine to answer in time, and shorter than the silences of the simulator. */
const TIMINGS = { hedgeMs: 600, giveUpMs: 3_000, silenceMs: 1_000 };

/** An open chat whose coach is both providers' SDKs, pointed at the simulator. */
export async function openProviderChat(aimock = inject("aimock")) {
	const chat = await openChat();
	const failures: string[] = [];
	const usages: { userId: string; usage: Usage }[] = [];
	const model = createTextModel({
		settings: {
			ANTHROPIC_API_KEY: "key",
			ANTHROPIC_BASE_URL: aimock,
			OPENAI_API_KEY: "key",
			OPENAI_BASE_URL: `${aimock}/v1`,
		},
		compose: composePrompt,
		onFailure: (error) => failures.push(error.message),
		timings: TIMINGS,
		// One that failed is asked again at once: each test meets every provider anew.
		rests: createRests(() => Number.POSITIVE_INFINITY),
	});
	const recordUsage = async (userId: string, usage: Usage) => {
		usages.push({ userId, usage });
	};
	await setDeps(chat.conversationId, { model, recordUsage });
	return { ...chat, failures, usages };
}
