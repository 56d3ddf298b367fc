import type { MessageMetadata } from "#shared/schemas/conversations.ts";
import { structureBy } from "../../coaching/model-tasks/structure.ts";
import { windowOf } from "../object/history.ts";
import type { JobContext } from "./job-context.ts";

/** Finds the structure of a connected model's newest coaching reply, after the reply was streamed. */
export async function findStructure({ store, deps, turns }: JobContext): Promise<void> {
	const reply = store.postTurn.wantingStructure();
	const meta = store.meta();
	if (!reply || !meta) {
		store.removeJob("structure");
		return;
	}
	const { mode = "deep" } = JSON.parse(reply.metadata) as MessageMetadata;
	const data = await deps.dataFor(meta.owner);
	const talk = { turns: windowOf(store.messages.history(reply.id)), summary: meta.summary, mode };
	const structure = data ? await structureBy(data, talk) : {};
	turns.replies.addStructure(reply, structure);
	if (!store.postTurn.wantingStructure()) {
		store.removeJob("structure");
	}
}
