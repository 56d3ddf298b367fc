import type { DataModel, DataQuestion } from "../../../models/data/data-model.ts";
import { ModelError } from "../../../models/model-error.ts";

/**
 * What the connected model answers, else what we say without one: also when it fails, is too slow or answers
 * what does not fit (that is logged where it is asked). `data` is null when there is none, or the person
 * chose the built-in coach.
 */
export async function askOr<Data, Otherwise>(
	data: DataModel | null,
	question: DataQuestion<Data>,
	otherwise: () => Otherwise,
): Promise<Data | Otherwise> {
	if (!data) {
		return otherwise();
	}
	try {
		return (await data.ask(question)).data;
	} catch (error) {
		if (error instanceof ModelError) {
			return otherwise();
		}
		throw error;
	}
}
