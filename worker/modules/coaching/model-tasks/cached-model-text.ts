import { waitUntil } from "cloudflare:workers";
import { hash } from "#shared/math/hash.ts";
import type { UserRow } from "../../../db/tables/users.table.ts";
import type { Deps } from "../../../deps.ts";
import { getPersonStub, type PersonStub } from "../../../durable-objects/get-person.ts";
import type { DataQuestion, StructuredModel } from "../../../models/data/structured-model.ts";
import { structuredModelOf } from "./structured-model-for.ts";
import { withFallback } from "./with-fallback.ts";

type Wanted<Data> = {
	/** One text of each kind is kept per person. */
	kind: string;
	/** The facts it's made from; other facts make another text. */
	madeOf: unknown;
	question: DataQuestion<Data>;
};

/**
 * Returns the text that a connected model made from exactly these facts, or null. On null the caller shows our own
 * text, so that no page waits for a model. Asks the model in the background, once, and notifies the tabs when its
 * text is ready.
 */
export async function cachedModelText<Data>(
	deps: Deps,
	user: UserRow,
	{ kind, madeOf, question }: Wanted<Data>,
): Promise<Data | null> {
	const data = structuredModelOf(deps, user);
	if (!data) {
		return null;
	}
	const person = getPersonStub(deps.env, user.id);
	const fingerprint = String(hash(JSON.stringify(madeOf)));
	const kept = await person.claimText(kind, fingerprint);
	if (kept.data !== null) {
		const read = question.shape.safeParse(JSON.parse(kept.data));
		return read.success ? read.data : null;
	}
	if (kept.isClaimed) {
		waitUntil(make(person, data, { kind, fingerprint, question }));
	}
	return null;
}

async function make<Data>(
	person: PersonStub,
	data: StructuredModel,
	{ kind, fingerprint, question }: { kind: string; fingerprint: string; question: DataQuestion<Data> },
): Promise<void> {
	const made = await withFallback(data, question, () => null);
	if (made) {
		await person.keepText(kind, fingerprint, JSON.stringify(made));
		await person.notify(["coaching"]);
	}
}
