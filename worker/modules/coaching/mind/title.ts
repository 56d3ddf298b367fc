import { titleFor } from "../../../guide/tasks/title.ts";
import type { DataModel } from "../../../models/data/data-model.ts";
import { fenced } from "../prompts/fence.ts";
import { TITLE_TASK } from "../prompts/tasks.v2.ts";
import { askOr } from "./ask-or.ts";
import { titleShape } from "./shapes.ts";

/** Shorter messages don't say what a conversation is about. */
const TELLING_WORDS = 4;

/** Returns a title from the person's first messages; null when they say too little. */
export async function titleOf(words: readonly string[], data: DataModel | null): Promise<string | null> {
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
	const { title } = await askOr(data, question, builtin);
	return title?.replace(/^["'“]+|["'”.]+$/g, "") ?? null;
}
