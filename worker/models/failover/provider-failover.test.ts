import { describe, expect, it } from "vitest";
import { type AiProvider, COMPANIES, type Company } from "#shared/ai-providers.ts";
import { ModelError, type ModelFailure } from "../model-error.ts";
import { request } from "../test-request.ts";
import type { TextModel } from "../text-model.ts";
import { createProviderCooldowns } from "./provider-cooldowns.ts";
import { createFailoverModel } from "./provider-failover.ts";

type Act = string | number | ModelFailure | "end";

const FAILURES: readonly string[] = ["refused", "misconfigured", "limited", "tooLong", "silent", "broken"];

/** A model that plays its acts: says a text, waits so many ms, or fails. */
function model(provider: AiProvider, ...acts: Act[]): TextModel & { asked: number; wasLetGo: boolean } {
	const self = {
		provider,
		asked: 0,
		wasLetGo: false,
		async *reply(_: unknown, signal: AbortSignal) {
			self.asked += 1;
			signal.addEventListener("abort", () => {
				self.wasLetGo = true;
			});
			for (const act of acts) {
				signal.throwIfAborted();
				if (typeof act === "number") {
					await new Promise((resolve) => setTimeout(resolve, act));
				} else if (FAILURES.includes(act)) {
					throw new ModelError(provider, act as ModelFailure, act === "limited" ? 60_000 : null);
				} else {
					yield { provider, text: act };
				}
			}
			return { provider, isCut: false, usage: null };
		},
	};
	return self;
}

const TIMINGS = { hedgeMs: 30, giveUpMs: 120, localGiveUpMs: 400, silenceMs: 60, dataMs: 1_000 };

function chainOf(...models: TextModel[]) {
	const clock = { now: 0 };
	const failures: string[] = [];
	const guide = model("builtin", "The guide.");
	const chain = createFailoverModel({
		order: () => models,
		guide,
		first: "claude",
		cooldowns: createProviderCooldowns(() => clock.now),
		timings: TIMINGS,
		onFailure: (error) => failures.push(error.message),
	});
	return { chain, clock, failures, guide };
}

type Asking = { signal?: AbortSignal; written?: string; consentedTo?: readonly Company[]; said?: string };

async function ask(
	chain: TextModel,
	{
		signal = new AbortController().signal,
		written = "",
		consentedTo = COMPANIES,
		said = "hello",
	}: Asking = {},
) {
	const heard: string[] = [];
	try {
		const stream = chain.reply({ ...request([said]), written, consentedTo }, signal);
		for (;;) {
			const next = await stream.next();
			if (next.done) {
				const { metadata } = next.value;
				return { said: heard, error: null, ...(metadata ? { metadata } : {}) };
			}
			heard.push(`${next.value.provider}: ${next.value.text}`);
		}
	} catch (error) {
		return { said: heard, error };
	}
}

describe("a chain of coaches", () => {
	it("is answered by the first, and asks nobody else", async () => {
		const [one, two] = [model("claude", "Hello ", "there."), model("openai", "Hi.")];
		expect((await ask(chainOf(one, two).chain)).said).toEqual(["claude: Hello ", "claude: there."]);
		expect(two.asked).toBe(0);
	});

	it.each(["broken", "limited", "misconfigured", "refused"] as const)(
		"goes on to the next when the first is %s before its first word",
		async (failure) => {
			const { chain, failures } = chainOf(model("claude", failure), model("openai", "Hi."));
			expect(await ask(chain)).toEqual({ said: ["openai: Hi."], error: null });
			expect(failures).toEqual([`claude: ${failure}`]);
		},
	);

	it("asks the next beside one that stays silent, and keeps the first to speak", async () => {
		const [slow, quick] = [model("claude", 80, "Late."), model("openai", "Hi.")];
		expect((await ask(chainOf(slow, quick).chain)).said).toEqual(["openai: Hi."]);
		expect(slow.wasLetGo).toBe(true);
	});

	it("keeps the slow first when it speaks before the next does", async () => {
		const [slow, slower] = [model("claude", 50, "Late."), model("openai", 100, "Later.")];
		expect((await ask(chainOf(slow, slower).chain)).said).toEqual(["claude: Late."]);
		expect(slower.asked).toBe(1);
		expect(slower.wasLetGo).toBe(true);
	});

	it("gives up one that never speaks, and the guide stands in", async () => {
		const { chain, failures } = chainOf(model("claude", 5_000, "Never."));
		expect(await ask(chain)).toMatchObject({
			said: ["builtin: The guide."],
			metadata: { standsIn: { provider: "claude", why: "away" } },
		});
		expect(failures).toEqual(["claude: silent"]);
	});

	it("waits longer for a model on this machine", async () => {
		const { chain } = chainOf(model("local", 200, "Slow."));
		expect((await ask(chain)).said).toEqual(["local: Slow."]);
	});

	it("takes blanks for silence", async () => {
		const { chain } = chainOf(model("claude", " ", "\n"), model("openai", "\n Hi."));
		expect((await ask(chain)).said).toEqual(["openai: Hi."]);
	});

	it("ends with what was said when a reply breaks off, and never begins another", async () => {
		const next = model("openai", "Hi.");
		const { said, error } = await ask(chainOf(model("claude", "Half ", "broken"), next).chain);
		expect(said).toEqual(["claude: Half "]);
		expect(error).toMatchObject({ provider: "claude", failure: "broken" });
		expect(next.asked).toBe(0);
	});

	it("ends a reply that falls silent", async () => {
		const { said, error } = await ask(chainOf(model("claude", "Half ", 5_000, "more")).chain);
		expect(said).toEqual(["claude: Half "]);
		expect(error).toMatchObject({ failure: "silent" });
	});

	it("leaves alone who failed, for as long as they ask, and then tries again", async () => {
		const [down, up] = [model("claude", "limited"), model("openai", "Hi.")];
		const { chain, clock } = chainOf(down, up);
		await ask(chain);
		await ask(chain);
		expect(down.asked).toBe(1);
		clock.now = 61_000;
		await ask(chain);
		expect(down.asked).toBe(2);
	});

	it("asks somebody even when all are resting", async () => {
		const only = model("claude", "broken");
		const { chain } = chainOf(only);
		await ask(chain);
		await ask(chain);
		expect(only.asked).toBe(2);
	});

	it("does not rest one who only would not answer this", async () => {
		const first = model("claude", "refused");
		const { chain } = chainOf(first, model("openai", "Hi."));
		await ask(chain);
		await ask(chain);
		expect(first.asked).toBe(2);
	});

	it("stops at once with the signal's reason, before and after the first word", async () => {
		for (const acts of [
			[5_000, "x"],
			["Word ", 5_000, "x"],
		]) {
			const controller = new AbortController();
			const asked = model("claude", ...acts);
			setTimeout(() => controller.abort("stopped"), 20);
			expect((await ask(chainOf(asked).chain, { signal: controller.signal })).error).toBe("stopped");
			expect(asked.wasLetGo).toBe(true);
		}
	});

	// spec: P.58
	it("is answered by the guide when everybody fails, which says for whom and why", async () => {
		for (const [failure, standsIn] of [
			["limited", { provider: "claude", why: "limited", waitSeconds: 60 }],
			["refused", { provider: "claude", why: "refused" }],
			["tooLong", { provider: "claude", why: "too-long" }],
			["misconfigured", { provider: "claude", why: "away" }],
		] as const) {
			const { chain, failures } = chainOf(model("claude", failure), model("openai", "broken"));
			expect(await ask(chain)).toEqual({
				said: ["builtin: The guide."],
				error: null,
				metadata: { standsIn },
			});
			expect(failures).toEqual([`claude: ${failure}`, "openai: broken"]);
		}
	});

	it("asks the models again with the next message", async () => {
		const only = model("claude", "broken");
		const { chain, guide } = chainOf(only);
		await ask(chain);
		await ask(chain);
		expect([only.asked, guide.asked]).toEqual([2, 2]);
	});

	it("never lets the guide finish a reply that a model began", async () => {
		const { chain, guide } = chainOf(model("claude", "broken"));
		const { error } = await ask(chain, { written: "Half a " });
		expect(error).toMatchObject({ provider: "claude", failure: "broken" });
		expect(guide.asked).toBe(0);
	});

	it("asks only companies that the person agreed to, and a local model always", async () => {
		const [claude, openai] = [model("claude", "Claude."), model("openai", "OpenAI.")];
		expect((await ask(chainOf(claude, openai).chain, { consentedTo: ["openai"] })).said).toEqual([
			"openai: OpenAI.",
		]);
		expect(claude.asked).toBe(0);
		const local = chainOf(claude, model("local", "Local.")).chain;
		expect((await ask(local, { consentedTo: [] })).said).toEqual(["local: Local."]);
	});

	it("is the guide's until somebody agrees, which says who could answer", async () => {
		const claude = model("claude", "Claude.");
		expect(await ask(chainOf(claude).chain, { consentedTo: [] })).toEqual({
			said: ["builtin: The guide."],
			error: null,
			metadata: { standsIn: { provider: "claude", why: "no-consent" } },
		});
		expect(claude.asked).toBe(0);
	});

	it("asks for no agreement in the middle of danger", async () => {
		const { chain } = chainOf(model("claude", "Claude."));
		const answer = await ask(chain, { consentedTo: [], said: "I want to end my life tonight" });
		expect(answer).toEqual({ said: ["builtin: The guide."], error: null });
	});

	it("is the guide's when no model is asked", async () => {
		expect(await ask(chainOf().chain)).toEqual({ said: ["builtin: The guide."], error: null });
	});
});
