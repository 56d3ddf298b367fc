import { inject } from "vitest";

/** A request to a provider as the simulator notes it: both wires in one form, without what only one of them knows. */
export type SentRequest = {
	model: string;
	messages: { role: string; content: unknown }[];
	tools?: unknown[];
};

/** Every request to a model of this name in which these words were sent, as the simulator received them, oldest first. */
export async function sentTo(model: string, words: string): Promise<SentRequest[]> {
	const answer = await fetch(`${inject("aimock")}/__aimock/journal`);
	const entries = await answer.json<{ body: SentRequest | null }[]>();
	return entries
		.flatMap(({ body }) => body ?? [])
		.filter((body) => body.model.startsWith(model) && JSON.stringify(body.messages).includes(words));
}

/** The newest of them. */
export async function newestSentTo(model: string, words: string): Promise<SentRequest> {
	const found = (await sentTo(model, words)).at(-1);
	if (!found) {
		throw new Error(`No request to ${model} with these words.`);
	}
	return found;
}
