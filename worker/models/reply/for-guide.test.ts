import { describe, expect, it } from "vitest";
import type { GuideNote } from "#shared/schemas/exercises.ts";
import { request } from "../test-request.ts";
import type { ChatTurn, ReplyEnd, ReplyRequest } from "../text-model.ts";
import { createTextModel } from "../wiring/create-text-model.ts";

/** The answer of a chain with two keys, whose providers fail: the guide stands in where one was asked. */
async function answered(fields: Partial<ReplyRequest>): Promise<ReplyEnd> {
	const compose = () => {
		throw new Error("a provider was asked");
	};
	const settings = { ANTHROPIC_API_KEY: "a", OPENAI_API_KEY: "o", BUILTIN_COACH_PACE_MS: 0 };
	const model = createTextModel({ settings, compose, onFailure: () => undefined });
	const reply = model.reply({ ...request(["hello"]), ...fields }, new AbortController().signal);
	for (;;) {
		const { done, value } = await reply.next();
		if (done) {
			return value;
		}
	}
}

const note = (fields: Partial<GuideNote>): GuideNote => ({
	act: "topic",
	templates: [],
	asked: null,
	offered: [],
	...fields,
});
const talk = (last: Partial<ChatTurn>, said: string): ChatTurn[] => [
	{ role: "assistant", content: "Here.", ...last },
	{ role: "user", content: said },
];
const BREATH = { label: "Steady breath, 2 min", exerciseId: "steady-breath" };

describe("with models connected, the guide answers by itself", () => {
	// spec: P.52
	it("a press on the button with which a model offered an exercise, and starts it", async () => {
		const { provider, metadata } = await answered({ turns: talk({ choices: [BREATH] }, BREATH.label) });
		expect(provider).toBe("builtin");
		expect(metadata?.standsIn).toBeUndefined();
		expect(metadata?.guide?.starts).toBe("steady-breath");
	});

	it("that press in a risk state, too", async () => {
		const turns = talk({ choices: [BREATH] }, BREATH.label);
		expect((await answered({ turns, risk: "thoughts" })).provider).toBe("builtin");
	});

	it("a press on a button of its own reply", async () => {
		const last = { choices: [{ label: "Menu" }], note: note({ offered: ["menu"] }) };
		expect((await answered({ turns: talk(last, "Menu") })).metadata?.guide?.act).toBe("pick");
	});

	// spec: P.52
	it("what is said while an exercise is open", async () => {
		const run = { exerciseId: "steady-breath", number: 1 };
		const end = await answered({ run, turns: talk({}, "it is raining on the tent") });
		expect(end.provider).toBe("builtin");
	});

	// spec: P.52
	it("what is written on a page", async () => {
		const end = await answered({
			turns: talk({ note: note({ asked: "page" }) }, "it is raining on the tent"),
		});
		expect(end.metadata?.isKept).toBe(true);
	});
});

describe("with models connected, a model answers", () => {
	it.each<[string, Partial<ReplyRequest>]>([
		["what is typed instead of a button", { turns: talk({ choices: [BREATH] }, "no, not breathing") }],
		[
			"what follows a page that the guide opened in a model's place",
			{
				turns: talk(
					{ note: note({ asked: "page" }), standsIn: { provider: "claude", why: "away" } },
					"it rained again",
				),
			},
		],
		["a button of a model that starts nothing", { turns: talk({ choices: [{ label: "Yes" }] }, "Yes") }],
		[
			"words of danger while an exercise is open",
			{ run: { exerciseId: "one-small-step", number: 1 }, risk: "thoughts", turns: talk({}, "hello") },
		],
	])("%s", async (_, fields) => {
		expect((await answered(fields)).metadata?.standsIn).toEqual({ provider: "claude", why: "away" });
	});
});
