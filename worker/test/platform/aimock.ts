import type { Server } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { type ChaosConfig, createServer, LLMock } from "@copilotkit/aimock";
import type { TestProject } from "vitest/node";
import { withOffers } from "../chat/offering.ts";

declare module "vitest" {
	// biome-ignore lint/style/useConsistentTypeDefinitions: a type cannot be merged into vitest's own
	export interface ProvidedContext {
		/** Where the provider simulator listens. It speaks both providers' wire. */
		aimock: string;
		/** Another one that fails about three requests in ten, in every way it knows. */
		chaoticAimock: string;
		/** How many turns the chaos test plays. */
		chaosTurns: number;
		/** How often each route is tried with hostile input. */
		fuzzRuns: number;
		/** How many sequences of what people, coaches and crashes do to a conversation are tried. */
		sequenceRuns: number;
	}
}

/** How long the simulator stays silent when a test asks for it, in ms. Tests wait far less. */
const SILENCE_MS = 4_000;

/** A short version runs in `npm test`; `npm run chaos` plays all of it. */
const CHAOS_TURNS = 40;

/** The same: `.ci/run` tries twice as many, `npm run fuzz` 200. */
const FUZZ_RUNS = 4;

/** The same: `.ci/run` tries 300, `npm run sequences` 10,000. */
const SEQUENCE_RUNS = 100;

const CHAOS = { dropRate: 0.07, malformedRate: 0.07, rateLimitRate: 0.07, disconnectRate: 0.07 };

/** How often the chaotic simulator stays silent for too long. */
const SILENT_SHARE = 0.05;

const servers: Server[] = [];

/** Starts servers that speak both providers' wire, for tests that talk to them through the real SDKs. */
export async function setup(project: TestProject): Promise<void> {
	project.provide("aimock", await listen(scripted()));
	project.provide("chaoticAimock", await listen(withSilences(new LLMock()), CHAOS));
	project.provide("chaosTurns", Number(process.env.CHAOS_TURNS ?? CHAOS_TURNS));
	project.provide("fuzzRuns", Number(process.env.FUZZ_RUNS ?? FUZZ_RUNS));
	project.provide("sequenceRuns", Number(process.env.SEQUENCE_RUNS ?? SEQUENCE_RUNS));
}

export function teardown(): void {
	for (const server of servers) {
		// The runtime keeps its connections open; the server would wait for them.
		server.closeAllConnections();
		server.close();
	}
}

async function listen(mock: LLMock, chaos: ChaosConfig = {}): Promise<string> {
	const { server, url } = await createServer([...answering(mock).getFixtures()], {
		port: 0,
		chunkSize: 6,
		logLevel: "silent",
		journalMaxEntries: 0,
		chaos,
	});
	servers.push(server);
	return url;
}

function withSilences(mock: LLMock): LLMock {
	const predicate = () => Math.random() < SILENT_SHARE;
	return mock.on({ predicate }, { content: "Too late." }, { streamingProfile: { ttft: SILENCE_MS } });
}

/** Everything that nothing else is said to. */
function answering(mock: LLMock): LLMock {
	return mock
		.on(
			{ model: /^gpt/ },
			{ content: "OpenAI answers.", usage: { prompt_tokens: 900, completion_tokens: 4 } },
		)
		.on({ model: /^(?:gemma|qwen)/ }, { content: "The model of this machine answers." })
		.on({ model: /^claude/ }, { content: "Claude answers.", usage: { input_tokens: 800, output_tokens: 3 } });
}

/** Every question for data says so. */
const forData = { systemMessage: /one JSON object|Name a conversation/ };

/** What it answers to questions for data, by words of the task. */
const DATA_ANSWERS: Record<string, unknown> = {
	"Name a conversation": { title: "Nights and work" },
	"what should stand beside that reply": {
		suggestedActions: ["Put the phone in another room tonight."],
		nextSteps: ["Call Karin about the weekend.", "Write down what you would say."],
		motivationalBoost: "You said it out loud, and that counts.",
		strengthPrompt: "You kept your calm on the ward, you told me.",
		followUpQuestion: "What helped you keep it?",
		helpfulQuestions: ["What would a good Thursday look like?"],
	},
	"running summary": { summary: "They work nights and want more calm." },
	"a coach's memory": {
		facts: [
			{ fact: "You work nights on a ward.", from: 0 },
			{ fact: "You live at 1 Elm Street, call 555 123 4567.".slice(0, 15), from: 99 },
		],
		insight: {
			title: "Nights come first",
			content: "Sleep comes up whenever work does. It may be the same thing twice.",
			category: "physiological",
			confidence: 1,
		},
	},
	"coaching card": {
		message: "A quiet start. What would help?",
		suggestions: ["Sit down for a minute.", "Write one line."],
	},
	"one line for this person's day": { line: "Slow is a speed too." },
	progressSummary: { progressSummary: "You've looked at your nights here, and found where they begin." },
	"You read for safety": { level: "none" },
	"rated their five needs": { analysis: "Rest asks to come first; the people around you carry a lot." },
};

/** What it says aloud: the tag that an MP3 begins with, and a breath. */
const SPOKEN = Buffer.from(`ID3${"\0".repeat(200)}`).toString("base64");

/** What it paints: the first bytes of a WebP. */
const PAINTED = btoa("RIFF\x04\0\0\0WEBPVP8 ");

/** What it answers, by the person's newest words. */
function scripted(): LLMock {
	const mock = new LLMock();
	const openai = { model: /^gpt/ };
	const claude = { model: /^claude/ };
	const broken = { error: { message: "scripted failure", type: "server_error" }, status: 500 };
	const pace = { streamingProfile: { ttft: 5, tps: 200 } };
	const said = (data: unknown) => ({ content: JSON.stringify(data) });
	mock.onSpeech(/cannot be said/, broken as never);
	mock.onSpeech(/./, { audio: SPOKEN, format: "mp3" });
	mock.onImage(/against the rules/, {
		error: {
			message: "rejected by the safety system",
			code: "moderation_blocked",
			type: "image_generation_user_error",
		},
		status: 400,
	} as never);
	mock.onImage(/no picture/, { image: { b64Json: btoa("<html>") } });
	mock.onImage(/cannot be painted/, broken as never);
	mock.onImage(/./, { image: { b64Json: PAINTED } });
	mock.onTranscription({ transcription: { text: " I slept badly. " } });
	const secondLook = { systemMessage: "You read for safety" };
	mock.on({ ...claude, ...secondLook, userMessage: "claude is slow" }, async () => {
		await wait(SILENCE_MS);
		return said({ level: "none" });
	});
	mock.on({ userMessage: "malformed answer", ...forData }, { content: '{"half of it": ' });
	mock.on({ userMessage: "silent for data", ...forData }, async () => {
		await wait(SILENCE_MS);
		return said({});
	});
	mock.on({ ...claude, userMessage: "claude is down" }, broken);
	mock.on({ userMessage: "everybody is down" }, broken);
	let downLeft = 2;
	mock.on({ userMessage: "down once" }, () => {
		downLeft -= 1;
		return downLeft >= 0 ? broken : { content: "Claude answers." };
	});
	mock.on({ ...secondLook, userMessage: "does not matter any more" }, said({ level: "wish" }));
	mock.on({ userMessage: "too many" }, { error: { message: "slow down" }, status: 429, retryAfter: 7 });
	mock.on(
		{ userMessage: "more than fits" },
		{ error: { message: "prompt is too long: 208656 tokens > 200000 maximum" }, status: 400 },
	);
	mock.on(
		{ userMessage: "stopped by a filter" },
		{ error: { message: "Output blocked by content filtering policy" }, status: 400 },
	);
	mock.on({ userMessage: "wrong key" }, { error: { message: "invalid key sk-secret" }, status: 401 });
	mock.on(
		{ ...claude, userMessage: "claude is slow" },
		{ content: "Late words." },
		{ streamingProfile: { ttft: SILENCE_MS } },
	);
	mock.on(
		{ userMessage: "hang up" },
		{ content: "These words break off before the end." },
		{ truncateAfterChunks: 6, ...pace },
	);
	mock.on(
		{ userMessage: "falls silent" },
		{ content: "Words and then nothing more comes." },
		{
			recordedTimings: {
				ttftMs: 1,
				interChunkDelaysMs: [1, 1, SILENCE_MS, 1, 1, 1, 1, 1, 1, 1, 1],
				totalDurationMs: SILENCE_MS,
			},
		},
	);
	mock.on({ userMessage: "too long" }, { content: "As far as it goes", finishReason: "length" });
	mock.on({ ...openai, userMessage: "will not" }, { content: "I", finishReason: "content_filter" });
	mock.on({ ...claude, userMessage: "will not" }, { content: "I", finishReason: "refusal" });
	for (const [systemMessage, data] of Object.entries(DATA_ANSWERS)) {
		mock.on({ systemMessage }, said(data));
	}
	return withOffers(mock);
}
