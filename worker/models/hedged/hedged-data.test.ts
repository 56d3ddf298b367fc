import { describe, expect, it } from "vitest";
import type { AiProvider } from "#shared/ai-providers.ts";
import type { DataProvider } from "../data/structured-model.ts";
import { createProviderCooldowns } from "../failover/provider-cooldowns.ts";
import { ModelError, type ModelFailure } from "../model-error.ts";
import { RISK_QUESTION } from "../test-request.ts";
import { createHedgedData } from "./hedged-data.ts";

const TIMINGS = { hedgeMs: 30, giveUpMs: 150 };
type Played = DataProvider & { asked: number; wasEnded: boolean };

/** A provider that answers this level after so many ms, or fails. */
function provider(name: AiProvider, answer: string | ModelFailure, afterMs = 0): Played {
	const self: Played = {
		provider: name,
		asked: 0,
		wasEnded: false,
		async answer(_, signal) {
			self.asked += 1;
			signal.addEventListener("abort", () => {
				self.wasEnded = true;
			});
			await new Promise((resolve) => setTimeout(resolve, afterMs));
			if (answer === "broken" || answer === "refused") {
				throw new ModelError(name, answer);
			}
			return { text: answer === "malformed" ? '{"lev' : JSON.stringify({ level: answer }), usage: null };
		},
	};
	return self;
}

function hedged(...providers: Played[]) {
	const clock = { now: 0 };
	const failures: string[] = [];
	const data = createHedgedData({
		providers,
		cooldowns: createProviderCooldowns(() => clock.now),
		timings: TIMINGS,
		onFailure: ({ message }) => failures.push(message),
	});
	const ask = async (signal?: AbortSignal) => {
		const { data: answer, provider: by } = await data.ask(RISK_QUESTION, signal);
		return `${by}: ${answer.level}`;
	};
	return { ask, clock, failures };
}

describe("a hedged question", () => {
	it("is answered by the first provider, and nobody else is asked", async () => {
		const [first, second] = [provider("claude", "none"), provider("openai", "wish")];
		expect(await hedged(first, second).ask()).toBe("claude: none");
		expect(second.asked).toBe(0);
	});

	it("is asked of the next provider too after a silence, and the first answer wins", async () => {
		const [first, second] = [provider("claude", "none", 120), provider("openai", "wish")];
		expect(await hedged(first, second).ask()).toBe("openai: wish");
		expect(first.wasEnded).toBe(true);
	});

	it("goes on to the next provider at once when one fails or answers nonsense", async () => {
		const [broken, garbled] = [provider("claude", "broken"), provider("openai", "malformed")];
		const { ask, failures } = hedged(broken, garbled, provider("workers-ai", "wish"));
		expect(await ask()).toBe("workers-ai: wish");
		expect(failures).toEqual(["claude: broken", "openai: malformed"]);
	});

	// spec: S.24
	it("lets a provider rest that failed or was too slow, and asks it last meanwhile", async () => {
		const [slow, quick] = [provider("claude", "none", 120), provider("openai", "wish")];
		const { ask, clock, failures } = hedged(slow, quick);
		await ask();
		expect(failures).toEqual(["claude: silent"]);
		await ask();
		expect([slow.asked, quick.asked]).toEqual([1, 2]);
		clock.now = 31_000;
		await ask();
		expect([slow.asked, quick.asked]).toEqual([2, 3]);
	});

	it("doesn't let a provider rest that lost before it had its time", async () => {
		const [first, second] = [provider("claude", "none", 45), provider("openai", "wish", 120)];
		const { ask, failures } = hedged(first, second);
		expect(await ask()).toBe("claude: none");
		expect(second.wasEnded).toBe(true);
		expect(failures).toEqual([]);
	});

	it("asks a resting provider rather than nobody", async () => {
		const first = provider("claude", "broken");
		const { ask } = hedged(first);
		await expect(ask()).rejects.toMatchObject({ failure: "broken" });
		await expect(ask()).rejects.toMatchObject({ failure: "broken" });
		expect(first.asked).toBe(2);
	});

	it("gives up when every provider is silent", async () => {
		const { ask } = hedged(provider("claude", "none", 400), provider("openai", "none", 400));
		await expect(ask()).rejects.toMatchObject({ failure: "silent" });
	});

	it("ends with the signal, and blames no provider for it", async () => {
		const controller = new AbortController();
		const { ask, failures } = hedged(provider("claude", "none", 120));
		const asked = ask(controller.signal);
		controller.abort(new Error("gone"));
		await expect(asked).rejects.toThrow("gone");
		expect(failures).toEqual([]);
	});
});
