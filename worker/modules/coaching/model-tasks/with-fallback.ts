import type { DataQuestion, StructuredModel } from "../../../models/data/structured-model.ts";
import { ModelError } from "../../../models/model-error.ts";

/**
 * Returns the connected model's answer, or `otherwise`: also when the model fails, is too slow or sends an answer
 * that doesn't fit (logged where it's asked). `data` is null without a model, or when the person chose the built-in
 * coach.
 */
export async function withFallback<Data, Otherwise>(
	data: StructuredModel | null,
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
