import { toUser } from "../../users/to-user.ts";
import type { Collected } from "./collect.ts";

/** All that a person owns as one JSON object, piece by piece. */
export async function* writeJson({ user, at, tables, personal, talks, scenes }: Collected) {
	yield `{"product":"Attune","exportedAt":${text(at)},"account":${text(toUser(user))}`;
	for (const [name, rows] of Object.entries({ ...tables, personal })) {
		yield `,\n${text(name)}:${text(rows)}`;
	}
	yield ',\n"conversations":[';
	yield* items(talks(), ({ conversation, ...talk }) => ({ ...conversation, ...talk }));
	yield '],\n"scenes":[';
	yield* items(scenes(), (scene) => scene);
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
