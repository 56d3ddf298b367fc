import type * as z from "zod/mini";
import { COMPANIES, mayAsk } from "#shared/ai-providers.ts";
import type { ChatMode } from "#shared/chat/modes.ts";
import type { ProviderCooldowns } from "../failover/provider-cooldowns.ts";
import type { ModelTimings } from "../failover/timings.ts";
import { withTimeout } from "../failover/with-timeout.ts";
import { ModelError, toModelError } from "../model-error.ts";
import { jsonSchemaOf } from "./json-schema.ts";
import type {
	DataAnswer,
	DataProvider,
	DataQuestion,
	StructuredModel,
	WireAnswer,
	WireQuestion,
} from "./structured-model.ts";

type FailoverDataParts = {
	/** The providers to ask, the first choice first. */
	order: (mode: ChatMode) => DataProvider[];
	cooldowns: ProviderCooldowns;
	timings: Pick<ModelTimings, "dataMs">;
	onFailure: (error: ModelError) => void;
};

/**
 * Makes one model of several providers, asked one after the other until one answers. Nothing on screen waits for it.
 */
export function createFailoverData({
	order,
	cooldowns,
	timings,
	onFailure,
}: FailoverDataParts): StructuredModel {
	async function ask<Data>(
		question: DataQuestion<Data>,
		signal: AbortSignal = new AbortController().signal,
	): Promise<DataAnswer<Data>> {
		const { shape, mode = "deep", consentedTo = COMPANIES } = question;
		const wire = toWire(question);
		const all = order(mode).filter(({ provider }) => mayAsk(provider, consentedTo));
		const awake = all.filter(({ provider }) => !cooldowns.isCoolingDown(provider));
		let failure: ModelError | null = null;
		for (const one of awake.length > 0 ? awake : all) {
			const controller = new AbortController();
			try {
				const answer = one.answer(wire, AbortSignal.any([signal, controller.signal]));
				const { text, usage } = await withTimeout(answer, timings.dataMs, one.provider, signal);
				return { data: toData(one, text, shape), provider: one.provider, usage };
			} catch (error) {
				controller.abort();
				signal.throwIfAborted();
				failure = toModelError(one.provider, error);
				onFailure(failure);
				if (failure.failure === "malformed") {
					break;
				}
				cooldowns.rest(failure);
			}
		}
		throw failure ?? new ModelError("builtin", "misconfigured");
	}
	return { providers: order("deep").map(({ provider }) => provider), ask };
}

/** The question as it goes over the wire. */
export function toWire<Data>({ name, task, about, shape }: DataQuestion<Data>): WireQuestion {
	return { name, task, about, schema: jsonSchemaOf(shape) };
}

/** Reads an answer. Compatible servers that know no schemas like to wrap JSON in a fence. Throws `malformed`. */
export function toData<Data>(
	{ provider }: DataProvider,
	text: WireAnswer["text"],
	shape: z.ZodMiniType<Data>,
): Data {
	try {
		return shape.parse(JSON.parse(text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1)));
	} catch {
		// Errors leave out an answer that doesn't fit, because it may hold a person's words.
		throw new ModelError(provider, "malformed");
	}
}
