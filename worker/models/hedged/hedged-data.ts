import { COMPANIES, mayAsk } from "#shared/ai-providers.ts";
import { toData, toWire } from "../data/ask-for-data.ts";
import type { DataAnswer, DataProvider, DataQuestion, StructuredModel } from "../data/structured-model.ts";
import type { ProviderCooldowns } from "../failover/provider-cooldowns.ts";
import { withTimeout } from "../failover/with-timeout.ts";
import { ModelError } from "../model-error.ts";
import { hedgedRace } from "./hedged-race.ts";

/** In ms. */
export type HedgeTimings = {
	/** A provider that hasn't answered after this gets company by the next one. */
	hedgeMs: number;
	/** A provider that hasn't answered after this has failed. */
	giveUpMs: number;
};

type HedgedDataParts = {
	providers: readonly DataProvider[];
	cooldowns: ProviderCooldowns;
	timings: HedgeTimings;
	onFailure: (error: ModelError) => void;
};

/**
 * Several providers as one, for questions that someone waits for. The first answer wins. A provider that fails, or loses
 * after a silence of `hedgeMs`, rests: it's asked last until its rest is over.
 */
export function createHedgedData({
	providers,
	cooldowns,
	timings,
	onFailure,
}: HedgedDataParts): StructuredModel {
	function fail(error: ModelError): void {
		cooldowns.rest(error);
		onFailure(error);
	}

	function ask<Data>(
		question: DataQuestion<Data>,
		signal: AbortSignal = new AbortController().signal,
	): Promise<DataAnswer<Data>> {
		const wire = toWire(question);
		const { consentedTo = COMPANIES } = question;
		const asked = providers.filter(({ provider }) => mayAsk(provider, consentedTo));
		const isCoolingDown = ({ provider }: DataProvider) => cooldowns.isCoolingDown(provider);
		const order = [...asked.filter((one) => !isCoolingDown(one)), ...asked.filter(isCoolingDown)];
		return hedgedRace(order, {
			async ask(one, controller) {
				const ending = AbortSignal.any([signal, controller.signal]);
				const answer = one.answer(wire, ending);
				const { text, usage } = await withTimeout(answer, timings.giveUpMs, one.provider, ending);
				return { data: toData(one, text, question.shape), provider: one.provider, usage };
			},
			hedgeMs: timings.hedgeMs,
			signal,
			onFailure: fail,
			onTooSlow: ({ provider }) => fail(new ModelError(provider, "silent")),
			nobody: "No provider is configured: name one in SAFETY_PROVIDERS.",
		});
	}
	return { providers: providers.map(({ provider }) => provider), ask };
}
