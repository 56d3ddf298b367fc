import { titleFor } from "../../../guide/tasks/title.ts";
import type { StructuredModel } from "../../../models/data/structured-model.ts";
import { fenced } from "../prompts/fence.ts";
import { TITLE_TASK } from "../prompts/tasks.v2.ts";
import { titleShape } from "./shapes.ts";
import { withFallback } from "./with-fallback.ts";

/** Shorter messages don't say what a conversation is about. */
const TELLING_WORDS = 4;

/** Returns a title from the person's first messages; null when they say too little. */
export async function titleOf(
	words: readonly string[],
	data: StructuredModel | null,
): Promise<string | null> {
	if (words.join(" ").split(/\s+/).length < TELLING_WORDS) {
		return null;
	}
	const builtin = () => ({ title: titleFor(words) });
	const question = {
		name: "title",
		task: TITLE_TASK,
		about: fenced("messages", words),
		shape: titleShape,
	};
	const { title } = await withFallback(data, question, builtin);
	return title?.replace(/^["'“]+|["'”.]+$/g, "") ?? null;
}
