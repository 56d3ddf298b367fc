import { LLMock } from "@copilotkit/aimock";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createProviderCooldowns } from "#worker/models/failover/provider-cooldowns.ts";
import { createHedgedData } from "#worker/models/hedged/hedged-data.ts";
import { createWiredTaskProvider } from "#worker/models/wiring/create-wired-task-provider.ts";
import { checkSettings } from "#worker/settings.ts";
import { createCoach } from "./coach.ts";
import { judgeTalk } from "./judge.ts";
import { type Persona, personaNames, personaSchema, readPersona } from "./persona.ts";
import { playTalk, type SpokenLine } from "./play.ts";

const mock = new LLMock({ port: 0, logLevel: "silent" });
let url = "";

const PERSONA: Persona = {
	name: "Ines",
	brief: "A test.",
	mode: "deep",
	style: "balanced-support",
	goal: "wellness",
	personalityType: null,
	ratings: { physiological: 2, safety: 3, love: 4, esteem: 3, actualization: 3 },
	overallMood: 2,
	desiredMood: "calm",
	lines: ["hello", "I slept badly", "yes", "no idea", "what helps?", "maybe", "thanks", "bye"],
};

const MARKS = {
	listening: 4,
	usefulness: 3,
	memory: 3,
	manner: 4,
	honesty: 5,
	misses: [{ reply: 2, why: "asks two things" }],
	summary: "Listens well. Forgets names.",
};

beforeAll(async () => {
	mock
		.on({ systemMessage: "You judge how well a coach" }, { content: JSON.stringify(MARKS) })
		.on({ model: /^claude/ }, { content: "Claude answers." })
		.on({ model: /^gemma/ }, { content: "The local model answers." });
	url = await mock.start();
});

afterAll(() => mock.stop());

const settings = (more: object = {}) => checkSettings({ APP_URL: "http://localhost:8787", ...more });
const claude = () => settings({ ANTHROPIC_API_KEY: "key", ANTHROPIC_BASE_URL: url });

describe("a talk with an invented person", () => {
	it("says every line to the coach, with all that was said before", async () => {
		const heard: SpokenLine[] = [];
		const lines = await playTalk(PERSONA, createCoach("claude", claude()), (line) => heard.push(line));
		expect(lines).toEqual(heard);
		expect(lines.filter(({ role }) => role === "user").map(({ content }) => content)).toEqual(PERSONA.lines);
		expect(lines.at(-1)).toEqual({ role: "assistant", content: "Claude answers." });
		const sent = JSON.stringify(mock.getRequests().at(-1)?.body);
		expect(sent).toContain("I slept badly");
		expect(sent).toContain("Ines");
	});

	it("is played with the guide and with a local model in the same way", async () => {
		const guide = await playTalk(PERSONA, createCoach("guide", settings()), () => undefined);
		expect(guide).toHaveLength(PERSONA.lines.length * 2);
		expect(guide.every(({ content }) => content.trim() !== "")).toBe(true);
		const local = settings({ LOCAL_MODEL_URL: `${url}/v1`, LOCAL_MODEL: "gemma3:4b" });
		const lines = await playTalk(PERSONA, createCoach("local", local), () => undefined);
		expect(lines[1]?.content).toBe("The local model answers.");
	});

	it("says what is missing", () => {
		expect(() => createCoach("openai", settings())).toThrow(/Set OPENAI_API_KEY/);
		expect(() => createCoach("local", settings())).toThrow(/Start Ollama/);
	});

	it("is marked by a model that does not know who coached", async () => {
		const judge = createHedgedData({
			providers: [createWiredTaskProvider("claude", claude(), 0)],
			cooldowns: createProviderCooldowns(Date.now),
			timings: { hedgeMs: 5_000, giveUpMs: 5_000 },
			onFailure: () => undefined,
		});
		const lines = [
			{ role: "user" as const, content: "hello" },
			{ role: "assistant" as const, content: "Hi." },
		];
		const marks = await judgeTalk({ persona: "p", provider: "guide", brief: "A test.", lines }, judge);
		expect(marks).toEqual(MARKS);
		expect(JSON.stringify(mock.getRequests().at(-1)?.body)).not.toContain("guide");
	});
});

describe("the personas", () => {
	it("are six people whose lines fit the shape", async () => {
		const names = await personaNames();
		expect(names.length).toBeGreaterThanOrEqual(6);
		for (const name of names) {
			expect(personaSchema.safeParse(await readPersona(name)).success, name).toBe(true);
		}
		await expect(readPersona("nobody")).rejects.toThrow(/No persona is called "nobody"/);
	});
});
