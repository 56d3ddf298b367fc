import type { SafetyFeedback } from "#shared/schemas/safety.ts";
import { request } from "./api.ts";

/** Reports what the person did with the help shown. Fire and forget; ignores failures. */
export function sendSafetyFeedback(userId: string, kind: SafetyFeedback["kind"]): void {
	request("POST /api/safety/:userId/feedback", { params: { userId }, body: { kind } }).catch(() => undefined);
}
