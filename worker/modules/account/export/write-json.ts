import { toUser } from "../../../db/to-user.ts";
import type { Collected } from "./collect.ts";
import { machine, paintedBy, writtenBy } from "./written-by.ts";

/** All that a person owns as one JSON object, piece by piece. */
export async function* writeJson({ user, at, tables, personal, talks, scenes }: Collected) {
	yield `{"product":"Attune","exportedAt":${text(at)},"account":${text(toUser(user))}`;
	const reportedReplies = tables.reportedReplies.map((row) => ({
		...row,
		writtenBy: machine(row.aiProvider),
	}));
	for (const [name, rows] of Object.entries({ ...tables, reportedReplies, personal })) {
		yield `,\n${text(name)}:${text(rows)}`;
	}
	yield ',\n"conversations":[';
	yield* items(talks(), ({ conversation, messages, ...talk }) => ({
		...conversation,
		...talk,
		messages: messages.map((message) => ({ ...message, writtenBy: writtenBy(message) })),
	}));
	yield '],\n"scenes":[';
	yield* items(scenes(), (scene) => ({ ...scene, paintedBy: paintedBy(scene.painter) }));
	yield "]}\n";
}

async function* items<Item>(source: AsyncGenerator<Item>, shown: (item: Item) => unknown) {
	let isFirst = true;
	for await (const item of source) {
		yield `${isFirst ? "\n" : ",\n"}${text(shown(item))}`;
		isFirst = false;
	}
}

const text = (value: unknown) => JSON.stringify(value);
