import type { CreateAssessment, SavedAssessment } from "#shared/schemas/assessments.ts";
import { request } from "#web/lib/api/api.ts";
import { ApiError } from "#web/lib/api/api-error.ts";
import { errorMessage, ReadableError } from "#web/lib/api/readable-error.ts";

export async function createAssessment(body: CreateAssessment): Promise<SavedAssessment> {
	try {
		return await request("POST /api/assessments", { body });
	} catch (error) {
		if (error instanceof ApiError) {
			throw new ReadableError(`Assessment creation failed: ${errorMessage(error, error.message)}`);
		}
		throw error;
	}
}
